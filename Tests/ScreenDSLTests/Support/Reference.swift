import ScreenDSL

/// What a changeset must say, worked out in the plainest way from the two snapshots' IDs.
struct Reference {
  private(set) var insertions: Set<RowPosition> = []
  private(set) var removals: Set<RowPosition> = []
  private(set) var moveCount = 0
  private(set) var updates: Set<Changeset.RowUpdate> = []
  private(set) var sectionMoveCount = 0
  private(set) var crossings: Set<RowPosition> = []

  init(from old: ScreenSnapshot, to new: ScreenSnapshot) {
    let before = Self.positions(old)
    let after = Self.positions(new)
    removals = Set(before.filter { after[$0.key] == nil }.values)
    let sources = old.sections.map(\.id)
    let targets = new.sections.map(\.id)
    sectionMoveCount = Self.moves(targets.map { sources.firstIndex(of: $0) })
    for (section, part) in new.sections.enumerated() {
      var kept: [Int?] = []
      for (index, row) in part.rows.enumerated() {
        let position = RowPosition(section: section, row: index)
        guard let source = before[row.id] else {
          insertions.insert(position)
          continue
        }
        if old.sections[source.section].id == part.id {
          kept.append(source.row)
        } else {
          crossings.insert(position)
        }
        addUpdate(old[source], source, row, position)
      }
      moveCount += Self.moves(kept)
    }
    moveCount += crossings.count
  }

  private mutating func addUpdate(
    _ old: Row, _ source: RowPosition, _ new: Row, _ position: RowPosition
  ) {
    let isSame =
      Self.areEqual(old.model, new.model) && old.attributes == new.attributes
      && (old.contents == nil) == (new.contents == nil)
    if isSame { return }
    let keepsCell =
      old.reuseIdentifier == new.reuseIdentifier && (old.contents == nil) == (new.contents == nil)
    updates.insert(
      Changeset.RowUpdate(old: source, new: position, kind: keepsCell ? .reconfigure : .reload))
  }

  static func positions(_ snapshot: ScreenSnapshot) -> [RowID: RowPosition] {
    var result: [RowID: RowPosition] = [:]
    for (section, part) in snapshot.sections.enumerated() {
      for (index, row) in part.rows.enumerated() {
        result[row.id] = RowPosition(section: section, row: index)
      }
    }
    return result
  }

  private static func areEqual(_ left: any CellModel, _ right: any CellModel) -> Bool {
    func compare<Model: CellModel>(_ left: Model) -> Bool { (right as? Model) == left }
    return compare(left)
  }

  /// `matched - longest increasing subsequence`, by the quadratic method.
  static func moves(_ sources: [Int?]) -> Int {
    let values = sources.compactMap { $0 }
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let best = (0..<index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0
      lengths.append(best + 1)
    }
    return values.count - (lengths.max() ?? 0)
  }
}
