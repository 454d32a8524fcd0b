import ScreenDSLHeadless
import ScreenDSLLooks

/// The scenes, by their argument.
enum Scene: String, CaseIterable {
  case main, inbox, readme, signup, music, chat

  /// The settings for drawing the screens of scenes.
  static let state = RenderState(environment: .pictures)

  /// Returns the screens of a scene, each with its step.
  @MainActor
  func steps() throws -> [SceneStep] {
    switch self {
    case .main: try MainList.steps()
    case .inbox: InboxScene.steps
    case .readme: ReadmeScene.steps
    case .signup: SignupScene.steps
    case .music: Music.steps
    case .chat: Chat.steps
    }
  }
}

/// A screen of a scene, with its step.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)
