/// Tests that the judge and the identity check refuse a stage with one wrong operation.
@Suite(.timed) struct TeethTests {
  @Test func everyMutantIsRejected() {
    var count = 0
    for seed in UInt64(0)..<UInt64(TestDepth.cases(3_000)) {
      for list in ScreenPair(seed: seed).changes.changedLists {
        var current = list.changes.old
        for stage in list.changes.stages {
          for mutant in BatchOperations(stage.operations).mutants() {
            count += 1
            if isAccepted(mutant, from: current, to: stage.snapshot) {
              Issue.record("seed \(seed): accepted \(mutant) for \(stage.operations)")
            }
          }
          current = stage.snapshot
        }
      }
    }
    #expect(count > TestDepth.cases(5_000))
  }

  private func isAccepted(
    _ operations: BatchOperations, from before: ScreenSnapshot, to after: ScreenSnapshot
  ) -> Bool {
    guard
      let map = try? operations.resolved(
        from: before.rowCounts, to: after.rowCounts, kind: .collection, level: .knownBugs)
    else { return false }
    let check = StageMapCheck(before: before, after: after, operations: operations, map: map)
    return check.failure == nil
  }
}
