@Suite(.timed) struct ChangesetEqualityTests {
  private func changes(_ old: Lists, _ new: Lists) -> Changeset { old.changes(to: new) }

  @Test func otherChangesAndStagesAreNotEqual() {
    let (old, added): (Lists, Lists) = (["a": [1, 2, 3]], ["a": [1, 2, 3, 5]])
    let all: [Changeset] = [
      changes(old, old), changes(old, ["a": [1, 2]]), changes(old, ["a": [2, 3]]),
      changes(old, ["a": [1, 2, 3, 4]]), changes(old, added), changes(old, added.showing([5: 1])),
      changes(old, ["a": [3, 1, 2]]), changes(old, old.showing([1: 2])),
      changes(old, old.showing([1: 4])), changes(old, old.showing([1: 1])),
      changes(old, old.headed(["a": 1])), changes(old, old.headed(["a": 2])),
      changes(old, ["a": [1, 2, 3], "b": []]), changes(old, ["a": [1, 2, 3], "c": []]),
      changes(old, (["a": [1, 2, 3], "c": []] as Lists).headed(["c": 1])),
      changes(["a": [1], "b": []], ["b": [], "a": [1]]), changes(["a": [1], "b": []], ["a": [1]]),
      changes(["a": [1], "b": []], ["a": [], "b": [1]]),
      nested([1, 2]), nested([2]), nested([1, 3]), handOver(7), handOver(8),
      changes(old, old.holding([1: [1]])), changes(old, old.holding([1: [2]])),
    ]
    for (index, left) in all.enumerated() {
      for (other, right) in all.enumerated() {
        expectEqual((left == right), (index == other), "\(index) and \(other)")
      }
    }
    // Stages are their operations and their snapshots.
    let lists: [(Lists, Lists)] = [(["a": [1]], ["a": [1, 3]]), (["a": [2]], ["a": [1, 2]])]
    let one = changes(["a": [1]], ["a": [1, 2]]).stages
    #expect(one.count == 1 && one == changes(["a": [1]], ["a": [1, 2]]).stages)
    #expect(lists.allSatisfy { changes($0, $1).stages != one })
  }

  private func nested(_ inner: [Int]) -> Changeset {
    let old = (["a": [1]] as Lists).holding([1: [1]])
    return changes(old, old.holding([1: inner]))
  }

  private func handOver(_ id: Int) -> Changeset {
    let old = ScreenSnapshot("s") { Label().id("draft") }
    return ScreenSnapshot("s") { Label().id(id).replaces(id: "draft") }.changeset(from: old)
  }

  @Test func supplementariesByKind() {
    typealias Kinds = [SupplementaryKind: Int]
    func screen(_ kinds: Kinds) -> ScreenSnapshot {
      ScreenSnapshot(
        kinds.reduce(Section("s") {}) { $0.supplementary($1.key, Label(text: $1.value)) })
    }
    func changed(_ old: Kinds, _ new: Kinds) -> [SupplementaryKind] {
      screen(new).changeset(from: screen(old)).supplementaryUpdates.flatMap(\.kinds)
    }
    expectEqual([1, 2].map { changed([.header: 1], [.header: $0]) }, [[], [.header]])
    #expect(changed([.header: 1], [:]) == [.header] && changed([:], [.footer: 1]) == [.footer])
    expectEqual(changed([.header: 1, "x": 1], [.footer: 1, "x": 1]), [.footer, .header])
    expectEqual(changed([.header: 1, "x": 1], [.header: 1, "x": 2]), ["x"])
  }
}
