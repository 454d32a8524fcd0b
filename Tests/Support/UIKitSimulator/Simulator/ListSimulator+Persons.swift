public import Foundation

extension ListSimulator {
  public func setContentSize(_ category: UIContentSizeCategory) {
    changeTraits { $0.contentSize = category }
  }

  public func setDark(_ isDark: Bool) { changeTraits { $0.isDark = isDark } }

  public func setTextBold(_ isBold: Bool) { changeTraits { $0.isTextBold = isBold } }

  private func changeTraits(_ change: (inout UIKitBehavior) -> Void) {
    let previous = host.traitCollection
    for list in [self] + innerLists { change(&list.ownOptions.behavior) }
    host.traitsDidChange(previous)
    for cell in placed.prepared.values { cell.view.traitsDidChange(previous) }
    measureRowsAgain()
  }

  /// Returns whether the cell exists and can have the focus. Nil removes the focus.
  @discardableResult public func focus(_ indexPath: IndexPath?) -> Bool {
    let cell = indexPath.flatMap(path).flatMap(cell(at:))?.view
    if let cell, let indexPath, !cell.canBecomeFocused || !host.askFocus(at: indexPath) {
      return false
    }
    focused = cell
    statesDidChange()
    if cell != nil, host.selectionFollowsFocus, let indexPath { tap(indexPath) }
    return cell != nil
  }

  func flash(_ token: Int) {
    guard let cell = placed.cell(token)?.view as? any ContentShowing else { return }
    for isPressed in [true, false] {
      cell.press(isPressed)
      cell.layoutIfNeeded()
    }
  }

  func statesDidChange() {
    for cell in placed.liveInOrder + placed.preparedInOrder {
      (cell.view as? any ContentShowing)?.setNeedsUpdateConfiguration()
    }
  }
}
