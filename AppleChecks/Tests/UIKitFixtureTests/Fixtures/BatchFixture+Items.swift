/// Reports about deletes and reloads of items.
extension BatchFixture {
  /// F6. The insert of a reload is placed as if nothing had moved (M6, S2).
  ///
  /// - Expected: raises "an insert and a move to the same index path".
  /// - Otherwise: fix `reloadTargets` in UpdateContract.
  static let forumUtahwithak = BatchFixture(
    name: "forum utahwithak", old: [4], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 1]], itemReloads: [[0, 2]],
      itemMoves: [([0, 0], [0, 1]), ([0, 3], [0, 0])]),
    outcome: .raises(.text("an insert and a move to the same index path", "0 - 1")))

  /// F7. One row is moved and reloaded (M5).
  ///
  /// - Expected: raises "a delete and a move from the same index path".
  /// - Otherwise: fix `Fate.leave`: then a reload is not a delete.
  static let rdar33662307 = BatchFixture(
    name: "rdar 33662307", old: [2], new: [2],
    operations: BatchOperations(itemReloads: [[0, 0]], itemMoves: [([0, 0], [0, 1])]),
    outcome: .raises(.text("a delete and a move from the same index path", "0 - 0")))

  /// F8. One item is moved and reloaded beside a delete (M5).
  ///
  /// - Expected: raises "a delete and a move from the same index path".
  /// - Otherwise: as for F7.
  static let wwdc225Demo = BatchFixture(
    name: "WWDC 225 demo", old: [4], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 2]], itemReloads: [[0, 3]], itemMoves: [([0, 3], [0, 0])]),
    outcome: .raises(.text("a delete and a move from the same index path", "0 - 3")))

  /// F9. One item is deleted twice (D3).
  ///
  /// - Expected: recorded; it corrupts memory without an exception, so it runs in a process of its own.
  /// - Otherwise: if it raises, add the text to D3 of the contract.
  static let igListKit689 = BatchFixture(
    name: "IGListKit #689", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 0], [0, 0]]),
    outcome: .recorded)

  /// F10. One item is deleted and reloaded (D4).
  ///
  /// - Expected: raises "delete and reload the same index path".
  /// - Otherwise: fix D4 in `Batch.checkItems`.
  static let deleteAndReload = BatchFixture(
    name: "delete and reload", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 1]], itemReloads: [[0, 1]]),
    outcome: .raises(.text("delete and reload the same index path")))

  /// F11. A reload between a delete and an insert (B5, B7).
  ///
  /// - Expected: accepted; the row below keeps its cell.
  /// - Otherwise: reload targets are wrong; fix `reloadTargets`.
  static let reloadDisplaced = BatchFixture(
    name: "reload displaced", old: [3], new: [3],
    operations: BatchOperations(
      itemDeletes: [[0, 0]], itemInserts: [[0, 2]], itemReloads: [[0, 1]]),
    outcome: .accepted, survivors: [([0, 2], [0, 1])])
}
