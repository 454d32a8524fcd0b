/// Tests combinations of operations that other libraries use; the table of refused batches has the refused ones.
@Suite(.timed) struct BatchCombinationsTests {
  @Test func batchesThatEveryLevelTakes() {
    let accepted: [(String, [Int], [Int])] = [
      ("delete 1, delete 0.0, reload 0.1, reload 2.0", [2, 5, 1], [1, 1]),
      ("insert 0.0, move 0.0 to 1.0, move 1.1 to 1.1", [2, 2], [2, 3]),
      ("delete 0, delete 1.0", [2, 2], [1]), ("insert 0, move 1 to 1", [1, 2], [4, 2, 1]),
      ("reload 0, reload 2, reload 0", [1, 0, 0], [0, 0, 3]),
      ("reload 0.0, reload 0.0, reload 1.0", [1, 1], [1, 1]),
      ("delete 0, insert 2, move 2 to 0", [1, 2, 3], [3, 2, 1]),
    ]
    for (mix, old, new) in accepted {
      for level in ContractLevel.allCases {
        for kind in ListKind.allCases {
          let found = violation(batch(mix), from: old, to: new, kind: kind, level: level)
          #expect(found == nil, "\(mix): \(kind), \(level)")
        }
      }
    }
  }

  /// Moves to the same index count as moves if other operations change their list.
  @Test func aMoveThatChangesNothingIsRefused() {
    let still: [(String, [Int], [Int], String?)] = [
      ("move 0 to 0", [1], [1], "S9"), ("move 0 to 0, move 1 to 1", [1, 1], [1, 1], "S9"),
      ("move 0.0 to 0.0", [1], [1], "S9"), ("delete 1, move 0.0 to 0.0", [1, 2], [1], "S9"),
      ("delete 1.0, insert 1.0, move 0.0 to 0.0, move 1.2 to 1.1", [1, 3], [1, 3], "S9"),
      ("move 2 to 0, move 1 to 1", [1, 1, 1], [1, 1, 1], nil),
      ("move 0.2 to 0.0, move 0.1 to 0.1", [3], [3], nil),
      ("delete 0.0, move 0.1 to 0.1", [3], [2], nil),
      ("insert 0.0, move 0.1 to 0.1", [3], [4], nil),
      ("move 0.1 to 0.1, move 1.0 to 0.0", [3, 1], [4, 0], nil),
      ("move 0.1 to 0.1, move 0.0 to 1.0", [3, 0], [2, 1], nil),
      ("insert 0, move 1 to 1", [1, 1], [1, 1, 1], nil),
      ("insert 0, move 1.0 to 1.0", [1, 2], [1, 2, 1], nil),
    ]
    for (mix, old, new, code) in still {
      #expect(violation(batch(mix), from: old, to: new) == nil, "\(mix)")
      let found = violation(batch(mix), from: old, to: new, level: .knownBugs)
      expectEqual(found?.rule.id, code, "\(mix)")
    }
  }
}
