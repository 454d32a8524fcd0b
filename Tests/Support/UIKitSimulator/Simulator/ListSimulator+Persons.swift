public import Foundation

/// Settings of the user, and actions other than touches of rows.
extension ListSimulator {
  /// Sets the type size, as in the settings of the device.
  public func setContentSize(_ category: UIContentSizeCategory) {
    changeTraits { $0.contentSize = category }
  }

  /// Turns dark mode on or off.
  public func setDark(_ isDark: Bool) { changeTraits { $0.isDark = isDark } }

  /// Turns bold text on or off, as in the settings of the device.
  public func setTextBold(_ isBold: Bool) { changeTraits { $0.isTextBold = isBold } }

  private func changeTraits(_ change: (inout UIKitBehavior) -> Void) {
    let previous = host.traitCollection
    for list in [self] + innerLists { change(&list.ownOptions.behavior) }
    host.traitsDidChange(previous)
    for cell in placed.prepared.values { cell.view.traitsDidChange(previous) }
    measureRowsAgain()
  }

  /// Moves the focus to a cell, as a keyboard or a remote does. Nil removes the focus.
  ///
  /// - Returns: Whether the cell exists and can have the focus.
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

  /// Touches a cell for a moment.
  func flash(_ token: Int) {
    guard let cell = placed.cell(token)?.view as? any ContentShowing else { return }
    for isPressed in [true, false] {
      cell.press(isPressed)
      cell.layoutIfNeeded()
    }
  }

  /// Lets all cells update their configuration states, because the state of the list may have changed.
  func statesDidChange() {
    for cell in placed.liveInOrder + placed.preparedInOrder {
      (cell.view as? any ContentShowing)?.setNeedsUpdateConfiguration()
    }
  }
}
