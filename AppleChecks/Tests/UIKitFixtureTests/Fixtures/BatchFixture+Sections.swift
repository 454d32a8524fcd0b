/// Reports about sections.
extension BatchFixture {
  static let igListKit690 = BatchFixture(
    name: "IGListKit #690", old: [1, 1, 1, 1, 1], new: [1, 1, 1, 1, 1],
    operations: BatchOperations(
      sectionDeletes: [4], sectionInserts: [2], sectionReloads: [3], sectionMoves: [(2, 4)]),
    outcome: .raises(.text("an insert and a move to the same section")))

  static let igListKit691 = BatchFixture(
    name: "IGListKit #691", old: [3, 3, 3, 3, 3, 3, 3, 3], new: [3, 4, 3, 3, 3, 3, 3, 3, 3],
    operations: BatchOperations(
      sectionInserts: [0], sectionMoves: [(3, 1)], itemInserts: [[1, 0]]),
    outcome: .recorded)

  static let rdar27041784 = BatchFixture(
    name: "rdar 27041784", old: [3, 3], new: [3, 3],
    operations: BatchOperations(sectionMoves: [(1, 0)], itemReloads: [[1, 0]]),
    outcome: .raises(.wrongItemCount))

  static let rdar48941906 = BatchFixture(
    name: "rdar 48941906", old: [0, 1], new: [1, 0],
    operations: BatchOperations(sectionMoves: [(1, 1)], itemMoves: [([1, 0], [0, 0])]),
    outcome: .recorded)

  static let rdar28163205 = BatchFixture(
    name: "rdar 28163205", old: [4, 0], new: [5, 0],
    operations: BatchOperations(sectionReloads: [0, 1]),
    outcome: .accepted)
}
