/// Tests laws that hold for any batch, with random batches of every kind.
@Suite(.timed) struct RandomBatchTests {
  static let seeds: Range<UInt64> = 0..<UInt64(TestDepth.cases(20_000))

  @Test func levelsOnlyAddRefusalsAndTheMapDoesWhatTheOperationsSay() {
    var accepted = [0, 0, 0]
    forEachBatch { seed, batch, _ in
      for kind in ListKind.allCases {
        let maps = ContractLevel.allCases.map { self.map(of: batch, kind: kind, level: $0) }
        let isObeyed = maps[0].map(batch.isObeyed) ?? true
        if !isObeyed { Issue.record("seed \(seed), \(kind): \(batch) \(maps)") }
        for (looser, stricter) in zip(maps, maps.dropFirst())
        where stricter != nil && stricter != looser {
          Issue.record("seed \(seed), \(kind): \(maps)")
        }
        accepted = zip(accepted, maps).map { $0 + ($1 == nil ? 0 : 1) }
      }
    }
    #expect(accepted[2] > TestDepth.cases(1_000) && accepted[0] < 2 * Self.seeds.count)
    #expect(accepted[1] > accepted[2] && accepted[0] > accepted[1])
  }

  @Test func theOrderOfOperationsHasNoMeaning() {
    forEachBatch { seed, batch, generator in
      let shuffled = batch.shuffled(using: &generator)
      for level in ContractLevel.allCases
      where map(of: batch, level: level) != map(of: shuffled, level: level) {
        Issue.record("seed \(seed), \(level)")
      }
    }
  }

  @Test func viewsDifferInWordsOnlyAtContract() {
    forEachBatch { seed, batch, _ in
      let codes = ListKind.allCases.map {
        violation(batch.operations, from: batch.old, to: batch.new, kind: $0)?.rule.id
      }
      if codes[0] != codes[1] { Issue.record("seed \(seed): \(codes)") }
    }
  }

  private func map(
    of batch: RandomBatch, kind: ListKind = .table, level: ContractLevel
  ) -> IdentityMap? {
    try? batch.operations.resolved(from: batch.old, to: batch.new, kind: kind, level: level)
  }

  private func forEachBatch(_ body: (UInt64, RandomBatch, inout SplitMix64) -> Void) {
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      body(seed, RandomBatch(using: &generator), &generator)
    }
  }
}
