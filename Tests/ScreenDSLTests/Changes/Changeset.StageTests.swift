import ScreenDSL
import ScreenDSLInspection
import TestSupport
import Testing
import UpdateContract

/// One example for each rule of the stages, judged by the batch-update contract.
@Suite(.timed) struct ChangesetStageTests {
  private func stages(_ old: Lists, _ new: Lists) -> [String] {
    let (before, after) = (old.snapshot, new.snapshot)
    let changes = after.changeset(from: before)
    for kind in ListKind.allCases {
      #expect(StageCheck(changes: changes, kind: kind).failure == nil)
    }
    return changes.changedLists.flatMap { list in
      list.changes.stages.map { stage in
        list.path.map { "\($0): \(stage.operations.text)" } ?? stage.operations.text
      }
    }
  }

  @Test func equalSnapshotsHaveNoStage() {
    #expect(stages(["a": [1, 2]], ["a": [1, 2]]) == [])
    #expect(stages([:], [:]) == [])
  }

  @Test func rowsOfOneListAreOneBatch() {
    #expect(
      stages(["a": [1, 2, 3, 4]], ["a": [4, 1, 5, 3]]) == ["-0.1 +0.2 0.3>0.0"])
    #expect(stages(["a": [1], "b": [2, 3]], ["a": [3, 1], "b": [2]]) == ["1.1>0.0"])
  }

  @Test func sectionsComeAndGoWithTheirRows() {
    #expect(stages(["a": [1], "b": [2]], ["b": [2], "c": [3, 4]]) == ["-s0 +s1"])
    #expect(stages([:], ["a": [1]]) == ["+s0"])
    #expect(stages(["a": [1]], [:]) == ["-s0"])
  }

  @Test func sectionsThatMoveAreOneBatch() {
    #expect(
      stages(["a": [1], "b": [2], "c": []], ["c": [], "a": [1], "b": [2]])
        == ["s2>0"])
  }

  @Test func insertedRowsAndSectionsAreTwoBatches() {
    #expect(stages(["a": [1, 2]], ["n": [7], "a": [2, 3]]) == ["+s0", "-1.0 +1.1"])
  }

  @Test func rowsThatMoveWhileSectionsComeOrGo() {
    #expect(
      stages(["a": [1, 2], "b": []], ["n": [], "a": [2], "b": [1]]) == ["+s0", "1.0>2.0"])
    #expect(stages(["o": [9], "a": [1, 2]], ["a": [2, 1]]) == ["-s0", "0.1>0.0"])
  }

  @Test func aRowMovesOutOfASectionThatGoes() {
    #expect(
      stages(["a": [1], "b": [2, 3]], ["a": [3, 1]]) == ["1.1>0.0", "-s1"])
    #expect(
      stages(["a": [1, 2], "b": [3]], ["b": [2, 3]]) == ["0.1>1.0", "-s0"])
  }

  @Test func aRowMovesIntoASectionThatComes() {
    #expect(stages(["a": [1, 2]], ["n": [7, 2], "a": [1]]) == ["+s0", "1.1>0.1"])
  }

  @Test func aRowMovesFromASectionThatGoesIntoOneThatComes() {
    #expect(stages(["a": [1, 2]], ["n": [2, 3]]) == ["+s1", "0.1>1.0", "-s0"])
    #expect(
      stages(["x": [9], "a": [1, 2]], ["x": [9], "n": [2]])
        == ["+s2", "1.1>2.0", "-s1"])
  }

  @Test func sectionsThatMoveAndRowsThatChangeAreTwoBatches() {
    #expect(
      stages(["a": [1], "b": [2], "c": [3]], ["c": [3, 4], "a": [1], "b": []])
        == ["s2>0", "-2.0 +0.1"])
    #expect(
      stages(["a": [1, 2], "b": [3]], ["b": [3], "a": [2, 1]]) == ["s1>0", "1.1>1.0"])
  }

  @Test func contentsChangeBeforeTheStructure() {
    let old: Lists = ["a": [1, 2, 3]]
    let new: Lists = ["a": [3, 4, 1]]
    #expect(
      stages(old, new.showing([1: 2, 3: 1]))
        == ["~0.0", "!0.2", "-0.1 +0.1 0.2>0.0"])
    #expect(stages(old, old.showing([1: 2, 2: 4])) == ["~0.0 ~0.1"])
    #expect(stages(old, old.showing([2: 3])) == ["!0.1"])
  }

  @Test func updatesAreMadeWhereTheRowsStillAre() {
    let old: Lists = ["a": [1, 2], "b": [3]]
    let new: Lists = ["b": [2, 3]]
    #expect(stages(old, new.showing([2: 2, 3: 4])) == ["~0.1 ~1.0", "0.1>1.0", "-s0"])
  }

  @Test func supplementariesHaveAStageAfterTheStructure() {
    let old: Lists = ["a": [1], "b": [2]]
    let new: Lists = ["b": [2, 3], "a": [1]]
    #expect(
      stages(old.headed(["a": 1]), new.headed(["a": 2, "b": 3]))
        == ["s1>0", "+0.1", "header0 header1"])
    #expect(stages(old.headed(["a": 1]), old) == ["header0"])
  }

  @Test func nestedListsComeLast() {
    let old = (["a": [1, 2]] as Lists).holding([1: [5, 6], 2: [7]])
    let new = (["a": [2, 1, 3]] as Lists).holding([1: [6, 5], 2: [7, 8], 3: [9]])
    #expect(
      stages(old, new.showing([1: 2, 6: 2]))
        == ["~0.0", "+0.2 0.1>0.0", "2: +0.1", "1: ~0.1", "1: 0.1>0.0"])
  }

  @Test func aContainerThatIsReloadedHasNoNestedStage() {
    let old = (["a": [1]] as Lists).holding([1: [5]])
    #expect(stages(old, ["a": [1]]) == ["!0.0"])
    #expect(stages(["a": [1]], old) == ["!0.0"])
    struct Wall: ContainerModel {}
    let before = ScreenSnapshot(Section("s") { Container("c", Grid()) { Note(id: 1) } })
    let after = ScreenSnapshot(Section("s") { Container("c", Wall()) { Note(id: 2) } })
    let changes = after.changeset(from: before)
    #expect(changes.nested.isEmpty)
    #expect(changes.stages.map(\.operations.text) == ["!0.0"])
    #expect(before.applying(changes) == after)
  }

  @Test func stagesInsideContainersInsideContainers() throws {
    func screen(_ texts: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          Container("outer", Grid()) {
            Container("inner", Grid()) { texts.map { Note(id: $0) } }
          }
        })
    }
    let (old, new) = (screen([1, 2]), screen([2, 3]))
    let changes = new.changeset(from: old)
    #expect(changes.stages.isEmpty)
    #expect(changes.changedContainers.map(\.path) == [RowPath("inner", in: ["outer"])])
    let stages = changes.nested[0].changes.nested[0].changes.stages
    #expect(stages.map(\.operations.text) == ["-0.0 +0.1"])
    let stage = try #require(stages.first)
    #expect(stage.snapshot == new.row(at: RowPath("inner", in: ["outer"]))?.innerRows)
  }

  @Test func theListsInsideWaitForTheOneAround() throws {
    let old = (["a": [1, 2]] as Lists).holding([1: [5]])
    let new = (["a": [2, 1]] as Lists).holding([1: [5, 6]])
    let changes = new.snapshot.changeset(from: old.snapshot)
    let last = try #require(changes.stages.last)
    #expect(last.snapshotBeforeNested.row(id: 1)?.innerRows?.rowCount == 1)
    #expect(last.snapshot == new.snapshot)
    #expect(last.snapshotBeforeNested.sections[0].rows.map(\.id) == [2, 1])
    let inner = try #require(changes.nested.first)
    #expect(inner.container == 1)
    #expect(inner.changes.stages.map { $0.snapshot.sections[0].rows.map(\.id) } == [[5, 6]])
    #expect(inner.changes.stages.last?.snapshot == new.snapshot.row(id: 1)?.innerRows)
  }

  @Test func eachStageShowsWhatItSays() {
    let old = (["a": [1, 2], "b": [3]] as Lists).headed(["b": 1])
    let new = (["n": [2], "b": [3, 4]] as Lists).showing([3: 2]).headed(["b": 2])
    let stages = new.snapshot.changeset(from: old.snapshot).stages
    let shown = stages.map { stage in
      stage.snapshot.sections.map { section in
        let texts = section.rows.map { "\($0.id)=\(($0.model as? Price)?.text ?? -1)" }
        let header = (section.header as? Label).map { " under \($0.text)" } ?? ""
        return "\(section.id): \(texts.joined(separator: " "))\(header)"
      }
    }
    #expect(stages.map(\.operations.text) == ["~1.0", "+s1", "+2.1 0.1>1.0", "-s0", "header1"])
    #expect(
      shown == [
        ["a: 1=0 2=0", "b: 3=2 under 1"], ["a: 1=0 2=0", "n: ", "b: 3=2 under 1"],
        ["a: 1=0", "n: 2=0", "b: 3=2 4=0 under 1"], ["n: 2=0", "b: 3=2 4=0 under 1"],
        ["n: 2=0", "b: 3=2 4=0 under 2"],
      ])
  }

  @MainActor @Test func theLastStageHasTheNewestHandlers() throws {
    var runs: [String] = []
    func screen(_ name: String, _ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(Section("s") { ids.map { Label().id($0).onSelect { runs.append(name) } } })
    }
    let (old, new) = (screen("old", [1, 2]), screen("new", [2, 1, 3]))
    let last = try #require(new.changeset(from: old).stages.last)
    #expect(last.snapshot.select(RowPath(RowID(1))))
    // Also where the stage is not about the row.
    func other(_ name: String, _ first: some CellModel) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("s") {
          Row(first).id(1)
          Price().id(2).onSelect { runs.append(name) }
        })
    }
    let (stale, changed) = (other("stale", Price()), other("newest", Label(text: 5)))
    let update = try #require(changed.changeset(from: stale).stages.last)
    #expect(update.operations.text == "!0.0")
    #expect(update.snapshot.select(RowPath(RowID(2))))
    #expect(runs == ["new", "newest"])
  }

  @MainActor @Test func theLastStageHasTheNewestHandlersInContainersToo() throws {
    var runs: [Int] = []
    func screen(_ generation: Int) -> ScreenSnapshot {
      func note(_ id: Int) -> Row { Row(Note(id: id).onSelect { runs.append(generation) }) }
      return ScreenSnapshot(
        Section("s") {
          Label(text: generation).id("label").onSelect { runs.append(generation) }
          Container("shelf", Grid()) { generation == 0 ? [note(1)] : [note(2), note(1)] }
        })
    }
    let (old, new) = (screen(0), screen(1))
    let last = try #require(new.changeset(from: old).stages.last)
    #expect(last.snapshot == new)
    let inner = [1, 2].map { RowPath(RowID($0, of: Note.self), in: ["shelf"]) }
    for path in ["label"] + inner {
      #expect(last.snapshot.select(path))
    }
    #expect(runs == [1, 1, 1])
  }
}
