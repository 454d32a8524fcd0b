public import Foundation

/// What a person sets or does besides touching rows.
extension ListSimulator {
  /// Makes texts larger or smaller, as in the settings of the device.
  public func setContentSize(_ category: UIContentSizeCategory) {
    changeTraits { $0.contentSize = category }
  }

  /// Makes it dark or light.
  public func setDark(_ isDark: Bool) { changeTraits { $0.isDark = isDark } }

  /// Makes texts bold, or no longer, as in the settings of the device.
  public func setTextBold(_ isBold: Bool) { changeTraits { $0.isTextBold = isBold } }

  private func changeTraits(_ change: (inout UIKitBehavior) -> Void) {
    let previous = host.traitCollection
    for list in [self] + innerLists { change(&list.ownOptions.behavior) }
    host.traitsDidChange(previous)
    for cell in placed.prepared.values { cell.view.traitsDidChange(previous) }
    measureRowsAgain()
  }

  /// Moves the focus to a cell, as a keyboard or a remote does; nil takes it away.
  ///
  /// - Returns: Whether the cell is there and can have it.
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

  /// Lets a finger press on a cell for a moment.
  func flash(_ token: Int) {
    guard let cell = placed.cell(token)?.view as? any ContentShowing else { return }
    for isPressed in [true, false] {
      cell.press(isPressed)
      cell.layoutIfNeeded()
    }
  }

  /// Tells all cells that what the list says of them may be other by now.
  func statesDidChange() {
    for cell in placed.liveInOrder + placed.preparedInOrder {
      (cell.view as? any ContentShowing)?.setNeedsUpdateConfiguration()
    }
  }
}
