/// Reports about deletes and reloads of items.
extension BatchFixture {
  static let forumUtahwithak = BatchFixture(
    name: "forum utahwithak", old: [4], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 1]], itemReloads: [[0, 2]],
      itemMoves: [([0, 0], [0, 1]), ([0, 3], [0, 0])]),
    outcome: .raises(.text("an insert and a move to the same index path", "0 - 1")))

  static let rdar33662307 = BatchFixture(
    name: "rdar 33662307", old: [2], new: [2],
    operations: BatchOperations(itemReloads: [[0, 0]], itemMoves: [([0, 0], [0, 1])]),
    outcome: .raises(.text("a delete and a move from the same index path", "0 - 0")))

  static let wwdc225Demo = BatchFixture(
    name: "WWDC 225 demo", old: [4], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 2]], itemReloads: [[0, 3]], itemMoves: [([0, 3], [0, 0])]),
    outcome: .raises(.text("a delete and a move from the same index path", "0 - 3")))

  static let igListKit689 = BatchFixture(
    name: "IGListKit #689", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 0], [0, 0]]),
    outcome: .recorded)

  static let deleteAndReload = BatchFixture(
    name: "delete and reload", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 1]], itemReloads: [[0, 1]]),
    outcome: .raises(.text("delete and reload the same index path")))

  static let reloadDisplaced = BatchFixture(
    name: "reload displaced", old: [3], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 0]], itemInserts: [[0, 2]], itemReloads: [[0, 1]]),
    outcome: .accepted, survivors: [([0, 2], [0, 1])])
}
