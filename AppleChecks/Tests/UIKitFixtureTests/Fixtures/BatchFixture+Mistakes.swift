/// Plain mistakes, without a report of their own.
extension BatchFixture {
  static let plainMiscount = BatchFixture(
    name: "plain miscount", old: [2], new: [4],
    operations: BatchOperations(itemInserts: [[0, 2]]),
    outcome: .raises(.wrongItemCount))

  static let sectionMiscount = BatchFixture(
    name: "section miscount", old: [2], new: [4, 1, 1],
    operations: BatchOperations(sectionInserts: [0]),
    outcome: .raises(.wrongSectionCount))

  static let insertOutOfRange = BatchFixture(
    name: "insert out of range", old: [2], new: [3],
    operations: BatchOperations(itemInserts: [[0, 5]]),
    outcome: .raises(.text("attempt to insert row 5 into section 0")))

  static let deleteOutOfRange = BatchFixture(
    name: "delete out of range", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 5]]),
    outcome: .raises(.text("attempt to delete row 5 from section 0")))

  static let emptyUpdate = BatchFixture(
    name: "empty update", old: [2], new: [3],
    outcome: .raises(.wrongItemCount))

  /// Right if the data changes inside the block; what else goes wrong is up to the test.
  static let plainInsert = BatchFixture(
    name: "plain insert", old: [2], new: [3],
    operations: BatchOperations(itemInserts: [[0, 2]]),
    outcome: .accepted, survivors: [([0, 0], [0, 0]), ([0, 1], [0, 1])])
}
