import ScreenDSLLooks

/// The text of a step, and the screen after the step.
typealias SceneStep = (text: String, snapshot: ScreenSnapshot)

/// The state of a scene, as a value.
protocol SceneState: Equatable, Sendable {
  associatedtype Shown: Screen
  /// The steps of the scene, each with its name.
  static var story: [Step] { get }

  init()
  static func screen(_ state: Editable<Self>) -> Shown
}

extension SceneState {
  typealias Step = (text: String, change: @Sendable (inout Self) -> Void)

  /// The screens after each step of the story.
  @MainActor static var steps: [SceneStep] {
    var (state, shown) = (Self(), ScreenSnapshot())
    return story.map { text, change in
      change(&state)
      shown = screen(Editable(state) { _ in }).snapshot(reusing: shown)
      return (text, shown)
    }
  }
}

/// Stores the state of a scene that is used in a terminal or in a test.
@MainActor
final class SceneStore<State: SceneState> {
  var state: State

  init(_ state: State = State()) { self.state = state }

  var screen: State.Shown { State.screen(Editable(state) { $0(&self.state) }) }
}
