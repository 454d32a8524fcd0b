/// Tests that insertions, removals and moves take no more batches than needed: sections, rows, and the sections that
/// rows move out of.
@Suite(.timed) struct StageCountTests {
  @Test func structureIsAsFewBatchesAsItCanBe() {
    var counts: [Int: Int] = [:]
    for seed in UInt64(0)..<UInt64(TestDepth.cases(10_000, oneOf: 7)) {
      let pair = ScreenPair(seed: seed)
      let structural = pair.changes.stages.count { stage in
        var operations = BatchOperations(stage.operations)
        (operations.itemReloads, operations.itemReconfigures) = ([], [])
        return operations != BatchOperations()
      }
      let most = mostBatches(pair.changes)
      counts[structural, default: 0] += 1
      if structural != most { Issue.record("seed \(seed): \(structural), not \(most) batches") }
    }
    for count in 0...3 {
      #expect(counts[count, default: 0] >= TestDepth.cases(20), "\(count) batches: too few cases")
    }
  }

  private func mostBatches(_ changes: Changeset) -> Int {
    let (removed, inserted) = (Set(changes.sectionRemovals), Set(changes.sectionInsertions))
    let leftovers = removed.filter { section in
      changes.rowMoves.contains { $0.from.section == section }
    }
    let hasRows =
      !changes.rowMoves.isEmpty || changes.rowRemovals.contains { !removed.contains($0.section) }
      || changes.rowInsertions.contains { !inserted.contains($0.section) }
    let hasSections =
      removed.count > leftovers.count || !inserted.isEmpty || !changes.sectionMoves.isEmpty
    return [hasSections, hasRows, !leftovers.isEmpty].count { $0 }
  }
}
