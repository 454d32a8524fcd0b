internal import ScreenDSL
internal import ScreenDSLHosting
internal import ScreenDSLLooks

extension TerminalHost {
  /// Handles a key: moves the focus, scrolls the window, or acts on the focused row.
  ///
  /// - `up`, `down`, `j`, `k`, page keys, `home` and `end` move through the list, and skip rows with
  ///   `.focusable(false)`.
  /// - `enter` selects the row. If the row cannot be selected and a single input is possible, `enter` makes this input.
  /// - `1` to `9` use the controls of the row, in reading order. A digit presses a button, turns a toggle, picks a
  ///   choice, or steps a value down or up. If the digit chooses a field, the user types in the field until a key is no
  ///   character.
  /// - `r` refreshes, if the screen has a refresh action.
  ///
  /// - Returns: Whether the list uses the key.
  @discardableResult
  public func handle(_ key: TerminalKey) -> Bool {
    if let typing, type(key, in: typing) { return true }
    switch key {
    case .up, .character("k"): moveFocus(by: -1)
    case .down, .character("j"): moveFocus(by: 1)
    case .pageUp: moveFocus(byLines: 1 - size.lines)
    case .pageDown: moveFocus(byLines: size.lines - 1)
    case .home: setFocus(rows.lazy.map(\.path).first(where: canFocus))
    case .end: setFocus(rows.lazy.map(\.path).last(where: canFocus))
    case .enter: return press()
    case .character("r"): return refresh()
    case .character(let digit): return choose((digit.wholeNumberValue ?? 0) - 1)
    default: return false
    }
    return true
  }

  /// One line of help: the keys that now have an effect, and what they do.
  public var hint: String {
    if isTyping { return "type  enter done" }
    let choices =
      focused?.cell?.choices.prefix(9).enumerated().map { "\($0 + 1) \($1.title)" } ?? []
    let hints =
      [focused?.row.attributes.onSelect.map { _ in "enter select" }] + choices + [
        updater.canRefresh ? refreshing == nil ? "r refresh" : "refreshing" : nil
      ]
    return line(hints.compactMap(\.self).joined(separator: "  "), columns: size.columns)
  }

  /// The row with the focus, its cell, and its position.
  private var focused: (row: Row, cell: TerminalCell?, position: RowPosition)? {
    focusedRow.flatMap { path in
      position(of: path).map { (updater.current[$0], cells[path], $0) }
    }
  }

  private func moveFocus(by step: Int) {
    let (paths, old) = (rows.map(\.path), focusedRow)
    let index = paths.firstIndex { $0 == old } ?? 0
    let next = stride(from: index + step, through: step > 0 ? paths.count - 1 : 0, by: step)
    setFocus(next.lazy.map { paths[$0] }.first(where: canFocus))
    // If the focus cannot move, the window scrolls. So the user also sees a header above the first row, or a footer
    // below the last row.
    if focusedRow == old { scroll(by: step) }
  }

  private func moveFocus(byLines count: Int) {
    scroll(by: count)
    setFocus(count < 0 ? seen.first(where: canFocus) : seen.last(where: canFocus))
  }

  /// Selects the focused row. If the row cannot be selected and a single input is possible, makes this input.
  private func press() -> Bool {
    guard let (_, cell, position) = focused else { return false }
    if !updater.select(at: position) { return cell?.choices.count == 1 && choose(0) }
    layOut()
    return true
  }

  private func refresh() -> Bool {
    guard let action = updater.refresh() else { return false }
    refreshing = action
    Task {
      await action.value
      refreshing = nil
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

  /// Changes the text of a field in the focused row. Any key except a character or backspace ends the editing.
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
