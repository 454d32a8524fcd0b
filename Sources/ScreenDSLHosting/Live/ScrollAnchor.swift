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

  /// Whether this policy keeps the end of the list visible now: the policy is ``end(unlessScrolledBy:)``, and the
  /// visible part of the list, `window`, ends closer to the end of the list than the associated value. The argument
  /// `length` is the length of the list's content, in points.
  func isAtEnd(_ window: Range<Double>, length: Double) -> Bool {
    guard case .end(let most) = self else { return false }
    // Views round positions to pixels. So a distance of less than a point from the end still counts as the end.
    return window.upperBound > length - max(1, most)
  }
}

/// Keeps a row at its place on the screen during an update: the first visible row that the update does not remove.
///
/// A host creates one value for an update, before the first batch. When the new rows have their positions, the value
/// computes the content offset.
///
/// All numbers are in points in the scroll direction. A position is the distance from the start of the list's content,
/// and does not include content insets.
@MainActor
package struct ScrollAnchor {
  private let list: ListUpdater
  /// The visible rows in their order, each with its distance from the start of the visible part.
  private let rows: [(row: LiveRow, distance: Double)]
  private let isAtEnd: Bool
  /// Whether at least the last point of the first visible row must stay visible, even if this row becomes shorter.
  ///
  /// Set this property to true only if the view lays out all rows again, for example after a change of its size.
  package var keepsRowInSight = false

  /// Records the positions of the visible rows before an update.
  ///
  /// - Parameters:
  ///   - policy: Which part of the list must not move. For ``AnchorPolicy/offset`` there is nothing to record, and the
  ///     result is nil.
  ///   - list: The list, before the update.
  ///   - window: The visible part of the list.
  ///   - length: The length of the list's content.
  ///   - rows: The positions of the visible rows in ``ListUpdater/current``, in order, and the start of each.
  /// - Complexity: O(*v*) in the number *v* of visible rows.
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

  /// Whether the running update has further batches, which may move the rows again.
  package var isAwaited: Bool { list.queue.hasStagesLeft }

  /// Returns the content offset after the update.
  ///
  /// Depending on the policy, the list stays at its end, or the first recorded row that still exists keeps its place.
  /// Nil if no recorded row exists any more.
  ///
  /// - Parameters:
  ///   - window: The length of the visible part.
  ///   - length: The new length of the list's content.
  ///   - range: Returns the start and the end of the row at a position of ``ListUpdater/current``.
  /// - Complexity: O(*v*) look-ups in the number *v* of rows that were visible before the update.
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

  /// Returns the offset that aligns a row, within the limits of the content.
  ///
  /// If a row is longer than the visible part, its start is visible, unless the alignment is `bottom`.
  ///
  /// - Parameters:
  ///   - row: The start and the end of the row, in points from the start of the list.
  ///   - window: The visible part of the list.
  ///   - length: The length of the list's content.
  package func offset(
    of row: Range<Double>, window: Range<Double>, length: Double
  ) -> Double {
    let size = window.length
    let (top, bottom) = (row.lowerBound, row.upperBound - size)
    let wanted =
      switch self {
      case .top: top
      case .middle: row.length > size ? top : (top + bottom) / 2
      case .bottom: bottom
      case .nearest:
        if row.lowerBound < window.lowerBound || row.length > size {
          top
        } else {
          max(window.lowerBound, bottom)
        }
      }
    return min(max(0, wanted), max(0, length - size))
  }
}

extension Range<Double> {
  package var length: Double { upperBound - lowerBound }
}
