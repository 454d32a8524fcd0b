import ScreenDSL

/// The fewest operations that lead from one list to another, worked out from the IDs alone.
struct MinimalUpdate {
  private var insertions: Set<RowPosition> = []
  private var removals: Set<RowPosition>
  private var moveCount = 0
  private var sectionMoveCount: Int

  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    let before = Self.positions(in: old)
    removals = Set(before.values)
    let sources = Dictionary(
      old.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    sectionMoveCount = Self.moveCount(new.sections.compactMap { sources[$0.id] })
    for (index, section) in new.sections.enumerated() {
      var kept: [Int] = []
      for (row, element) in section.rows.enumerated() {
        guard let source = before[element.id] else {
          insertions.insert(RowPosition(section: index, row: row))
          continue
        }
        removals.remove(source)
        if source.section == sources[section.id] { kept.append(source.row) } else { moveCount += 1 }
      }
      moveCount += Self.moveCount(kept)
    }
  }

  /// Returns which operations a changeset has too many or too few of; nil if it is right.
  func failure(of changes: Changeset) -> String? {
    if Set(changes.rowInsertions) != insertions || Set(changes.rowRemovals) != removals {
      return "Internal error: insertions and removals are not exact"
    }
    if changes.rowMoves.count != moveCount || changes.sectionMoves.count != sectionMoveCount {
      return "Internal error: \(changes.rowMoves.count) rows and \(changes.sectionMoves.count) "
        + "sections move, expected \(moveCount) and \(sectionMoveCount)"
    }
    return nil
  }

  private static func positions(in snapshot: ScreenSnapshot) -> [RowID: RowPosition] {
    var result: [RowID: RowPosition] = [:]
    for (index, section) in snapshot.sections.enumerated() {
      for (row, element) in section.rows.enumerated() {
        result[element.id] = RowPosition(section: index, row: row)
      }
    }
    return result
  }

  /// All but the longest increasing subsequence, by patience sorting (Fredman 1975).
  static func moveCount(_ sources: [Int]) -> Int {
    var ends: [Int] = []
    for source in sources {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < source { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(source) } else { ends[low] = source }
    }
    return sources.count - ends.count
  }
}
