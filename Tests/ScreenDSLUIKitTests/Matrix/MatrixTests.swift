/// Random chains of screens through each kind of list. `SCREENDSL_MATRIX_SEED` plays one chain.
@Suite(.timedOnMain) struct MatrixTests {
  @Test(arguments: [ContractLevel.knownBugs, .discipline])
  @MainActor func aListIsRightAfterAnyChain(_ level: ContractLevel) {
    let seed = ProcessInfo.processInfo.environment["SCREENDSL_MATRIX_SEED"].flatMap(UInt64.init)
    let seeds = seed.map { $0..<$0 + 1 } ?? 0..<UInt64(TestDepth.cases(10_000, oneOf: 120))
    for failure in seeds.lazy.compactMap({ MatrixChain.failure(seed: $0, level) }).prefix(5) {
      Issue.record("\(failure)")
    }
  }
}
