import ScreenDSLLooks

/// The demo's scene of the example app's inbox. Most steps of the scene are actions of a user.
extension Inbox: SceneState {
  static let story: [Step] = [
    ("The inbox opens", { $0.perform(.receive(Mail.samples)) }),
    ("Alan writes", { $0.perform(.receive([.news])) }),
    ("You open Grace's mail", { $0.perform(.open(1)) }),
    ("You archive Edsger's mail", { $0.perform(.move(3, .archive)) }),
    ("You unfold the archive", { $0.perform(.unfold(.archive, true)) }),
    ("You search for “the”", { $0.perform(.search("the")) }),
    ("You clear the search", { $0.perform(.search("")) }),
    ("You sort by oldest", { $0.perform(.sort(.oldest)) }),
    ("You fold the archive", { $0.perform(.unfold(.archive, false)) }),
    ("Nothing changes", { _ in }),
    ("You edit the list", { $0.perform(.edit(true)) }),
    ("You delete Barbara's mail", { $0.perform(.move(5, .trash)) }),
  ]

  static func screen(_ inbox: Editable<Inbox>) -> InboxScreen {
    InboxScreen(inbox: inbox.value) { action in
      inbox.edit { $0.perform(action) }
    } refresh: {
      inbox.edit { $0.receiveAnother() }
    }
  }

  /// Adds another mail to the inbox, as if it had just arrived.
  mutating func receiveAnother() {
    var mail = Mail.news
    mail.id = mails.map(\.id).reduce(0, max) + 1
    mail.minute += mails.count
    perform(.receive([mail]))
  }
}
