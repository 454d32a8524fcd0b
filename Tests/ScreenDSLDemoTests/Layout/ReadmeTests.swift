@testable import ScreenDSLDemo

/// The failure in the README is one of today.
@MainActor @Suite(.timedOnMain) struct ReadmeTests {
  private func screen(_ actions: Inbox.Action...) -> InboxScreen {
    var inbox = Inbox()
    for action in [.receive(Mail.samples)] + actions { inbox.perform(action) }
    return InboxScreen(inbox: inbox) { _ in }
  }

  @Test func itsFailureIsWhatTheTestSays() throws {
    let readme = try Repository.text("README.md")
    withKnownIssue {
      expectUpdate(from: screen(), to: screen(.open(1))) { $0.reconfigured("today/1") }
    } matching: { issue in
      readme.contains("```text\n\(issue.comments.map(\.rawValue).joined())\n```\n")
    }
  }
}
