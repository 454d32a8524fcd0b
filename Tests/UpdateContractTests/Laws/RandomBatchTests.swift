@Suite(.timed) struct RandomBatchTests {
  static let seeds: Range<UInt64> = 0..<UInt64(TestDepth.cases(20_000))

  /// Levels only add refusals. The map does what the operations say, whatever their order. Views differ in words.
  @Test func mapsAndRefusalsKeepTheLaws() {
    var accepted = [0, 0, 0]
    for seed in Self.seeds {
      var generator = SplitMix64(seed: seed)
      let batch = RandomBatch(using: &generator)
      let shuffled = batch.shuffled(using: &generator)
      let codes = ListKind.allCases.map {
        violation(batch.operations, from: batch.old, to: batch.new, kind: $0)?.rule.id
      }
      if codes[0] != codes[1] { Issue.record("seed \(seed), codes: \(codes)") }
      for kind in ListKind.allCases {
        let (maps, others) = (self.maps(of: batch, kind), self.maps(of: shuffled, kind))
        if maps != others { Issue.record("seed \(seed), \(kind), order: \(maps) \(others)") }
        let isObeyed = maps[0].map(batch.isObeyed) ?? true
        if !isObeyed { Issue.record("seed \(seed), \(kind): \(batch) \(maps)") }
        for (looser, stricter) in zip(maps, maps.dropFirst())
        where stricter != nil && stricter != looser {
          Issue.record("seed \(seed), \(kind), levels: \(maps)")
        }
        accepted = zip(accepted, maps).map { $0 + ($1 == nil ? 0 : 1) }
      }
    }
    #expect(accepted[2] > TestDepth.cases(1_000) && accepted[0] < 2 * Self.seeds.count)
    #expect(accepted[1] > accepted[2] && accepted[0] > accepted[1])
  }

  private func maps(of batch: RandomBatch, _ kind: ListKind) -> [IdentityMap?] {
    ContractLevel.allCases.map {
      try? batch.operations.resolved(from: batch.old, to: batch.new, kind: kind, level: $0)
    }
  }
}
