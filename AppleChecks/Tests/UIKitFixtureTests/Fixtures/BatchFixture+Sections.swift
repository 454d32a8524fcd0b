/// Reports about sections.
extension BatchFixture {
  /// F1. Section reloads in a batch that moves sections (M2, S1).
  ///
  /// - Expected: raises "an insert and a move to the same section".
  /// - Otherwise: reloads have other targets; fix `splittingReloads` and rule S1.
  static let igListKit690 = BatchFixture(
    name: "IGListKit #690", old: [1, 1, 1, 1, 1], new: [1, 1, 1, 1, 1],
    operations: BatchOperations(
      sectionDeletes: [4], sectionInserts: [2], sectionReloads: [3], sectionMoves: [(2, 4)]),
    outcome: .raises(.text("an insert and a move to the same section")))

  /// F2. Item operations in a batch that moves sections (S4).
  ///
  /// - Expected: recorded; it corrupts memory without an exception, so it runs in a process of its own.
  /// - Otherwise: if all tested versions work, make S4 a rule of discipline.
  static let igListKit691 = BatchFixture(
    name: "IGListKit #691", old: [3, 3, 3, 3, 3, 3, 3, 3], new: [3, 4, 3, 3, 3, 3, 3, 3, 3],
    operations: BatchOperations(
      sectionInserts: [0], sectionMoves: [(3, 1)], itemInserts: [[1, 0]]),
    outcome: .recorded)

  /// F3. An item reload in a batch that moves sections (C2, S2).
  ///
  /// - Expected: raises an exception about a wrong number of rows.
  /// - Otherwise: item reloads follow section moves; fix `splittingReloads`.
  static let rdar27041784 = BatchFixture(
    name: "rdar 27041784", old: [3, 3], new: [3, 3],
    operations: BatchOperations(sectionMoves: [(1, 0)], itemReloads: [[1, 0]]),
    outcome: .raises(.wrongItemCount))

  /// F4. A section move to the same index, with an item move out of the section (S4, S9).
  ///
  /// - Expected: recorded.
  /// - Otherwise: if all tested versions accept it, make S9 a rule of discipline.
  static let rdar48941906 = BatchFixture(
    name: "rdar 48941906", old: [0, 1], new: [1, 0],
    operations: BatchOperations(sectionMoves: [(1, 1)], itemMoves: [([1, 0], [0, 0])]),
    outcome: .recorded)

  /// F5. The reload of a section that is empty before and after (S11).
  ///
  /// - Expected: accepted since iOS 10.
  /// - Otherwise: raise S11 from discipline to the contract.
  static let rdar28163205 = BatchFixture(
    name: "rdar 28163205", old: [4, 0], new: [5, 0],
    operations: BatchOperations(sectionReloads: [0, 1]),
    outcome: .accepted)
}
