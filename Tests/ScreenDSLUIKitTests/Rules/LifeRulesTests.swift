import Foundation
import ScreenDSL
import ScreenDSLUIKit
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// Rules 9 to 15 of the contract: when there is a batch, and how a view is answered.
@MainActor @Suite(.timedOnMain) struct LifeRulesTests {
  @Test("Rule 9: no batch without a window", arguments: ListKind.allCases)
  func rule9Window(_ kind: ListKind) {
    let bench = Bench(kind, hasWindow: false)
    bench.apply(ScreenSnapshot(items: 0..<4))
    bench.apply(ScreenSnapshot(items: 1..<5))
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 2)
    bench.sim.setWindow(true)
    bench.settle()
    #expect(bench.shown == ["1", "2", "3", "4"])
    bench.show(ScreenSnapshot(items: 2..<6))
    #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
    #expect(bench.codes == [])
  }

  @Test("Rule 9: no batch without a size", arguments: ListKind.allCases)
  func rule9Size(_ kind: ListKind) {
    let bench = Bench(kind, size: .zero)
    bench.apply(ScreenSnapshot(items: 0..<4))
    bench.apply(ScreenSnapshot(items: 1..<5))
    #expect(bench.sim.batches.isEmpty)
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.show(ScreenSnapshot(items: 2..<6))
    #expect(bench.sim.batches.count == 1)
    #expect(bench.shown == ["2", "3", "4", "5"])
    #expect(bench.codes == [])
  }

  @Test("Rule 9: what was reloaded is laid out before the next batch", arguments: ListKind.allCases)
  func rule9Reload(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.apply(ScreenSnapshot(items: 0..<4))
    #expect(bench.sim.hasReloadPending)
    bench.apply(ScreenSnapshot(items: 1..<5))
    bench.settle()
    #expect(bench.sim.reloads == 1 && bench.sim.batches.count == 1)
    #expect(bench.shown == ["1", "2", "3", "4"])
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 10: an update from inside a callback waits until the view is done",
    arguments: ListKind.allCases)
  func rule10(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<2))
    let final = ScreenSnapshot(items: 5..<8)
    bench.apply(
      ScreenSnapshot(
        Section("items") {
          Item(id: 0)
          Item(id: 1)
          Item(id: 2).onDisplay { bench.apply(final) }
        }))
    let log = bench.sim.log
    #expect(log.contains(.batchClosed(before: [2], after: [3])))
    #expect(log.contains(.batchClosed(before: [3], after: [3])), "once the first one is over")
    bench.settle()
    #expect(bench.shown == ["5", "6", "7"])
    #expect(bench.codes == [])
  }

  @Test("Rule 11: no update while the user drags a row", arguments: ListKind.allCases)
  func rule11(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(
      ScreenSnapshot(Section("items") { for id in 0..<4 { Item(id: id).reorderable { _ in } } }))
    bench.sim.clearLog()
    #expect(bench.sim.beginDrag(IndexPath(0)))
    bench.apply(ScreenSnapshot(items: 2..<6))
    bench.settle()
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 0)
    bench.sim.cancelDrag()
    bench.settle()
    #expect(bench.shown == ["2", "3", "4", "5"])
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 12: rows with one ID twice are shown, and nothing breaks", arguments: ListKind.allCases)
  func rule12(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: [0, 1, 1, 2]))
    #expect(bench.shown == ["0", "1", "1", "2"])
    bench.show(ScreenSnapshot(items: [1, 2, 1, 0, 1]))
    #expect(bench.shown == ["1", "2", "1", "0", "1"])
    bench.show(ScreenSnapshot(items: [2, 1]))
    #expect(bench.shown == ["2", "1"])
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 13: the end of a display is told of the row that the cell showed",
    arguments: ListKind.allCases)
  func rule13(_ kind: ListKind) {
    let bench = Bench(kind)
    var ended: [Int] = []
    func screen(_ ids: [Int]) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("items") { for id in ids { Item(id: id).onEndDisplay { ended.append(id) } } })
    }
    bench.show(screen([0, 1, 2, 3]))
    bench.show(screen([3, 2]))
    #expect(ended.sorted() == [0, 1])
    #expect(bench.codes == [])
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
    #expect(bench.codes == [])
  }

  @Test(
    "Rule 15: one update at a time; of several that wait the newest is shown",
    arguments: ListKind.allCases)
  func rule15(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<2))
    var completed: [Int] = []
    let first = ScreenSnapshot(
      Section("items") {
        Item(id: 3).onDisplay {
          for end in 4..<7 {
            bench.apply(ScreenSnapshot(items: 0..<end)) { _ in completed.append(end) }
          }
        }
      })
    bench.show(first)
    let counts = bench.sim.log.compactMap { event in
      if case .batchClosed(_, let after) = event { after } else { nil }
    }
    #expect(counts == [[1], [1], [6]], "those in between are never shown")
    #expect(bench.shown == ["0", "1", "2", "3", "4"])
    #expect(completed == [4, 5, 6])
    #expect(bench.codes == [])
  }
}
