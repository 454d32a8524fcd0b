package import ScreenDSL

/// What stays in place while a list's rows come, go and change their heights.
public enum AnchorPolicy: Hashable, Sendable {
  /// The offset: what is above the window moves what is in it.
  case offset
  /// The first visible row that is still there, wherever it is by then.
  case firstVisibleRow
  /// The end of the list, as in a chat, unless the user scrolled up by more than so many points, at least 1;
  /// the first visible row otherwise.
  case end(unlessScrolledBy: Double)

  /// The end of the list while that is in sight, as in a chat; the first visible row otherwise.
  public static var end: AnchorPolicy { .end(unlessScrolledBy: 1) }
}

/// Where a list's visible rows were before an update, and so where its window begins after it.
///
/// A host makes one before it changes its view, and asks it once the new rows have their places. One
/// serves all stages of an update: the row that is there after the last one is where it was before the
/// first; then it is no longer awaited, and goes. All lengths are in points along the list, from where its
/// content begins; insets do not count.
@MainActor
package struct ScrollAnchor {
  private let list: ListUpdater
  /// The visible rows, each with its distance from where the window begins, the first one first.
  private let rows: [(row: LiveRow, distance: Double)]
  private var isAtEnd = false
  /// Whether a row that became shorter than what was out of sight of it still shows, as it must where all rows are laid
  /// out anew. An update only guesses the heights of rows that are not measured yet: it leaves the row where it was.
  package var keepsRowInSight = false

  /// Remembers where the visible rows are.
  ///
  /// - Parameters:
  ///   - policy: What stays in place; nothing is remembered for ``AnchorPolicy/offset``.
  ///   - list: The list, which shows what it showed before the update.
  ///   - window: The part of the list that is visible.
  ///   - length: The length of all that the list shows.
  ///   - rows: The positions of the visible rows in ``ListUpdater/current``, in their order, and where
  ///     each begins.
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
    // Views round to their pixels.
    if case .end(let most) = policy { isAtEnd = window.upperBound > length - max(1, most) }
  }

  /// Whether further stages of the update may move what is to stay.
  package var isAwaited: Bool { list.queue.hasStagesLeft }

  /// Returns where the window begins so that what was to stay is in place, as far as the list goes; nil
  /// if nothing of it is left.
  ///
  /// - Parameters:
  ///   - window: The length of the visible part.
  ///   - length: The length of all that the list shows now.
  ///   - range: Returns where the row at a position of ``ListUpdater/current`` begins and ends.
  /// - Complexity: O(*v*) look-ups in the number *v* of rows that were visible.
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

/// Where a row is to be in the visible part of its list; in one that is scrolled sideways, the top is
/// the leading and the bottom the trailing edge.
public enum RowAlignment: Hashable, Sendable, CaseIterable {
  /// Where the visible part begins.
  case top
  /// In the middle.
  case middle
  /// Where the visible part ends.
  case bottom
  /// Wherever the shortest way leads that shows all of it; nowhere if it is visible already.
  case nearest

  /// Returns where the window begins so that a row is there, as far as the list goes.
  ///
  /// A row that is longer than the window begins where the window does, unless it is to end there.
  ///
  /// - Parameters:
  ///   - row: Where the row begins and ends, in points from the start of the list.
  ///   - window: The part of the list that is visible.
  ///   - length: The length of all that the list shows.
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
