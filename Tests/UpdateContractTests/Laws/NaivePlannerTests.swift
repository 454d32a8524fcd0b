/// The judge against a planner that is known to be right, and against its mistakes.
@Suite(.timed) struct NaivePlannerTests {
  static let pairsPerPart = TestDepth.cases(2_500)
  static let parts = 0..<8

  @Test(arguments: parts)
  func everyStageIsAcceptedWithTheRightIdentities(part: Int) {
    forEachStage(in: part) { seed, number, stage in
      let expected = stage.after.identityMap(from: stage.before)
      for kind in ListKind.allCases {
        for level in ContractLevel.allCases {
          let place = "seed \(seed), stage \(number), \(kind), \(level)"
          switch judge(stage.operations, stage, kind, level) {
          case .failure(let violation): Issue.record("\(place): \(violation)")
          case .success(let map): if map != expected { Issue.record("\(place): \(map)") }
          }
        }
      }
    }
  }

  @Test(arguments: parts)
  func everyMutantIsDetected(part: Int) {
    var count = 0
    var ways: [String: Int] = [:]
    forEachStage(in: part) { seed, number, stage in
      let expected = stage.after.identityMap(from: stage.before)
      for mutant in stage.operations.mutants() {
        for kind in ListKind.allCases {
          count += 1
          switch judge(mutant, stage, kind, .knownBugs) {
          case .failure(let violation): ways[violation.rule.id, default: 0] += 1
          case .success(let map):
            ways["identity", default: 0] += 1
            if map == expected {
              Issue.record("seed \(seed), stage \(number), \(kind): undetected \(mutant)")
            }
          }
        }
      }
    }
    #expect(count > TestDepth.cases(5_000), "part \(part)")
    let usual: Set = ["B1", "B3", "B5", "B7", "B9", "C1", "C2", "D1", "D3", "M6", "identity"]
    #expect(usual.subtracting(ways.keys) == [], "part \(part): \(ways)")
  }

  @Test func plansEndAtTheNewListAndOftenDoAllKindsOfWork() {
    var work: [Int] = [0, 0, 0, 0, 0, 0]
    forEachStage(in: 0) { seed, number, stage in
      let operations = stage.operations
      let lists = [
        operations.sectionDeletes.count, operations.sectionInserts.count,
        operations.sectionMoves.count, operations.itemDeletes.count,
        operations.itemInserts.count, operations.itemMoves.count,
      ]
      work = zip(work, lists).map(+)
      if operations.isEmpty && stage.before != stage.after {
        Issue.record("seed \(seed), stage \(number) hides a change")
      }
    }
    #expect(work.allSatisfy { $0 > TestDepth.cases(300) }, "\(work)")
  }

  private func forEachStage(
    in part: Int, _ body: (UInt64, Int, NaivePlanner.Stage) -> Void
  ) {
    for pair in 0..<Self.pairsPerPart {
      let seed = UInt64(part * Self.pairsPerPart + pair)
      var generator = SplitMix64(seed: seed)
      let old = IdentifiedList(using: &generator)
      let new = IdentifiedList(using: &generator)
      let stages = NaivePlanner(old: old, new: new).stages
      if stages.last?.after != new { Issue.record("seed \(seed) ends elsewhere") }
      for (number, stage) in stages.enumerated() { body(seed, number, stage) }
    }
  }

  private func judge(
    _ operations: BatchOperations, _ stage: NaivePlanner.Stage,
    _ kind: ListKind, _ level: ContractLevel
  ) -> Result<IdentityMap, Violation> {
    Result { () throws(Violation) in
      try operations.resolved(
        from: stage.before.counts, to: stage.after.counts, kind: kind, level: level)
    }
  }
}
