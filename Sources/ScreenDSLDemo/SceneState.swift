import ScreenDSL

/// Changes the state of a scene, for example `edit { $0.play(song) }`.
struct Edit<State: Sendable>: Sendable {
  let change: @MainActor @Sendable (_ change: (inout State) -> Void) -> Void

  @MainActor func callAsFunction(_ edit: (inout State) -> Void) { change(edit) }

  /// Returns a closure that sets a value, for example `Look.slider("Volume", value: volume, edit.set { $0.volume = $1
  /// })`.
  func set<Value>(
    _ assign: @escaping @Sendable (inout State, Value) -> Void
  ) -> @MainActor @Sendable (Value) -> Void {
    { new in change { assign(&$0, new) } }
  }
}

/// The state of a scene, as a value.
protocol SceneState: Equatable, Sendable {
  associatedtype Shown: Screen
  /// The steps of the scene, each with its name.
  static var story: [Step] { get }

  init()
  func screen(_ edit: Edit<Self>) -> Shown
}

extension SceneState {
  typealias Step = (text: String, change: @Sendable (inout Self) -> Void)

  /// The screens after each step of the story.
  @MainActor static var steps: [SceneStep] {
    var (state, shown) = (Self(), ScreenSnapshot())
    return story.map { text, change in
      change(&state)
      shown = state.screen(Edit { _ in }).snapshot(reusing: shown)
      return (text, shown)
    }
  }
}

/// Stores the state of a scene that is used in a terminal or in a test.
@MainActor
final class SceneStore<State: SceneState> {
  var state: State

  init(_ state: State = State()) { self.state = state }

  var screen: State.Shown { state.screen(Edit { $0(&self.state) }) }
}
