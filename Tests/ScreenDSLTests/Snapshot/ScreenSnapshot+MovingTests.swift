@testable import ScreenDSL

@Suite(.timed) struct ScreenSnapshotMovingTests {
  @Test(arguments: [1, 20, 1_100]) func chainsOfMoves(count: Int) {
    for seed in 0..<UInt64(TestDepth.cases(count > 20 ? 40 : 200, oneOf: 20)) {
      var random = SplitMix64(seed: seed)
      var lists = [(0..<count).map { RowID($0, of: Note.self) }, (0..<count).map { RowID($0) }]
      var screen = ScreenSnapshot([
        Section("run") { (0..<count).map { Note(id: $0) } },
        Section("mixed") {
          (0..<count).map { $0.isMultiple(of: 3) ? Row(Note(id: 0).id($0)) : Row(Label().id($0)) }
        },
      ])
      for step in 0..<20 {
        let from = random.int(below: 2)
        if lists[from].isEmpty { continue }
        func place(_ most: Int) -> Int {
          min([0, most, 1_023, 1_024, random.int(below: most + 1)][random.int(below: 5)], most)
        }
        let old = RowPosition(from, place(lists[from].count - 1))
        let (id, to) = (lists[from].remove(at: old.row), random.int(below: 2))
        let new = RowPosition(to, place(lists[to].count))
        lists[to].insert(id, at: new.row)
        let moved = screen.moving(from: old, to: new)
        let name = "\(count) rows, seed \(seed), step \(step)"
        #expect(moved[new].model is Note == screen[old].model is Note, "\(name)")
        let changes = moved.changeset(from: screen)
        #expect(changes.rowMoves.count <= 1 && changes.rowUpdates.isEmpty, "\(name)")
        #expect(moved.position(of: id) == new && screen.applying(changes) == moved, "\(name)")
        screen = moved
      }
      expectEqual(screen.sections.map { $0.rows.map(\.id) }, lists, "\(count) rows, seed \(seed)")
    }
  }

  private func notes(_ count: Int) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("notes") { for number in 0..<count { Note(id: number) } },
      Section("other") { for number in 0..<40 { Label(text: number).id("label \(number)") } },
    ])
  }

  private func lists(_ lists: [[Int]]) -> ScreenSnapshot {
    ScreenSnapshot(
      lists.enumerated().map { number, ids in Section(number) { for id in ids { Note(id: id) } } })
  }

  private func chunks(_ screen: ScreenSnapshot) -> Set<ObjectIdentifier> {
    Set(screen.storage.sections.flatMap(\.rows.chunks).map { ObjectIdentifier($0) })
  }

  @Test func whatIsNotTouchedIsSharedAndWhatTheRowsDependOnIsForgotten() {
    let old = notes(5_000)
    for place in [11, 4_990] {
      let new = old.moving(from: RowPosition(0, 10), to: RowPosition(0, place))
      #expect(chunks(old).subtracting(chunks(new)).count <= 2)
      #expect(new.storage.sections[1] === old.storage.sections[1])
      let runs = new.storage.sections[0].rows.chunks
      #expect(!runs.contains { $0 is TypedRowChunk<Row._Access> }, "of one type")
      #expect(runs.count == 5 && runs.allSatisfy { $0.count <= RowChunk.capacity })
    }
    expectEqual(old, notes(5_000))
    let two = lists([Array(0..<100), [100]])
    let joined = two.moving(from: RowPosition(1, 0), to: RowPosition(0, 0))
    #expect(!chunks(two).isDisjoint(with: chunks(joined)), "The 100 rows stay in their chunk")
    func screen(_ previous: ScreenSnapshot?) -> ScreenSnapshot {
      ScreenSnapshot(Section("s", dependsOn: 1) { (0..<3).map { Note(id: $0) } }, reusing: previous)
    }
    let moved = screen(nil).moving(from: RowPosition(0, 0), to: RowPosition(0, 2))
    #expect(screen(moved) == screen(nil) && screen(moved) != moved)
    let exchanged = lists([[1, 1]]).moving(from: RowPosition(0, 0), to: RowPosition(0, 1))
    #expect(exchanged.undoOfDrags(before: lists([[1, 1, 2]])).isEmpty, "the app accepted the drag")
  }

  @Test(arguments: [0, 1, 2]) func aRowThatComesToItsIDGetsTheNumber(row: Int) {
    let screen = ScreenSnapshot([
      Section("from") { Label(text: 5).id("a") },
      Section("to") { for id in ["a", "b"] { Label(text: 6).id(id) } },
    ])
    let (first, place) = (RowPosition(0, 0), RowPosition(1, row))
    let moved = screen.moving(from: first, to: place)
    expectEqual(moved.ids, altered(["a", "b"]) { $0.insert("a~2", at: row) })
    expectEqual(moved[place].model as? Label, Label(text: 5))
    let back = moved.moving(from: place, to: first)
    #expect(back == screen && moved.hasDuplicates && !back.hasDuplicates)
    #expect(back.undoOfDrags(before: screen).isEmpty && moved.undoOfDrags(before: nil).count == 1)
    let joined = lists([[1], [1, 2]]).moving(from: first, to: RowPosition(1, 2))
    expectEqual(joined, lists([[], [1, 2, 1]]))
    let next = lists([[], [1, 2, 1]])
    #expect(next.changeset(from: joined).isEmpty && next.hasDuplicates)
  }
}
