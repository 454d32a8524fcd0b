import Foundation
import ScreenDSL
import ScreenDSLUIKit
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

/// When everything is shown anew, and when nothing is done.
@MainActor @Suite(.timedOnMain) struct ReloadTests {
  @Test(arguments: ListKind.allCases)
  func theFirstSnapshotIsAReload(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(bench.sim.reloads == 1 && bench.sim.batches.isEmpty && bench.shown == ["0", "1", "2"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anEmptyFirstSnapshotIsFollowedByABatch(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot())
    bench.show(ScreenSnapshot(items: 0..<3))
    #expect(bench.sim.batches.count == 1 && bench.shown == ["0", "1", "2"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anEqualSnapshotTouchesNothing(_ kind: ListKind) {
    let bench = Bench(kind)
    var fired: [Int] = []
    func screen(_ number: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("items", header: Title(text: "a")) {
          Item(id: 1, onFire: Handler { _ in fired.append(number) })
          Container("deck", Deck()) { Item(id: 2) }
        })
    }
    bench.show(screen(1))
    let inner = bench.inner(1)?.sim
    inner?.clearLog()
    bench.show(screen(2))
    #expect(bench.sim.log == [] && inner?.log == [])
    bench.record(0)?.context?.fire(\.onFire, 0)
    #expect(fired == [2], "its handlers count all the same")
  }

  @Test(arguments: ListKind.allCases)
  func tooManyChangesAreAReload(_ kind: ListKind) {
    let bench = Bench(kind) { $0.reloadThreshold = 4 }
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.show(ScreenSnapshot(items: 0..<7))
    #expect(bench.sim.batches.count == 1)
    bench.show(ScreenSnapshot(items: 0..<12))
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 1)
    #expect(bench.shown == ["0", "1", "2", "3", "4"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func withoutThresholdThereIsNone(_ kind: ListKind) {
    let bench = Bench(kind) { $0.reloadThreshold = nil }
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.show(ScreenSnapshot(items: 0..<3_000))
    #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
  }

  @Test(arguments: ListKind.allCases)
  func aWindowThatComesBackFindsTheNewestSnapshot(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.sim.setWindow(false)
    for end in 4..<8 { bench.show(ScreenSnapshot(items: 0..<end)) }
    bench.sim.setWindow(true)
    bench.show(ScreenSnapshot(items: 2..<5))
    #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
    #expect(bench.shown == ["2", "3", "4"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aWindowThatLeavesAndReturnsAloneNeedsNothing(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<3))
    let cell = bench.cell(1)
    bench.sim.setWindow(false)
    bench.settle()
    bench.sim.setWindow(true)
    bench.show(ScreenSnapshot(items: 1..<4))
    #expect(bench.sim.batches.count == 1 && bench.cell(0) === cell)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aSizeThatComesBackFindsTheNewestSnapshot(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(items: 0..<3))
    bench.sim.setBounds(.zero)
    bench.show(ScreenSnapshot(items: 4..<6))
    #expect(bench.sim.batches.isEmpty)
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.show(ScreenSnapshot(items: 5..<8))
    #expect(bench.sim.batches.count == 1 && bench.shown == ["5", "6", "7"])
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anUnanimatedSnapshotIsShownTheSameWay(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show(ScreenSnapshot(sections: ["a": [1, 2], "b": [3]]))
    bench.sim.clearLog()
    bench.apply(ScreenSnapshot(sections: ["a": [2, 4], "c": [5]]), isAnimated: false)
    bench.settle()
    #expect(bench.shown == ["2", "4", "5"])
    #expect(bench.sim.batches.count == 2)
    #expect(bench.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aSnapshotFromALayoutThatAnUpdateForcesIsNotLost(_ kind: ListKind) {
    let bench = Bench(kind)
    let newest = ScreenSnapshot(items: [7])
    var isFirst = true
    func screen(_ id: Int) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("items") {
          Item(id: 0).onDisplay {
            if isFirst { bench.apply(newest) }
            isFirst = false
          }
          Item(id: id)
        })
    }
    bench.apply(screen(1))
    // The first one is laid out only now, and its row applies a newer one.
    bench.apply(screen(2))
    #expect(!isFirst)
    bench.settle()
    #expect(bench.shown == ["7"] && bench.adapter.snapshot == newest)
    #expect(bench.codes == [])
  }
}
