import Foundation
import ScreenDSLHeadless
import ScreenDSLLooks

/// The first screen of the README.
struct MailList: Screen {
  var mails: [Mail]
  var isMuted: Bool
  var send: @MainActor @Sendable (Action) -> Void

  var body: some ScreenContent {
    Section("inbox", header: "Inbox") {
      Look.toggle("Mute", isOn: isMuted) { send(.mute($0)) }
      for mail in mails {
        Look.row(mail.sender.name, value: mail.isUnread ? "new" : mail.time)
          .id(mail.id).onSelect { send(.open(mail)) }
      }
    }
  }
}

enum Action: Sendable {
  case mute(Bool)
  case open(Mail)
}

@MainActor
enum ReadmeScene {
  /// The source code of the screen's `body`, to show beside the picture; nil if the program cannot read this file.
  static var source: MovingPicture.Source? {
    (try? String(contentsOfFile: #filePath, encoding: .utf8)).flatMap {
      MovingPicture.Source("MailList.swift", in: $0)
    }
  }

  /// The steps of the scene. Each step changes one thing, except the last step, which changes nothing.
  static var steps: [SceneStep] {
    let (mails, news) = (Mail.samples, Mail.news)
    var read = mails[0]
    read.isUnread = false
    func step(_ text: String, _ mails: [Mail], isMuted: Bool = false) -> SceneStep {
      (text, MailList(mails: mails, isMuted: isMuted) { _ in }.snapshot())
    }
    return [
      step("The inbox opens", [mails[0], mails[1], mails[3], mails[2]]),
      step("Alan writes", [news, mails[0], mails[1], mails[3], mails[2]]),
      step("You open Grace's mail", [news, read, mails[1], mails[3], mails[2]]),
      step("What is read goes down", [news, mails[1], mails[3], read, mails[2]]),
      step("Edsger's mail is deleted", [news, mails[1], mails[3], read]),
      step("You mute the inbox", [news, mails[1], mails[3], read], isMuted: true),
      step("The same comes again", [news, mails[1], mails[3], read], isMuted: true),
    ]
  }
}
