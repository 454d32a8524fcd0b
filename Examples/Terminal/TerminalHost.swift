public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks
internal import ScreenDSLRendering

/// A live list in a terminal: the lines that a window of a size shows, and what keys do there.
///
/// ```swift
/// let host = TerminalHost(columns: 80, lines: 23)
/// host.apply(MainScreen(state: state, store: store))
/// print(host.lines.joined(separator: "\n"))
/// host.handle(.down)
/// ```
/// It draws nothing by itself and needs no terminal: ``Terminal`` is one. What it shows is what the
/// text renderer draws of the whole screen, of which the window shows a part; the rows of a section
/// are one below the other, whatever its layout says. Keys do not reach the rows inside a container.
@MainActor
public final class TerminalHost: ListHost {
  /// Decides what has to be done to show a snapshot, and when.
  public private(set) lazy var updater = ListUpdater(host: self)
  /// The cells of the rows in the window.
  private(set) var cells: [RowPath: TerminalCell] = [:]
  private let registry: CellRegistry<TerminalList>
  private let looks: LookRegistry

  /// How many columns the window has, and how many lines.
  public private(set) var size: (columns: Int, lines: Int)
  /// The lines of the window, each as many columns wide as it has.
  public private(set) var lines: [String] = []
  /// Called when what `r` began is done.
  public var onRefreshed: @MainActor () -> Void = {}
  /// A drawing of all of the list, and the line of it with which the window begins.
  private(set) var (all, offset): ([String], Int) = ([], 0)
  /// The rows from top to bottom, with their lines in the drawing.
  private(set) var rows: [(path: RowPath, lines: Range<Int>)] = []
  private var (isLayingOut, mustLayOut) = (false, false)

  /// The path of the row that keys act on; nil if there is none.
  public internal(set) var focusedRow: RowPath?
  /// The field of that row that characters go into.
  var typing: LookControl.ID?
  /// Whether characters go into a field.
  public var isTyping: Bool { typing != nil }
  /// What a key began that takes its time, as long as that is under way.
  var refreshing: Task<Void, Never>?

  /// Creates a list that shows nothing yet.
  ///
  /// - Parameters:
  ///   - looks: Looks of models that do not say theirs; what has none is shown by its fields.
  ///   - columns: The width of the window; less than 20 counts as 20, more than 1,000 as 1,000.
  ///   - lines: Its height; less than 1 counts as 1.
  public init(looks: LookRegistry = LookRegistry(), columns: Int = 80, lines: Int = 24) {
    (self.looks, registry) = (looks, CellRegistry(looks: looks))
    size = (min(max(columns, 20), 1_000), max(lines, 1))
  }

  /// Shows a screen, evaluated with what was applied last, as in an app.
  public func apply(_ screen: some SnapshotConvertible) {
    updater.apply(screen.snapshot(reusing: updater.newest))
    // Nobody tells of rows inside containers.
    layOut()
  }

  /// Gives the window another size, within the same limits; the row with the focus stays in sight.
  public func resize(columns: Int, lines: Int) {
    let isFocusSeen = !focusedLines.isEmpty
    size = (min(max(columns, 20), 1_000), max(lines, 1))
    layOut()
    if isFocusSeen { setFocus(focusedRow) }
  }

  /// Which of ``lines`` belong to the row that keys act on; empty if it is not in the window.
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

  /// Whether the list has such a row, and keys may act on it, as it says itself.
  func canFocus(_ path: RowPath) -> Bool {
    position(of: path).map { updater.current[$0].attributes.canFocus != false } ?? false
  }
}

// MARK: - What a list host does

extension TerminalHost {
  public var readiness: ListReadiness { isLayingOut ? .busy : .ready }

  public func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    update(operations, change)
    completion()
  }

  public func reload(change: () -> Void) { update(nil, change) }

  public func goToStart() { (offset, focusedRow, refreshing) = (0, nil, nil) }

  public var lastShownRow: RowPosition? { seen.last.flatMap(position) }

  public func showSelection() { layOut() }

  /// Changes the rows, lets cells and the focus follow theirs, and fills the window.
  private func update(_ operations: Changeset.Operations?, _ change: () -> Void) {
    let old = rows.map(\.path)
    change()
    let reloaded = operations?.reloads.compactMap { updater.currentRow(at: $0)?.path }
    removeCells { reloaded?.contains($0) ?? true || position(of: $0) == nil }
    for row in (operations?.reconfigures ?? []).compactMap(updater.currentRow) {
      if let cell = cells[row.path] { fill(cell, with: row, isFirst: false) }
    }
    if let gone = focusedRow, position(of: gone) == nil {
      // The next row that is still there, or else the one before.
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
  /// Draws the list, fills the window with cells, and ends the display of what left it.
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

  /// Returns a text as one line of so many columns at most.
  func line(_ text: String, columns: Int) -> String { drawing().line(text, columns: columns) }

  /// Draws all of the list; the first row of the window that is still there stays in its line.
  private func draw() {
    let kept = offset > 0 ? rows.filter { $0.lines.overlaps(window) } : []
    let (plain, selected) = (drawing(), Set(updater.selectedPositions))
    (all, rows) = ([], [])
    func add(_ lines: [String], after rule: String? = nil) {
      all.append(all.isEmpty ? plain.rules.top : rule ?? plain.rules.double)
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
    all = (all.isEmpty ? [plain.rules.top] : all) + [plain.rules.bottom]
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

  /// Moves the window down, or up by a negative number of lines, as far as the list goes.
  func scroll(by count: Int) {
    offset = max(0, min(offset + count, all.count - size.lines))
    layOut()
  }

  /// Lets keys act on a row, and moves the window so that all of it is seen, with the lines around it.
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
