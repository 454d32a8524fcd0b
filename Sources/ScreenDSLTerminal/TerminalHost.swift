public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLRendering

/// A live list in a terminal: the lines that a window of a size shows, and what keys do there.
///
/// ```swift
/// let host = TerminalHost(cells: cells, columns: 80, lines: 23)
/// host.apply(MainScreen(state: state, store: store))
/// print(host.lines.joined(separator: "\n"))
/// host.handle(.down)
/// ```
/// It draws nothing by itself and needs no terminal: ``Terminal`` is one. What it shows is what the
/// text renderer draws of the whole screen, of which the window shows a part; the rows of a section
/// are one below the other, whatever its layout says.
@MainActor
public final class TerminalHost: ListHost {
  /// Decides what has to be done to show a snapshot, and when.
  public private(set) lazy var updater = ListUpdater(host: self)
  let registry: CellRegistry<TerminalList>
  private let characters: ScreenRenderer.Characters
  private(set) var drawing: CellDrawing

  /// The cells that are shown, by where their rows are.
  var cells: [RowPosition: ShownCell] = [:]
  var supplementaries: [SupplementaryPlace: TerminalCell] = [:]
  /// What is shown first, and how many of its lines are above the window.
  var top = Place(section: 0, index: 0)
  var hiddenLines = 0
  /// What keys act on.
  var focus: Focus?
  /// The row whose swipe actions the user looks at.
  var openSwipe: (row: LiveRow, edges: [SwipeEdge])?
  var isLayingOut = false
  /// Whether a batch runs, after which the window is filled anyway.
  var isChanging = false
  var mustLayOut = false

  /// How many columns the window has, and how many lines.
  public private(set) var size: (columns: Int, lines: Int)
  /// The lines of the window, each as many columns wide as it has.
  public private(set) var lines: [String] = []
  /// Which of ``lines`` belong to the row that keys act on; empty if it is not in the window.
  public private(set) var focusedLines = 0..<0
  /// How often a cell was filled, and how often one was drawn.
  public internal(set) var statistics = (filled: 0, drawn: 0)

  /// A row's cell, and the row as it was filled with.
  struct ShownCell {
    var row: LiveRow
    let cell: TerminalCell
  }

  struct SupplementaryPlace: Hashable {
    let section: Int
    let kind: SupplementaryKind
  }

  /// A row, or one inside it, by its index there.
  struct Focus: Equatable {
    var position: RowPosition
    var inner: Int?
  }

  /// Creates a list that shows nothing yet.
  ///
  /// - Parameters:
  ///   - cells: Pairs the models with cells; what has none is shown by a sentence that says so.
  ///   - columns: The width of the window; less than 20 counts as 20, more than 1,000 as 1,000.
  ///   - lines: Its height; less than 1 counts as 1.
  ///   - characters: Which characters the window can show.
  public init(
    cells: CellRegistry<TerminalList>, columns: Int = 80, lines: Int = 24,
    characters: ScreenRenderer.Characters = .unicode
  ) {
    registry = cells
    self.characters = characters
    size = Self.valid(columns, lines)
    drawing = CellDrawing(width: size.columns, characters: characters)
  }

  private static func valid(_ columns: Int, _ lines: Int) -> (columns: Int, lines: Int) {
    (min(max(columns, 20), 1_000), max(lines, 1))
  }

  /// Shows a screen, evaluated with what was applied last, as in an app.
  public func apply(_ screen: some SnapshotConvertible) {
    updater.apply(screen.snapshot(reusing: updater.newest))
  }

  /// Gives the window another size, within the same limits.
  public func resize(columns: Int, lines: Int) {
    size = Self.valid(columns, lines)
    drawing = CellDrawing(width: size.columns, characters: characters)
    for shown in cells.values { shown.cell.setNeedsDrawing() }
    for cell in supplementaries.values { cell.setNeedsDrawing() }
    layOut()
  }

  /// The path of the row that keys act on; nil if there is none.
  public var focusedRow: RowPath? {
    guard let focus, let row = updater.currentRow(at: focus.position) else { return nil }
    guard let inner = focus.inner, let list = cells[focus.position]?.cell.inner,
      list.cells.indices.contains(inner)
    else { return row.path }
    return row.path.appending(list.cells[inner].id)
  }
}

// MARK: - What a list host does

extension TerminalHost {
  public var readiness: ListReadiness { isLayingOut ? .busy : .ready }

  public func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    isChanging = true
    let map = PositionMap(operations)
    let places = placesOfRows()
    let old = cells
    change()
    cells = [:]
    var gone: [ShownCell] = []
    for (position, shown) in old {
      if let new = map.newPosition(of: position) { cells[new] = shown } else { gone.append(shown) }
    }
    follow(places, focus.flatMap { map.newPosition(of: $0.position) }) { map.newPosition(of: $0) }
    followSupplementaries(operations.supplementaries) { map.newSection(of: $0) }
    for position in operations.reloads {
      if let shown = cells.removeValue(forKey: position) { gone.append(shown) }
    }
    for position in operations.reconfigures { fillAgain(position) }
    for shown in gone { endDisplay(of: shown) }
    isChanging = false
    layOut()
    completion()
  }

  public func reload(change: () -> Void) {
    isChanging = true
    let places = placesOfRows()
    let focused = focus.flatMap { updater.currentRow(at: $0.position)?.path }
    let paths = places.compactMap { place in
      updater.currentRow(at: place.position).map { (place.position, $0.path) }
    }
    let old = cells.values
    change()
    let positions = Dictionary(
      uniqueKeysWithValues: paths.compactMap { old, path in
        position(of: path).map { (old, $0) }
      })
    cells = [:]
    supplementaries = [:]
    follow(places, focused.flatMap(position)) { positions[$0] }
    for shown in old { endDisplay(of: shown) }
    isChanging = false
    layOut()
  }

  public func showSelection() {
    for shown in cells.values { shown.cell.setNeedsDrawing() }
  }

  private func position(of path: RowPath) -> RowPosition? {
    updater.current.position(of: path.id, in: path.section)
  }

  private func fillAgain(_ position: RowPosition) {
    guard let row = updater.currentRow(at: position), let cell = cells[position]?.cell else {
      return
    }
    cells[position]?.row = row
    statistics.filled += 1
    registry.fill(cell, with: row, in: updater, isFirstDisplay: false)
  }

  private func followSupplementaries(
    _ updates: [Changeset.SupplementaryUpdate], newSection: (Int) -> Int?
  ) {
    var kept: [SupplementaryPlace: TerminalCell] = [:]
    for (place, cell) in supplementaries {
      guard let section = newSection(place.section) else { continue }
      kept[SupplementaryPlace(section: section, kind: place.kind)] = cell
    }
    for update in updates {
      for kind in update.kinds {
        kept[SupplementaryPlace(section: update.newSection, kind: kind)] = nil
      }
    }
    supplementaries = kept
  }
}

// MARK: - Where the window is

extension TerminalHost {
  /// The rows in the window, and the line of the window in which each begins; above it if negative.
  private func placesOfRows() -> [(position: RowPosition, line: Int)] {
    var rows: [(position: RowPosition, line: Int)] = []
    var line = -hiddenLines
    var place: Place? = top
    while let shown = place, line < size.lines {
      guard let block = shownBlock(at: shown) else { break }
      if case .row(let position) = element(at: shown) { rows.append((position, line)) }
      line += block
      place = self.place(after: shown)
    }
    return rows
  }

  /// The number of lines of what is shown at a place; nil if it was never drawn.
  private func shownBlock(at place: Place) -> Int? {
    switch element(at: place) {
    case .row(let position): cells[position]?.cell.lines.map { $0.count + 1 }
    case .supplementary(let kind):
      supplementaries[SupplementaryPlace(section: place.section, kind: kind)]?.lines
        .map { $0.count + 1 }
    case .note: 2
    case nil: nil
    }
  }

  /// Keeps the first row that is still there in its line of the window, and the focus on its row, or
  /// on the one that took its place. A window at the start of the list stays there.
  private func follow(
    _ places: [(position: RowPosition, line: Int)], _ focused: RowPosition?,
    _ newPosition: (RowPosition) -> RowPosition?
  ) {
    if let focus {
      let survivor =
        places.first { $0.position >= focus.position && newPosition($0.position) != nil }
        ?? places.last { newPosition($0.position) != nil }
      self.focus = (focused ?? survivor.flatMap { newPosition($0.position) })
        .map { Focus(position: $0, inner: focused == nil ? nil : focus.inner) }
    }
    if top == Place(section: 0, index: 0), hiddenLines == 0 { return }
    for (position, line) in places {
      guard let new = newPosition(position), let place = place(of: new) else { continue }
      (top, hiddenLines) = (place, -line)
      return
    }
    top = Place(section: min(top.section, max(0, updater.current.sections.count - 1)), index: 0)
    hiddenLines = 0
  }

  /// Fills the window with cells, and ends the display of those that left it.
  func layOut() {
    mustLayOut = true
    if isLayingOut { return }
    isLayingOut = true
    while mustLayOut {
      mustLayOut = false
      layOutOnce()
    }
    isLayingOut = false
    updater.resume()
  }

  private func layOutOnce() {
    if focus == nil { focus = firstRow.map { Focus(position: $0) } }
    if updater.current.sections.isEmpty {
      for shown in cells.values { endDisplay(of: shown) }
      (cells, supplementaries, focusedLines) = ([:], [:], 0..<0)
      (top, hiddenLines) = (Place(section: 0, index: 0), 0)
      lines = Array(drawing.empty.prefix(size.lines))
      return
    }
    normalizeTop()
    let missing = size.lines - linesBelow(upTo: size.lines)
    if missing > 0 { moveUp(missing) }
    fillWindow()
  }

  private func fillWindow() {
    var drawn: [String] = []
    var seen: Set<RowPosition> = []
    var place: Place? = top
    focusedLines = 0..<0
    while let shown = place, drawn.count < size.lines + hiddenLines {
      let block = block(at: shown)
      if case .row(let position) = element(at: shown) {
        seen.insert(position)
        if focus?.position == position {
          let start = drawn.count + 1 - hiddenLines
          focusedLines = max(0, start)..<max(0, min(size.lines, start + block.count - 1))
        }
      }
      drawn += block
      place = self.place(after: shown)
    }
    if place == nil { drawn.append(drawing.bottom) }
    lines = Array(drawn.dropFirst(hiddenLines).prefix(size.lines))
    let left = cells.filter { !seen.contains($0.key) }
    for position in left.keys { cells[position] = nil }
    for shown in left.values { endDisplay(of: shown) }
    for shown in cells.values {
      shown.cell.inner?.display(columns: size.columns - Self.containerFrame.width)
    }
  }

  private func endDisplay(of shown: ShownCell) {
    shown.cell.inner?.endDisplay()
    updater.endDisplay(of: shown.row)
  }

  /// The columns of a window that are left of what is in a container, and those on both sides.
  static let containerFrame = (left: 3, width: 8)

  /// Moves the window down, or up by a negative number of lines, as far as the list goes.
  func scroll(by count: Int) {
    // No list has more lines than an index of 32 bits counts.
    hiddenLines += max(-Int(Int32.max), min(count, Int(Int32.max)))
    layOut()
  }

  /// Lets ``top`` be what the first line of the window belongs to.
  private func normalizeTop() {
    if element(at: top) == nil { top = Place(section: 0, index: 0) }
    while hiddenLines < 0, let place = place(before: top) {
      top = place
      hiddenLines += block(at: place).count
    }
    hiddenLines = max(0, hiddenLines)
    while hiddenLines >= block(at: top).count, let place = place(after: top) {
      hiddenLines -= block(at: top).count
      top = place
    }
  }

  private func moveUp(_ count: Int) {
    hiddenLines -= count
    normalizeTop()
  }

  /// How many lines there are from the first of the window on; `limit` if there are more.
  private func linesBelow(upTo limit: Int) -> Int {
    var count = -hiddenLines
    var place: Place? = top
    while let shown = place, count < limit {
      count += block(at: shown).count
      place = self.place(after: shown)
    }
    return min(limit, place == nil ? count + 1 : count)
  }

  /// The first line below a row's rule, and the one after its last, from the window's first line on.
  func lineRange(of position: RowPosition) -> Range<Int>? {
    guard let wanted = place(of: position), wanted >= top else { return nil }
    var line = -hiddenLines
    var place = top
    while place < wanted, line < size.lines {
      line += block(at: place).count
      guard let next = self.place(after: place) else { return nil }
      place = next
    }
    return place == wanted ? line..<(line + block(at: place).count) : nil
  }
}
