/// Tests that a reload has the position that plain deletes and inserts give it, compared with a slow implementation
/// of the rule.
@Suite(.timed) struct BatchReloadsTests {
  struct Edit {
    var deletes: [Int], inserts: [Int], reloads: [Int], old: Int, new: Int

    init(seed: UInt64) {
      var generator = SplitMix64(seed: seed)
      old = Int.random(in: 0...8, using: &generator)
      let order = (0..<old).shuffled(using: &generator)
      let deleted = Int.random(in: 0...old, using: &generator)
      deletes = Array(order.prefix(deleted))
      reloads = order.dropFirst(deleted).filter { _ in Bool.random(using: &generator) }
      let inserted = Int.random(in: 0...4, using: &generator)
      new = old - deleted + inserted
      inserts = Array((0..<new).shuffled(using: &generator).prefix(inserted))
    }

    func target(of reload: Int) -> Int {
      var target = reload - deletes.count { $0 < reload }
      for insert in inserts.sorted() where insert <= target { target += 1 }
      return target
    }

    var expected: [Int?] {
      let fresh = Set(inserts + reloads.map(target))
      var survivors = (0..<old).filter { !(deletes + reloads).contains($0) }
      return (0..<new).map { fresh.contains($0) ? nil : survivors.removeFirst() }
    }
  }

  @Test func aReloadLandsWhereTheRulePutsIt() throws {
    for seed in UInt64(0)..<500 {
      let edit = Edit(seed: seed)
      let items = BatchOperations(
        sectionDeletes: [0], sectionInserts: [1, 2], itemDeletes: edit.deletes.map { at(1, $0) },
        itemInserts: edit.inserts.map { at(0, $0) }, itemReloads: edit.reloads.map { at(1, $0) })
      let inner = try items.resolved(
        from: [1, edit.old], to: [edit.new, 2, 0], kind: .table, level: .contract)
      expectEqual(inner.sections, [1, nil, nil], "seed \(seed)")
      expectEqual(inner.items[0], edit.expected.map { $0.map { at(1, $0) } }, "seed \(seed)")
      let sections = BatchOperations(
        sectionDeletes: edit.deletes, sectionInserts: edit.inserts, sectionReloads: edit.reloads)
      let sizes = [edit.old, edit.new].map { Array(repeating: 1, count: $0) }
      let map = try sections.resolved(from: sizes[0], to: sizes[1], kind: .table, level: .contract)
      expectEqual(map.sections, edit.expected, "seed \(seed)")
    }
  }
}
