/// Matching rows in one section of both snapshots: equal ends first, then looking a few rows ahead.
extension ListDiff {
  /// How many rows a walk looks ahead on each side when the IDs differ.
  private static let lookahead = 8

  mutating func matchRows(_ oldIndex: Int, _ newIndex: Int) {
    let (before, after) = (old.sections[oldIndex].rows, new.sections[newIndex].rows)
    let limit = min(before.count, after.count)
    let prefix = before.matchForward(from: 0, after, from: 0, limit: limit) {
      compareRows(RowPosition(section: oldIndex, row: $0), RowPosition(section: newIndex, row: $1))
      return true
    }
    if prefix == before.count && prefix == after.count { return }
    let suffix = before.matchBackward(
      from: before.count, after, from: after.count, limit: limit - prefix
    ) {
      compareRows(RowPosition(section: oldIndex, row: $0), RowPosition(section: newIndex, row: $1))
      return true
    }
    walk(
      oldIndex, prefix..<(before.count - suffix), newIndex, prefix..<(after.count - suffix))
  }

  /// Matches what it can between the equal ends; the rest is left to the table.
  private mutating func walk(
    _ oldIndex: Int, _ oldRange: Range<Int>, _ newIndex: Int, _ newRange: Range<Int>
  ) {
    let (before, after) = (old.sections[oldIndex].rows, new.sections[newIndex].rows)
    let start = sources.count
    var (oldRow, newRow) = (oldRange.lowerBound, newRange.lowerBound)
    var budget = 64 + (oldRange.count + newRange.count) / 32
    while oldRow < oldRange.upperBound, newRow < newRange.upperBound {
      let same = before.matchForward(
        from: oldRow, after, from: newRow,
        limit: min(oldRange.upperBound - oldRow, newRange.upperBound - newRow)
      ) {
        compareRows(
          RowPosition(section: oldIndex, row: $0), RowPosition(section: newIndex, row: $1))
        return true
      }
      sources.append(contentsOf: Int32(oldRow)..<Int32(oldRow + same))
      (oldRow, newRow) = (oldRow + same, newRow + same)
      if same > 0 { continue }
      guard budget > 0 else { break }
      let skip = skips(
        before, oldRow..<oldRange.upperBound, after, newRow..<newRange.upperBound, &budget)
      leave(oldIndex, oldRow..<(oldRow + skip.old), newIndex, newRow..<(newRow + skip.new))
      (oldRow, newRow) = (oldRow + skip.old, newRow + skip.new)
    }
    leave(oldIndex, oldRow..<oldRange.upperBound, newIndex, newRow..<newRange.upperBound)
    if newRange.isEmpty { return }
    middles.append(
      Middle(
        oldSection: oldIndex, newSection: newIndex, row: newRange.lowerBound,
        sources: start..<sources.count))
  }

  /// Returns how many rows to leave on each side so that the next two have one ID; one each if none
  /// is near.
  private func skips(
    _ before: RowList, _ oldRange: Range<Int>, _ after: RowList, _ newRange: Range<Int>,
    _ budget: inout Int
  ) -> (old: Int, new: Int) {
    let (oldID, newID) = (
      before.pointer(oldRange.lowerBound), after.pointer(newRange.lowerBound)
    )
    for distance in 1...Self.lookahead {
      budget -= 1
      if distance < oldRange.count,
        RowID.areEqual(before.pointer(oldRange.lowerBound + distance), newID)
      {
        return (distance, 0)
      }
      if distance < newRange.count,
        RowID.areEqual(after.pointer(newRange.lowerBound + distance), oldID)
      {
        return (0, distance)
      }
    }
    return (1, 1)
  }

  /// Leaves rows of both sides to the table.
  private mutating func leave(
    _ oldIndex: Int, _ oldRange: Range<Int>, _ newIndex: Int, _ newRange: Range<Int>
  ) {
    removed.add(oldRange, of: oldIndex)
    added.add(newRange, of: newIndex, sources: sources.count)
    sources.append(contentsOf: repeatElement(-1, count: newRange.count))
  }
}
