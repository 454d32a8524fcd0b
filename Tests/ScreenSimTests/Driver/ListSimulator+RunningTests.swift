import ContractFixtures
import Foundation
import ScreenSim
import Testing
import UpdateContract

@MainActor @Suite struct ListSimulatorRunningTests {
  @Test(arguments: ListKind.allCases)
  func aListOutsideOfAWindowLaysOutToo(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]], isReady: false)
    bed.sim.layout()
    #expect(bed.visibleNumbers == [1, 2])
    #expect(bed.cell(0, 0)?.window == nil)
  }

  @Test func aTableWarnsOnceThatItHasNoWindow() {
    let bed = Bed(.table, [[1, 2]], isReady: false)
    for _ in 0..<2 {
      bed.view.reloadData()
      bed.sim.layout()
    }
    let warnings = bed.sim.log.compactMap { if case .warning(let text) = $0 { text } else { nil } }
    #expect(
      warnings == [
        "Warning once only: UITableView was told to layout its visible cells and other contents "
          + "without being in the view hierarchy"
      ])
  }

  @Test(arguments: ListKind.allCases)
  func cellsThatShowFollowTheListIntoAWindowAndOut(_ kind: ListKind) {
    let bed = Bed(kind, [[1, 2]])
    #expect(bed.cell(0, 0)?.window != nil)
    #expect(bed.cell(0, 0)?.window === bed.view.window)
    bed.sim.setWindow(false)
    #expect(bed.view.window == nil)
    #expect(bed.cell(0, 0)?.window == nil)
    bed.sim.setWindow(true)
    bed.sim.drain()
    #expect(bed.cell(0, 0)?.window != nil)
    #expect(bed.source.asked == [])
  }

  @Test(arguments: ListKind.allCases)
  func aListInAWindowMayBeInsideAnotherView(_ kind: ListKind) {
    let bed = Bed(kind, [[1]], isReady: false)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    container.addSubview(bed.view)
    bed.sim.setWindow(true)
    #expect(container.window != nil)
    #expect(bed.view.superview === container)
    bed.sim.setWindow(false)
    #expect(container.window == nil)
    #expect(bed.view.superview === container)
  }

  @Test(arguments: ListKind.allCases)
  func otherBoundsShowOtherItems(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    bed.sim.setBounds(CGRect(x: 0, y: 440, width: 320, height: 88))
    bed.sim.drain()
    #expect(bed.visibleNumbers == [10, 11])
    bed.sim.setBounds(.zero)
    bed.sim.drain()
    #expect(bed.visibleNumbers == [])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func scrollingTellsTheDelegateOfTheFinger(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<100)])
    let listener = ScrollListener()
    switch kind {
    case .table: bed.table.delegate = listener
    case .collection: bed.collection.delegate = listener
    }
    bed.sim.drain()
    bed.sim.scroll(to: 100)
    #expect(listener.told == ["begin true", "scroll 100.0", "end false"])
  }

  @Test(arguments: ListKind.allCases)
  func anOffsetPastTheEndIsMovedBack(_ kind: ListKind) {
    let bed = Bed(kind, [Array(0..<20)])
    bed.sim.scroll(to: 10_000)
    #expect(bed.view.contentOffset.y == 440)
    bed.change(
      to: [Array(0..<5)], BatchOperations(itemDeletes: (5..<20).map { at(0, $0) }))
    #expect(bed.view.contentOffset.y == 0)
    #expect(bed.visibleNumbers == [0, 1, 2, 3, 4])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aBatchIsRefusedAfterTheWindowIsGoneAndAReloadIsNot(_ kind: ListKind) {
    let bed = Bed(kind, [[1]])
    bed.sim.setWindow(false)
    bed.source.data = [[1, 2]]
    bed.view.reloadData()
    bed.sim.setWindow(true)
    bed.sim.drain()
    #expect(bed.visibleNumbers == [1, 2])
    #expect(bed.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aListThatNeverSettlesStopsWithAWarning(_ kind: ListKind) {
    let bed = Bed(kind, [[1]])
    bed.source.onCount = { bed.view.setNeedsLayout() }
    func again() { bed.view.performBatchUpdates(nil) { _ in again() } }
    again()
    bed.sim.drain()
    #expect(bed.sim.log.last == .warning("sim: still not settled after 100 turns"))
  }

  @Test(arguments: ListKind.allCases)
  func theLogMayBeTurnedOff(_ kind: ListKind) {
    let bed = Bed(kind, [[1]]) { $0.isLogging = false }
    bed.change(to: [[]], BatchOperations(itemDeletes: [at(0, 0)]))
    bed.change(to: [[1]])
    #expect(bed.sim.log == [])
    #expect(bed.codes == ["C2"])
  }
}

private final class ScrollListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    told.append("begin \(view.isTracking)")
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    told.append("scroll \(view.contentOffset.y)")
  }

  func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate decelerate: Bool) {
    told.append("end \(view.isTracking)")
  }
}
