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
    (self.cell, self.registry) = (cell, registry)
  }

  /// Where a container's list was scrolled to, in points.
  private enum Offset: CellStateKey { static let initial = 0.0 }

  /// How far the list is scrolled sideways, in points; kept for the container, not for the cell.
  private(set) var offset: Double {
    get { updater.containerState?[Offset.self] ?? Offset.initial }
    set {
      updater.containerState?[Offset.self] = newValue
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
    let least = (end - Double(columns)) * Self.pointsPerColumn
    offset = min(max(offset, least), start * Self.pointsPerColumn)
  }

  /// The card of a carousel in a column of those that are seen; nil if there is none.
  func card(at column: Int, columns: Int) -> Int? {
    guard let step = cardStep(columns), column >= 0 else { return nil }
    let index = Int((Double(column) + offset / Self.pointsPerColumn) / step)
    return cells.indices.contains(index) ? index : nil
  }

  private func row(at index: Int) -> LiveRow? {
    updater.currentRow(at: RowPosition(section: 0, row: index))
  }

  /// Takes note of which rows are seen: the cards in view of a carousel, and all rows otherwise.
  ///
  /// - Parameter columns: How many columns of the cards are seen; nil if none of the rows is seen any more.
  func display(columns: Int?) {
    let first = columns.flatMap { card(at: 0, columns: $0) } ?? 0
    let last = columns.map { card(at: $0 - 1, columns: $0) ?? cells.count - 1 } ?? -1
    let rows = stride(from: first, through: last, by: 1).compactMap(row)
    let old = displayed
    displayed = Dictionary(rows.map { ($0.path, $0) }) { first, _ in first }
    for (path, row) in old where displayed[path] == nil { updater.endDisplay(of: row) }
    for (path, row) in displayed where old[path] == nil { updater.beginDisplay(of: row) }
    for entry in cells { entry.cell.inner?.display(columns: columns) }
  }

  /// The ID of a row; nil if there is none.
  func id(at index: Int) -> RowID? { cells.indices.contains(index) ? cells[index].id : nil }

  /// Shows the rows inside a container from now on.
  func show(_ rows: NestedRows) {
    layout = rows.layout
    updater.show(rows)
  }

  var readiness: ListReadiness { .ready }

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    var kept = Dictionary(cells.map { ($0.id, $0.cell) }) { first, _ in first }
    for position in operations.reloads { kept[updater.current[position].id] = nil }
    for position in operations.reconfigures {
      if let row = updater.currentRow(at: position), let cell = kept[row.row.id] {
        registry.fill(cell, with: row, in: updater, isFirst: false)
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
  private func takeCells(_ kept: [RowID: TerminalCell]) {
    let rows = (0..<updater.current.rowCount).compactMap(row)
    cells = rows.map { row in
      if let cell = kept[row.row.id] { return (row.row.id, cell) }
      let cell = TerminalCell(registry: registry)
      registry.fill(cell, with: row, in: updater, isFirst: true)
      cell.onChange = { [weak self] in self?.cell?.setNeedsDrawing() }
      return (row.row.id, cell)
    }
    cell?.setNeedsDrawing()
  }
}
