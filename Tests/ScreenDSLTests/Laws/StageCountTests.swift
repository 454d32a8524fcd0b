import ScreenDSL
import TestSupport
import Testing

/// The structure is one batch wherever the contract lets it be one (law 5).
@Suite(.timed) struct StageCountTests {
  @Test func structureIsOneBatchWhereverLegal() {
    var counts: [Int: Int] = [:]
    for seed in UInt64(0)..<UInt64(TestDepth.cases(10_000)) {
      let pair = ScreenPair(seed: seed)
      for strategy in Changeset.StageStrategy.allCases {
        let structural = pair.changes.stages(for: strategy).filter(\.operations.changesStructure)
        let most = mostBatches(pair.changes, strategy)
        counts[structural.count, default: 0] += 1
        if structural.count != most {
          Issue.record("seed \(seed), \(strategy): \(structural.count), not \(most) batches")
        }
      }
    }
    for count in 0...3 {
      #expect(counts[count, default: 0] >= TestDepth.cases(20), "\(count) batches: too few cases")
    }
  }

  /// How many batches the contract asks for, worked out from the combinations of its section 1.5.
  private func mostBatches(_ changes: Changeset, _ strategy: Changeset.StageStrategy) -> Int {
    let removed = Set(changes.sectionRemovals)
    let inserted = Set(changes.sectionInsertions)
    let leftovers = removed.filter { section in
      changes.rowMoves.contains { $0.from.section == section }
    }
    let hasRows =
      !changes.rowMoves.isEmpty
      || changes.rowRemovals.contains { !removed.contains($0.section) }
      || changes.rowInsertions.contains { !inserted.contains($0.section) }
    let hasSections =
      removed.count > leftovers.count || !inserted.isEmpty || !changes.sectionMoves.isEmpty
    let mustSplit =
      strategy == .separate || !changes.sectionMoves.isEmpty
      || changes.rowMoves.contains { inserted.contains($0.to.section) }
      || strategy == .table && !changes.rowMoves.isEmpty
    let first = hasSections && hasRows ? (mustSplit ? 2 : 1) : (hasSections || hasRows ? 1 : 0)
    return first + (leftovers.isEmpty ? 0 : 1)
  }
}

extension Changeset.Operations {
  var changesStructure: Bool {
    !sectionRemovals.isEmpty || !sectionInsertions.isEmpty || !sectionMoves.isEmpty
      || !rowRemovals.isEmpty || !rowInsertions.isEmpty || !rowMoves.isEmpty
  }
}
