import ScreenDSLLooks
import ScreenDSLRendering

/// The scenes, by the argument that names one.
enum Scene: String, CaseIterable {
  case main, inbox, readme, signup, music, chat

  /// What is given with a screen when it is drawn.
  static let state = RenderState(environment: .pictures)

  /// Returns the screens of a scene, and what led to each.
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

/// A screen of a scene, and what led to it.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)
