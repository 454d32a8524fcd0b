import ScreenDSLHeadless
import ScreenDSLLooks

/// The scenes of the demo. A scene is a screen with a series of steps. The name of a case is also the command-line
/// argument that selects the scene.
enum Scene: String, CaseIterable {
  case main, inbox, readme, signup, music, chat

  static let state = RenderState(environment: .pictures)

  /// The steps of the scene. Each consists of a text, and of the screen after the step.
  @MainActor var steps: [SceneStep] {
    switch self {
    case .main: MainState.steps
    case .inbox: Inbox.steps
    case .readme: ReadmeScene.steps
    case .signup: Signup.steps
    case .music: Music.steps
    case .chat: Chat.steps
    }
  }
}
