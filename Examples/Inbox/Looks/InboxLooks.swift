import ScreenDSLRendering

/// How the inbox's cells look, for pictures of it: no view is needed for that.
extension LookRegistry {
  static let inbox = LookRegistry(
    Look(of: SearchField.self) { field in
      .horizontal(.field(field.text, placeholder: "Search").accessibility(label: "Search"))
    },
    Look(of: PeopleStrip.self) { _ in .empty.size(height: 104) },
    Look(of: PersonCard.self) { person in
      .vertical {
        CellLook.horizontal {
          CellLook.avatar(person.id).accessibility(label: "")
          if person.unread > 0 { unread }
        }
        CellLook.subtitle(person.firstName).lineLimit(1)
      }
      .selected(person.isChosen)
    },
    Look(of: SortControl.self) { menu in
      .segments(Inbox.Sort.titles, selected: menu.selected.rawValue).accessibility(label: "Sort")
    },
    Look(of: MailRow.self) { mail in
      .horizontal {
        CellLook.avatar(mail.sender).accessibility(label: "")
        CellLook.vertical {
          CellLook.horizontal {
            if mail.isUnread { unread }
            CellLook.title(mail.sender).textStyle(.headline).lineLimit(1)
            CellLook.spacer
            CellLook.subtitle(mail.time)
          }
          CellLook.title(mail.subject).textStyle(.subheadline).lineLimit(1)
          CellLook.subtitle(mail.preview).lineLimit(2)
        }
      }
    },
    Look(of: LoadingMail.self) { _ in
      .horizontal {
        CellLook.avatar("")
        CellLook.vertical(.title("A sender's name"), .subtitle("What the mail may be about"))
      }
      .loading()
    },
    Look(of: LoadingFailure.self) { failure in
      .vertical(.title("Cannot load mail").textStyle(.headline), .subtitle(failure.reason))
    },
    Look(of: NoMail.self) { .title($0.query.isEmpty ? "No mail" : "No mail for “\($0.query)”") })

  private static let unread = CellLook.title("●").textStyle(.caption).tint(.blue)
    .accessibility(label: "Unread")
}
