import ScreenDSLRendering

/// How the inbox's cells look, for pictures of it: no view is needed for that.
extension LookRegistry {
  static let inbox = LookRegistry(
    .look(of: SearchField.self) { field in
      Look.field("", text: field.text, prompt: "Search", field.onChange)
        .accessibility(label: "Search")
    },
    .look(of: PeopleStrip.self) { _ in Look.empty.size(height: 104) },
    .look(of: PersonCard.self) { person in
      Look.vertical {
        Look.horizontal {
          Look.avatar(person.id).decorative()
          if person.unread > 0 { unread }
        }
        Look.text(person.firstName, .footnote).color(.secondary).lines(1)
      }
      .selected(person.isChosen)
    },
    .look(of: SortControl.self) { sort in
      Look.picker(
        "Sort", Inbox.Sort.allCases, selected: sort.selected, as: .segments,
        name: { Inbox.Sort.titles[$0.rawValue] }, sort.onChange)
    },
    .look(of: MailRow.self) { mail in
      Look.horizontal {
        Look.avatar(mail.sender).decorative()
        Look.vertical {
          Look.horizontal {
            if mail.isUnread { unread }
            Look.text(mail.sender, .headline).lines(1).fill()
            Look.text(mail.time, .footnote).color(.secondary)
          }
          Look.text(mail.subject, .subheadline).lines(1)
          Look.text(mail.preview, .footnote).color(.secondary).lines(2)
        }
        .fill()
      }
    },
    .look(of: LoadingMail.self) { _ in
      Look.horizontal {
        Look.avatar("")
        Look.vertical {
          Look.text("A sender's name")
          Look.text("What the mail may be about", .footnote)
        }
      }
      .loading()
    },
    .look(of: LoadingFailure.self) { failure in
      Look.vertical {
        Look.text("Cannot load mail", .headline)
        Look.text(failure.reason, .footnote).color(.secondary)
      }
    },
    .look(of: NoMail.self) { mail in
      Look.text(mail.query.isEmpty ? "No mail" : "No mail for “\(mail.query)”")
    })

  private static let unread = Look.text("●", .caption).color(.blue).accessibility(label: "Unread")
}
