import ScreenDSL

/// The fewest operations that lead from one list to another, worked out from the IDs alone.
struct MinimalUpdate {
  private var insertions: Set<RowPosition> = []
  private var removals: Set<RowPosition>
  private var moveCount = 0
  private var sectionMoveCount: Int

  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    removals = Set(Self.rows(of: old).map(\.position))
    let sources = Dictionary(
      old.sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    sectionMoveCount = Self.moveCount(new.sections.compactMap { sources[$0.id] })
    var kept = [[(row: Int, source: Int)]](repeating: [], count: new.sections.count)
    // Rows are matched in their section first.
    var fresh: [(id: RowID, row: Row, position: RowPosition)] = []
    for (index, section) in new.sections.enumerated() {
      let before = sources[section.id].map { source in
        Dictionary(
          old.sections[source].rows.enumerated().map { ($1.id, $0) },
          uniquingKeysWith: { first, _ in first })
      }
      for (row, element) in section.rows.enumerated() {
        if let source = sources[section.id], let found = before?[element.id] {
          removals.remove(RowPosition(section: source, row: found))
          kept[index].append((row, found))
        } else {
          fresh.append((element.id, element, RowPosition(section: index, row: row)))
        }
      }
    }
    // What left one section and is new in another is one move, in order.
    var rest = Dictionary(
      grouping: Self.rows(of: old).filter { removals.contains($0.position) }, by: \.id)
    func take(_ id: RowID, preferring section: Int?) -> RowPosition? {
      guard let rows = rest[id], !rows.isEmpty else { return nil }
      let found = rows.firstIndex { $0.position.section == section } ?? 0
      return rest[id]?.remove(at: found).position
    }
    let sourceOfNew = new.sections.map { sources[$0.id] }
    for isReplacement in [false, true] {
      fresh.removeAll { id, row, position in
        if !isReplacement, !id.crossesSections { return false }
        guard let id = isReplacement ? row.attributes.replacedID : id,
          let source = take(id, preferring: sourceOfNew[position.section])
        else { return false }
        removals.remove(source)
        if source.section == sourceOfNew[position.section] {
          kept[position.section].append((position.row, source.row))
        } else {
          moveCount += 1
        }
        return true
      }
    }
    insertions = Set(fresh.map(\.position))
    for rows in kept { moveCount += Self.moveCount(rows.sorted { $0.row < $1.row }.map(\.source)) }
  }

  private static func rows(of snapshot: ScreenSnapshot) -> [(id: RowID, position: RowPosition)] {
    snapshot.sections.enumerated().flatMap { index, section in
      section.rows.enumerated().map { ($1.id, RowPosition(section: index, row: $0)) }
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
