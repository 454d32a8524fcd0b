internal import ScreenDSL
internal import ScreenDSLHosting
internal import ScreenDSLRendering

extension ScreenSnapshot {
  /// What a list shows, one below the other.
  var elements: [TerminalHost.Item] {
    sections.flatMap { section -> [TerminalHost.Item] in
      let kinds = section.supplementaries.map(\.kind)
      let rows = section.rows.map { TerminalHost.Item.row(RowPath($0.id, section: section.id)) }
      return kinds.filter { $0 != .footer }.map { .supplementary($0, of: section.id) }
        + rows
        + (kinds.contains(.footer) ? [.supplementary(.footer, of: section.id)] : [])
    }
  }
}

// MARK: - Where the window is

extension TerminalHost {
  /// The columns of a window that are left of what is in a container, and those on both sides.
  static let containerFrame = (left: 3, width: 8)

  /// Whether keys may act on a row, as it says itself.
  func canFocus(_ path: RowPath) -> Bool {
    position(of: path).map { updater.current[$0].attributes.canFocus } != false
  }

  /// The first row from an index of ``elements`` on that keys may act on, down or up the list; nil if there is none.
  func row(from start: Int, step: Int = 1) -> RowPath? {
    stride(from: start, through: step > 0 ? elements.count - 1 : 0, by: step).lazy
      .compactMap { [elements] in elements[$0].path }.first(where: canFocus)
  }

  /// Moves the window down, or up by a negative number of lines, as far as the list goes.
  func scroll(by count: Int) {
    // No list has more lines than an index of 32 bits counts.
    hiddenLines += max(-Int(Int32.max), min(count, Int(Int32.max)))
    layOut()
  }

  /// Fills the window with cells, and ends the display of those that left it.
  func layOut() {
    mustLayOut = true
    if isLayingOut { return }
    isLayingOut = true
    while mustLayOut {
      mustLayOut = false
      fillWindow()
    }
    isLayingOut = false
    updater.didScroll()
    updater.resume()
  }

  private func fillWindow() {
    focus = focus ?? row(from: 0).map { Focus(path: $0) }
    let old = window.supplementaries
    let missing = size.lines - drawWindow()
    if missing > 0, (top, hiddenLines) != (0, 0) {
      hiddenLines -= missing
      drawWindow()
    }
    for (item, shown) in old where window.supplementaries[item] == nil {
      updater.setDisplayed(false, shown.0, of: shown.1)
    }
    for (item, shown) in window.supplementaries where old[item] == nil {
      updater.setDisplayed(true, shown.0, of: shown.1)
    }
    let seen = Set(window.rows.map(\.path))
    cells.remove { !seen.contains($0) }
    for cell in cells.all.values {
      cell.inner?.display(columns: size.columns - Self.containerFrame.width)
    }
  }

  /// Draws what is in the window, and returns how many lines there are from its first one on, those
  /// below it not counted.
  @discardableResult
  private func drawWindow() -> Int {
    normalizeTop()
    window = Window()
    var drawn = elements.isEmpty ? [drawing().rules.top] : []
    var next = top
    while next < elements.count, drawn.count < size.lines + hiddenLines {
      let (start, lines) = (drawn.count - hiddenLines, block(at: next))
      if let path = elements[next].path {
        window.rows.append((path, start..<(start + lines.count)))
      } else if case .supplementary(_, let section) = elements[next], start + lines.count > 0 {
        window.supplementaries[elements[next]] = supplementary(elements[next]).map { ($0, section) }
      }
      drawn += lines
      next += 1
    }
    if next == elements.count { drawn.append(drawing().rules.bottom) }
    window.lines = Array(drawn.dropFirst(hiddenLines).prefix(size.lines))
    return drawn.count - hiddenLines
  }

  /// Lets ``top`` be what the first line of the window belongs to.
  private func normalizeTop() {
    if top >= elements.count { (top, hiddenLines) = (0, elements.isEmpty ? 0 : hiddenLines) }
    while hiddenLines < 0, top > 0 {
      top -= 1
      hiddenLines += block(at: top).count
    }
    hiddenLines = max(0, hiddenLines)
    while top + 1 < elements.count, hiddenLines >= block(at: top).count {
      hiddenLines -= block(at: top).count
      top += 1
    }
  }
}

// MARK: - What is drawn

extension TerminalHost {
  /// Returns the lines of an element, the one above it first.
  func block(at index: Int) -> [String] {
    let (rules, path) = (drawing().rules, elements[index].path)
    let above = index > 0 ? elements[index - 1].path : nil
    let row = above?.section == path?.section ? above.flatMap(position) : nil
    let line = row.map { drawing().rule(below: updater.current[$0]) }
    let rule = index == 0 ? rules.top : line ?? rules.double
    return [rule]
      + (path.map(lines) ?? supplementary(elements[index]).map { drawing().lines(of: $0) } ?? [])
  }

  private func supplementary(_ item: Item) -> Supplementary? {
    guard case .supplementary(let kind, let section) = item else { return nil }
    return updater.current.section(id: section)?.supplementary(kind)
  }

  /// Returns the lines of a row, drawn again only if it has to be.
  private func lines(of path: RowPath) -> [String] {
    guard let row = position(of: path).flatMap(updater.currentRow) else { return [] }
    let cell = cells.cell(of: row)
    if let lines = cell.lines { return lines }
    drawn += 1
    let lines = drawing(state(of: cell, at: path)).lines(of: row.row)
    cell.lines = lines
    return lines
  }

  /// What the user did to a row: it is selected, it is scrolled, and one inside has the focus.
  private func state(of cell: TerminalCell, at path: RowPath) -> RenderState {
    let (row, inner) = (RowPath(path.id), cell.inner)
    let isSelected = position(of: path).map(updater.selectedPositions.contains) ?? false
    let focused = focus?.path == path ? focus?.inner : nil
    let marked = (inner?.updater.selectedPositions.map(\.row) ?? []) + [focused].compactMap { $0 }
    let ids = marked.compactMap { inner?.row(at: $0)?.row.id }
    return RenderState(
      selected: Set((isSelected ? [row] : []) + ids.map { row.appending($0) }),
      offsets: inner.map { [row: $0.offset] } ?? [:], environment: updater.environment)
  }
}
