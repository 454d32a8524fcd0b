internal import ScreenDSL
internal import ScreenDSLHosting
internal import ScreenDSLLooks
internal import ScreenDSLRendering

extension ScreenSnapshot {
  /// What a list shows, one below the other; nil in place of the rows of an empty section.
  var elements: [TerminalHost.Item?] {
    sections.flatMap { section -> [TerminalHost.Item?] in
      let kinds = section.supplementaries.map(\.kind)
      let rows = section.rows.map { TerminalHost.Item.row(RowPath($0.id, section: section.id)) }
      return kinds.filter { $0 != .footer }.map { .supplementary($0, of: section.id) }
        + (rows.isEmpty ? [nil] : rows)
        + (kinds.contains(.footer) ? [.supplementary(.footer, of: section.id)] : [])
    }
  }
}

// MARK: - Where the window is

extension TerminalHost {
  /// The columns of a window that are left of what is in a container, and those on both sides.
  static let containerFrame = (left: 3, width: 8)

  /// The first row from an index of ``elements`` on, down or up the list; nil if there is none.
  func row(from start: Int, step: Int = 1) -> RowPath? {
    stride(from: start, through: step > 0 ? elements.count - 1 : 0, by: step).lazy
      .compactMap { elements[$0]?.path }.first
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
    updater.resume()
  }

  private func fillWindow() {
    focus = focus ?? row(from: 0).map { Focus(path: $0) }
    let missing = size.lines - drawWindow()
    if missing > 0, (top, hiddenLines) != (0, 0) {
      hiddenLines -= missing
      drawWindow()
    }
    let seen = window.items
    removeCells { !seen.contains($0) }
    for cell in cells.values {
      cell.inner?.display(columns: size.columns - Self.containerFrame.width)
    }
  }

  /// Draws what is in the window, and returns how many lines there are from its first one on, those
  /// below it not counted.
  @discardableResult
  private func drawWindow() -> Int {
    normalizeTop()
    window = Window()
    var drawn = elements.isEmpty ? drawing.lines(of: updater.current) : []
    var next = top
    while next < elements.count, drawn.count < size.lines + hiddenLines {
      let (start, lines) = (drawn.count - hiddenLines, block(at: next))
      if let item = elements[next] { window.items.insert(item) }
      if let path = elements[next]?.path {
        window.rows.append((path, start..<(start + lines.count)))
      }
      drawn += lines
      next += 1
    }
    if !elements.isEmpty, next == elements.count { drawn.append(drawing.bottom) }
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
    var rule = index == 0 ? drawing.top : drawing.double
    if index > 0, let path = elements[index]?.path,
      elements[index - 1]?.path?.section == path.section
    {
      rule = drawing.thin
    }
    guard let item = elements[index] else { return [rule, drawing.note] }
    let cell = cells[item] ?? show(item)
    if let lines = cell.lines { return [rule] + lines }
    statistics.drawn += 1
    let lines =
      switch item {
      case .row(let path): drawing.lines(of: cell, path.id, marked: marks(cell, at: path))
      case .supplementary(let kind, _): drawing.lines(of: cell.look, kind)
      }
    cell.lines = lines
    return [rule] + lines
  }

  /// The rows of a cell that are marked: the selected ones, and the one inside that has the focus.
  private func marks(_ cell: TerminalCell, at path: RowPath) -> Set<RowPath> {
    let row = RowPath(path.id)
    let isSelected = position(of: path).map(updater.selectedPositions.contains) ?? false
    let selected = cell.inner?.updater.selectedPositions.map(\.row) ?? []
    let focused = focus?.path == path ? focus?.inner : nil
    let inner = (selected + (focused.map { [$0] } ?? [])).compactMap { cell.inner?.id(at: $0) }
    return Set((isSelected ? [row] : []) + inner.map { row.appending($0) })
  }

  private func show(_ item: Item) -> TerminalCell {
    statistics.filled += 1
    let cell = TerminalCell(registry: registry)
    switch item {
    case .row(let path):
      cell.row = position(of: path).flatMap(updater.currentRow)
      if let row = cell.row {
        registry.fill(cell, with: row, in: updater, isFirst: true)
      }
    case .supplementary(let kind, let id):
      if let header = updater.current.section(id: id)?.supplementary(kind) {
        registry.fill(cell, header.reuseIdentifier) {
          $0.fill(cell, with: header, of: id, in: updater, isFirstDisplay: true)
        }
      }
    }
    cell.onChange = { [weak self] in if self?.isChanging == false { self?.layOut() } }
    cells[item] = cell
    if let row = cell.row { updater.beginDisplay(of: row) }
    return cell
  }
}

extension CellRegistry<TerminalList> {
  /// Fills a cell with a row; one without a registration says so.
  @MainActor
  func fill(_ cell: TerminalCell, with row: LiveRow, in list: ListUpdater, isFirst: Bool) {
    fill(cell, row.row.reuseIdentifier) {
      $0.fill(cell, with: row, in: list, isFirstDisplay: isFirst)
    }
  }

  @MainActor
  fileprivate func fill(
    _ cell: TerminalCell, _ identifier: ReuseIdentifier,
    _ fill: (CellRegistration<TerminalList>) -> Bool
  ) {
    if registration(for: identifier).map(fill) == true { return }
    let note = Look.text("No cell for '\(identifier)'").enabled(false)
    cell.show(note._node, rows: nil) { _, _ in }
  }
}
