import ScreenDSLLooks

/// A step of a scene: its text, and the screen after the step.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)

/// The state of a scene of the demo.
protocol SceneState: Equatable, Sendable {
  associatedtype Shown: Screen
  /// The steps of the scene. Each consists of a text, and of a closure that can change the state.
  static var story: [Step] { get }

  init()
  static func screen(_ state: Editable<Self>) -> Shown
}

extension SceneState {
  typealias Step = (text: String, change: @Sendable (inout Self) -> Void)

  /// The steps in `story`. Each consists of a text, and of the screen after the step.
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
