import ScreenDSL

struct InboxScreen: Screen {
  var inbox: Inbox
  var send: @MainActor @Sendable (Inbox.Action) -> Void

  var body: some ScreenContent {
    Section("top") {
      SearchField(text: inbox.query, onChange: Handler { send(.search($0)) })
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

struct SearchField: CellModel {
  var text: String
  var onChange: Handler<String>
}

struct PeopleStrip: ContainerModel {}

struct PersonCard: CellModel, Identifiable {
  let id: Person.ID
  var unread: Int
  var isChosen: Bool

  init(_ person: Person, unread: Int, isChosen: Bool) {
    (id, self.unread, self.isChosen) = (person.id, unread, isChosen)
  }

  var firstName: String { String(id.prefix { $0 != " " }) }
}

struct SortControl: CellModel {
  var selected: Inbox.Sort
  var onChange: Handler<Inbox.Sort>
}

struct MailRow: CellModel, Identifiable {
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
}

struct LoadingMail: CellModel {}
struct LoadingFailure: CellModel { var reason: String }
struct NoMail: CellModel { var query: String }
