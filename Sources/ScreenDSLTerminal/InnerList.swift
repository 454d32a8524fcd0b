internal import ScreenDSL
internal import ScreenDSLHosting

/// The list in the cell of a container.
///
/// All its rows have cells; the renderer draws those that are seen.
@MainActor
final class InnerList: ListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  private(set) var cells: [(id: RowID, cell: TerminalCell)] = []
  /// How the rows lie; nil if the renderer decides.
  private(set) var layout: LayoutHint?
  private weak var cell: TerminalCell?
  private let registry: CellRegistry<TerminalList>
  /// The rows that are seen, by their paths.
  private var displayed: [RowPath: LiveRow] = [:]

  init(cell: TerminalCell, registry: CellRegistry<TerminalList>) {
    self.cell = cell
    self.registry = registry
  }

  /// Where a container's list was scrolled to, in points.
  private enum Offset: CellStateKey { static let initial = 0.0 }

  /// How far the list is scrolled sideways, in points; kept for the container, not for the cell.
  private(set) var offset = 0.0 {
    didSet {
      updater.containerState?[Offset.self] = offset
      cell?.setNeedsDrawing()
    }
  }

  /// How many points a column of the text renderer stands for.
  private static let pointsPerColumn = 8.0

  /// The columns from a card of a carousel to the next one; nil if the rows lie otherwise.
  private func cardStep(_ columns: Int) -> Double? {
    let layout = layout ?? .carousel
    guard layout.arrangement == .carousel else { return nil }
    let card = ((layout.itemWidth ?? 160) / Self.pointsPerColumn).rounded()
    return min(max(card, 12), Double(columns)) + 1
  }

  /// Scrolls a carousel as little as needed, so that all of a card is seen.
  ///
  /// - Parameter columns: How many columns of the cards are seen.
  func reveal(_ index: Int, columns: Int) {
    guard let step = cardStep(columns) else { return }
    let (start, end) = (Double(index) * step, Double(index + 1) * step - 1)
    let shown = offset / Self.pointsPerColumn
    if start < shown { offset = start * Self.pointsPerColumn }
    if end > shown + Double(columns) { offset = (end - Double(columns)) * Self.pointsPerColumn }
  }

  /// The card of a carousel in a column of those that are seen; nil if there is none.
  func card(at column: Int, columns: Int) -> Int? {
    guard let step = cardStep(columns), column >= 0 else { return nil }
    let index = Int((Double(column) + offset / Self.pointsPerColumn) / step)
    return cells.indices.contains(index) ? index : nil
  }

  /// Takes note of which rows are seen: the cards in view of a carousel, and all rows otherwise.
  func display(columns: Int) {
    let first = card(at: 0, columns: columns) ?? 0
    let last = card(at: columns - 1, columns: columns) ?? cells.count - 1
    let seen = cells.isEmpty ? [:] : rows(first...max(first, last))
    for (path, row) in displayed where seen[path] == nil { updater.endDisplay(of: row) }
    let old = displayed
    displayed = seen
    for (path, row) in seen where old[path] == nil { updater.beginDisplay(of: row) }
    for entry in cells { entry.cell.inner?.display(columns: columns) }
  }

  /// Takes note that none of the rows is seen any more.
  func endDisplay() {
    for row in displayed.values { updater.endDisplay(of: row) }
    displayed = [:]
    for entry in cells { entry.cell.inner?.endDisplay() }
  }

  private func rows(_ range: ClosedRange<Int>) -> [RowPath: LiveRow] {
    let rows = range.compactMap { updater.currentRow(at: RowPosition(section: 0, row: $0)) }
    return Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Shows the rows inside a container from now on.
  func show(_ rows: NestedRows) {
    layout = rows.layout
    let isFirst = updater.containerState == nil
    updater.show(rows)
    if isFirst { offset = updater.containerState?[Offset.self] ?? Offset.initial }
  }

  var readiness: ListReadiness { .ready }

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    var kept: [RowPosition: TerminalCell] = [:]
    let map = PositionMap(operations)
    for (row, entry) in cells.enumerated() {
      if let new = map.newPosition(of: RowPosition(section: 0, row: row)) { kept[new] = entry.cell }
    }
    for position in operations.reloads { kept[position] = nil }
    change()
    for position in operations.reconfigures {
      if let row = updater.currentRow(at: position), let cell = kept[position] {
        registry.fill(cell, with: row, in: updater, isFirstDisplay: false)
      }
    }
    takeCells(kept)
    completion()
  }

  func reload(change: () -> Void) {
    change()
    takeCells([:])
  }

  /// Takes the cells of the rows that have one, and makes the others.
  private func takeCells(_ kept: [RowPosition: TerminalCell]) {
    let count = updater.current.sections.first?.rows.count ?? 0
    cells = (0..<count).compactMap { index in
      let position = RowPosition(section: 0, row: index)
      guard let row = updater.currentRow(at: position) else { return nil }
      let cell = kept[position] ?? registry.makeCell(for: row, in: updater)
      cell.onChange = { [weak self] in self?.cell?.setNeedsDrawing() }
      return (row.row.id, cell)
    }
    cell?.setNeedsDrawing()
  }
}

extension CellRegistry<TerminalList> {
  /// Returns a new cell, filled with a row.
  @MainActor
  func makeCell(for row: LiveRow, in list: ListUpdater) -> TerminalCell {
    let cell = TerminalCell(registry: self)
    fill(cell, with: row, in: list, isFirstDisplay: true)
    return cell
  }

  /// Fills a cell with a row; one without a registration says so.
  @MainActor
  func fill(
    _ cell: TerminalCell, with row: LiveRow, in list: ListUpdater, isFirstDisplay: Bool
  ) {
    let registration = registration(for: row.row.reuseIdentifier)
    let isFilled =
      registration?.fill(cell, with: row, in: list, isFirstDisplay: isFirstDisplay) ?? false
    if !isFilled { cell.showMissing(row.row.reuseIdentifier) }
  }
}
