/// What to do when one of the last rows is shown.
struct EndReached {
  let rows: Int
  let need: @MainActor () -> Void
  /// The last row when it was done.
  var last: RowPath?
}

extension ListUpdater {
  /// Calls back when one of the last rows of this list is shown, such as to load more: once, and again
  /// when another row is the last.
  ///
  /// - Parameters:
  ///   - rows: How many rows count as the last ones, at least 1.
  ///   - need: What to do, in place of what was set before; nil for nothing.
  /// - Complexity: O(*s* + *r*) for each row that is shown, in the number *s* of sections without rows at
  ///   the end and the number *r* of the last rows.
  public func onReachEnd(within rows: Int = 5, _ need: (@MainActor () -> Void)?) {
    endReached = need.map { EndReached(rows: max(1, rows), need: $0) }
  }

  func reachEnd(showing row: LiveRow) {
    guard let end = endReached, let position = position(of: row) else { return }
    let sections = current.sections
    var rest = -position.row - 1
    for section in sections[position.section...] {
      rest += section.rows.count
      if rest >= end.rows { return }
    }
    guard let section = sections.last(where: { !$0.rows.isEmpty }) else { return }
    let last = section.rows.last.map { RowPath($0.id, section: section.id) }
    if last == end.last { return }
    endReached?.last = last
    end.need()
  }
}
