import ScreenDSLLooks

/// A step of a scene: its text, and the screen after the step.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)

/// The state of a scene.
protocol SceneState: Equatable, Sendable {
  associatedtype Shown: Screen
  /// The steps of the scene. Each has a text, and changes the state.
  static var story: [Step] { get }

  init()
  static func screen(_ state: Editable<Self>) -> Shown
}

extension SceneState {
  typealias Step = (text: String, change: @Sendable (inout Self) -> Void)

  /// The text of each step in `story`, and the screen after the step.
  @MainActor static var steps: [SceneStep] {
    var (state, shown) = (Self(), ScreenSnapshot())
    return story.map { text, change in
      change(&state)
      shown = screen(Editable(state) { _ in }).snapshot(reusing: shown)
      return (text, shown)
    }
  }
}

/// Stores the state of a scene for a terminal or a test. Controls of the screen change this state.
@MainActor
final class SceneStore<State: SceneState> {
  var state: State

  init(_ state: State = State()) { self.state = state }

  var screen: State.Shown { State.screen(Editable(state) { $0(&self.state) }) }
}
