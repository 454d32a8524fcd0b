/// Compares long lists, which use the table, the look-ahead and its budget, with the plain reference.
@Suite(.timed) struct ListDiffTableTests {
  @Test func longRandomLists() {
    for seed in UInt64(0)..<120 {
      var random = SplitMix64(seed: seed)
      var lists = (0..<3).map { section in
        (0..<random.int(below: 150)).map { section * 1_000 + $0 }
      }
      let old = snapshot(lists, texts: [:])
      var texts: [Int: Int] = [:]
      for _ in 0..<random.int(below: 6) { edit(&lists, &texts, &random) }
      if let failure = failure(old, snapshot(lists, texts: texts)) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  private func failure(_ old: ScreenSnapshot, _ new: ScreenSnapshot) -> String? {
    let changes = new.changeset(from: old)
    if let failure = Reference(from: old, to: new).failure(of: changes) { return failure }
    if old.applying(changes) != new { return "no round trip: \(changes)" }
    if !isSorted(changes) { return "not sorted: \(changes)" }
    return StageCheck(changes: changes, kind: .collection).failure
  }

  private func snapshot(_ lists: [[Int]], texts: [Int: Int]) -> ScreenSnapshot {
    ScreenSnapshot(
      lists.enumerated().map { number, ids in
        Section(number) {
          for id in ids { Note(id: id, text: texts[id] ?? 0) }
        }
      })
  }

  private func edit(
    _ lists: inout [[Int]], _ texts: inout [Int: Int], _ random: inout SplitMix64
  ) {
    let (from, to) = (random.int(below: 3), random.int(below: 3))
    let start = random.int(below: lists[from].count)
    let range = start..<min(lists[from].count, start + random.int(below: 40))
    let block = Array(lists[from][range])
    switch random.int(below: 6) {
    case 0: lists[from].shuffle(using: &random)
    case 1: lists[from].reverse()
    case 2:
      lists[from].removeSubrange(range)
      lists[to].insert(contentsOf: block, at: random.int(below: lists[to].count + 1))
    case 3: lists[from].removeAll { _ in random.chance(1, in: 5) }
    case 4:
      let fresh = (0..<random.int(below: 30)).map { _ in 10_000 + random.int(below: 1_000_000) }
      lists[from].insert(contentsOf: Set(fresh).sorted(), at: start)
    default: for id in block { texts[id] = 1 }
    }
  }

  private func isSorted(_ changes: Changeset) -> Bool {
    changes.rowInsertions == changes.rowInsertions.sorted()
      && changes.rowRemovals == changes.rowRemovals.sorted()
      && changes.rowMoves.map(\.to) == changes.rowMoves.map(\.to).sorted()
      && changes.rowUpdates.map(\.new) == changes.rowUpdates.map(\.new).sorted()
  }
}
