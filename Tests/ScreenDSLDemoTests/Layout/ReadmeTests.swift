@testable import ScreenDSLDemo

/// The failure in the README is one of today.
@MainActor @Suite(.timedOnMain) struct ReadmeTests {
  @Test func itsScreenIsUsed() {
    let log = Log()
    let screen = TestScreen {
      MailList(mails: [.news], isMuted: false) { action in log.add("\(action)") }
    }
    screen.turn("Mute", on: true).tap("Alan Turing")
    let heard = log.take()
    #expect(heard.count == 2 && heard[0] == "mute(true)" && heard[1].hasPrefix("open("))
  }

  @Test func itsFailureIsWhatTheTestSays() throws {
    let (readme, store) = (try Repository.text("README.md"), SceneStore<Inbox>())
    store.state.perform(.receive(Mail.samples))
    let screen = TestScreen { store.screen }
    withKnownIssue {
      screen.tap("Grace Hopper").expectLastUpdate { $0.reconfigured("today/1") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
        .replacing("ScreenDSLDemo/", with: "InboxKit/")
      return readme.contains("```text\n\(text)\n```\n")
    }
  }
}
