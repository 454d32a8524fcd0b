import ScreenDSLLooks

/// The story that the demo plays on the main screen. Most steps of the story are actions of a user.
extension MainState: SceneState {
  static let story: [Step] = [
    ("The screen opens", { _ in }),
    ("Sort the carousel from A to Z", { $0.horizontal = .aToZ }),
    ("Sort the list from A to Z", { $0.vertical = .aToZ }),
    ("Sort the list from Z to A", { $0.vertical = .zToA }),
    ("Close the banner", { $0.showsBanner = false }),
    ("Leave the list unsorted", { $0.vertical = .unsorted }),
    ("Sort the carousel from Z to A", { $0.horizontal = .zToA }),
    ("Nothing changes", { _ in }),
  ]

  static func screen(_ state: Editable<MainState>) -> MainScreen {
    MainScreen(state: state.value, store: MainStore(state.value))
  }
}
