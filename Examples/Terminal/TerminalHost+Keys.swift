internal import ScreenDSL
internal import ScreenDSLHosting
internal import ScreenDSLLooks

extension TerminalHost {
  /// Handles a key that the user pressed: moves the focus, scrolls, uses the focused row, or refreshes the list.
  ///
  /// - `up`, `down`, `j`, `k`, the page keys, `home` and `end` move the focus to another row. Rows with
  ///   `.focusable(false)` never get the focus.
  /// - `enter` selects the focused row. If the row is selected and the list allows several selected rows, `enter`
  ///   deselects the row. If the row cannot be selected and its controls offer exactly one input, `enter` makes this
  ///   input.
  /// - `1` to `9` make the inputs that the controls of the focused row offer, in the order in which the look declares
  ///   the controls. An input presses a button, turns a toggle on or off, picks a choice, increases or decreases a
  ///   value, or begins typing in a field.
  /// - `r` refreshes the list, if the screen has a refresh action.
  /// - While the user types in a field, characters and backspace change the text of the field, and any other key ends
  ///   typing.
  ///
  /// - Returns: Whether the list used the key.
  @discardableResult
  public func handle(_ key: TerminalKey) -> Bool {
    if let typing, type(key, in: typing) { return true }
    switch key {
    case .up, .character("k"): moveFocus(by: -1)
    case .down, .character("j"): moveFocus(by: 1)
    case .pageUp: moveFocus(byLines: -max(1, size.lines - 1))
    case .pageDown: moveFocus(byLines: max(1, size.lines - 1))
    case .home: setFocus(rows.lazy.map(\.path).first(where: canFocus))
    case .end: setFocus(rows.lazy.map(\.path).last(where: canFocus))
    case .enter: return press()
    case .character("r"): return refresh()
    case .character(let digit): return choose((digit.wholeNumberValue ?? 0) - 1)
    default: return false
    }
    return true
  }

  /// A line of help: which keys select the focused row, use its controls or refresh the list. While the user types, the
  /// line names the key that ends typing.
  public var hint: String {
    if isTyping { return "type  enter done" }
    let choices =
      focused?.cell?.choices.prefix(9).enumerated().map { "\($0 + 1) \($1.title)" } ?? []
    let isSelectable =
      focused.map { deselects($0.position) || updater.canSelect(at: $0.position) } ?? false
    let hints =
      [isSelectable ? "enter select" : nil] + choices + [
        updater.canRefresh ? refreshing == nil ? "r refresh" : "refreshing" : nil
      ]
    return line(hints.compactMap(\.self).joined(separator: "  "), columns: size.columns)
  }

  /// The cell and the position of the row with the focus.
  private var focused: (cell: TerminalCell?, position: RowPosition)? {
    focusedRow.flatMap { path in position(of: path).map { (cells[path], $0) } }
  }

  private func moveFocus(by step: Int) {
    let (paths, old) = (rows.map(\.path), focusedRow)
    let index = paths.firstIndex { $0 == old } ?? 0
    let next = stride(from: index + step, through: step > 0 ? paths.count - 1 : 0, by: step)
    setFocus(next.lazy.map { paths[$0] }.first(where: canFocus))
    // If the focus cannot move further, the list scrolls instead. So the user can also see a header above the first row
    // and a footer below the last row.
    if focusedRow == old { scroll(by: step) }
  }

  private func moveFocus(byLines count: Int) {
    scroll(by: count)
    let row = count < 0 ? seen.first(where: canFocus) : seen.last(where: canFocus)
    // A row that is higher than the window keeps the focus until the next focusable row appears.
    if row != focusedRow { setFocus(row) }
  }

  /// Selects or deselects the focused row. If the user can do neither now, and the row's controls offer exactly one
  /// input, makes this input. Returns false if the list did none of this.
  private func press() -> Bool {
    guard let (cell, position) = focused else { return false }
    let isDeselecting = deselects(position)
    if !isDeselecting, !updater.canSelect(at: position) {
      return cell?.choices.count == 1 && choose(0)
    }
    let isUsed = isDeselecting ? updater.deselect(at: position) : updater.select(at: position)
    layOut()
    return isUsed
  }

  /// Returns whether `enter` deselects the row now. The list must allow several selected rows, and the row must be
  /// selected. In edit mode, the user must also be able to select the row.
  private func deselects(_ position: RowPosition) -> Bool {
    updater.selectionMode == .multiple && updater.selectedPositions.contains(position)
      && (updater.isEditing != true || updater.canSelect(at: position))
  }

  private func refresh() -> Bool {
    guard let action = updater.refresh() else { return false }
    if refreshing == action { return true }
    refreshing = action
    Task {
      await action.value
      // While the action ran, the list may have begun to show another screen, and the user may have refreshed that
      // screen. Then `refreshing` is the new action.
      if refreshing == action { refreshing = nil }
      onRefreshed()
    }
    return true
  }

  private func choose(_ index: Int) -> Bool {
    guard let cell = focused?.cell, cell.choices.indices.contains(index) else { return false }
    let choice = cell.choices[index]
    if choice.input == .focus(true) { typing = choice.control }
    cell.context?.use(choice.control, choice.input)
    return true
  }

  /// Handles a key while the user types in a field of the focused row. Returns false if the field did not use the key.
  private func type(_ key: TerminalKey, in field: LookControl.ID) -> Bool {
    let cell = focused?.cell
    let kind = cell?.controls.first { $0.id == field }?.kind
    switch (key, kind) {
    case (.character(let new), .field(let text)?):
      cell?.context?.use(field, .type(text + String(new)))
    case (.backspace, .field(let text)?): cell?.context?.use(field, .type(String(text.dropLast())))
    default:
      typing = nil
      if key == .enter { cell?.context?.use(field, .pressReturn) }
      cell?.context?.use(field, .focus(false))
      return key == .enter
    }
    return true
  }
}
