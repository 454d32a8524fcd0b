internal import ScreenDSL
internal import ScreenDSLHosting

extension TerminalHost {
  /// Does what a key means: moves the focus or the window, or acts on the row with the focus.
  ///
  /// - `up`, `down`, `j`, `k`, page keys, `home`, `end` and the wheel go through the list.
  /// - `left` and `right` go through the rows of a container, which scrolls with them.
  /// - `enter` selects the row, or presses its only button or switch; `space` presses the first one.
  /// - `1` to `9` choose one of the row's segments, switches and buttons, in their order.
  /// - `s` shows the row's swipe actions, which `1` to `9` perform; `escape` hides them.
  ///
  /// - Returns: Whether the key means something here.
  @discardableResult
  public func handle(_ key: TerminalKey) -> Bool {
    if let openSwipe { return handle(key, openSwipe.row) }
    switch key {
    case .up, .character("k"): moveFocus(by: -1)
    case .down, .character("j"): moveFocus(by: 1)
    case .pageUp: moveFocus(byLines: 1 - size.lines)
    case .pageDown: moveFocus(byLines: size.lines - 1)
    case .home: setFocus(firstRow)
    case .end: setFocus(lastRow)
    case .left: return moveInside(by: -1)
    case .right: return moveInside(by: 1)
    case .wheel(let lines): scroll(by: lines)
    case .click(let line, let column): return click(line, column)
    case .enter: return press()
    case .character(" "): return choose(0)
    case .character("s"): return openSwipeActions()
    case .character(let digit):
      guard let number = digit.wholeNumberValue, number > 0 else { return false }
      return choose(number - 1)
    case .escape: return false
    }
    return true
  }

  /// What the user may do now, for the line below the window, drawn by the text renderer.
  ///
  /// - Parameter ending: What to add, such as how to quit.
  public func hint(ending: String = "") -> String {
    drawing.text((hints + [ending]).filter { !$0.isEmpty }.joined(separator: "  "))
  }

  private var hints: [String] {
    if let openSwipe {
      return actions(openSwipe).enumerated().map { "\($0 + 1) \($1.action.title)" } + ["esc back"]
    }
    guard let focused else { return [] }
    let attributes = focused.row.row.attributes
    let choices = focused.cell.choices.enumerated().prefix(9).map { "\($0 + 1) \(Self.name($1))" }
    let hasSwipes = SwipeEdge.allCases.contains { !attributes.swipeActions[$0].isEmpty }
    return (attributes.onSelect == nil ? [] : ["enter select"]) + choices
      + (focused.cell.inner == nil ? [] : ["left right inside"]) + (hasSwipes ? ["s swipe"] : [])
  }

  private static func name(_ choice: TerminalChoice) -> String {
    switch choice {
    case .segment: "segment"
    case .toggle(let isOn): isOn ? "on" : "off"
    case .button(let title): title
    }
  }
}

// MARK: - The focus

extension TerminalHost {
  private typealias Focused = (
    row: LiveRow, cell: TerminalCell, list: ListUpdater, index: RowPosition
  )

  /// The row that keys act on, its cell, and the list that it is in.
  private var focused: Focused? {
    guard let focus, let shown = cells[focus.position],
      let row = updater.currentRow(at: focus.position)
    else { return nil }
    guard let index = focus.inner, let inner = shown.cell.inner, inner.cells.indices.contains(index)
    else { return (row, shown.cell, updater, focus.position) }
    let position = RowPosition(section: 0, row: index)
    return inner.updater.currentRow(at: position).map {
      ($0, inner.cells[index].cell, inner.updater, position)
    }
  }

  private func moveFocus(by step: Int) {
    guard let focus, let place = place(of: focus.position) else { return setFocus(firstRow) }
    let next = step < 0 ? self.place(before:) : self.place(after:)
    setFocus(next(place).flatMap { row(from: $0, next) } ?? focus.position)
    // Beyond the last row there may be a footer, and above the first one a header.
    if self.focus == focus { scroll(by: step) }
  }

  private func moveFocus(byLines count: Int) {
    scroll(by: count)
    let next = count < 0 ? place(after:) : place(before:)
    let edge = count < 0 ? top : lastPlace
    if let row = row(from: edge, next) { setFocus(row) }
  }

  /// The last place that begins in the window.
  private var lastPlace: Place {
    var (place, line) = (top, block(at: top).count - hiddenLines)
    while line < size.lines, let next = self.place(after: place) {
      place = next
      line += block(at: next).count
    }
    return place
  }

  /// Lets keys act on a row, and moves the window so that all of it is seen.
  private func setFocus(_ position: RowPosition?, inner: Int? = nil) {
    guard let position else { return }
    let old = focus
    focus = Focus(position: position, inner: inner)
    // A row inside is marked in the drawing of its container.
    if old?.inner != nil, let old { cells[old.position]?.cell.lines = nil }
    if inner != nil { cells[position]?.cell.lines = nil }
    reveal(position)
  }

  private func reveal(_ position: RowPosition) {
    if let range = lineRange(of: position), range.lowerBound >= 0 {
      let last = range.upperBound + 1
      if last > size.lines { hiddenLines += min(last - size.lines, range.lowerBound) }
    } else if let place = place(of: position) {
      let isBelow = place > top
      (top, hiddenLines) = (place, 0)
      if isBelow { hiddenLines = block(at: place).count + 1 - size.lines }
    }
    layOut()
  }

  /// Goes through the rows of a container, and scrolls it so that the one with the focus is seen.
  private func moveInside(by step: Int) -> Bool {
    guard let focus, let inner = cells[focus.position]?.cell.inner, !inner.cells.isEmpty else {
      return false
    }
    let index = focus.inner.map { $0 + step } ?? (step > 0 ? 0 : inner.cells.count)
    let new = min(max(index, 0), inner.cells.count - 1)
    inner.reveal(new, columns: size.columns - Self.containerFrame.width)
    setFocus(focus.position, inner: new)
    return true
  }
}

// MARK: - Actions

extension TerminalHost {
  /// Selects the row with the focus or, if it cannot be selected, presses its only button or switch.
  private func press() -> Bool {
    guard let focused else { return false }
    let isSelected = focused.list.selectedPositions.contains(focused.index)
    if focused.list.selectionMode == .multiple, isSelected {
      return acted(focused.list.deselect(at: focused.index))
    }
    if focused.list.canSelect(at: focused.index) {
      return acted(focused.list.select(at: focused.index))
    }
    return focused.cell.choices.count == 1 && choose(0)
  }

  private func acted(_ isDone: Bool) -> Bool {
    if isDone { showSelection() }
    return isDone
  }

  private func choose(_ index: Int) -> Bool {
    guard let cell = focused?.cell, cell.choices.indices.contains(index) else { return false }
    cell.choose(cell.choices[index])
    return true
  }

  private func openSwipeActions() -> Bool {
    guard let row = focused?.row else { return false }
    let edges = SwipeEdge.allCases.filter { !row.row.attributes.swipeActions[$0].isEmpty }
    if edges.isEmpty { return false }
    openSwipe = (row, edges)
    return true
  }

  private func actions(
    _ swipe: (row: LiveRow, edges: [SwipeEdge])
  ) -> [(edge: SwipeEdge, index: Int, action: SwipeAction)] {
    swipe.edges.flatMap { edge in
      swipe.row.row.attributes.swipeActions[edge].enumerated().map { (edge, $0, $1) }
    }
  }

  /// Performs a swipe action, or hides them.
  private func handle(_ key: TerminalKey, _ row: LiveRow) -> Bool {
    guard let openSwipe else { return false }
    if key == .escape {
      self.openSwipe = nil
      return true
    }
    let actions = actions(openSwipe)
    guard case .character(let digit) = key, let number = digit.wholeNumberValue,
      actions.indices.contains(number - 1)
    else { return false }
    self.openSwipe = nil
    let chosen = actions[number - 1]
    return updater.perform(chosen.index, on: chosen.edge, of: row)
  }

  /// Moves the focus to what is in a line and a column; where it is already, presses it.
  private func click(_ line: Int, _ column: Int) -> Bool {
    guard let position = cells.keys.first(where: { lineRange(of: $0)?.contains(line) == true }),
      let cell = cells[position]?.cell, lines.indices.contains(line)
    else { return false }
    let frame = Self.containerFrame
    let inner = cell.inner?.card(at: column - frame.left, columns: size.columns - frame.width)
    let isFocused = focus == Focus(position: position, inner: inner)
    setFocus(position, inner: inner)
    if let choice = choice(in: cell, line, column), inner == nil {
      cell.choose(choice)
      return true
    }
    return isFocused ? press() : true
  }

  /// The choice whose text is in a line and a column.
  private func choice(in cell: TerminalCell, _ line: Int, _ column: Int) -> TerminalChoice? {
    let characters = Array(lines[line])
    // Where each character is a column wide; others are not searched.
    guard characters.count == size.columns, characters.indices.contains(column) else { return nil }
    return cell.look.choices.first { title, _ in
      let title = Array(" \(title) ")
      let starts = 0..<max(0, characters.count - title.count + 1)
      return starts.contains { start in
        (start..<(start + title.count)).contains(column)
          && Array(characters[start..<(start + title.count)]).dropFirst() == title.dropFirst()
      }
    }?.choice
  }
}
