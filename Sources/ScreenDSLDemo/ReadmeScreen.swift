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
  /// A mail arrives, one is read and moves below the unread ones, and one is deleted.
  static var steps: [SceneStep] {
    let mails = Mail.samples
    var read = mails[0]
    read.isUnread = false
    func step(_ text: String, _ mails: [Mail]) -> SceneStep {
      (text, MailList(mails: mails, isMuted: false) { _ in }.snapshot())
    }
    return [
      step("The inbox opens", [mails[0], mails[1], mails[3], mails[2]]),
      step("Mail comes, is read, deleted", [.news, mails[1], mails[3], read]),
    ]
  }
}
