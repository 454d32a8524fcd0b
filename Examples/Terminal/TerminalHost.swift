public import ScreenDSL
internal import ScreenDSLHeadless
public import ScreenDSLHosting
public import ScreenDSLLooks

/// A live list in a terminal: the lines in a window of some size, and the effects of keys.
///
/// ```swift
/// let host = TerminalHost(columns: 80, lines: 23)
/// host.apply(MainScreen(state: state, store: store))
/// print(host.lines.joined(separator: "\n"))
/// host.handle(.down)
/// ```
/// It draws nothing by itself and needs no terminal; ``Terminal`` is one. It shows a part of the text renderer's
/// drawing of the whole screen. The rows of a section are below one another in any layout. Keys do not reach the rows
/// inside a container.
@MainActor
public final class TerminalHost: ListHost {
  /// Decides what to do to show a snapshot, and when.
  public private(set) lazy var updater = ListUpdater(host: self)
  /// The cells of the rows in the window.
  private(set) var cells: [RowPath: TerminalCell] = [:]
  private let registry: CellRegistry<TerminalList>
  private let looks: LookRegistry

  /// The columns and lines of the window.
  public private(set) var size: (columns: Int, lines: Int)
  /// The lines of the window, each as wide as the window.
  public private(set) var lines: [String] = []
  /// Called when the refresh by `r` ends.
  public var onRefreshed: @MainActor () -> Void = {}
  /// The drawing of the whole list, and the line at the top of the window.
  private(set) var (all, offset): ([String], Int) = ([], 0)
  /// The rows from top to bottom, with their lines in the drawing.
  private(set) var rows: [(path: RowPath, lines: Range<Int>)] = []
  private var (isLayingOut, mustLayOut) = (false, false)

  /// The path of the row with the focus; nil if there is none.
  public internal(set) var focusedRow: RowPath?
  /// The field of that row that receives characters.
  var typing: LookControl.ID?
  /// Whether a field receives characters.
  public var isTyping: Bool { typing != nil }
  /// The task that a key began, while it is running.
  var refreshing: Task<Void, Never>?

  /// Creates an empty list.
  ///
  /// - Parameters:
  ///   - looks: Looks of models without one; other models show their fields.
  ///   - columns: The width of the window, clamped to 20 to 1,000.
  ///   - lines: Its height, at least 1.
  public init(looks: LookRegistry = LookRegistry(), columns: Int = 80, lines: Int = 24) {
    (self.looks, registry) = (looks, CellRegistry(looks: looks))
    size = (min(max(columns, 20), 1_000), max(lines, 1))
  }

  /// Shows a screen, evaluated with the last applied snapshot, as in an app.
  public func apply(_ screen: some SnapshotConvertible) {
    updater.apply(screen.snapshot(reusing: updater.newest))
    // No call reports changes of rows inside containers.
    layOut()
  }

  /// Resizes the window, within the same limits; the row with the focus stays visible.
  public func resize(columns: Int, lines: Int) {
    let isFocusSeen = !focusedLines.isEmpty
    size = (min(max(columns, 20), 1_000), max(lines, 1))
    layOut()
    if isFocusSeen { setFocus(focusedRow) }
  }

  /// The indexes of ``lines`` of the row with the focus; empty if it is not in the window.
  public var focusedLines: Range<Int> {
    let seen = rows.first { $0.path == focusedRow }?.lines.clamped(to: window)
    return seen.map { $0.lowerBound - offset..<$0.upperBound - offset } ?? 0..<0
  }

  private var window: Range<Int> { offset..<offset + size.lines }
  /// The rows in the window.
  var seen: [RowPath] { rows.filter { $0.lines.overlaps(window) }.map(\.path) }

  func position(of path: RowPath) -> RowPosition? {
    updater.current.position(of: path.id, in: path.section)
  }

  /// Whether the list has the row, and it is focusable.
  func canFocus(_ path: RowPath) -> Bool {
    position(of: path).map { updater.current[$0].attributes.canFocus != false } ?? false
  }
}

// MARK: - The requirements of a list host

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

  /// Changes the rows, moves cells and the focus with their rows, and fills the window.
  private func update(_ operations: Changeset.Operations?, _ change: () -> Void) {
    let old = rows.map(\.path)
    change()
    let reloaded = operations?.reloads.compactMap { updater.currentRow(at: $0)?.path }
    removeCells { reloaded?.contains($0) ?? true || position(of: $0) == nil }
    for row in (operations?.reconfigures ?? []).compactMap(updater.currentRow) {
      if let cell = cells[row.path] { fill(cell, with: row, isFirst: false) }
    }
    if let gone = focusedRow, position(of: gone) == nil {
      // The next row that still exists, or else the previous one.
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
    if isFirst { updater.beginDisplay(of: row) }
  }
}

// MARK: - The window

extension TerminalHost {
  /// Draws the list, fills the window with cells, and ends the display of cells that left it.
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

  private func drawing(_ selected: Set<RowPath> = []) -> ScreenText {
    ScreenText(
      looks, width: size.columns,
      state: RenderState(selected: selected, environment: updater.environment), of: updater.current)
  }

  /// Returns a text as one line of at most `columns` columns.
  func line(_ text: String, columns: Int) -> String { drawing().line(text, columns: columns) }

  /// Draws the whole list; the first remaining row of the window stays at its line.
  private func draw() {
    let kept = offset > 0 ? rows.filter { $0.lines.overlaps(window) } : []
    let (plain, selected) = (drawing(), Set(updater.selectedPositions))
    (all, rows) = ([], [])
    func add(_ lines: [String], after rule: String? = nil) {
      all.append(all.isEmpty ? plain.topRule : rule ?? plain.sectionRule)
      all += lines
    }
    for (index, section) in updater.current.sections.enumerated() {
      for view in section.supplementaries where view.kind != .footer { add(plain.lines(of: view)) }
      var rule: String?
      for (number, row) in section.rows.enumerated() {
        let isSelected = selected.contains(RowPosition(section: index, row: number))
        let lines = (isSelected ? drawing([RowPath(row.id)]) : plain).lines(of: row)
        add(lines, after: rule)
        rows.append((RowPath(row.id, section: section.id), all.count - lines.count..<all.count))
        rule = plain.rule(below: row)
      }
      section.supplementary(.footer).map { add(plain.lines(of: $0)) }
    }
    all = (all.isEmpty ? [plain.topRule] : all) + [plain.bottomRule]
    focusedRow = focusedRow ?? rows.lazy.map(\.path).first(where: canFocus)
    let starts = Dictionary(rows.map { ($0.path, $0.lines.lowerBound) }) { first, _ in first }
    let shifts = kept.lazy.compactMap { row in starts[row.path].map { $0 - row.lines.lowerBound } }
    if !kept.isEmpty { offset = shifts.first.map { offset + $0 } ?? 0 }
  }

  private func showWindow() {
    offset = max(0, min(offset, all.count - size.lines))
    let paths = Set(seen)
    removeCells { !paths.contains($0) }
    for row in seen.filter({ cells[$0] == nil }).compactMap(position).compactMap(updater.currentRow)
    {
      fill(TerminalCell(), with: row, isFirst: true)
    }
    lines = Array(all[window.clamped(to: all.indices)])
  }

  /// Moves the window down, or up by a negative number of lines, within the limits of the list.
  func scroll(by count: Int) {
    offset = max(0, min(offset + count, all.count - size.lines))
    layOut()
  }

  /// Moves the focus to a row, and the window so that all of the row is visible, with the lines around it.
  func setFocus(_ path: RowPath?) {
    guard let path, let lines = rows.first(where: { $0.path == path })?.lines else { return }
    let isSame = focusedRow == path
    focusedRow = path
    let rule = size.lines > lines.count + 1 ? 1 : 0
    let top = min(max(offset, lines.upperBound + rule - size.lines), lines.lowerBound - rule)
    scroll(by: top - offset)
    if !isSame, let position = position(of: path), updater.focus(at: position) { layOut() }
  }
}
