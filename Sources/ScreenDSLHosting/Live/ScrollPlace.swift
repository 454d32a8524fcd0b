package import ScreenDSL

/// The scroll position of an inner list: a list inside a row of another list. The position is stored as a cell state of
/// this row. When a cell shows the row again, the inner list scrolls to the stored position.
///
/// If the rows of the inner list have changed meanwhile, the list applies its ``AnchorPolicy``.
package struct ScrollPlace: Equatable, Sendable {
  package enum Key: CellStateKey {
    package static let initial: ScrollPlace? = nil
  }

  private struct VisibleRow: Equatable {
    let id: RowID
    let position: RowPosition
    /// The distance in points from the start of the row to the start of the list's visible part.
    let distance: Double
  }

  /// The visible rows in their order.
  private let rows: [VisibleRow]
  /// Whether the list's policy is ``AnchorPolicy/offset``.
  private let keepsOffset: Bool
  /// The content offset for a list that has none of `rows`; infinite for the end of the list.
  private let offset: Double

  /// Records the position of a list.
  ///
  /// - Parameters:
  ///   - policy: The anchor policy of the list.
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

  /// Returns the content offset with which a list is at this position. The offset can be greater than the list allows.
  ///
  /// - Parameter range: Returns where the row at a position of ``ListUpdater/current`` starts and ends; nil if this is
  ///   unknown.
  @MainActor
  package func offset(in list: ListUpdater, range: (RowPosition) -> Range<Double>?) -> Double {
    for row in rows {
      guard let position = list.current.position(of: row.id, in: nil),
        !keepsOffset || position == row.position, let range = range(position)
      else { continue }
      // The length may be an estimate. At least one point of the row must be visible, so that the view measures the
      // row.
      return range.lowerBound + min(row.distance, max(0, range.length - 1))
    }
    return offset
  }
}
