package import ScreenDSL

/// Decides which part of a list does not move on the screen while an update inserts and removes rows, or changes
/// their heights.
public enum AnchorPolicy: Hashable, Sendable {
  /// The content offset does not change. So changes above the visible rows move these rows on the screen.
  case offset
  /// The list keeps one row in place on the screen: the first visible row that the update does not remove. The position
  /// of this row in the list may change.
  case firstVisibleRow
  /// The end of the list stays visible, as in a chat. If the user has scrolled up from the end by at least as many
  /// points as the associated value, the policy is that of ``firstVisibleRow``.
  ///
  /// A value below 1 counts as 1 point.
  case end(unlessScrolledBy: Double)

  /// The end of the list stays visible, as in a chat. If the user has scrolled up from the end, the policy is that of
  /// ``firstVisibleRow``.
  public static var end: AnchorPolicy { .end(unlessScrolledBy: 1) }

  func isAtEnd(_ window: Range<Double>, length: Double) -> Bool {
    guard case .end(let most) = self else { return false }
    // Views round positions to pixels, so a distance of less than a point counts as the end.
    return window.upperBound > length - max(1, most)
  }
}

/// Stores where the visible rows are before an update, and computes the scroll offset after the update. With this
/// offset, the list stays at its end, or the first of these rows that still exists stays in place on the screen.
@MainActor
package struct ScrollAnchor {
  private let list: ListUpdater
  private let rows: [(row: LiveRow, distance: Double)]
  private let isAtEnd: Bool
  package var keepsRowInSight = false

  /// Stores where the visible rows are. Returns nil if the policy is `.offset`.
  ///
  /// - Parameter rows: The visible rows, from the top, with their positions in ``ListUpdater/current``.
  package init?(
    _ policy: AnchorPolicy, of list: ListUpdater, window: Range<Double>, length: Double,
    rows: [(position: RowPosition, start: Double)]
  ) {
    if policy == .offset { return nil }
    self.list = list
    self.rows = rows.compactMap { position, start in
      list.currentRow(at: position).map { ($0, start - window.lowerBound) }
    }
    isAtEnd = policy.isAtEnd(window, length: length)
  }

  package var isAwaited: Bool { list.queue.hasStagesLeft }

  /// Returns the scroll offset that keeps one row in place: the first of the stored rows that still exists. Returns nil
  /// if none exists. If the list must stay at the end, returns the greatest offset.
  ///
  /// - Parameters:
  ///   - window: The length of the visible part of the list.
  ///   - length: The length of the content of the list.
  ///   - range: Returns the range of the row at a position in ``ListUpdater/current``.
  package func offset(
    window: Double, length: Double, range: (RowPosition) -> Range<Double>
  ) -> Double? {
    let last = max(0, length - window)
    if isAtEnd { return last }
    for (row, distance) in rows {
      guard let position = list.position(of: row) else { continue }
      let range = range(position)
      let most = keepsRowInSight ? min(0, 1 - range.length) : distance
      return min(max(0, range.lowerBound - max(distance, most)), last)
    }
    return nil
  }
}

/// The alignment of a row in the visible part of its list. In a list that scrolls sideways, the top is the leading
/// edge and the bottom is the trailing edge.
public enum RowAlignment: Hashable, Sendable, CaseIterable {
  /// The row is at the start of the visible part.
  case top
  /// The row is in the middle of the visible part.
  case middle
  /// The row is at the end of the visible part.
  case bottom
  /// The list scrolls the shortest distance that makes the row visible. If the whole row is visible, the list does
  /// not scroll.
  case nearest

  package func offset(of row: Range<Double>, window: Range<Double>, length: Double) -> Double {
    let size = window.length
    let (top, bottom) = (row.lowerBound, row.upperBound - size)
    let wanted =
      switch self {
      case .top: top
      // A row that is longer than the window begins at the top.
      case .middle: min(top, (top + bottom) / 2)
      case .bottom: bottom
      case .nearest: min(top, max(window.lowerBound, bottom))
      }
    return min(max(0, wanted), max(0, length - size))
  }
}

extension Range<Double> { package var length: Double { upperBound - lowerBound } }

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
