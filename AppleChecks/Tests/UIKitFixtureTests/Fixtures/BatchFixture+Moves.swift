/// Reports about moves of items.
extension BatchFixture {
  static let tlIndexPathTools13InTable = BatchFixture(
    name: "TLIndexPathTools #13", old: [2, 2], new: [1, 2, 1],
    operations: intoInsertedSection,
    outcome: .raises(.text("cannot move a row into a newly inserted section")))

  static let tlIndexPathTools13InCollection = BatchFixture(
    name: "TLIndexPathTools #13", old: [2, 2], new: [1, 2, 1],
    operations: intoInsertedSection,
    outcome: .recorded)

  private static let intoInsertedSection = BatchOperations(
    sectionInserts: [2], itemMoves: [([0, 0], [2, 0])])

  static let jsqDataSourcesKit12 = BatchFixture(
    name: "JSQDataSourcesKit #12", old: [2, 2], new: [3],
    operations: BatchOperations(sectionDeletes: [0], itemMoves: [([0, 0], [0, 0])]),
    outcome: .raises(.moveOutOfDeletedSection))

  static let rxDataSources35 = BatchFixture(
    name: "RxDataSources #35", old: [1, 1, 0], new: [2, 1, 0],
    operations: BatchOperations(itemMoves: [([2, 0], [0, 0])]),
    outcome: .raises(.text("attempt to move index path", "that does not exist")))

  static let pureMove = BatchFixture(
    name: "pure move", old: [4], new: [4],
    operations: BatchOperations(itemMoves: [([0, 3], [0, 0])]),
    outcome: .accepted,
    survivors: [
      ([0, 3], [0, 0]), ([0, 0], [0, 1]), ([0, 1], [0, 2]), ([0, 2], [0, 3]),
    ])

  static let pureSectionMove = BatchFixture(
    name: "pure section move", old: [1, 2], new: [2, 1],
    operations: BatchOperations(sectionMoves: [(1, 0)]),
    outcome: .accepted,
    survivors: [([1, 0], [0, 0]), ([1, 1], [0, 1]), ([0, 0], [1, 0])])
}
