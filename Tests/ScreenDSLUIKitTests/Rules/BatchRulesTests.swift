import ScreenDSL
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// Rules 1 to 8 of the contract: what is in a batch.
@MainActor @Suite(.timedOnMain) struct BatchRulesTests {
  @Test(
    "Rule 1: one snapshot, one batch, and the data changes inside its block",
    arguments: ListKind.allCases)
  func rule1(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<4))
    bench.show(ScreenSnapshot(items: [3, 1, 7, 8, 9]))
    #expect(bench.shown == ["3", "1", "7", "8", "9"])
    #expect(bench.sim.batches.count == 1)
    #expect(bench.sim.log.contains(.batchOpened(before: [4])))
    #expect(bench.sim.log.contains(.batchClosed(before: [4], after: [5])))
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 1: nothing but counts is asked between the block and the end",
    arguments: ListKind.allCases)
  func rule1Questions(_ kind: ListKind) throws {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<4))
    bench.show(ScreenSnapshot(items: 1..<5))
    let log = bench.sim.log
    let open = try #require(log.firstIndex(of: .batchOpened(before: [4])))
    let close = try #require(log.firstIndex(of: .batchClosed(before: [4], after: [4])))
    for event in log[open..<close] {
      switch event {
      case .batchOpened, .operation, .asked(.sectionCount), .asked(.itemCount): break
      default: Issue.record("\(event)")
      }
    }
  }

  @Test(
    "Rule 2: removals and move sources are old indices, the others new ones",
    arguments: ListKind.allCases)
  func rule2(_ kind: ListKind) throws {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: [0, 1, 2, 3, 4]))
    bench.show(ScreenSnapshot(items: [4, 5, 1, 3]))
    let batch = try #require(bench.sim.batches.first)
    #expect(Set(batch.itemDeletes) == [ItemPath(0), ItemPath(2)])
    #expect(batch.itemInserts == [ItemPath(1)])
    #expect(batch.itemMoves == [ItemMove(from: ItemPath(4), to: ItemPath(0))])
    #expect(bench.shown == ["4", "5", "1", "3"])
    #expect(bench.codes == [])
  }

  @Test("Rule 3: no index occurs twice on either side of a batch", arguments: ListKind.allCases)
  func rule3(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(sections: ["a": [1, 2, 3], "b": [4, 5], "c": [6], "d": [7, 8]]))
    bench.show(ScreenSnapshot(sections: ["d": [8, 1], "a": [5, 3], "e": [6, 9], "b": [4, 2]]))
    #expect(!bench.sim.batches.isEmpty)
    for batch in bench.sim.batches {
      let old = batch.itemDeletes + batch.itemReloads + batch.itemMoves.map(\.from)
      let new = batch.itemInserts + batch.itemReloads + batch.itemMoves.map(\.to)
      #expect(Set(old).count == old.count && Set(new).count == new.count)
      let oldSections = batch.sectionDeletes + batch.sectionMoves.map(\.from)
      let newSections = batch.sectionInserts + batch.sectionMoves.map(\.to)
      #expect(Set(oldSections).count == oldSections.count)
      #expect(Set(newSections).count == newSections.count)
    }
    #expect(bench.shown.prefix(5) == ["8", "1", "5", "3", "6"])
    #expect(bench.codes == [])
  }

  @Test("Rule 4: a reload is never in one batch with a move", arguments: ListKind.allCases)
  func rule4(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: [0, 1, 2, 3]))
    bench.show(
      Section("items") {
        Item(id: 3)
        Item(id: 0)
        Other(number: 1)
        Item(id: 2)
      })
    #expect(bench.shown == ["3", "0", "other 1", "2"])
    #expect(bench.sim.batches.count == 2)
    for batch in bench.sim.batches { #expect(batch.itemReloads.isEmpty || !batch.hasStructure) }
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 5: no row moves out of a section that goes or into one that comes",
    arguments: ListKind.allCases)
  func rule5(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(sections: ["gone": [1, 2], "kept": [3]]))
    let cells = (bench.cell(0, 0), bench.cell(0, 1))
    bench.show(ScreenSnapshot(sections: ["kept": [1], "new": [3, 4]]))
    #expect(bench.shown == ["1", "3", "4"])
    #expect(bench.cell(0, 0) === cells.0 && bench.cell(0, 1) === cells.1, "rows keep their cells")
    for batch in bench.sim.batches {
      #expect(batch.itemMoves.allSatisfy { !batch.sectionDeletes.contains($0.from.section) })
      #expect(batch.itemMoves.allSatisfy { !batch.sectionInserts.contains($0.to.section) })
    }
    #expect(bench.codes == [])
  }

  @Test("Rule 6: a section that moves carries its rows unchanged", arguments: ListKind.allCases)
  func rule6(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(sections: ["a": [1, 2], "b": [3], "c": [4]]))
    bench.show(ScreenSnapshot(sections: ["b": [3], "c": [4], "a": [5, 1]]))
    #expect(bench.shown == ["3", "4", "5", "1"])
    for batch in bench.sim.batches where !batch.sectionMoves.isEmpty {
      #expect(batch.itemDeletes + batch.itemInserts + batch.itemMoves.map(\.from) == [])
    }
    #expect(bench.codes == [])
  }

  @Test("Rule 7: no row operation is in a section that comes or goes", arguments: ListKind.allCases)
  func rule7(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(sections: ["a": [1, 2], "b": [3, 4]]))
    bench.show(ScreenSnapshot(sections: ["b": [4, 5], "c": [6, 7]]))
    #expect(bench.shown == ["4", "5", "6", "7"])
    for batch in bench.sim.batches {
      #expect(batch.itemDeletes.allSatisfy { !batch.sectionDeletes.contains($0.section) })
      #expect(batch.itemInserts.allSatisfy { !batch.sectionInserts.contains($0.section) })
    }
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 8: reconfigures are a batch of their own, and only for the same kind of cell",
    arguments: ListKind.allCases)
  func rule8(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: [0, 1, 2]))
    let cells = (0..<3).map { bench.cell($0) }
    bench.show(
      Section("items") {
        Item(id: 2, text: "new")
        Item(id: 0)
        Other(number: 1)
      })
    let batches = bench.sim.batches
    #expect(batches.map(\.itemReconfigures) == [[ItemPath(2)], [], []])
    #expect(batches.map(\.itemReloads) == [[], [ItemPath(1)], []])
    #expect(!batches[0].hasStructure && !batches[1].hasStructure && batches[2].hasStructure)
    #expect(bench.cell(0) === cells[2] && bench.cell(2) !== cells[1])
    #expect(bench.shown == ["2 new", "0", "other 1"])
    #expect(bench.codes == [])
  }
}
