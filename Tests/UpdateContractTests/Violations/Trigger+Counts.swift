import ContractFixtures
import UpdateContract

extension Trigger {
  static let counts: [Trigger] = [
    Trigger(
      .c1,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained "
        + "in the collection view before the update (3), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 1 deleted).",
      BatchOperations(sectionDeletes: [0], sectionInserts: [0]), [1, 1, 1], [1, 1]),
    Trigger(
      .c1,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "table view after the update (3) must be equal to the number of sections contained "
        + "in the table view before the update (2), plus or minus the number of sections "
        + "inserted or deleted (1 inserted, 1 deleted).",
      BatchOperations(sectionReloads: [0], sectionMoves: [move(1, 2)]),
      [1, 1], [1, 1, 1], kind: .table),
    Trigger(
      .c2,
      "Invalid update: invalid number of items in section 1.  The number of items contained in an "
        + "existing section after the update (4) must be equal to the number of items contained in "
        + "that section before the update (4), plus or minus the number of items inserted or "
        + "deleted from that section (2 inserted, 2 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 1 moved out).",
      BatchOperations(
        itemDeletes: [at(1, 1)], itemInserts: [at(1, 0)], itemReloads: [at(1, 2)],
        itemMoves: [move(at(1, 0), at(0, 0))]),
      [0, 4], [1, 4]),
    Trigger(
      .c2,
      "Invalid update: invalid number of rows in section 0.  The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (1), plus or minus the number of rows inserted or "
        + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of rows "
        + "moved into or out of that section (1 moved in, 0 moved out).",
      BatchOperations(itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 2], [3, 1], kind: .table, level: .discipline),
    Trigger(
      .c4,
      "Invalid batch updates detected: the number of sections and/or items returned by the data "
        + "source before and/or after performing the batch updates are inconsistent with the "
        + "updates."
    ) { $0.dataSourceCounts = [3] },
  ]
}
