import ScreenDSLLooks

struct InboxScreen: Screen {
  var inbox: Inbox
  var send: @MainActor @Sendable (Inbox.Action) -> Void

  var body: some ScreenContent {
    Section("top") {
      Look.field("", text: inbox.query, prompt: "Search") { send(.search($0)) }
        .returnKey(.search).accessibility(label: "Search")
      Container("people", PeopleStrip()) {
        for (person, unread) in inbox.people {
          PersonCard(person, unread: unread, isChosen: person == inbox.chosen)
            .onSelect { send(.choose(person)) }
        }
      }
      .layout(.carousel.itemSize(width: 96, height: 88))
      SortControl(selected: inbox.sort, onChange: Handler { send(.sort($0)) })
    }
    switch inbox.phase {
    case .loading:
      Section("loading") { for number in 0..<4 { LoadingMail().id(number) } }
    case .failed(let reason):
      Section("failure") {
        LoadingFailure(reason: reason).onSelect { send(.load) }
      }
    case .loaded:
      if inbox.days.isEmpty { Section("none") { NoMail(query: inbox.query) } }
      for day in inbox.days {
        Section(day.id, header: day.title) {
          for mail in day.mails {
            MailRow(mail)
              .onSelect { send(.open(mail.id)) }
              .onImpression(dwell: 0.5) { send(.see(mail.id)) }
              .swipeActions(SwipeAction("Archive", color: .purple) { send(.archive(mail.id)) })
              .contextMenu {
                MenuAction(mail.isUnread ? "Mark as read" : "Mark as unread") {
                  send(.toggleUnread(mail.id))
                }
              }
          }
        }
      }
    }
  }
}

struct PeopleStrip: ContainerModel, Drawn { var look: some LookPart { Look.empty } }

struct PersonCard: Drawn, Identifiable {
  let id: Person.ID
  var unread: Int
  var isChosen: Bool

  init(_ person: Person, unread: Int, isChosen: Bool) {
    (id, self.unread, self.isChosen) = (person.id, unread, isChosen)
  }

  var look: some LookPart {
    Look.vertical {
      Look.horizontal {
        Look.avatar(id).decorative()
        if unread > 0 { Look.unread }
      }
      Look.text(String(id.prefix { $0 != " " }), .footnote).color(.secondary).lines(1)
    }
    .selected(isChosen)
  }
}

struct SortControl: Drawn {
  var selected: Inbox.Sort
  var onChange: Handler<Inbox.Sort>

  var look: some LookPart {
    Look.picker(
      "Sort", Inbox.Sort.allCases, selected: selected, as: .segments, name: \.title, onChange)
  }
}

struct MailRow: Drawn, Identifiable {
  let id: Mail.ID
  var sender: String
  var subject: String
  var preview: String
  var time: String
  var isUnread: Bool

  init(_ mail: Mail) {
    (id, sender, subject) = (mail.id, mail.sender.name, mail.subject)
    (preview, time, isUnread) = (mail.preview, mail.time, mail.isUnread)
  }

  var look: some LookPart {
    Look.horizontal {
      Look.avatar(sender).decorative()
      Look.vertical {
        Look.horizontal {
          if isUnread { Look.unread }
          Look.text(sender, .headline).lines(1).fill()
          Look.text(time, .footnote).color(.secondary)
        }
        Look.text(subject, .subheadline).lines(1)
        Look.text(preview, .footnote).color(.secondary).lines(2)
      }
      .fill()
    }
  }
}

extension Look {
  fileprivate static let unread = text("●", .caption).color(.blue).accessibility(label: "Unread")
}

struct LoadingMail: Drawn {
  var look: some LookPart {
    Look.horizontal {
      Look.avatar("")
      Look.vertical {
        Look.text("A sender's name")
        Look.text("What the mail may be about", .footnote)
      }
    }
    .loading()
  }
}

struct LoadingFailure: Drawn {
  var reason: String

  var look: some LookPart { Look.row("Cannot load mail", detail: "\(reason). Tap to try again.") }
}

struct NoMail: Drawn {
  var query: String

  var look: some LookPart { Look.text(query.isEmpty ? "No mail" : "No mail for “\(query)”") }
}
