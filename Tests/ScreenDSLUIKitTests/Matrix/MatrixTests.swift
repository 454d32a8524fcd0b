/// Random chains of screens through adapter and simulator, in all combinations.
///
/// `SCREENDSL_MATRIX_CHAINS` sets another number of chains, `SCREENDSL_MATRIX_SEED` plays one.
@Suite(.timedOnMain) struct MatrixTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let chains =
    environment["SCREENDSL_MATRIX_CHAINS"].flatMap(Int.init)
    ?? TestDepth.cases(20_000, oneOf: 60)

  @Test @MainActor func knownBugs() {
    play(0..<UInt64(Self.chains / 4), level: .knownBugs)
  }

  @Test @MainActor func discipline() {
    play(1 << 32..<(1 << 32) + UInt64(Self.chains / 4), level: .discipline)
  }

  /// Screens as apps have them, with an app's own delegate, and text fields that are edited.
  @Test @MainActor func appScreens() {
    let seeds = 1 << 33..<(1 << 33) + UInt64(Self.chains / 2)
    play(seeds, level: .discipline, AppScreens.self)
  }

  @MainActor private func play<Screens: RandomScreens>(
    _ seeds: Range<UInt64>, level: ContractLevel, _ screens: Screens.Type = ListSpec.self
  ) {
    if let seed = Self.environment["SCREENDSL_MATRIX_SEED"].flatMap(UInt64.init) {
      if seeds.contains(seed) { judge(seed, level, screens) }
      return
    }
    var failures = 0
    for seed in seeds where failures < 5 { failures += judge(seed, level, screens) ? 0 : 1 }
  }

  @MainActor @discardableResult
  private func judge<Screens: RandomScreens>(
    _ seed: UInt64, _ level: ContractLevel, _ screens: Screens.Type
  ) -> Bool {
    let failure = MatrixChain<Screens>.failure(seed: seed, level: level)
    if let failure { Issue.record("\(failure)") }
    return failure == nil
  }
}
