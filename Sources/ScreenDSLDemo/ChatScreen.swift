import ScreenDSLLooks

/// A chat: messages grouped by day, images, search results, a typing indicator, and a field for new messages.
struct ChatScreen: Screen {
  var chat: Editable<Chat>

  var body: some ScreenContent {
    Section("search") {
      if let hits = chat.hits {
        Look.text(hits == 1 ? "1 message" : "\(hits) messages", .footnote)
          .color(.secondary).announced().id("hits")
      }
    }
    .searchable(chat.query, prompt: "Search messages") { text in chat.edit { $0.query = text } }
    for day in ["Yesterday", "Today"] {
      let header = Look.text(day, .footnote).color(.secondary).alignment(.center)
      Section(day, header: header.accessibility(traits: .header)) {
        for message in chat.messages where message.day == day {
          let retry = Handler<Void> { chat.edit { $0.change(message.id) { $0.phase = .sending } } }
          MessageRow(message: message, query: message.hit(chat.query), onRetry: retry)
            .replaces(id: message.localID ?? message.id)
            .swipeActions(
              .leading, [SwipeAction("Reply") { chat.edit { $0.draft = "“\(message.text)” " } }]
            )
            .contextMenu {
              if message.isMine {
                MenuAction("Edit") { chat.edit { $0.begin(message) } }
                MenuAction("Delete", style: .destructive) { chat.edit { $0.delete(message.id) } }
              }
            }
        }
      }
      .layout(.list.spacing(1).pinnedHeader())
    }
    Section("next") {
      if chat.isTyping {
        Look.text("● ● ●", .caption).color(.secondary).bubble(.received)
          .accessibility(label: "Grace is typing").announced().id("typing")
      }
      Look.horizontal(alignment: .leading) {
        Look.field("", edits: chat, \.draft, prompt: "Message")
          .lines(1...5).limit(chat.draft.count > 200 ? 280 : nil)
          .accessibility(label: "Message").fill()
        Look.button(chat.edited == nil ? "Send" : "Save") { chat.edit { $0.submit() } }
          .kind(.filled).enabled(1...280 ~= chat.draft.count).key("submit")
      }
    }
  }
}

struct MessageRow: LookModel, Identifiable {
  var message: Message
  var query: String
  var onRetry: Handler<Void>
  var id: Message.ID { message.id }

  var look: some LookPart {
    Look.vertical(alignment: .fill) {
      if let picture = message.picture {
        Look.image(.remote(picture, placeholder: .symbol("photo"))).size(height: 150).fill()
      }
      Look.text(message.text).highlighted(query).sensitive().motion(.flash(.yellow))
      switch message.phase {
      case .sending: Look.text("Sending …", .caption)
      case .sent: Look.text(message.time + (message.isEdited ? " · edited" : ""), .caption)
      case .failed: Look.text("Not sent. Try again", .caption).link("Try again", onRetry)
      }
    }
    .bubble(message.isMine ? .sent : .received)
  }
}

/// The state of the chat, and the actions that change the state.
struct Chat: SceneState {
  var messages = Message.samples
  var (query, draft, isTyping) = ("", "", false)
  private(set) var edited: Message.ID?

  /// The number of messages that contain the search text. If the search text is empty, the value is nil.
  var hits: Int? { query.isEmpty ? nil : messages.count { !$0.hit(query).isEmpty } }

  mutating func change(_ id: Message.ID, _ change: (inout Message) -> Void) {
    if let index = messages.firstIndex(where: { $0.id == id }) { change(&messages[index]) }
  }
  mutating func begin(_ message: Message) { (edited, draft) = (message.id, message.text) }
  mutating func delete(_ id: Message.ID) { messages.removeAll { $0.id == id } }

  /// Sends `words` or, if nil, the draft. If the user is editing a message, that message gets this text instead.
  mutating func submit(_ words: String? = nil) {
    let text = words ?? draft
    // The server may have given the edited message another ID, and the user may have deleted the message.
    let index = edited.flatMap { id in messages.firstIndex { $0.id == id || $0.localID == id } }
    if let index {
      (messages[index].text, messages[index].isEdited) = (text, true)
    } else {
      // After the user deletes a message, `-messages.count` can be the ID of another message. So the new ID must also
      // be less than all IDs in use.
      let least = messages.reduce(0) { min($0, $1.localID ?? $1.id) }
      let id = min(-messages.count, least - 1)
      messages.append(Message(id: id, text: text, isMine: true, phase: .sending))
    }
    (draft, edited) = ("", nil)
  }

  /// Handles the server's answer to the messages in the phase `sending`. If `id` is nil, sending has failed; otherwise,
  /// the first of these messages gets this ID, the second one the next ID, and so on.
  mutating func answer(_ id: Message.ID?) {
    var next = id
    for index in messages.indices where messages[index].phase == .sending {
      messages[index].answer(next)
      next = next.map { $0 + 1 }
    }
  }

  static func screen(_ chat: Editable<Chat>) -> ChatScreen { ChatScreen(chat: chat) }

  static let story: [Step] = [
    ("The chat opens", { _ in }),
    ("Grace types", { $0.isTyping = true }),
    ("Her message comes", { ($0.isTyping, $0.messages) = (false, $0.messages + [.news]) }),
    ("You type", { $0.draft = "How long is a microseccond?" }),
    ("You send it", { $0.submit() }),
    ("It arrives", { $0.answer(20) }),
    ("You begin to edit it", { $0.begin($0.messages[$0.messages.count - 1]) }),
    ("You save it", { $0.submit("How long is a microsecond?") }),
    ("You search for “wire”", { $0.query = "wire" }),
    ("You send another one", { $0.submit("Hello?") }),
    ("It does not arrive", { $0.answer(nil) }),
    ("You delete it", { $0.messages.removeLast() }),
  ]
}
