@Suite(.timed) struct BatchOperationsMutantsTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func differFromTheOriginalAndRepeat(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let operations = RandomBatch(using: &generator).operations
    let spoiled = operations.mutants()
    #expect(!spoiled.contains(operations), "seed \(seed)")
    #expect(spoiled == operations.mutants(), "seed \(seed)")
    let twice =
      operations.itemDeletes.count + operations.itemMoves.count
      + operations.sectionDeletes.count + operations.sectionMoves.count
    let once = operations.itemInserts.count + operations.sectionInserts.count
    #expect(spoiled.count == 2 * twice + once, "seed \(seed)")
  }
}
