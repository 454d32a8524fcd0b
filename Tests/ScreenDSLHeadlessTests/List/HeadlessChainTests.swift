@MainActor @Suite(.timedOnMain) struct HeadlessChainTests {
  /// After each step of random updates, scrolling, drags and windows the list shows what it should.
  @Test(arguments: 0..<10)
  func aHostIsRightAfterAnyChain(group: Int) {
    for chain in 0..<TestDepth.cases(500) {
      ChainRunner(seed: UInt64(group * 500 + chain)).run(steps: 6)
    }
  }
}
