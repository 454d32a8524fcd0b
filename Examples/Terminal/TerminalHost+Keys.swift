public import ScreenDSL
internal import ScreenDSLHosting
internal import ScreenDSLLooks

extension TerminalHost {
  /// Does what a key means: moves the focus or the window, or acts on the row with the focus.
  ///
  /// - `up`, `down`, `j`, `k`, page keys, `home`, `end` and the wheel go through the list; rows that say
  ///   `.focusable(false)` are passed over.
  /// - `left` and `right` go through the rows of a container, which scrolls with them, and fold and unfold others.
  /// - `enter` selects the row, or uses its only control.
  /// - `r` refreshes, if the screen says what that does, and `e` begins or ends editing; meanwhile `x` deletes, and `J`
  ///   and `K` drag the row down and up.
  /// - `/` goes to the field of the screen's search.
  /// - `1` to `9` press, turn, pick, or step down and up, in the order of the row's controls.
  /// - In a field that was chosen characters are text, until any other key.
  ///
  /// - Returns: Whether the key means something here.
  @discardableResult
  public func handle(_ key: TerminalKey) -> Bool {
    if let typing, type(key, in: typing) { return true }
    switch key {
    case .up, .character("k"): moveFocus(by: -1)
    case .down, .character("j"): moveFocus(by: 1)
    case .pageUp: moveFocus(byLines: 1 - size.lines)
    case .pageDown: moveFocus(byLines: size.lines - 1)
    case .home: setFocus(row(from: 0))
    case .end: setFocus(row(from: elements.count - 1, step: -1))
    case .left: return moveInside(by: -1) || setExpanded(false)
    case .right: return moveInside(by: 1) || setExpanded(true)
    case .wheel(let lines): scroll(by: lines)
    case .click(let line, let column): return click(line, column)
    case .enter: return press()
    case .character("r"):
      guard let action = updater.refresh() else { return false }
      if refreshing == action { return true }
      refreshing = action
      Task {
        await action.value
        if refreshing == action { refreshing = nil }
      }
    case .character("/") where updater.searchRow != nil:
      setFocus(updater.searchRow)
      return choose(0)
    case .character("e"): return updater.edit(updater.isEditing == false)
    case .character("x") where updater.isEditing == true: return delete()
    case .character("J") where updater.isEditing == true: return drag(by: 1)
    case .character("K") where updater.isEditing == true: return drag(by: -1)
    case .character(let digit):
      return choose((digit.wholeNumberValue ?? 0) - 1)
    case .backspace, .interrupt: return false
    }
    return true
  }

  /// What the user may do now, drawn by the text renderer as one line.
  public var hint: String {
    if isTyping { return "type  enter done" }
    let choices = focused?.cell?.choices ?? []
    var hints = choices.prefix(9).enumerated().map { "\($0 + 1) \($1.title)" }
    if focused?.row.attributes.onSelect != nil { hints.insert("enter select", at: 0) }
    if focused?.cell?.inner != nil { hints.append("left right inside") }
    if let isExpanded = focused?.cell?.context?.cell.environment(\.rowState).isExpanded {
      hints.append(isExpanded ? "left fold" : "right unfold")
    }
    if updater.canRefresh { hints.append(refreshing == nil ? "r refresh" : "refreshing") }
    if updater.searchRow != nil { hints.append("/ search") }
    if updater.isEditing == true, let focused {
      if focused.row.deletion != nil { hints.append("x delete") }
      let (list, place) = (focused.list, focused.index)
      if list === updater, list.canMoveRow(from: place, to: place) { hints.append("J K drag") }
    }
    if let isEditing = updater.isEditing { hints.append(isEditing ? "e done" : "e edit") }
    return line(hints.joined(separator: "  "), columns: size.columns)
  }
}

// MARK: - The focus

extension TerminalHost {
  /// The path of the row that keys act on; nil if there is none.
  public var focusedRow: RowPath? {
    guard let focus, let index = focus.inner, let inner = cells[focus.path]?.inner
    else { return focus?.path }
    return inner.row(at: index)?.path ?? focus.path
  }

  private typealias Focused = (
    row: Row, cell: TerminalCell?, list: ListUpdater, index: RowPosition
  )

  /// The row that keys act on, its cell, and the list that it is in.
  private var focused: Focused? {
    guard let focus, let cell = cells[focus.path], let position = position(of: focus.path)
    else { return nil }
    guard let index = focus.inner, let inner = cell.inner, let row = inner.row(at: index)
    else { return (updater.current[position], cell, updater, position) }
    return (
      row.row, inner.cells[row.path], inner.updater, RowPosition(section: 0, row: index)
    )
  }

  private func moveFocus(by step: Int) {
    guard let old = focus, let index = elements.firstIndex(of: .row(old.path)) else {
      return scroll(by: step)
    }
    setFocus(row(from: index + step, step: step) ?? old.path)
    // Beyond the last row there may be a footer, and above the first one a header.
    if focus == old { scroll(by: step) }
  }

  private func moveFocus(byLines count: Int) {
    scroll(by: count)
    let paths = window.rows.map(\.path)
    setFocus(count < 0 ? paths.first(where: canFocus) : paths.last(where: canFocus))
  }

  /// Lets keys act on a row, and moves the window so that all of it is seen.
  func setFocus(_ path: RowPath?, inner: Int? = nil) {
    guard let path, let index = elements.firstIndex(of: .row(path)) else { return }
    // A row inside is marked in the drawing of its container.
    if let focus, focus.inner != nil { cells[focus.path]?.lines = nil }
    if inner != nil { cells[path]?.lines = nil }
    let isSame = focus == Focus(path: path, inner: inner)
    focus = Focus(path: path, inner: inner)
    reveal(path, at: index)
    guard !isSame, let (_, _, list, position) = focused, list.focus(at: position) else { return }
    showSelection()
    layOut()
  }

  private func reveal(_ path: RowPath, at index: Int) {
    if let lines = window.lines(of: path), lines.lowerBound >= 0 {
      hiddenLines += min(max(0, lines.upperBound + 1 - size.lines), lines.lowerBound)
    } else {
      let isBelow = index > top
      (top, hiddenLines) = (index, isBelow ? block(at: index).count + 1 - size.lines : 0)
    }
    layOut()
  }

  /// Goes through the rows of a container, and scrolls it so that the one with the focus is seen.
  private func moveInside(by step: Int) -> Bool {
    guard let focus, let inner = cells[focus.path]?.inner, inner.count > 0 else { return false }
    let start = focus.inner ?? (step > 0 ? -1 : inner.count)
    let next = stride(from: start + step, through: step > 0 ? inner.count - 1 : 0, by: step)
    let found = next.first { inner.row(at: $0)?.row.attributes.canFocus != false } ?? focus.inner
    guard let new = found else { return false }
    inner.reveal(new, columns: size.columns - Self.containerFrame.width)
    setFocus(focus.path, inner: new)
    return true
  }
}

// MARK: - Actions

extension TerminalHost {
  /// Selects the row with the focus or, if it cannot be selected, uses its only control.
  private func press() -> Bool {
    guard let (_, cell, list, position) = focused else { return false }
    if list.selectionMode == .multiple, list.selectedPositions.contains(position) {
      list.deselect(at: position)
    } else if !list.select(at: position) {
      return cell?.choices.count == 1 && choose(0)
    }
    showSelection()
    return true
  }

  private func setExpanded(_ isExpanded: Bool) -> Bool {
    focused.map { $0.list.setExpanded(isExpanded, at: $0.index) } ?? false
  }

  /// Does what takes the row with the focus away, as its control does.
  private func delete() -> Bool {
    guard let (row, _, list, position) = focused, let live = list.currentRow(at: position),
      let index = row.deletion
    else { return false }
    return list.perform(index, on: .trailing, of: live)
  }

  /// Drags the row with the focus to the next place of its section.
  private func drag(by step: Int) -> Bool {
    guard let (_, _, list, old) = focused, list === updater else { return false }
    let new = RowPosition(section: old.section, row: old.row + step)
    guard list.canMoveRow(from: old, to: new) else { return false }
    update(nil) { list.userMovedRow(from: old, to: new) }
    setFocus(focus?.path)
    return true
  }

  private func choose(_ index: Int) -> Bool {
    guard let cell = focused?.cell, cell.choices.indices.contains(index) else { return false }
    use(cell.choices[index], of: cell)
    return true
  }

  private func use(_ choice: TerminalCell.Choice, of cell: TerminalCell) {
    if choice.input == .focus(true) { typing = choice.control }
    cell.context?.use(choice.control, choice.input)
  }

  /// Lets a key change the text of a field of the row with the focus; any other key ends that.
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

  /// Moves the focus to what is in a line and a column; where it is already, presses it.
  private func click(_ line: Int, _ column: Int) -> Bool {
    guard lines.indices.contains(line),
      let path = window.rows.first(where: { $0.lines.contains(line) })?.path,
      let cell = cells[path]
    else { return false }
    let frame = Self.containerFrame
    let inner = cell.inner?.card(at: column - frame.left, columns: size.columns - frame.width)
    let isFocused = focus == Focus(path: path, inner: inner)
    setFocus(path, inner: inner)
    if let choice = choice(in: cell, line, column), inner == nil {
      use(choice, of: cell)
      return true
    }
    return isFocused ? press() : true
  }

  /// The choice whose title is in a line and a column.
  private func choice(in cell: TerminalCell, _ line: Int, _ column: Int) -> TerminalCell.Choice? {
    let line = Array(lines[line])
    // Where each character is a column wide; others are not searched.
    guard line.count == size.columns, line.indices.contains(column) else { return nil }
    return cell.choices.first { choice in
      (max(0, column - choice.title.count - 1)...column).contains { start in
        line.dropFirst(start + 1).starts(with: "\(choice.title) ")
      }
    }
  }
}

extension Row {
  /// Which action at the row's end takes it away.
  fileprivate var deletion: Int? {
    attributes.swipeActions.trailing.firstIndex { $0.style == .destructive }
  }
}
