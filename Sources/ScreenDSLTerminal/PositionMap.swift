internal import ScreenDSL

/// Where sections and rows are after a batch, by where they were before.
struct PositionMap {
  private let sections: IndexMap
  private let rowMoves: [RowPosition: RowPosition]
  private var rows: [Int: IndexMap] = [:]
  private var arrivals: [Int: [Int]] = [:]

  init(_ operations: Changeset.Operations) {
    sections = IndexMap(
      leaving: operations.sectionRemovals, arriving: operations.sectionInsertions,
      moves: operations.sectionMoves.map { ($0.from, $0.to) })
    rowMoves = Dictionary(uniqueKeysWithValues: operations.rowMoves.map { ($0.from, $0.to) })
    let leaving = operations.rowRemovals + rowMoves.keys
    rows = Dictionary(grouping: leaving, by: \.section).mapValues { positions in
      IndexMap(leaving: positions.map(\.row), arriving: [], moves: [])
    }
    arrivals = Dictionary(grouping: operations.rowInsertions + rowMoves.values, by: \.section)
      .mapValues { $0.map(\.row).sorted() }
  }

  /// Returns where a section is; nil if it is gone.
  func newSection(of old: Int) -> Int? { sections.newIndex(of: old) }

  /// Returns where a row is; nil if it is gone.
  func newPosition(of old: RowPosition) -> RowPosition? {
    if let moved = rowMoves[old] { return moved }
    guard let section = newSection(of: old.section) else { return nil }
    var row = old.row
    if let map = rows[old.section] {
      guard let rest = map.newIndex(of: row) else { return nil }
      row = rest
    }
    return RowPosition(section: section, row: IndexMap.makeRoom(for: row, arrivals[section] ?? []))
  }
}

/// Where the elements of one list are after some left and others came.
private struct IndexMap {
  private let leaving: [Int]
  private let arriving: [Int]
  private let moves: [Int: Int]

  init(leaving: [Int], arriving: [Int], moves: [(from: Int, to: Int)]) {
    self.leaving = (leaving + moves.map(\.from)).sorted()
    self.arriving = (arriving + moves.map(\.to)).sorted()
    self.moves = Dictionary(uniqueKeysWithValues: moves.map { ($0.from, $0.to) })
  }

  func newIndex(of old: Int) -> Int? {
    if let moved = moves[old] { return moved }
    if leaving.contains(old) { return nil }
    return Self.makeRoom(for: old - leaving.count { $0 < old }, arriving)
  }

  /// Returns where an element is once others stand at `places`, which count afterwards.
  static func makeRoom(for index: Int, _ places: [Int]) -> Int {
    places.reduce(index) { $1 <= $0 ? $0 + 1 : $0 }
  }
}
