@testable import ScreenDSL

@Suite(.timed) struct SectionStorageTests {
  @Test func theRowsAreNumberedOnFirstUse() {
    let screen = ScreenSnapshot([
      Section("s") { (0..<20).map { Label(text: $0).id($0 % 19) } },
      Section("t") { (0..<20).map { Label(text: $0).id($0) } },
    ])
    let sections = screen.storage.sections
    #expect(screen.rowCount == 40 && sections[0].declared.id(at: 19) == 0)
    expectEqual(sections.map(\.isNumbered), [false, false])
    expectEqual(screen.sections[0].rows[19].id.description, "0~2")
    expectEqual(sections.map(\.isNumbered), [true, false])
    #expect(sections[0].hasDuplicates && sections[0].declared.id(at: 19) == 0)
  }

  @Test func comparingWithASectionOfDifferentIDsFindsDuplicates() {
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { ids.map { Label().id($0) } })
    }
    let all = Array(0..<100)
    let cases: [([Int], Bool)] = [
      (all, false), (Array(all.dropFirst()) + [100], false), (all.reversed(), false),
      (all + [5], true),
      ([99] + all, true), (Array(all[..<50]) + [200, 200] + Array(all[50...]), true),
      (Array(all[..<50]) + [3] + Array(all[51...]), true), ([], false), (all + all, true),
    ]
    for (number, (ids, hasDuplicates)) in cases.enumerated() {
      let (old, new, name) = (screen(all), screen(ids), "case \(number)" as Comment)
      #expect(!old.hasDuplicates)
      let changes = new.changeset(from: old)
      #expect(new.storage.sections[0].isNumbered && new.hasDuplicates == hasDuplicates, name)
      let applied = old.applying(changes)
      #expect(applied == new && applied.hasDuplicates == hasDuplicates, name)
      expectEqual(Set(new.ids).count, ids.count, name)
      // The changes begin at a section with duplicates, or at a section that was never read.
      let back = old.changeset(from: new)
      expectEqual(new.applying(back), old, name)
      expectEqual(screen(all).changeset(from: screen(ids)), back, name)
    }
  }

  @Test(arguments: [2, 16, 17, 1_025, 3_000]) func inALoop(count: Int) {
    let screen = ScreenSnapshot("s") {
      for number in 0..<count { Note(id: number == count - 1 ? 0 : number, text: number) }
    }
    let rows = screen.sections[0].rows
    #expect(rows[count - 1].id.description == "0~2" && screen.declarationProblems.count == 1)
    expectEqual(rows.map { ($0.model as? Note)?.text }, (0..<count).map { $0 })
    expectEqual(Set(rows.map(\.id)).count, count)
    #expect(rows.indices.allSatisfy { screen.position(of: rows[$0].id)?.row == $0 })
  }

  @Test func whatIsAppliedHasTheSameDuplicates() throws {
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { ids.map { Label(text: $0).id($0 % 10) } })
    }
    let (old, new) = (screen([1, 2]), screen([1, 2, 11]))
    let applied = old.applying(new.changeset(from: old))
    #expect(applied.hasDuplicates && applied.declarationProblems.count == 1)
    // After a move all duplicates are numbered again, as in the new screen itself.
    let (first, last) = (RowPosition(0, 0), RowPosition(0, 2))
    let moved = applied.moving(from: last, to: first)
    #expect(moved == new.moving(from: last, to: first) && moved.ids == ["1", "1~2", "2"])
    expectEqual(moved.sections[0].rows.map { ($0.model as? Label)?.text }, [11, 1, 2])
    let stages = screen([1, 2, 11, 12]).changeset(from: old).stages
    #expect(stages.allSatisfy { $0.snapshot.hasDuplicates })
    let others = screen([11, 2, 3]).changeset(from: old).stages
    expectEqual(others.map(\.snapshot.hasDuplicates), [false, false])
    let container = (["a": [1], "a": [2]] as Lists).holding([1: [4]]).snapshot
    #expect(container.replacingInnerRows(at: first, with: old).hasDuplicates)
  }

  @Test func offsetsOfRandomSizesAndEdges() {
    for seed in UInt64(0)..<400 {
      var random = SplitMix64(seed: seed)
      let most = [1, 2, 5, 40, 300][random.int(below: 5)]
      let sizes = (0..<random.int(below: 40)).map { _ in
        random.chance(1, in: 4) ? 0 : random.int(below: most + 1)
      }
      check(sizes, "seed \(seed)")
    }
    for size in [3, 1] { check(Array(repeating: size, count: 5_000), "5,000 parts of \(size)") }
    for sizes in [
      [], [0], [0, 0, 0, 0, 0, 0], [1], [0, 0, 5], [5, 0, 0], [1, 0, 0, 0, 0, 0, 0, 1],
      [1_000, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1_000], [1, 1, 1, 1], [1, 1, 1, 1, 1],
      [1_024, 1_024, 1_024, 1_024, 7], [0, 0, 0, 0, 0, 0, 1],
    ] { check(sizes, "\(sizes)") }
  }

  private func check(_ sizes: [Int], _ name: String) {
    let table = OffsetTable(sizes: sizes)
    let places = sizes.enumerated().flatMap { part, size in (0..<size).map { (part, $0) } }
    let wrong = places.indices.first { table.locate($0) != places[$0] }
    #expect(table.count == places.count && wrong == nil, "\(name)")
    #expect(table.starts == sizes.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }, "\(name)")
  }
}
