internal import ScreenDSL
internal import ScreenDSLHosting

/// The list in the cell of a container.
///
/// The renderer draws its rows with the container; those that are seen have cells.
@MainActor
final class InnerList: ListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  private(set) lazy var cells = TerminalCells(of: updater, registry) { [weak cell] in
    cell?.setNeedsDrawing()
  }
  /// How the rows lie; nil if the renderer decides.
  private var layout: LayoutHint?
  private weak var cell: TerminalCell?
  private let registry: CellRegistry<TerminalList>

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
    return index < count ? index : nil
  }

  var count: Int { updater.current.rowCount }

  /// Returns a row; nil if there is none.
  func row(at index: Int) -> LiveRow? {
    updater.currentRow(at: RowPosition(section: 0, row: index))
  }

  /// Gives cells to the rows that are seen, and to no others: the cards in view of a carousel, and all rows
  /// otherwise.
  ///
  /// - Parameter columns: How many columns of the cards are seen; nil if none of the rows is seen any more.
  func display(columns: Int?) {
    let first = columns.flatMap { card(at: 0, columns: $0) } ?? 0
    let last = columns.map { card(at: $0 - 1, columns: $0) ?? count - 1 } ?? -1
    let rows = stride(from: first, through: last, by: 1).compactMap(row)
    let seen = Set(rows.map(\.path))
    cells.remove { !seen.contains($0) }
    for row in rows { cells.cell(of: row).inner?.display(columns: columns) }
  }

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
    cells.update(operations)
    cell?.setNeedsDrawing()
    completion()
  }

  func reload(change: () -> Void) {
    change()
    cells.remove { _ in true }
    cell?.setNeedsDrawing()
  }
}
