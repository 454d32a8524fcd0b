import ContractFixtures
import UpdateContract

extension BatchTrigger {
  static let sectionBounds: [BatchTrigger] = [
    BatchTrigger(
      .b1, "attempt to delete section 2, but there are only 2 sections before the update",
      BatchOperations(sectionDeletes: [2]), [1, 1], [1]),
    BatchTrigger(
      .b2, "attempt to insert section 1 but there are only 1 sections after the update",
      BatchOperations(sectionInserts: [1]), [], [1]),
    BatchTrigger(
      .b2, "attempt to insert section 1 but there are only 1 sections after the update",
      BatchOperations(sectionReloads: [1]), [1, 1], [1]),
    BatchTrigger(
      .b3, "sim: attempt to move section 3, but there are only 2 sections before the update",
      BatchOperations(sectionMoves: [move(3, 0)]), [1, 1], [1, 1]),
    BatchTrigger(
      .b3, "sim: attempt to move a section to 2, but there are only 2 sections after the update",
      BatchOperations(sectionMoves: [move(0, 2)]), [1, 1], [1, 1]),
  ]

  static let itemBounds: [BatchTrigger] = [
    BatchTrigger(
      .b4,
      "sim: attempt to delete row 4 from section 1, but there are only 1 sections before the update",
      BatchOperations(itemDeletes: [at(1, 4)]), [2], [1], kind: .table),
    BatchTrigger(
      .b5, "attempt to delete item 5 from section 0 which only contains 2 items before the update",
      BatchOperations(itemDeletes: [at(0, 5)]), [2], [1]),
    BatchTrigger(
      .b5, "attempt to delete row 2 from section 0 which only contains 2 rows before the update",
      BatchOperations(itemReloads: [at(0, 2)]), [2], [2], kind: .table),
    BatchTrigger(
      .b5,
      "attempt to delete item -1 from section 1 which only contains 2 items before the update",
      BatchOperations(itemDeletes: [at(1, -1)]), [2, 2], [2, 1]),
    BatchTrigger(
      .b6,
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update",
      BatchOperations(itemInserts: [at(1, 0)]), [2], [3], kind: .table),
    BatchTrigger(
      .b6,
      "attempt to insert item 0 into section 1, but there are only 1 sections after the update",
      BatchOperations(itemReloads: [at(1, 0)]), [1, 1], [1]),
    BatchTrigger(
      .b7,
      "attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the "
        + "update",
      BatchOperations(itemInserts: [at(0, 3)]), [2], [3]),
    BatchTrigger(
      .b7,
      "attempt to insert item -1 into section 1, but there are only 3 items in section 1 after the "
        + "update",
      BatchOperations(itemInserts: [at(1, -1)]), [2, 2], [2, 3]),
    BatchTrigger(
      .b7,
      "attempt to insert row 1 into section 0, but there are only 1 rows in section 0 after the "
        + "update",
      BatchOperations(itemReloads: [at(0, 1)], itemMoves: [move(at(0, 0), at(1, 0))]),
      [2, 0], [1, 1], kind: .table),
    BatchTrigger(
      .b8,
      "attempt to move index path (0 - 2) that does not exist - there are only 2 rows in section 0 "
        + "before the update",
      BatchOperations(itemMoves: [move(at(0, 2), at(0, 0))]), [2], [2], kind: .table),
    BatchTrigger(
      .b8,
      "sim: attempt to move index path (1 - 0) that does not exist - there are only 1 sections "
        + "before the update",
      BatchOperations(itemMoves: [move(at(1, 0), at(0, 0))]), [2], [2]),
    BatchTrigger(
      .b9,
      "sim: attempt to move index path (0 - 0) to (0 - 2) that does not exist - there are only 2 "
        + "items in section 0 after the update",
      BatchOperations(itemMoves: [move(at(0, 0), at(0, 2))]), [2], [2]),
    BatchTrigger(
      .b9,
      "sim: attempt to move index path (0 - 0) to (1 - 0) that does not exist - there are only 1 "
        + "sections after the update",
      BatchOperations(itemMoves: [move(at(0, 0), at(1, 0))]), [2], [2]),
    BatchTrigger(
      .k2,
      "sim: attempt to reconfigure index path (0 - 2) that does not exist - there are only 2 items "
        + "in section 0 before the update",
      BatchOperations(itemReconfigures: [at(0, 2)]), [2], [2]),
    BatchTrigger(
      .k2,
      "sim: attempt to reconfigure index path (1 - 0) that does not exist - there are only 1 "
        + "sections before the update",
      BatchOperations(itemReconfigures: [at(1, 0)]), [2], [2], kind: .table),
  ]
}
