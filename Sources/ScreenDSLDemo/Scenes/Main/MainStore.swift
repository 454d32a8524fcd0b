/// Holds the main screen's state, and changes it when the user does something.
@MainActor
final class MainStore {
  private(set) var state: MainState
  /// What the user picked, one line each.
  private(set) var picks: [String] = []

  init(_ state: MainState) { self.state = state }

  func change(_ edit: ElementEdit) throws(ScriptError) { try edit.apply(to: &state.elements) }
  func showBanner() { state.showsBanner = true }
  func closeBanner() { state.showsBanner = false }
  func sortHorizontally(_ sort: Sort) { state.horizontal = sort }
  func sortVertically(_ sort: Sort) { state.vertical = sort }

  func pick(_ element: Element) {
    picks.append("\(element.name) with id \(element.id) tapped")
  }
}
