public import ScreenDSL
internal import ScreenDSLHeadless
public import ScreenDSLHosting
public import ScreenDSLLooks

/// Shows a screen as lines of text, and handles the keys that a user presses. A window of a given size shows some of
/// these lines, and scrolls over the whole list.
///
/// ```swift
/// let host = TerminalHost(columns: 80, lines: 23)
/// host.apply(MainScreen(state: state, store: store))
/// print(host.lines.joined(separator: "\n"))
/// host.handle(.down)
/// ```
/// The host itself needs no terminal. To show its lines in one, use ``Terminal``.
///
/// The host draws the whole screen as text, and the window shows a part of this drawing. If a section has a grid
/// layout, its rows are side by side, and the keys move the focus from row to row in reading order. Keys have no effect
/// on rows inside a container.
@MainActor
public final class TerminalHost: ListHost {
  /// Computes the changes for each snapshot that is applied to the host, and updates the list.
  public private(set) lazy var updater = ListUpdater(host: self)
  /// The cells of the visible rows.
  private(set) var cells: [RowPath: TerminalCell] = [:]
  private let registry: CellRegistry<TerminalList>
  private let looks: LookRegistry

  /// The size of the window.
  public private(set) var size: (columns: Int, lines: Int)
  /// The lines that the window shows. Each line is as wide as the window.
  public var lines: [String] { Array(all[window.clamped(to: all.indices)]) }
  /// The host calls this closure when a refresh that the user began with the key `r` ends.
  public var onRefreshed: @MainActor () -> Void = {}
  /// The lines of the whole list, and the index of the first of them that the window shows.
  private(set) var (all, offset): ([String], Int) = ([], 0)
  /// The rows from top to bottom, each with the indexes of its lines among the lines of the whole list.
  private(set) var rows: [(path: RowPath, lines: Range<Int>)] = []
  private var (isLayingOut, mustLayOut) = (false, false)

  /// The path of the row with the focus; nil if there is none.
  public internal(set) var focusedRow: RowPath? {
    didSet { if focusedRow != oldValue { typing = nil } }
  }
  /// The field in the focused row in which the user is typing; nil if the user is not typing.
  var typing: LookControl.ID?
  /// Whether the user is typing in a field.
  public var isTyping: Bool { typing != nil }
  /// The running refresh that the key `r` began; nil if there is none.
  var refreshing: Task<Void, Never>?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - looks: The looks of models that declare no look themselves. A look describes the content of a row. If a model
  ///     has no look, its row shows the model's properties.
  ///   - columns: The width of the window, clamped to the range from 20 to 1,000.
  ///   - lines: The height of the window. A height below 1 counts as 1.
  public init(looks: LookRegistry = LookRegistry(), columns: Int = 80, lines: Int = 24) {
    (self.looks, registry) = (looks, CellRegistry(looks: looks))
    size = (min(max(columns, 20), 1_000), max(lines, 1))
  }

  /// Shows a screen. If the `dependsOn` values of a section or a container are the same as in the previous call, the
  /// list keeps the rows of this section or container. While the user types in a field, the row of this field stays
  /// visible.
  public func apply(_ screen: some SnapshotConvertible) {
    updater.apply(screen.snapshot(reusing: updater.newest))
    // If only rows inside containers change, the updater calls no method of the host, so this method draws the lines.
    layOut()
  }

  /// Changes the size of the window. The width is clamped to the range from 20 to 1,000, and the height is at least 1.
  /// If the focused row was visible, the list scrolls so that this row stays visible.
  public func resize(columns: Int, lines: Int) {
    let isFocusSeen = !focusedLines.isEmpty
    size = (min(max(columns, 20), 1_000), max(lines, 1))
    layOut()
    if isFocusSeen { setFocus(focusedRow) }
  }

  /// The indexes of those ``lines`` that show the focused row. If the row is outside of the window, the range is empty.
  public var focusedLines: Range<Int> {
    let seen = rows.first { $0.path == focusedRow }?.lines.clamped(to: window)
    return seen.map { $0.lowerBound - offset..<$0.upperBound - offset } ?? 0..<0
  }

  private var window: Range<Int> { offset..<offset + size.lines }
  /// The paths of the visible rows.
  var seen: [RowPath] { rows.filter { $0.lines.overlaps(window) }.map(\.path) }

  func position(of path: RowPath) -> RowPosition? {
    updater.current.position(of: path.id, in: path.section)
  }

  /// Whether the list contains the row, and the row can get the focus.
  func canFocus(_ path: RowPath) -> Bool {
    position(of: path).map { updater.current[$0].attributes.canFocus != false } ?? false
  }
}

// MARK: - The requirements of the protocol ListHost

extension TerminalHost {
  public var readiness: ListReadiness { isLayingOut ? .busy : .ready }

  public func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    update(operations, change)
    completion()
  }

  public func reload(change: () -> Void) { update(nil, change) }

  public func goToStart() { (offset, focusedRow, refreshing) = (0, nil, nil) }

  public var lastShownRow: RowPosition? { seen.last.flatMap(position) }

  public func showSelection() { layOut() }

  /// Calls `change`, which replaces the rows of the list. Then updates the focus, the cells and the lines.
  private func update(_ operations: Changeset.Operations?, _ change: () -> Void) {
    let old = rows.map(\.path)
    change()
    removeCells { operations == nil || position(of: $0) == nil }
    // A reloaded row gets another cell, but stays displayed, so its display handlers do not run.
    for row in (operations?.reloads ?? []).compactMap(updater.currentRow)
    where cells[row.path] != nil {
      fill(TerminalCell(), with: row, isFirst: false)
    }
    for row in (operations?.reconfigures ?? []).compactMap(updater.currentRow) {
      if let cell = cells[row.path] { fill(cell, with: row, isFirst: false) }
    }
    if let gone = focusedRow, position(of: gone) == nil {
      // The focus moves to the next row below that still exists and can get the focus. If there is none, the focus
      // moves to the nearest such row above.
      let others = old.drop { $0 != gone } + old.reversed().drop { $0 != gone }
      focusedRow = others.first(where: canFocus)
    }
    layOut()
  }

  private func removeCells(where isGone: (RowPath) -> Bool) {
    for (path, cell) in cells where isGone(path) {
      cells[path] = nil
      cell.row.map(updater.endDisplay)
    }
  }

  private func fill(_ cell: TerminalCell, with row: LiveRow, isFirst: Bool) {
    (cell.row, cells[row.path]) = (row, cell)
    registry.registration(for: row.row.reuseIdentifier)?
      .fill(cell, with: row, in: updater, isFirstDisplay: isFirst)
  }
}

// MARK: - Drawing and scrolling

extension TerminalHost {
  /// Draws the list. Creates cells for rows that are now visible, and removes the cells of rows that no longer are.
  func layOut() {
    mustLayOut = true
    if isLayingOut { return }
    isLayingOut = true
    while mustLayOut {
      mustLayOut = false
      draw()
      showWindow()
    }
    isLayingOut = false
    updater.didScroll()
    updater.resume()
  }

  /// Returns a text as one line of at most `columns` columns.
  func line(_ text: String, columns: Int) -> String {
    ScreenText(looks, width: size.columns).line(text, columns: columns)
  }

  /// Draws the whole list. If the window is below the start of the list, scrolls so that the first visible row that
  /// still exists stays at its place in the window; if no visible row still exists, scrolls to the start. If the user
  /// is typing in a field, scrolls so that the row of the field stays visible.
  private func draw() {
    let kept = offset > 0 ? rows.filter { $0.lines.overlaps(window) } : []
    let screen = updater.current
    let paths = screen.sections.map { section in
      section.rows.map { RowPath($0.id, section: section.id) }
    }
    let selected = updater.selectedPositions.map { paths[$0.section][$0.row] }
    let state = RenderState(selected: Set(selected), environment: updater.environment)
    let drawing = ScreenText(looks, width: size.columns, state: state).drawing(of: screen)
    all = drawing.lines
    rows = paths.joined().compactMap { path in drawing.rows[path].map { (path, $0) } }
    focusedRow = focusedRow ?? rows.lazy.map(\.path).first(where: canFocus)
    let shifts = kept.lazy.compactMap { [rows] old in
      rows.first { $0.path == old.path }.map { $0.lines.lowerBound - old.lines.lowerBound }
    }
    if !kept.isEmpty { offset = shifts.first.map { offset + $0 } ?? 0 }
    if isTyping, let typed = rows.first(where: { $0.path == focusedRow }) {
      offset = nearestOffset(showing: typed.lines)
    }
  }

  private func showWindow() {
    offset = max(0, min(offset, all.count - size.lines))
    let paths = Set(seen)
    removeCells { !paths.contains($0) }
    for row in seen.filter({ cells[$0] == nil }).compactMap(position).compactMap(updater.currentRow)
    {
      fill(TerminalCell(), with: row, isFirst: true)
      updater.beginDisplay(of: row)
    }
  }

  /// Scrolls down by a number of lines; if the number is negative, up.
  func scroll(by count: Int) {
    offset = max(0, min(offset + count, all.count - size.lines))
    layOut()
  }

  /// Moves the focus to a row. If needed, scrolls so that all lines of the row are visible and, if they fit into the
  /// window, the separators above and below the row. If the row is higher than the window, scrolls so that the row
  /// fills the window.
  func setFocus(_ path: RowPath?) {
    guard let path, let lines = rows.first(where: { $0.path == path })?.lines else { return }
    let isSame = focusedRow == path
    focusedRow = path
    scroll(by: nearestOffset(showing: lines) - offset)
    if !isSame, let position = position(of: path), updater.focus(at: position) { layOut() }
  }

  private func nearestOffset(showing lines: Range<Int>) -> Int {
    let rule = size.lines > lines.count + 1 ? 1 : 0
    let (start, end) = (lines.lowerBound - rule, lines.upperBound + rule - size.lines)
    return min(max(offset, min(start, end)), max(start, end))
  }
}
