@testable import ScreenDSL

/// Tests that lists made of parts of other lists equal arrays made the same way.
@Suite(.timed) struct RowListJoiningTests {
  @Test func randomParts() {
    for seed in UInt64(0)..<120 {
      var random = SplitMix64(seed: seed)
      let size = [5, 40, 1_500][random.int(below: 3)]
      let sources = [rows(0..<size), rows(10_000..<10_020)]
      var parts: [(list: RowList, range: Range<Int>)] = []
      for _ in 0..<random.int(below: 60) {
        let source = sources[random.int(below: 2)]
        let start = random.int(below: source.count)
        parts.append((source, start..<start + random.int(below: source.count - start + 1)))
      }
      let result = RowList(joining: parts)
      let ids = (0..<result.count).map { result.id(at: $0) }
      let isRight = ids == parts.flatMap { part in part.range.map { part.list.id(at: $0) } }
      #expect(isRight, "seed \(seed)")
    }
  }

  @Test func wholeChunksAreShared() {
    let kept = rows(0..<3_000)
    let same = RowList(joining: [(kept, 0..<3_000)])
    #expect(zip(kept.chunks, same.chunks).allSatisfy { $0 === $1 })
    let fewer = RowList(joining: [(kept, 1..<3_000)])
    #expect(fewer.chunks.dropFirst().allSatisfy { chunk in kept.chunks.contains { $0 === chunk } })
    #expect(fewer.count == 2_999)
  }

  private func rows(_ numbers: Range<Int>) -> RowList {
    let screen = ScreenSnapshot(Section("s") { numbers.map { Note(id: $0) } })
    return screen.storage.sections[0].rows
  }
}
