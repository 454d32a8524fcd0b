import Foundation
import ScreenDSLTesting

@testable import ScreenDSLDemo

/// What the README shows is what there is.
@MainActor @Suite(.timedOnMain) struct ReadmeTests {
  private func screen(_ actions: Inbox.Action...) -> InboxScreen {
    var inbox = Inbox()
    for action in [.receive(Mail.samples)] + actions { inbox.perform(action) }
    return InboxScreen(inbox: inbox) { _ in }
  }

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of file: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(file), encoding: .utf8)
  }

  @Test func itsFailureIsWhatTheTestSays() throws {
    let readme = try Self.text(of: "README.md")
    withKnownIssue {
      expectUpdate(from: screen(), to: screen(.open(1))) { $0.reconfigured("today/1") }
    } matching: { issue in
      readme.contains("```text\n\(issue.comments.map(\.rawValue).joined())\n```\n")
    }
  }

  @Test func itsScreenIsThatOfItsPicture() throws {
    let source = try Self.text(of: "Sources/ScreenDSLDemo/ReadmeScreen.swift")
    let screen = source.components(separatedBy: "\n}\n")[0] + "\n}\n"
    let declaration = try #require(screen.range(of: "struct MailList")).lowerBound
    #expect(try Self.text(of: "README.md").contains(screen[declaration...]))
  }
}
