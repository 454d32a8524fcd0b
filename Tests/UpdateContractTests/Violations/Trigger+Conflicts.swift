import ContractFixtures
import UpdateContract

extension Trigger {
  static let duplicates: [Trigger] = [
    Trigger(
      .d1, "sim: same section deleted twice (0)",
      BatchOperations(sectionDeletes: [0, 0]), [1, 1], [1]),
    Trigger(
      .d1, "sim: same section inserted twice (1)",
      BatchOperations(sectionInserts: [1, 1]), [1], [1, 1]),
    Trigger(
      .d2, "sim: attempt to delete and reload the same section (1)",
      BatchOperations(sectionDeletes: [1], sectionReloads: [1]), [1, 1], [1]),
    Trigger(
      .d3, "sim: same index path deleted twice (IGListKit #689) (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1), at(0, 1)]), [2], [1], level: .knownBugs),
    Trigger(
      .d4, "attempt to delete and reload the same index path (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1)], itemReloads: [at(0, 1)]), [2], [1]),
  ]

  static let sectionConflicts: [Trigger] = [
    Trigger(
      .m1, "attempt to perform a delete and a move from the same section (0)",
      BatchOperations(sectionDeletes: [0], sectionMoves: [move(0, 0)]), [1, 1], [1]),
    Trigger(
      .m2, "attempt to perform an insert and a move to the same section (0)",
      BatchOperations(sectionInserts: [0], sectionMoves: [move(1, 0)]), [1, 1], [1, 1, 1]),
    Trigger(
      .m3, "sim: attempt to move the same section twice (0)",
      BatchOperations(sectionMoves: [move(0, 1), move(0, 2)]), [1, 1, 1], [1, 1, 1]),
    Trigger(
      .m4, "sim: attempt to move two sections to the same section (0)",
      BatchOperations(sectionMoves: [move(1, 0), move(2, 0)]), [1, 1, 1], [1, 1, 1]),
  ]

  static let itemConflicts: [Trigger] = [
    Trigger(
      .m5, "attempt to perform a delete and a move from the same index path (0 - 1)",
      BatchOperations(itemDeletes: [at(0, 1)], itemMoves: [move(at(0, 1), at(0, 0))]), [2], [1]),
    Trigger(
      .m6, "attempt to perform an insert and a move to the same index path (0 - 0)",
      BatchOperations(itemInserts: [at(0, 0)], itemMoves: [move(at(0, 1), at(0, 0))]), [2], [3]),
    Trigger(
      .m7, "sim: attempt to move the same index path twice (0 - 0)",
      BatchOperations(itemMoves: [move(at(0, 0), at(0, 1)), move(at(0, 0), at(0, 2))]), [3], [3]),
    Trigger(
      .m8, "sim: attempt to perform two moves to the same index path (0 - 0)",
      BatchOperations(itemMoves: [move(at(0, 1), at(0, 0)), move(at(0, 2), at(0, 0))]), [3], [3]),
    Trigger(
      .m9, "cannot move a row from a deleted section",
      BatchOperations(sectionDeletes: [1], itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 1], [2], kind: .table),
    Trigger(
      .m9, "cannot move an item from a deleted section (1)",
      BatchOperations(sectionReloads: [1], itemMoves: [move(at(1, 0), at(0, 0))]),
      [1, 1], [2, 0]),
    Trigger(
      .m10, "cannot move a row into a newly inserted section (1)",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(1, 0))]),
      [1], [0, 1], kind: .table),
    Trigger(
      .m10, "sim: cannot move an item into a newly inserted section (1)",
      BatchOperations(sectionReloads: [1], itemMoves: [move(at(0, 0), at(1, 0))]),
      [1, 0], [0, 1]),
  ]
}
