package import ScreenDSL

/// The scroll position of a list inside a container, as a cell state of the container's row. When a cell shows the
/// container again, its list scrolls to this position.
///
/// If the rows have changed meanwhile, the anchor policy decides, as for rows that are visible during an update.
package struct ScrollPlace: Equatable, Sendable {
  /// The key of the cell state.
  package enum Key: CellStateKey {
    package static let initial: ScrollPlace? = nil
  }

  private struct VisibleRow: Equatable {
    let id: RowID
    let position: RowPosition
    /// The distance in points from the start of the row to the start of the visible part.
    let distance: Double
  }

  /// The visible rows in their order.
  private let rows: [VisibleRow]
  /// Whether a row counts only at its old position, so that other rows do not change the offset.
  private let keepsOffset: Bool
  /// The offset if no row counts; infinite if the end of the list stays visible.
  private let offset: Double

  /// Records the position of a list.
  ///
  /// - Parameters:
  ///   - policy: The anchor of the list.
  ///   - list: The list.
  ///   - window: The visible part of the list.
  ///   - length: The length of the list's content.
  ///   - rows: The positions of the visible rows in ``ListUpdater/current``, in order, and the start of each.
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

  /// Returns the offset of this position in a list. The offset can be greater than the list allows.
  ///
  /// - Parameter range: Returns the start and the end of the row at a position of ``ListUpdater/current``; nil if the
  ///   list does not know them.
  @MainActor
  package func offset(in list: ListUpdater, range: (RowPosition) -> Range<Double>?) -> Double {
    for row in rows {
      guard let position = list.current.position(of: row.id, in: nil),
        !keepsOffset || position == row.position, let range = range(position)
      else { continue }
      // A view measures only visible rows, so the row may have an estimated length that is less than the distance.
      // This code limits the distance, so that the row becomes visible and the view measures the row.
      return range.lowerBound + min(row.distance, max(0, range.length - 1))
    }
    return offset
  }
}
