import ScreenDSL

/// What happens before the screen is evaluated anew.
enum Action: Equatable, Sendable {
  case sort(MenuPlace, Sort)
  case banner(isShown: Bool)
  case edit(ElementEdit)
  /// Nothing: the same state is evaluated again.
  case again
  /// The first element of the list is tapped, and then its card in the carousel.
  case tapFirstElement

  var edit: ElementEdit? {
    if case .edit(let edit) = self { edit } else { nil }
  }
}

extension Action {
  /// Does what the user does to `snapshot`, the screen that they see, or edits the store.
  ///
  /// - Returns: Whether there was something to act on; if not, the snapshot lacks what it must have.
  @MainActor
  func perform(on snapshot: ScreenSnapshot, _ store: MainStore) -> Bool {
    switch self {
    case .sort(let menu, let sort): snapshot.choose(sort, in: menu)
    case .banner(isShown: false): store.state.showsBanner ? snapshot.closeBanner() : true
    case .banner(isShown: true): store.edit { $0.showsBanner = true }
    case .edit(let edit):
      store.edit { state throws(ScriptError) in try edit.apply(to: &state.elements) }
    case .again: true
    case .tapFirstElement: store.state.elements.isEmpty || snapshot.tapFirstElement()
    }
  }
}

extension MainStore {
  /// Changes the state; returns whether that was possible.
  fileprivate func edit(_ body: (inout MainState) throws(ScriptError) -> Void) -> Bool {
    (try? change(body)) != nil
  }
}
