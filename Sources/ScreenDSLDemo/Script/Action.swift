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
  /// Does what the user does to `list`, or edits its store.
  ///
  /// - Returns: Whether there was something to act on; if not, the list lacks what it must have.
  @MainActor
  func perform(on list: MainList) -> Bool {
    do {
      try act(on: list)
      return true
    } catch {
      return false
    }
  }

  @MainActor
  private func act(on list: MainList) throws {
    switch self {
    case .sort(let menu, let sort): try list.choose(sort, in: menu)
    case .banner(isShown: false):
      if list.store.state.showsBanner { try list.closeBanner() }
    case .banner(isShown: true): list.store.showBanner()
    case .edit(let edit): try list.store.change(edit)
    case .again: break
    case .tapFirstElement: try list.tapFirstElement()
    }
  }
}
