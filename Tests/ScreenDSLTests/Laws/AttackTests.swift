@testable import ScreenDSL
@testable import ScreenDSLHosting

/// Bugs that attacks on identity, reuse and edits found; each test has the name of its bug.
@Suite(.timed) struct AttackTests {
  private struct Tap: CellModel { var onTap = Handler<Void> {} }
  private func label(_ text: Int, _ id: String) -> Row { Row(Label(text: text).id(id)) }

  private func sections(_ rows: [Row]...) -> ScreenSnapshot {
    ScreenSnapshot(zip(["A", "B", "C", "D", "E"], rows).map { id, rows in Section(id) { rows } })
  }

  /// Both rows get their ID in section B before they move, where only one row can have the ID.
  @Test func twoRowsOfOneSectionAreNotTakenOverUnderOneID() {
    let other = Row(Label())
    let old = sections([other], [label(1, "y"), label(2, "z")], [other])
    let new = sections(
      [other, Row(label(5, "x").replaces(id: "y"))], [other],
      [other, Row(label(6, "x").replaces(id: "z"))])
    let changes = new.changeset(from: old)
    #expect(changes.rowMoves.count == 1 && changes.rowInsertions.count == 2)
    #expect(StageCheck(changes: changes, kind: .table).failure == nil)
    expectEqual(old.applying(changes), new)
  }

  @Test func manyRowsOfOneIDAndHandOversAreMatchedInOneGo() {
    let count = TestDepth.size(20_000)
    func screen(_ id: String, start: Int = 0) -> ScreenSnapshot {
      ScreenSnapshot(
        (start..<start + count).map { index in
          Section(index) { Label(text: index - start).id(id).replaces(id: "a") }
        })
    }
    let old = screen("a")
    let moves = screen("a", start: count).changeset(from: old).rowMoves
    #expect(moves.count == count && moves.allSatisfy { $0.from.section == $0.to.section })
    expectEqual(screen("b").changeset(from: old).rowUpdates.count, count)
  }

  @Test func manyHandOversToOtherSectionsAreFoundInOneGo() {
    let count = TestDepth.size(3_000)
    func screen(_ rows: (Int) -> [Row]) -> ScreenSnapshot {
      ScreenSnapshot((0..<count).map { index in Section(index) { rows(index) } })
    }
    let old = screen { $0 < count / 2 ? [label($0, "a")] : [] }
    let new = screen { $0 < count / 2 ? [] : [Row(label($0, "b").replaces(id: "a"))] }
    expectEqual(new.changeset(from: old).rowUpdates.count, count / 2)
    // The section of the row already has a row with the new ID.
    let taken = screen { $0 < count / 2 ? [label($0, "a"), label($0, "b")] : [] }
    let refused = screen {
      [$0 < count / 2 ? label($0, "b") : Row(label($0, "b").replaces(id: "a"))]
    }
    expectEqual(refused.changeset(from: taken).rowInsertions.count, count / 2)
    let renamed = ScreenSnapshot(
      (0..<count).map { index in Section(-index - 1) { label(index, "b").replaces(id: "a") } })
    expectEqual(renamed.changeset(from: old).rowMoves.count, count / 2)
  }

  @Test func rowsThatWereRefusedOneIDAreStillThereForAnother() {
    let old = sections([label(1, "a"), label(2, "b")], [label(3, "a")], [label(5, "a")], [], [])
    let rows = [label(3, "b"), label(5, "b"), label(1, "c"), label(4, "d")]
      .map { Row($0.replaces(id: "a")) }
    let new = sections([label(2, "b")], [], [], [rows[0]], Array(rows[1...]))
    let changes = new.changeset(from: old)
    expectEqual(changes.rowMoves.map { "\($0.from) \($0.to)" }, ["1.0 3.0", "2.0 4.0", "0.0 4.1"])
    #expect(changes.rowInsertions == [RowPosition(4, 2)] && old.applying(changes) == new)
  }

  @Test @MainActor func aDeclarationThatStandsTwiceFiresTheNewestHandlersOfBoth() {
    let log = Log()
    func screen(_ generation: Int, reusing old: ScreenSnapshot?) -> ScreenSnapshot {
      let rows = Section("a", dependsOn: 1) { Tap().id("x").onSelect { log.add("\(generation)") } }
      let other = rows.onSelect { _ in log.add("other \(generation)") }
      return ScreenSnapshot(
        [Group("l") { rows }, Group("r") { rows }, Group("s") { other }], reusing: old)
    }
    let new = screen(2, reusing: screen(1, reusing: nil))
    for section in new.sections { #expect(new.select(RowPath("x", section: section.id))) }
    expectEqual(log.lines, ["2", "2", "2"])
  }

  @Test @MainActor func aMovedRowOfASkippedSectionKeepsItsHandler() {
    let log = Log()
    func screen(_ generation: Int, reusing old: ScreenSnapshot?) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("a", dependsOn: 1) {
          Tap().id("x").onSelect { log.add("x \(generation)") }
          Tap().id("y").onSelect { log.add("y \(generation)") }
        }, reusing: old)
    }
    let new = screen(2, reusing: screen(1, reusing: nil))
    let moved = new.moving(from: RowPosition(0, 0), to: RowPosition(0, 1))
    #expect(moved.select("x") && moved.select("y") && log.lines == ["x 2", "y 2"])
  }

  @Test func actionsThatASkippedSectionGetsAreSeen() {
    let plain = Section("a", dependsOn: 1) { Note(id: 1) }
    let old = ScreenSnapshot(plain)
    for section in [
      plain.onSelect { _ in }, plain.onSelect(Note.self) { _ in },
      plain.swipeActions { _ in [SwipeAction("Delete") {}] },
    ] {
      let new = ScreenSnapshot(section, reusing: old)
      expectEqual(new.changeset(from: old).rowUpdates.count, 1)
      expectEqual(ScreenSnapshot(plain, reusing: new), old)
      #expect(ScreenSnapshot(section, reusing: new).sections[0].storage === new.sections[0].storage)
    }
  }

  @Test func placesInIterationsGroupsAndComponentsDiffer() {
    let screen = ScreenSnapshot("s") {
      for group in [[3, 4], [5, 6]] {
        for id in group {
          Note(id: id)
          Label()
        }
        Label(text: 100)
      }
    }
    expectEqual(screen.declarationProblems, [])
    expectEqual(screen.ids, ["3", "3.3#1", "4", "3.4#1", "3#1", "5", "5.5#1", "6", "5.6#1", "5#1"])
    let groups = ScreenSnapshot("s") {
      for id in [7, 8] {
        Label()
        Label().id(id)
        Group(id) { Label() }
      }
    }
    #expect(groups.declarationProblems.isEmpty && !groups.hasDuplicates)
    struct Pair: Component {
      var body: some SectionContent {
        Label(text: 1)
        Label(text: 2)
      }
    }
    let isShown = true
    let branch = ScreenSnapshot("s") {
      if isShown {
        Pair()
        Label(text: 3)
      }
      Label(text: 4)
    }
    expectEqual(branch.ids, ["#0a.0.0", "#0a.0.1", "#0a.1", "#1"])
  }

  @Test @MainActor func actionsOfSectionsAndGroupsGetTheRowWithItsID() {
    let log = Log()
    let screen = ScreenSnapshot(
      Section("a") {
        Group("g") {
          Label()
          Note(id: 3)
          [Note(id: 4)]
          Container("c", Grid(), dependsOn: 1) { Label() }
        }
        for _ in 0..<2 { Note(id: 5) }
      }.onSelect { row in log.add("\(row.id)") })
    for row in screen.sections[0].rows { #expect(screen.select(RowPath(row.id, section: "a"))) }
    expectEqual(log.lines, ["g#0", "g.3", "g.4", "g.c", "5", "5~2"])
  }

  private enum Count: CellStateKey { static let initial = 0 }

  @Test @MainActor func statesOfRowsThatSwapTheirPlacesSwap() {
    let (states, paths) = (CellStateStore(), (0..<8).map { RowPath(RowID($0), section: "s") })
    for (number, path) in paths.enumerated() { states.set(number, for: Count.self, at: .row(path)) }
    states.move(Dictionary(uniqueKeysWithValues: zip(paths, paths[1...] + paths[..<1])))
    for (number, path) in paths.enumerated() {
      expectEqual(states.value(for: Count.self, at: .row(path)), (number + 7) % 8)
    }
  }

  /// Data may be nested to any depth. No row is lost, and rows that cannot be told apart are a problem.
  @Test func rowsInMoreLevelsOfGroups() {
    func groups(_ levels: Int, outermost: Int) -> any SectionContent {
      var content: any SectionContent = Row(Label())
      for level in 0..<levels {
        let inner = content
        content = Group(level == levels - 1 ? outermost : level) { inner }
      }
      return content
    }
    func screen(levels: Int) -> ScreenSnapshot {
      ScreenSnapshot("s") {
        groups(levels, outermost: -1)
        groups(levels, outermost: -2)
      }
    }
    #expect(screen(levels: 500).declarationProblems.isEmpty)
    for levels in [501] + TestDepth.part(of: [1_000], 1) {
      let (old, new) = (screen(levels: levels), screen(levels: levels))
      expectEqual(new.declarationProblems.map(\.kind), [.duplicateID])
      #expect(new.rowCount == 2 && new.changeset(from: old).isEmpty)
    }
  }

  @Test func containersMadeFromInsideAreCutOffBesideOtherRowsToo() {
    let row = (0..<70).reduce(Row(Label())) { row, level in
      Row(
        Container(level, Grid()) {
          row
          Label()
        })
    }
    expectEqual(ScreenSnapshot(row).declarationProblems.map(\.kind), [.nestedTooDeep])
    expectEqual(ScreenSnapshot(row).allRows.count, 19, "10 containers, 9 of them with a label")
  }

  @Test func arraysAndOptionalsOfComponentsAndScreens() {
    struct Part: Component {
      var text: Int
      var body: some SectionContent { Label(text: text) }
    }
    struct Sub: Screen {
      var id: Int
      var body: some ScreenContent { Section(id) { Note(id: id) } }
    }
    let rows = ScreenSnapshot("s") {
      Optional(Part(text: 1))
      Part?.none
      [Part(text: 2), Part(text: 3)]
    }
    expectEqual(rows.ids, ["#0a", "#2[0]", "#2[1]"])
    let screens = ScreenSnapshot.screen {
      Optional(Sub(id: 1))
      Sub?.none
      [Sub(id: 2), Sub(id: 3)]
    }
    expectEqual(screens.sections.map(\.id.description), ["1", "2", "3"])
  }
}
