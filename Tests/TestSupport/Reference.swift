/// The expected changeset, computed from two snapshots in the plainest way.
package struct Reference {
  package let matching: ReferenceMatching
  package private(set) var moveCount = 0, sectionMoveCount = 0
  package private(set) var updates: Set<Changeset.RowUpdate> = []

  package init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    matching = ReferenceMatching(from: old, to: new)
    let sources = old.sections.map(\.id)
    sectionMoveCount = Self.moves(new.sections.map { sources.firstIndex(of: $0.id) })
    for (section, part) in new.sections.enumerated() {
      var kept: [Int?] = []
      for index in part.rows.indices {
        let position = RowPosition(section: section, row: index)
        guard let source = matching.sources[position] else { continue }
        if old.sections[source.section].id == part.id {
          kept.append(source.row)
        } else {
          moveCount += 1
        }
        addUpdate(old[source], source, new[position], position)
      }
      moveCount += Self.moves(kept)
    }
  }

  package func failure(of changes: Changeset) -> String? {
    if Set(changes.rowInsertions) != Set(matching.insertions) { return "insertions: \(changes)" }
    if Set(changes.rowRemovals) != Set(matching.removals) { return "removals: \(changes)" }
    if Set(changes.rowUpdates) != updates { return "updates: \(changes)" }
    return changes.rowMoves.count == moveCount ? nil : "moves: \(changes)"
  }

  private mutating func addUpdate(
    _ old: Row, _ source: RowPosition, _ new: Row, _ position: RowPosition
  ) {
    if Self.showSame(old, new), !matching.takeovers.contains(position) { return }
    let keepsCell =
      old.reuseIdentifier == new.reuseIdentifier && (old.innerRows == nil) == (new.innerRows == nil)
    updates.insert(
      Changeset.RowUpdate(old: source, new: position, kind: keepsCell ? .reconfigure : .reload))
  }

  package static func showSame(_ left: Row, _ right: Row) -> Bool {
    func compare<Model: CellModel>(_ model: Model) -> Bool { (right.model as? Model) == model }
    return compare(left.model) && left.attributes == right.attributes
      && (left.innerRows == nil) == (right.innerRows == nil)
  }

  /// `matched - longest increasing subsequence`, by the quadratic method.
  package static func moves(_ sources: [Int?]) -> Int {
    let values = sources.compactMap { $0 }
    var lengths: [Int] = []
    for value in values {
      var best = 0
      for other in lengths.indices where values[other] < value { best = max(best, lengths[other]) }
      lengths.append(best + 1)
    }
    return values.count - (lengths.max() ?? 0)
  }
}
