import ContractFixtures
import UpdateContract

extension Trigger {
  static let combinations: [Trigger] = [
    Trigger(
      .s1, "sim: section reload with any other operation in one batch (combos 14 and 15)",
      BatchOperations(sectionReloads: [0], itemInserts: [at(1, 0)]),
      [1, 0], [1, 1], level: .knownBugs),
    Trigger(
      .s2,
      "sim: item reload with an item move, a section move or a section insert (combos 5 to 7)",
      BatchOperations(itemReloads: [at(0, 0)], itemMoves: [move(at(1, 1), at(1, 0))]),
      [1, 2], [1, 2], level: .knownBugs),
    Trigger(
      .s2, "sim: item reload with an item insert in one batch (combo 9)",
      BatchOperations(itemInserts: [at(1, 0)], itemReloads: [at(0, 0)]),
      [1, 0], [1, 1], level: .discipline),
    Trigger(
      .s3, "sim: reconfigure with anything else in one batch (combo 26)",
      BatchOperations(itemDeletes: [at(0, 1)], itemReconfigures: [at(0, 0)]),
      [2], [1], level: .knownBugs),
    Trigger(
      .s4, "sim: section move with any item operation in one batch (combos 16, 17, 19 and 20)",
      BatchOperations(sectionMoves: [move(1, 0)], itemDeletes: [at(2, 0)]),
      [1, 1, 1], [1, 1, 0], level: .knownBugs),
    Trigger(
      .s8,
      "sim: section inserts or deletes with item inserts or moves in one batch (combo 18)",
      BatchOperations(sectionInserts: [1], itemInserts: [at(0, 0)]),
      [1], [2, 0], level: .discipline),
    Trigger(
      .s9, "sim: section move that changes nothing (combo 19) (1)",
      BatchOperations(sectionMoves: [move(1, 1)]), [1, 1], [1, 1], level: .knownBugs),
    Trigger(
      .s11, "attempt to create view animation for nil view",
      BatchOperations(sectionReloads: [0]), [0], [0], level: .discipline),
  ]

  static let itemCombinations: [Trigger] = [
    Trigger(
      .s5, "sim: same index path inserted twice (combo 22) (0 - 0)",
      BatchOperations(itemInserts: [at(0, 0), at(0, 0)]), [1], [2], level: .discipline),
    Trigger(
      .s6, "sim: item operation in a deleted section (combo 12) (1 - 0)",
      BatchOperations(sectionDeletes: [1], itemDeletes: [at(1, 0)]),
      [1, 1], [1], level: .knownBugs),
    Trigger(
      .s6, "sim: item operation in a deleted section (combo 12) (1 - 0)",
      BatchOperations(sectionDeletes: [1], itemReloads: [at(1, 0)]),
      [1, 1], [1], level: .knownBugs),
    Trigger(
      .s7, "sim: item insert in an inserted section (combo 13) (0 - 0)",
      BatchOperations(sectionInserts: [0], itemInserts: [at(0, 0)]),
      [1], [1, 1], level: .knownBugs),
    Trigger(
      .s9, "sim: item move that changes nothing (combo 19) (0 - 1)",
      BatchOperations(itemMoves: [move(at(0, 1), at(0, 1))]), [2], [2], level: .knownBugs),
  ]
}
