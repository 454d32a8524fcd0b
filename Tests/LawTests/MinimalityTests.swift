/// Tests that a changeset has no more moves than an exhaustive search finds (law 3), and no more stages than needed.
@Suite(.timed) struct MinimalityTests {
  /// Compares every screen of up to two sections whose rows are in order with all screens of up to two sections and
  /// four rows. Renamed rows give every other pair of such screens. Other screens have one ID in both sections.
  @Test func allSmallScreens() {
    let (all, shared) = (Arrangement.all, Arrangement.shared)
    let (ordered, first) = (all.filter(\.isOrdered), shared.filter(\.isOrderedInFirstSection))
    expectEqual([all.count, ordered.count, shared.count, first.count], [588, 21, 512, 64])
    for (old, new) in [(ordered, all), (first, shared)] { compare(TestDepth.cases(old), new) }
  }

  private func compare(_ screens: [Arrangement], _ others: [Arrangement]) {
    let snapshots = others.map(\.snapshot)
    for old in screens {
      let before = old.snapshot
      for (new, after) in zip(others, snapshots) {
        let changes = after.changeset(from: before)
        let moves = changes.rowMoves.count + changes.sectionMoves.count
        expect(moves == old.fewestMoves(to: new), "moves", old, new)
        let crossing = changes.rowMoves.filter {
          before.sections[$0.from.section].id != after.sections[$0.to.section].id
        }
        let gone = changes.rowRemovals.count + crossing.count
        expect(gone == old.leftovers(without: new), "leftovers", old, new)
        expect(before.applying(changes) == after, "round trip", old, new)
      }
    }
  }

  /// Fails like `#expect`, which is too slow for so many checks.
  private func expect(_ isTrue: Bool, _ what: String, _ old: Arrangement, _ new: Arrangement) {
    if !isTrue { Issue.record("\(what), \(old) to \(new)") }
  }

  /// At most a batch of sections, one of rows, and one of the sections that rows move out of.
  @Test func structureIsAsFewBatchesAsItCanBe() {
    var counts: [Int: Int] = [:]
    for seed in UInt64(0)..<UInt64(TestDepth.cases(10_000, oneOf: 7)) {
      let pair = ScreenPair(seed: seed)
      let structural = pair.changes.stages.count { stage in
        var operations = BatchOperations(stage.operations)
        (operations.itemReloads, operations.itemReconfigures) = ([], [])
        return operations != BatchOperations()
      }
      let most = mostBatches(pair.changes)
      counts[structural, default: 0] += 1
      if structural != most { Issue.record("seed \(seed): \(structural), not \(most) batches") }
    }
    for count in 0...3 {
      #expect(counts[count, default: 0] >= TestDepth.cases(20), "\(count) batches: too few cases")
    }
  }

  private func mostBatches(_ changes: Changeset) -> Int {
    let (removed, inserted) = (Set(changes.sectionRemovals), Set(changes.sectionInsertions))
    let leftovers = removed.intersection(changes.rowMoves.map(\.from.section))
    let hasRows =
      !changes.rowMoves.isEmpty || changes.rowRemovals.contains { !removed.contains($0.section) }
      || changes.rowInsertions.contains { !inserted.contains($0.section) }
    let hasSections =
      removed.count > leftovers.count || !inserted.isEmpty || !changes.sectionMoves.isEmpty
    return [hasSections, hasRows, !leftovers.isEmpty].count { $0 }
  }
}

/// Up to two sections with up to four rows, as numbers.
private struct Arrangement: CustomStringConvertible {
  var sections: [(id: Int, rows: [Int])]
  var description: String { "\(sections)" }

  var isOrdered: Bool {
    sections.flatMap(\.rows) == Array(0..<sections.flatMap(\.rows).count)
      && sections.map(\.id) == sections.map(\.id).sorted()
  }

  var snapshot: ScreenSnapshot {
    ScreenSnapshot(
      sections.map { section in Section(section.id) { section.rows.map { Note(id: $0) } } })
  }

  static var all: [Arrangement] {
    let lists = permutations(of: [0, 1, 2, 3])
    let two = lists.flatMap { rows in
      (0...rows.count).flatMap { split in
        [[0, 1], [1, 0]].map { ids in
          Arrangement(sections: [
            (ids[0], Array(rows.prefix(split))), (ids[1], Array(rows.dropFirst(split))),
          ])
        }
      }
    }
    return [Arrangement(sections: [])] + lists.map { Arrangement(sections: [(0, $0)]) } + two
  }

  /// All screens of two sections, each with some of three rows.
  static var shared: [Arrangement] {
    let lists = permutations(of: [0, 1, 2])
    return lists.flatMap { first in
      lists.flatMap { second in
        let sections = [(id: 0, rows: first), (id: 1, rows: second)]
        return [sections, sections.reversed()].map { Arrangement(sections: $0) }
      }
    }
  }

  var isOrderedInFirstSection: Bool {
    sections[0].id == 0 && sections[0].rows == Array(0..<sections[0].rows.count)
  }

  private static func permutations(of numbers: [Int]) -> [[Int]] {
    [[]]
      + numbers.flatMap { first in
        permutations(of: numbers.filter { $0 != first }).map { [first] + $0 }
      }
  }

  /// Returns the smallest number of moves, found by trying every set of rows and sections that could stay in place.
  func fewestMoves(to new: Arrangement) -> Int {
    let crossing = Set(new.sections.flatMap(\.rows)).map { row in
      // First the rows that stay in their section; of the remaining rows, those that both screens have.
      let pairs = [(self, new), (new, self)].map { screen, other in
        screen.sections.count { section in
          section.rows.contains(row) && !other.has(row, in: section.id)
        }
      }
      return min(pairs[0], pairs[1])
    }
    let within = new.sections.map { section in
      Self.fewest(from: sections.first { $0.id == section.id }?.rows ?? [], to: section.rows)
    }
    return crossing.reduce(0, +) + within.reduce(0, +)
      + Self.fewest(from: sections.map(\.id), to: new.sections.map(\.id))
  }

  private func has(_ row: Int, in section: Int) -> Bool {
    sections.contains { $0.id == section && $0.rows.contains(row) }
  }

  /// Returns the number of rows in a section that another screen does not have in that section.
  func leftovers(without other: Arrangement) -> Int {
    sections.reduce(0) { count, section in
      count + section.rows.count { !other.has($0, in: section.id) }
    }
  }

  private static func fewest(from old: [Int], to new: [Int]) -> Int {
    let both = new.filter(old.contains)
    let sets = (0..<1 << both.count).map { bits in
      both.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element)
    }
    let staying = sets.filter { set in old.filter(set.contains) == set }.map(\.count).max() ?? 0
    return both.count - staying
  }
}
