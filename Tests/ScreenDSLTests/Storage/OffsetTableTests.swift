@testable import ScreenDSL

@Suite(.timed) struct OffsetTableTests {
  @Test func randomSizesAndManyOfOneSize() {
    for seed in UInt64(0)..<400 {
      var random = SplitMix64(seed: seed)
      let most = [1, 2, 5, 40, 300][random.int(below: 5)]
      let sizes = (0..<random.int(below: 40)).map { _ in
        random.chance(1, in: 4) ? 0 : random.int(below: most + 1)
      }
      check(sizes, "seed \(seed)")
    }
    for size in [3, 1] { check(Array(repeating: size, count: 5_000), "5,000 parts of \(size)") }
  }

  @Test(arguments: [
    [], [0], [0, 0, 0, 0, 0, 0], [1], [0, 0, 5], [5, 0, 0], [1, 0, 0, 0, 0, 0, 0, 1],
    [1_000, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1_000], [1, 1, 1, 1], [1, 1, 1, 1, 1],
    [1_024, 1_024, 1_024, 1_024, 7], [0, 0, 0, 0, 0, 0, 1],
  ])
  func edges(sizes: [Int]) { check(sizes, "\(sizes)") }

  private func check(_ sizes: [Int], _ name: String) {
    let table = OffsetTable(sizes: sizes)
    #expect(table.count == sizes.reduce(0, +) && table.starts.count == sizes.count + 1, "\(name)")
    var position = 0
    for (part, size) in sizes.enumerated() {
      #expect(table.starts[part] == position, "\(name)")
      for offset in 0..<size {
        let found = table.locate(position)
        guard found == (part, offset) else {
          Issue.record("\(name): position \(position) found at \(found), not \((part, offset))")
          return
        }
        position += 1
      }
    }
  }
}
