import ScreenDSL

/// An inbox whose steps are actions of a user. Its screen is that of the example app.
@MainActor
enum InboxScene {
  static let steps: [SceneStep] = {
    var inbox = Inbox()
    var shown = ScreenSnapshot()
    func step(_ text: String, _ actions: Inbox.Action...) -> SceneStep {
      for action in actions { inbox.perform(action) }
      shown = InboxScreen(inbox: inbox) { _ in }.snapshot(reusing: shown)
      return (text, shown)
    }
    return [
      step("The inbox opens", .receive(Mail.samples)),
      step("Alan writes", .receive([.news])),
      step("You open Grace's mail", .open(1)),
      step("You archive Edsger's mail", .move(3, .archive)),
      step("You unfold the archive", .unfold(.archive, true)),
      step("You search for “the”", .search("the")),
      step("You clear the search", .search("")),
      step("You sort by oldest", .sort(.oldest)),
      step("You fold the archive", .unfold(.archive, false)),
      step("Nothing changes"),
      step("You edit the list", .edit(true)),
      step("You delete Barbara's mail", .move(5, .trash)),
    ]
  }()
}

/// The inbox in a terminal, where a person uses it.
@MainActor
final class InboxStore {
  private(set) var inbox = Inbox()

  init() { inbox.perform(.receive(Mail.samples)) }

  func send(_ action: Inbox.Action) {
    inbox.perform(action)
    if action == .load { inbox.perform(.receive([])) }
  }

  /// Adds another mail, as if it had just arrived.
  func receive() {
    var mail = Mail.news
    mail.id = (inbox.mails.map(\.id).max() ?? 0) + 1
    mail.minute += inbox.mails.count
    send(.receive([mail]))
  }
}
