/// Tests combinations of operations that other libraries use; the table of refused batches has the refused ones.
@Suite(.timed) struct BatchCombinationsTests {
  struct Mix: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var old: [Int]
    var new: [Int]
    var code: String?

    init(_ operations: String, _ old: [Int], _ new: [Int], _ code: String? = nil) {
      (testDescription, self.old, self.new, self.code) = (operations, old, new, code)
    }
  }

  /// Every level accepts these batches.
  static let accepted = [
    Mix("delete 1, delete 0.0, reload 0.1, reload 2.0", [2, 5, 1], [1, 1]),
    Mix("insert 0.0, move 0.0 to 1.0, move 1.1 to 1.1", [2, 2], [2, 3]),
    Mix("delete 0, delete 1.0", [2, 2], [1]),
    Mix("insert 0, move 1 to 1", [1, 2], [4, 2, 1]),
    Mix("reload 0, reload 2, reload 0", [1, 0, 0], [0, 0, 3]),
    Mix("reload 0.0, reload 0.0, reload 1.0", [1, 1], [1, 1]),
    Mix("delete 0, insert 2, move 2 to 0", [1, 2, 3], [3, 2, 1]),
  ]

  @Test(arguments: accepted, ContractLevel.allCases)
  func isTakenAtEveryLevel(_ mix: Mix, at level: ContractLevel) {
    for kind in ListKind.allCases { #expect(code(mix, level, kind) == nil, "\(kind)") }
  }

  /// Moves to the same index, which count as moves if other operations change their list.
  static let still = [
    Mix("move 0 to 0", [1], [1], "S9"),
    Mix("move 0 to 0, move 1 to 1", [1, 1], [1, 1], "S9"),
    Mix("move 0.0 to 0.0", [1], [1], "S9"),
    Mix("delete 1.0, insert 1.0, move 0.0 to 0.0, move 1.2 to 1.1", [1, 3], [1, 3], "S9"),
    Mix("move 2 to 0, move 1 to 1", [1, 1, 1], [1, 1, 1]),
    Mix("move 0.2 to 0.0, move 0.1 to 0.1", [3], [3]),
    Mix("delete 0.0, move 0.1 to 0.1", [3], [2]),
    Mix("insert 0.0, move 0.1 to 0.1", [3], [4]),
    Mix("move 0.1 to 0.1, move 1.0 to 0.0", [3, 1], [4, 0]),
    Mix("move 0.1 to 0.1, move 0.0 to 1.0", [3, 0], [2, 1]),
    Mix("insert 0, move 1 to 1", [1, 1], [1, 1, 1]),
    Mix("insert 0, move 1.0 to 1.0", [1, 2], [1, 2, 1]),
  ]

  @Test(arguments: still) func aMoveThatChangesNothingIsRefused(_ mix: Mix) {
    #expect(code(mix, .contract) == nil)
    #expect(code(mix, .knownBugs) == mix.code)
  }

  private func code(_ mix: Mix, _ level: ContractLevel, _ kind: ListKind = .collection) -> String? {
    violation(batch(mix.testDescription), from: mix.old, to: mix.new, kind: kind, level: level)?
      .rule.id
  }
}
