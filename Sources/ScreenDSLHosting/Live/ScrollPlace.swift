package import ScreenDSL

/// The scroll position of a list inside a row, stored as a cell state of this row. When a cell shows the row again, the
/// list scrolls to this position.
package struct ScrollPlace: Equatable, Sendable {
  package enum Key: CellStateKey { package static let initial: ScrollPlace? = nil }

  private struct VisibleRow: Equatable {
    let id: RowID
    let position: RowPosition
    /// The distance in points from the start of the row to the start of the list's visible part.
    let distance: Double
  }

  private let rows: [VisibleRow]
  private let keepsOffset: Bool
  /// The content offset; infinity for the end of the list.
  private let offset: Double

  @MainActor
  package init(
    _ policy: AnchorPolicy, of list: ListUpdater, window: Range<Double>, length: Double,
    rows: [(position: RowPosition, start: Double)]
  ) {
    let isAtEnd = policy.isAtEnd(window, length: length)
    keepsOffset = policy == .offset
    offset = isAtEnd ? .infinity : window.lowerBound
    self.rows = (isAtEnd ? [] : rows).compactMap { position, start in
      list.currentRow(at: position).map {
        VisibleRow(id: $0.row.id, position: position, distance: window.lowerBound - start)
      }
    }
  }

  /// Returns the content offset that restores this scroll position. The offset can be greater than the list allows.
  @MainActor
  package func offset(in list: ListUpdater, range: (RowPosition) -> Range<Double>?) -> Double {
    for row in rows {
      guard let position = list.current.position(of: row.id, in: nil),
        !keepsOffset || position == row.position, let range = range(position)
      else { continue }
      // At least one point of the row must stay visible.
      return range.lowerBound + min(row.distance, max(0, range.length - 1))
    }
    return offset
  }
}
