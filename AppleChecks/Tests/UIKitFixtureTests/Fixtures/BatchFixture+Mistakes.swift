/// Simple mistakes that no single report is about.
extension BatchFixture {
  /// F18. Fewer inserts than new items (C2, C3).
  ///
  /// - Expected: raises an exception about a wrong number of items, in the old or the new text.
  /// - Otherwise: correct the texts of C2 and C3.
  static let plainMiscount = BatchFixture(
    name: "plain miscount", old: [2], new: [4],
    operations: BatchOperations(itemInserts: [[0, 2]]),
    outcome: .raises(.wrongItemCount))

  /// F19. Fewer inserts than new sections (C1, C3).
  ///
  /// - Expected: raises an exception about a wrong number of sections, in the old or the new text.
  /// - Otherwise: correct the texts of C1 and C3.
  static let sectionMiscount = BatchFixture(
    name: "section miscount", old: [2], new: [4, 1, 1],
    operations: BatchOperations(sectionInserts: [0]),
    outcome: .raises(.wrongSectionCount))

  /// F20. An insert after the new end (B7).
  ///
  /// - Expected: raises "attempt to insert row 5 into section 0".
  /// - Otherwise: fix B7 and its text.
  static let insertOutOfRange = BatchFixture(
    name: "insert out of range", old: [2], new: [3],
    operations: BatchOperations(itemInserts: [[0, 5]]),
    outcome: .raises(.text("attempt to insert row 5 into section 0")))

  /// F21. A delete after the old end (B5).
  ///
  /// - Expected: raises "attempt to delete row 5 from section 0".
  /// - Otherwise: fix B5 and its text.
  static let deleteOutOfRange = BatchFixture(
    name: "delete out of range", old: [2], new: [1],
    operations: BatchOperations(itemDeletes: [[0, 5]]),
    outcome: .raises(.text("attempt to delete row 5 from section 0")))

  /// F22. A block without operations in which the data change (C2).
  ///
  /// - Expected: raises an exception about a wrong number of items.
  /// - Otherwise: UIKit does not check an empty block; fix C2.
  static let emptyUpdate = BatchFixture(
    name: "empty update", old: [2], new: [3],
    outcome: .raises(.wrongItemCount))

  /// F23. A valid insert.
  ///
  /// - Expected: accepted; all cells are kept.
  /// - Otherwise: the checks themselves are broken.
  ///
  /// The insert is valid if the data changes inside the block; a test may use it in an invalid way.
  static let plainInsert = BatchFixture(
    name: "plain insert", old: [2], new: [3],
    operations: BatchOperations(itemInserts: [[0, 2]]),
    outcome: .accepted, survivors: [([0, 0], [0, 0]), ([0, 1], [0, 1])])
}
