import TestSupport
import Testing

@testable import ScreenDSL

/// A list without some rows and with others put in, as an array would do it.
@Suite(.timed) struct ListArrangementTests {
  @Test func randomArrangements() {
    for seed in UInt64(0)..<120 {
      var random = SplitMix64(seed: seed)
      let count = [0, 5, 40, 1_500][random.int(below: 4)]
      let kept = rows(0..<count)
      let source = rows(10_000..<10_020)
      let chance = [2, 10, 1_000][random.int(below: 3)]
      let gone = (0..<count).filter { _ in random.chance(1, in: chance) }
      let isGone = Set(gone)
      var expected = (0..<count).filter { !isGone.contains($0) }
      var arrivals: [ListArrangement.Arrival] = []
      let total = expected.count + random.int(below: 8)
      let positions = Set((expected.count..<total).map { _ in random.int(below: total) })
      // Fewer arrivals than drawn if two positions were the same; the last ones must still fit.
      for position in positions.sorted() where position <= expected.count {
        let row = random.int(below: 20)
        arrivals.append(ListArrangement.Arrival(position: position, source: source, row: row))
        expected.insert(10_000 + row, at: position)
      }
      let result = ListArrangement.rows(kept, without: gone, arrivals: arrivals)
      let ids = (0..<result.count).map { result.id(at: $0) }
      let isRight = ids == expected.map { RowID($0, of: Note.self) }
      #expect(isRight, "seed \(seed)")
    }
  }

  private func rows(_ numbers: Range<Int>) -> RowList {
    let screen = ScreenSnapshot(Section("s") { numbers.map { Note(id: $0) } })
    return screen.storage.sections[0].rows
  }

  @Test func nothingToDoIsTheListItself() {
    let kept = rows(0..<3_000)
    let same = ListArrangement.rows(kept, without: [], arrivals: [])
    #expect(zip(kept.chunks, same.chunks).allSatisfy { $0 === $1 })
    let fewer = ListArrangement.rows(kept, without: [0], arrivals: [])
    #expect(fewer.chunks.dropFirst().allSatisfy { chunk in kept.chunks.contains { $0 === chunk } })
    #expect(fewer.count == 2_999)
  }
}
