package import UpdateContract

/// A smallest mistake in the operations of a batch, and the violation that it must lead to.
package struct RefusedBatch: Sendable, CustomStringConvertible {
  package var code: String
  package var message: String
  package var operations: BatchOperations
  package var old: [Int]
  package var new: [Int]
  package var kind: ListKind
  /// The loosest level that refuses the batch.
  package var level: ContractLevel

  package var description: String { "\(code) \(message)" }

  package init(
    _ code: String, _ message: String, _ operations: BatchOperations, _ old: [Int],
    _ new: [Int], kind: ListKind = .collection, level: ContractLevel = .contract
  ) {
    self.code = code
    self.message = message
    self.operations = operations
    self.old = old
    self.new = new
    self.kind = kind
    self.level = level
  }

  package static let all =
    sectionBounds + itemBounds + counts + duplicates + sectionConflicts + itemConflicts
    + combinations + itemCombinations + tableCombinations
}

extension RefusedBatch {
  package static let sectionBounds: [RefusedBatch] = [
    .init(
      "B1", "attempt to delete section 2, but there are only 2 sections before the update",
      BatchOperations(sectionDeletes: [2]), [1, 1], [1]),
    .init(
      "B2", "attempt to insert section 1 but there are only 1 sections after the update",
      BatchOperations(sectionInserts: [1]), [], [1]),
    .init(
      "B2", "attempt to insert section 1 but there are only 1 sections after the update",
      BatchOperations(sectionReloads: [1]), [1, 1], [1]),
    .init(
      "B3", "attempt to move section 3, but there are only 2 sections before the update",
      BatchOperations(sectionMoves: [move(3, 0)]), [1, 1], [1, 1]),
    .init(
      "B3", "sim: attempt to move a section to 2, but there are only 2 sections after the update",
      BatchOperations(sectionMoves: [move(0, 2)]), [1, 1], [1, 1]),
  ]

  package static let itemBounds: [RefusedBatch] = [
    .init(
      "B4",
      "attempt to delete row 4 from section 1, but there are only 1 sections before the update",
      BatchOperations(itemDeletes: [at(1, 4)]), [2], [1], kind: .table),
    .init(
      "B5", "attempt to delete item 5 from section 0 which only contains 2 items before the update",
      BatchOperations(itemDeletes: [at(0, 5)]), [2], [1]),
    .init(
      "B5", "attempt to delete row 2 from section 0 which only contains 2 rows before the update",
      BatchOperations(itemReloads: [at(0, 2)]), [2], [2], kind: .table),
    .init(
      "B5",
      "attempt to delete item -1 from section 1 which only contains 2 items before the update",
      BatchOperations(itemDeletes: [at(1, -1)]), [2, 2], [2, 1]),
    .init(
      "B6",
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update",
      BatchOperations(itemInserts: [at(1, 0)]), [2], [3], kind: .table),
    .init(
      "B6",
      "attempt to insert item 0 into section 1, but there are only 1 sections after the update",
      BatchOperations(itemReloads: [at(1, 0)]), [1, 1], [1]),
    .init(
      "B7",
      "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the "
        + "update",
      BatchOperations(itemInserts: [at(0, 3)]), [2], [3]),
    .init(
      "B7",
      "attempt to insert item -1 into section 1, but there are only 3 items in section 1 after the "
        + "update",
      BatchOperations(itemInserts: [at(1, -1)]), [2, 2], [2, 3]),
    .init(
      "B7",
      "attempt to insert row 1 into section 0, but there are only 1 rows in section 0 after the "
        + "update",
      BatchOperations(itemReloads: [at(0, 1)], itemMoves: [move(at(0, 0), at(1, 0))]),
      [2, 0], [1, 1], kind: .table),
    .init(
      "B8",
      "attempt to move index path (0 - 2) that does not exist - there are only 2 rows in section 0 "
        + "before the update",
      BatchOperations(itemMoves: [move(at(0, 2), at(0, 0))]), [2], [2], kind: .table),
    .init(
      "B8",
      "attempt to move index path (1 - 0) from a section that does not exist - there are only 1 sections "
        + "before the update",
      BatchOperations(itemMoves: [move(at(1, 0), at(0, 0))]), [2], [2]),
    .init(
      "B9",
      "attempt to move index path (0 - 0) to index path (0 - 2) that does not exist - there are only 2 "
        + "items in section 0 after the update",
      BatchOperations(itemMoves: [move(at(0, 0), at(0, 2))]), [2], [2]),
    .init(
      "B9",
      "sim: attempt to move index path (0 - 0) to index path (1 - 0) that does not exist - there are only 1 "
        + "sections after the update",
      BatchOperations(itemMoves: [move(at(0, 0), at(1, 0))]), [2], [2]),
    .init(
      "K2",
      "sim: attempt to reconfigure index path (0 - 2) that does not exist - there are only 2 items "
        + "in section 0 before the update",
      BatchOperations(itemReconfigures: [at(0, 2)]), [2], [2]),
    .init(
      "K2",
      "sim: attempt to reconfigure index path (1 - 0) that does not exist - there are only 1 "
        + "sections before the update",
      BatchOperations(itemReconfigures: [at(1, 0)]), [2], [2], kind: .table),
  ]

  package static let counts: [RefusedBatch] = [
    .init(
      "C1",
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (3), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 1 deleted).",
      BatchOperations(sectionDeletes: [0], sectionInserts: [0]), [1, 1, 1], [1, 1]),
    .init(
      "C1",
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (3) must be equal to the number of sections contained "
        + "in the table view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 1 deleted).",
      BatchOperations(sectionReloads: [0], sectionMoves: [move(1, 2)]),
      [1, 1], [1, 1, 1], kind: .table),
    .init(
      "C2",
      "Invalid update: invalid number of items in section 1.  The number of items contained in an "
        + "existing section after the update (4) must be equal to the number of items contained in "
        + "that section before the update (4), plus or minus the number of items inserted or "
        + "deleted from that section (2 inserted, 2 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 1 moved out).",
      BatchOperations(
        itemDeletes: [at(1, 1)], itemInserts: [at(1, 0)], itemReloads: [at(1, 2)],
        itemMoves: [move(at(1, 0), at(0, 0))]),
      [0, 4], [1, 4]),
    .init(
      "C2",
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (1), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (1 moved in, 0 moved out).",
      BatchOperations(itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 2], [3, 1], kind: .table),
  ]

  package static let duplicates: [RefusedBatch] = [
    .init(
      "D1", "sim: same section deleted twice (0)",
      BatchOperations(sectionDeletes: [0, 0]), [1, 1], [1]),
    .init(
      "D1", "sim: same section inserted twice (1)",
      BatchOperations(sectionInserts: [1, 1]), [1], [1, 1]),
    .init(
      "D2", "sim: attempt to delete and reload the same section (1)",
      BatchOperations(sectionDeletes: [1], sectionReloads: [1]), [1, 1], [1]),
    .init(
      "D3", "sim: same index path deleted twice (IGListKit #689) (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1), at(0, 1)]), [2], [1], level: .knownBugs),
    .init(
      "D4", "attempt to delete and reload the same index path (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1)], itemReloads: [at(0, 1)]), [2], [1]),
  ]

  package static let sectionConflicts: [RefusedBatch] = [
    .init(
      "M1", "attempt to perform a delete and a move from the same section (0)",
      BatchOperations(sectionDeletes: [0], sectionMoves: [move(0, 0)]), [1, 1], [1]),
    .init(
      "M2", "attempt to perform an insert and a move to the same section (0)",
      BatchOperations(sectionInserts: [0], sectionMoves: [move(1, 0)]), [1, 1], [1, 1, 1]),
    .init(
      "M3", "attempt to move section 0 to both section 1 and section 2",
      BatchOperations(sectionMoves: [move(0, 1), move(0, 2)]), [1, 1, 1], [1, 1, 1]),
    .init(
      "M4", "attempt to move both section 1 and section 2 to section 0",
      BatchOperations(sectionMoves: [move(1, 0), move(2, 0)]), [1, 1, 1], [1, 1, 1]),
  ]

  package static let itemConflicts: [RefusedBatch] = [
    .init(
      "M5", "attempt to perform a delete and a move from the same index path (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1)], itemMoves: [move(at(0, 1), at(0, 0))]), [2], [1]),
    .init(
      "M6", "attempt to perform an insert and a move to the same index path (0 - 0)",
      BatchOperations(itemInserts: [at(0, 0)], itemMoves: [move(at(0, 1), at(0, 0))]), [2], [3]),
    .init(
      "M7", "attempt to move item at index path (0 - 0) to both (0 - 1) and (0 - 2)",
      BatchOperations(itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 2))]), [3], [3]),
    .init(
      "M8", "attempt to move both item at index path (0 - 1) and (0 - 2) to (0 - 0)",
      BatchOperations(itemMoves: [move(at(0, 1), at(0, 0)), move(at(0, 2), at(0, 0))]), [3], [3]),
    .init(
      "M9", "cannot move a row from a deleted section",
      BatchOperations(sectionDeletes: [1], itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 1], [2], kind: .table),
    .init(
      "M9", "cannot move an item from a deleted section (1)",
      BatchOperations(sectionReloads: [1], itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 1], [2, 0]),
    .init(
      "M10", "cannot move a row into a newly inserted section (1)",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(1, 0))]),
      [1], [0, 1], kind: .table),
    .init(
      "M10", "cannot move an item into a newly inserted section (1)",
      BatchOperations(sectionReloads: [1], itemMoves: [move(at(0, 0), at(1, 0))]),
      [1, 0], [0, 1]),
  ]

  package static let combinations: [RefusedBatch] = [
    .init(
      "S1", "sim: section reload with any other operation in one batch",
      BatchOperations(sectionReloads: [0], itemInserts: [at(1, 0)]),
      [1, 0], [1, 1], level: .knownBugs),
    .init(
      "S2", "sim: item reload with an item move, a section move or a section insert",
      BatchOperations(itemReloads: [at(0, 0)], itemMoves: [move(at(1, 1), at(1, 0))]),
      [1, 2], [1, 2], level: .knownBugs),
    .init(
      "S2", "sim: item reload with an item insert in one batch",
      BatchOperations(itemInserts: [at(1, 0)], itemReloads: [at(0, 0)]),
      [1, 0], [1, 1], level: .discipline),
    .init(
      "S3", "sim: reconfigure with anything else in one batch",
      BatchOperations(itemDeletes: [at(0, 1)], itemReconfigures: [at(0, 0)]),
      [2], [1], level: .knownBugs),
    .init(
      "S4", "sim: section move with any item operation in one batch",
      BatchOperations(sectionMoves: [move(1, 0)], itemDeletes: [at(2, 0)]),
      [1, 1, 1], [1, 1, 0], level: .knownBugs),
    .init(
      "S8", "sim: section inserts or deletes with item inserts or moves in one batch",
      BatchOperations(sectionInserts: [1], itemInserts: [at(0, 0)]),
      [1], [2, 0], level: .discipline),
    .init(
      "S9", "sim: section move that changes nothing (1)",
      BatchOperations(sectionMoves: [move(1, 1)]), [1, 1], [1, 1], level: .knownBugs),
    .init(
      "S11", "attempt to create view animation for nil view",
      BatchOperations(sectionReloads: [0]), [0], [0], level: .discipline),
  ]

  package static let itemCombinations: [RefusedBatch] = [
    .init(
      "S5", "sim: same index path inserted twice (0 - 0)",
      BatchOperations(itemInserts: [at(0, 0), at(0, 0)]), [1], [2], level: .discipline),
    .init(
      "S6", "sim: item operation in a deleted section (1 - 0)",
      BatchOperations(sectionDeletes: [1], itemDeletes: [at(1, 0)]),
      [1, 1], [1], level: .knownBugs),
    .init(
      "S6", "sim: item operation in a deleted section (1 - 0)",
      BatchOperations(sectionDeletes: [1], itemReloads: [at(1, 0)]),
      [1, 1], [1], level: .knownBugs),
    .init(
      "S7", "sim: item insert in an inserted section (0 - 0)",
      BatchOperations(sectionInserts: [0], itemInserts: [at(0, 0)]),
      [1], [1, 1], level: .knownBugs),
    .init(
      "S9", "sim: item move that changes nothing (0 - 1)",
      BatchOperations(itemMoves: [move(at(0, 1), at(0, 1))]), [2], [2], level: .knownBugs),
  ]

  package static let tableCombinations: [RefusedBatch] = [
    .init(
      "S8", "sim: section inserts or deletes with item inserts or moves in one batch",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(0, 1))]),
      [2], [2, 0], kind: .table, level: .knownBugs),
    .init(
      "S8", "sim: section inserts or deletes with item inserts or moves in one batch",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(0, 1))]),
      [2], [2, 0], kind: .collection, level: .discipline),
    .init(
      "S1", "sim: section reload with any other operation in one batch",
      BatchOperations(sectionReloads: [0], sectionMoves: [move(1, 2)]),
      [1, 1, 1], [1, 1, 1], kind: .table, level: .knownBugs),
  ]
}
