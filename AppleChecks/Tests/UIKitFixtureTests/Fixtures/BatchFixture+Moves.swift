/// Reports about moves of items.
extension BatchFixture {
  /// F12. A row moves into an inserted section of a table (M10).
  ///
  /// - Expected: raises "cannot move a row into a newly inserted section".
  /// - Otherwise: fix M10 and its text.
  static let tlIndexPathTools13InTable = BatchFixture(
    name: "TLIndexPathTools #13 in a table", old: [2, 2], new: [1, 2, 1],
    operations: intoInsertedSection,
    outcome: .raises(.text("cannot move a row into a newly inserted section")))

  /// F13. An item moves into an inserted section of a collection (M10).
  ///
  /// - Expected: recorded; no report has a text.
  /// - Otherwise: use the printed text for M10 of collections, or remove M10 of collections from the contract.
  static let tlIndexPathTools13InCollection = BatchFixture(
    name: "TLIndexPathTools #13 in a collection", old: [2, 2], new: [1, 2, 1],
    operations: intoInsertedSection,
    outcome: .recorded)

  private static let intoInsertedSection = BatchOperations(
    sectionInserts: [2], itemMoves: [([0, 0], [2, 0])])

  /// F14. An item moves out of a deleted section (M9).
  ///
  /// - Expected: raises "cannot move … from a deleted section".
  /// - Otherwise: fix M9 and its texts.
  static let jsqDataSourcesKit12 = BatchFixture(
    name: "JSQDataSourcesKit #12", old: [2, 2], new: [3],
    operations: BatchOperations(sectionDeletes: [0], itemMoves: [([0, 0], [0, 0])]),
    outcome: .raises(.moveOutOfDeletedSection))

  /// F15. A move from an index path without a row (B8).
  ///
  /// - Expected: raises "attempt to move index path … that does not exist".
  /// - Otherwise: fix B8 and its text.
  static let rxDataSources35 = BatchFixture(
    name: "RxDataSources #35", old: [1, 1, 0], new: [2, 1, 0],
    operations: BatchOperations(itemMoves: [([2, 0], [0, 0])]),
    outcome: .raises(.text("attempt to move index path", "that does not exist")))

  /// F16. A moved item keeps its cell.
  ///
  /// - Expected: accepted; all cells are kept.
  /// - Otherwise: `IdentityMap` is wrong for moves, and so are the cells that the adapter fills.
  static let pureMove = BatchFixture(
    name: "pure move", old: [4], new: [4],
    operations: BatchOperations(itemMoves: [([0, 3], [0, 0])]),
    outcome: .accepted,
    survivors: [
      ([0, 3], [0, 0]), ([0, 0], [0, 1]), ([0, 1], [0, 2]), ([0, 2], [0, 3]),
    ])

  /// F17. The items of a moved section keep their cells.
  ///
  /// - Expected: accepted; all cells are kept.
  /// - Otherwise: `IdentityMap` is wrong for section moves.
  static let pureSectionMove = BatchFixture(
    name: "pure section move", old: [1, 2], new: [2, 1],
    operations: BatchOperations(sectionMoves: [(1, 0)]),
    outcome: .accepted,
    survivors: [([1, 0], [0, 0]), ([1, 1], [0, 1]), ([0, 0], [1, 0])])
}
