import ScreenDSLLooks

struct InboxScreen: Screen {
  var inbox: Inbox
  var send: @MainActor @Sendable (Inbox.Action) -> Void
  var refresh: @MainActor @Sendable () async -> Void = {}

  var body: some ScreenContent {
    Group {
      top
      mails
    }
    .onRefresh(refresh)
    .onReachEnd { send(.showMore) }
    .searchable(inbox.query, prompt: "Search mail") { send(.search($0)) }
    .editing(inbox.isEditing) { send(.edit($0)) }
    .emptyContent {
      Look.vertical(alignment: .center) {
        Look.text("No mail", .headline)
        Look.button("Look again") { send(.load) }
      }
    }
  }

  @ScreenBuilder private var top: some ScreenContent {
    if !inbox.isEmpty {
      Section("top") {
        Container("people", PeopleStrip()) {
          for (person, unread) in inbox.people {
            PersonCard(person: person, unread: unread, isChosen: person == inbox.chosen)
              .onSelect { send(.choose(person)) }
          }
        }
        .layout(.carousel.itemSize(width: 96, height: 88))
        SortControl(selected: inbox.sort, onChange: Handler { send(.sort($0)) })
        for folder in Inbox.Folder.allCases { folderRows(folder) }
      }
    }
  }

  @SectionBuilder private func folderRows(_ folder: Inbox.Folder) -> some SectionContent {
    let mails = inbox.mails(in: folder)
    if !mails.isEmpty {
      Look.row(folder.rawValue, value: "\(mails.count)").id(folder.rawValue)
        .disclosureRows(
          isExpanded: inbox.unfolded.contains(folder), Handler { send(.unfold(folder, $0)) }
        ) { rows(mails) }
    }
  }

  @ScreenBuilder private var mails: some ScreenContent {
    switch inbox.phase {
    case .loading:
      Section("loading") {
        for number in 0..<4 { MailRow(mail: .news, isLoading: true).id(number) }
      }
    case .failed(let reason):
      Section("failure") {
        Look.row("Cannot load mail", detail: "\(reason). Tap to try again.")
          .onSelect { send(.load) }
      }
    case .loaded:
      if inbox.groups.isEmpty, !inbox.isEmpty {
        Section("none") {
          Look.text(inbox.query.isEmpty ? "No mail" : "No mail for “\(inbox.query)”")
        }
      }
      for (group, mails) in inbox.groups {
        Section(group.rawValue, header: group.title) { rows(mails) }
      }
    }
  }

  @SectionBuilder private func rows(_ mails: [Mail]) -> some SectionContent {
    for mail in mails {
      MailRow(mail: mail)
        .onSelect { send(.open(mail.id)) }
        .onImpression(dwell: 0.5) { send(.see(mail.id)) }
        .swipeActions(
          SwipeAction("Delete", style: .destructive) { send(.move(mail.id, .trash)) },
          SwipeAction("Archive", color: .purple) { send(.move(mail.id, .archive)) }
        )
        .contextMenu {
          MenuAction(mail.isUnread ? "Mark as read" : "Mark as unread") {
            send(.toggleUnread(mail.id))
          }
        }
    }
  }
}

/// The model of the row that shows the people side by side. Its `look` is empty, because each person is a row of its
/// own inside this row.
struct PeopleStrip: ContainerModel, LookModel { var look: some LookPart { Look.empty } }

struct PersonCard: LookModel, Identifiable {
  var person: Person
  var unread: Int
  var isChosen: Bool
  var id: Person.ID { person.id }

  var look: some LookPart {
    Look.vertical(alignment: .center) {
      Look.horizontal {
        Look.avatar(person.name).decorative()
        if unread > 0 { Look.unread }
      }
      Look.text(person.firstName, .footnote).color(.secondary).lines(1)
    }
    .selected(isChosen)
  }
}

struct SortControl: LookModel {
  var selected: Inbox.Sort
  var onChange: Handler<Inbox.Sort>

  var look: some LookPart {
    Look.picker(
      "Sort", Inbox.Sort.allCases, selected: selected, as: .segments, name: \.title, onChange)
  }
}

struct MailRow: LookModel, Identifiable {
  var mail: Mail
  var isLoading = false
  var id: Mail.ID { mail.id }

  var look: some LookPart {
    Look.horizontal(alignment: .top) {
      Look.avatar(mail.sender.name).decorative()
      Look.vertical {
        Look.horizontal {
          Look.horizontal {
            if mail.isUnread { Look.unread }
            Look.text(mail.sender.name, .headline).lines(1).fill()
          }
          .fill()
          Look.text(mail.time, .footnote).color(.secondary)
        }
        .stacksAtAccessibilitySizes()
        Look.text(mail.subject, .subheadline).lines(1)
        Look.text(mail.preview, .footnote).color(.secondary).lines(2)
      }
      .fill()
    }
    .loading(isLoading)
  }
}

extension Look {
  fileprivate static let unread = text("●", .caption).color(.blue).accessibility(label: "Unread")
}
