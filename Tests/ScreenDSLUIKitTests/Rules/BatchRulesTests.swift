import ScreenDSLUIKit
import TestSupport

/// Rules of the contract: what is in a batch, when there is one, and how a view is answered.
@MainActor @Suite(.timedOnMain) struct BatchRulesTests {
  @Test(
    "Rule 1: one snapshot, one batch, and the data changes inside its block",
    arguments: ListKind.allCases)
  func rule1(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<4))
    bench.show(ScreenSnapshot(items: [3, 1, 7, 8, 9]))
    #expect(bench.shown == ["3", "1", "7", "8", "9"])
    #expect(bench.sim.batches.count == 1)
    #expect(bench.sim.log.contains(.batchOpened(before: [4])))
    #expect(bench.sim.log.contains(.batchClosed(before: [4], after: [5])))
  }

  @Test(
    "Rule 1: nothing but counts is asked between the block and the end",
    arguments: ListKind.allCases)
  func rule1Questions(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<4))
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
    let bench = Bench(kind).showing(ScreenSnapshot(items: [0, 1, 2, 3, 4]))
    bench.show(ScreenSnapshot(items: [4, 5, 1, 3]))
    let batch = try #require(bench.sim.batches.first)
    #expect(Set(batch.itemDeletes) == [ItemPath(0), ItemPath(2)])
    #expect(batch.itemInserts == [ItemPath(1)])
    #expect(batch.itemMoves == [ItemMove(from: ItemPath(4), to: ItemPath(0))])
    #expect(bench.shown == ["4", "5", "1", "3"])
  }

  @Test(
    "Rules 3, 5, 6 and 7: no index twice, and no row operation with one of its section",
    arguments: ListKind.allCases)
  func rules3To7(_ kind: ListKind) {
    let changes: [(old: KeyValuePairs<String, [Int]>, new: KeyValuePairs<String, [Int]>)] = [
      (
        ["a": [1, 2, 3], "b": [4, 5], "c": [6], "d": [7, 8]],
        ["d": [8, 1], "a": [5, 3], "e": [6, 9], "b": [4, 2]]
      ),
      (["gone": [1, 2], "kept": [3]], ["kept": [1], "new": [3, 4]]),
      (["a": [1, 2], "b": [3], "c": [4]], ["b": [3], "c": [4], "a": [5, 1]]),
      (["a": [1, 2], "b": [3, 4]], ["b": [4, 5], "c": [6, 7]]),
    ]
    for (old, new) in changes {
      let bench = Bench(kind).showing(ScreenSnapshot(sections: old))
      bench.show(ScreenSnapshot(sections: new))
      #expect(!bench.sim.batches.isEmpty)
      #expect(bench.shown == new.flatMap(\.value).prefix(5).map { "\($0)" })
      for batch in bench.sim.batches { judge(batch) }
    }
  }

  private func judge(_ batch: BatchOperations) {
    let old = batch.itemDeletes + batch.itemReloads + batch.itemMoves.map(\.from)
    let new = batch.itemInserts + batch.itemReloads + batch.itemMoves.map(\.to)
    let oldSections = batch.sectionDeletes + batch.sectionMoves.map(\.from)
    let newSections = batch.sectionInserts + batch.sectionMoves.map(\.to)
    #expect(Set(old).count == old.count && Set(new).count == new.count)
    #expect(Set(oldSections).count == oldSections.count)
    #expect(Set(newSections).count == newSections.count)
    #expect(Set(old.map(\.section)).isDisjoint(with: oldSections))
    #expect(Set(new.map(\.section)).isDisjoint(with: newSections))
    #expect(batch.itemReloads.isEmpty || !batch.hasStructure, "rule 4")
  }

  @Test(
    "Rule 8: reconfigures are a batch of their own, and only for the same kind of cell",
    arguments: ListKind.allCases)
  func rule8(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: [0, 1, 2]))
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
  }

  @Test(
    "Rule 9: no batch without a window or a size, nor before a reload is laid out",
    arguments: ListKind.allCases, [true, false])
  func rule9(_ kind: ListKind, lacksWindow: Bool) {
    let bench = Bench(kind, hasWindow: !lacksWindow, size: lacksWindow ? Bench.size : .zero)
    bench.apply(ScreenSnapshot(items: 0..<4))
    bench.apply(ScreenSnapshot(items: 1..<5))
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 2)
    bench.sim.setWindow(true)
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.settle()
    #expect(bench.shown == ["1", "2", "3", "4"])
    bench.show(ScreenSnapshot(items: 2..<6))
    #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
    #expect(bench.shown == ["2", "3", "4", "5"])
    bench.sim.setWindow(false)
    for end in 4..<8 { bench.show(ScreenSnapshot(items: 0..<end)) }
    bench.sim.setWindow(true)
    bench.show(ScreenSnapshot(items: 2..<5))
    #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
    #expect(bench.shown == ["2", "3", "4"])
    let other = Bench(kind)
    other.apply(ScreenSnapshot(items: 0..<4))
    #expect(other.sim.hasReloadPending)
    other.apply(ScreenSnapshot(items: 1..<5))
    other.settle()
    #expect(other.sim.reloads == 1 && other.sim.batches.count == 1)
    #expect(other.shown == ["1", "2", "3", "4"])
  }

  @Test(
    "Rule 12: rows with one ID twice are shown, and nothing breaks", arguments: HostKind.allCases)
  func rule12(_ kind: HostKind) {
    let list = kind.list()
    for ids in [[0, 1, 1, 2], [1, 2, 1, 0, 1], [2, 1]] {
      list.show(ScreenSnapshot(items: ids))
      #expect(list.shown == ids.map { "\($0)" })
    }
  }

  @Test(
    "Rule 14: each question is answered by the one view that was dequeued for it",
    arguments: ListKind.allCases)
  func rule14(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.adapter.onIssue = { _ in }
    bench.show(
      Section("items", header: Title(text: "Items")) {
        Item(id: 1)
        Unknown()
        Remark(text: "a")
      })
    bench.show(ScreenSnapshot(items: 0..<9))
    let asked = bench.sim.askedCells.count
    let dequeued = bench.sim.log.count {
      if case .dequeued(.cell, _, _, _, _) = $0 { true } else { false }
    }
    #expect(asked == dequeued && asked > 0)
  }
}
