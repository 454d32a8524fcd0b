@testable import ScreenDSL

@Suite(.timed) struct IncreasingSubsequenceTests {
  private func membership(_ values: [Int32]) -> [Bool]? {
    values.withUnsafeBufferPointer { IncreasingSubsequence.membership(in: $0) }
  }

  @Test func sortedNeedsNoWork() {
    #expect(membership([]) == nil)
    #expect(membership([-1, 0, 3, -1, 4]) == nil)
  }

  @Test func asLongAsTheQuadraticMethod() {
    for seed in UInt64(0)..<2_000 {
      var random = SplitMix64(seed: seed)
      let values = (0..<random.int(below: 40)).map(Int32.init).shuffled(using: &random)
        .map { random.chance(1, in: 6) ? -1 : $0 }
      guard let members = membership(values) else {
        let found = values.filter { $0 >= 0 }
        #expect(found == found.sorted(), "seed \(seed)")
        continue
      }
      let kept = zip(values, members).filter(\.1).map(\.0)
      #expect(kept == kept.sorted() && !kept.contains(-1), "seed \(seed)")
      let moved = values.count { $0 >= 0 } - kept.count
      #expect(moved == Reference.moves(values.map { $0 < 0 ? nil : Int($0) }), "seed \(seed)")
    }
  }
}
