import ContractFixtures
import Foundation
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

@MainActor @Suite(.timedOnMain) struct ListSimulatorRunningTests {
  @Test(arguments: ListKind.allCases)
  func aListOutsideOfAWindowLaysOutToo(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], isReady: false)
    list.sim.layout()
    #expect(list.visibleNumbers == [1, 2])
    #expect(list.cell(0, 0)?.window == nil)
  }

  @Test func aTableWarnsOnceThatItHasNoWindow() {
    let list = TestList(.table, [[1, 2]], isReady: false)
    for _ in 0..<2 {
      list.view.reloadData()
      list.sim.layout()
    }
    let warnings = list.sim.log.compactMap { if case .warning(let text) = $0 { text } else { nil } }
    #expect(
      warnings == [
        "Warning once only: UITableView was told to layout its visible cells and other contents "
          + "without being in the view hierarchy"
      ])
  }

  @Test(arguments: ListKind.allCases)
  func cellsThatShowFollowTheListIntoAWindowAndOut(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    #expect(list.cell(0, 0)?.window != nil)
    #expect(list.cell(0, 0)?.window === list.view.window)
    list.sim.setWindow(false)
    #expect(list.view.window == nil)
    #expect(list.cell(0, 0)?.window == nil)
    list.sim.setWindow(true)
    list.sim.drain()
    #expect(list.cell(0, 0)?.window != nil)
    #expect(list.source.asked == [])
  }

  @Test(arguments: ListKind.allCases)
  func aListInAWindowMayBeInsideAnotherView(_ kind: ListKind) {
    let list = TestList(kind, [[1]], isReady: false)
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    container.addSubview(list.view)
    list.sim.setWindow(true)
    #expect(container.window != nil)
    #expect(list.view.superview === container)
    list.sim.setWindow(false)
    #expect(container.window == nil)
    #expect(list.view.superview === container)
  }

  @Test(arguments: ListKind.allCases)
  func otherBoundsShowOtherItems(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100)])
    list.sim.setBounds(CGRect(x: 0, y: 440, width: 320, height: 88))
    list.sim.drain()
    #expect(list.visibleNumbers == [10, 11])
    list.sim.setBounds(.zero)
    list.sim.drain()
    #expect(list.visibleNumbers == [])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func scrollingTellsTheDelegateOfTheFinger(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100)])
    let listener = ScrollListener()
    list.connect(delegate: listener)
    list.sim.drain()
    list.sim.scroll(to: 100)
    #expect(listener.told == ["begin true", "scroll 100.0"])
  }

  @Test(arguments: ListKind.allCases)
  func aListThatIsPushedSlowsDownAfterTheFingerLifted(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<100)])
    let listener = ScrollListener()
    list.connect(delegate: listener)
    list.sim.drain()
    list.sim.flick(to: 440)
    #expect(listener.told == ["begin true", "slow true", "scroll 440.0 slow"])
    #expect(list.visibleNumbers.first == 10 && !list.view.isDecelerating)
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anOffsetPastTheEndIsMovedBack(_ kind: ListKind) {
    let list = TestList(kind, [Array(0..<20)])
    list.sim.scroll(to: 10_000)
    #expect(list.view.contentOffset.y == 440)
    list.change(
      to: [Array(0..<5)], BatchOperations(itemDeletes: (5..<20).map { at(0, $0) }))
    #expect(list.view.contentOffset.y == 0)
    #expect(list.visibleNumbers == [0, 1, 2, 3, 4])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aBatchIsRefusedAfterTheWindowIsGoneAndAReloadIsNot(_ kind: ListKind) {
    let list = TestList(kind, [[1]])
    list.sim.setWindow(false)
    list.source.data = [[1, 2]]
    list.view.reloadData()
    list.sim.setWindow(true)
    list.sim.drain()
    #expect(list.visibleNumbers == [1, 2])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aListThatNeverSettlesStopsWithAWarning(_ kind: ListKind) {
    let list = TestList(kind, [[1]])
    list.source.onCount = { list.view.setNeedsLayout() }
    func again() { list.view.performBatchUpdates(nil) { _ in again() } }
    again()
    list.sim.drain()
    #expect(list.sim.log.last == .warning("sim: still not settled after 100 turns"))
  }

  @Test(arguments: ListKind.allCases)
  func theLogMayBeTurnedOff(_ kind: ListKind) {
    let list = TestList(kind, [[1]]) { $0.isLogging = false }
    list.change(to: [[]], BatchOperations(itemDeletes: [at(0, 0)]))
    list.change(to: [[1]])
    #expect(list.sim.log == [])
    #expect(list.codes == ["C2"])
  }
}

private final class ScrollListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func scrollViewWillBeginDragging(_ view: UIScrollView) {
    told.append("begin \(view.isTracking)")
  }

  func scrollViewDidScroll(_ view: UIScrollView) {
    told.append("scroll \(view.contentOffset.y)" + (view.isDecelerating ? " slow" : ""))
  }

  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    told.append("slow \(view.isDecelerating)")
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorSwipingTests {
  @Test func aTableAsksItsDelegateForTheButtonsOfAnEdge() {
    let (list, swiper) = table()
    swiper.answer = { edge in UISwipeActionsConfiguration(actions: [action("\(edge)")]) }
    let leading = list.sim.swipe(index(0, 1), edge: .leading)
    let trailing = list.sim.swipe(index(0, 1), edge: .trailing)
    #expect(leading?.actions.map(\.title) == ["leading"])
    #expect(trailing?.actions.map(\.title) == ["trailing"])
    #expect(list.sim.log.last == .swiped(at(0, 1), .trailing, isImplemented: true))
  }

  @Test func nilIsTheDefaultSetAndTheMethodIsKnownToBeThere() {
    let (list, swiper) = table()
    #expect(list.sim.swipe(index(0, 1), edge: .leading) == nil)
    #expect(list.sim.log.last == .swiped(at(0, 1), .leading, isImplemented: true))
    #expect(list.table.delegate === swiper)
  }

  @Test func theLogTellsAMissingMethodFromAnAnswerOfNil() {
    let list = TestList(.table, [[1, 2]])
    #expect(list.sim.swipe(index(0, 1), edge: .leading) == nil)
    #expect(list.sim.log.last == .swiped(at(0, 1), .leading, isImplemented: false))
  }

  @Test func aRowThatCannotBeEditedHasNoButtons() {
    let list = TestList(.table, [[1, 2]], source: EditableSource([]))
    let configuration = list.sim.swipe(index(0, 1), edge: .trailing)
    #expect(configuration?.actions.isEmpty == true)
  }

  @Test func aPathWithoutAnItemHasNoSwipe() {
    let (list, _) = table()
    #expect(list.sim.swipe(index(0, 9), edge: .leading) == nil)
    #expect(list.sim.log == [])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aPerformedActionGetsTheCellAndMustFinishOnce(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var source: UIView?
    let action = UIContextualAction(style: .normal, title: "Delete") { _, view, finish in
      source = view
      finish(true)
    }
    list.sim.perform(action, at: index(0, 1))
    list.sim.drain()
    #expect(source === list.cell(0, 1))
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func anActionMayUpdateTheListBeforeItFinishes(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
      list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)])) { finish($0) }
    }
    list.sim.perform(action, at: index(0, 1))
    list.sim.drain()
    #expect(list.visibleNumbers == [1])
    #expect(list.codes == [])
  }

  @Test(arguments: ListKind.allCases)
  func aFinishThatComesAfterTheDrainIsTooLate(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var later: ((Bool) -> Void)?
    list.sim.perform(UIContextualAction(style: .normal, title: nil) { later = $2 })
    list.sim.drain()
    later?(true)
    #expect(list.codes == ["X3"])
  }

  @Test func theClassicEditGoesToTheDataSource() {
    let source = EditableSource([])
    let list = TestList(.table, [[1, 2]], source: source)
    #expect(list.sim.simulateCommit(.delete, index(0, 0)))
    #expect(source.commits == ["1 (0 - 0)"])
    #expect(!list.sim.simulateCommit(.delete, index(0, 1)))
    #expect(source.commits.count == 1)
  }

  @Test func theClassicEditNeedsTheMethodAndATable() {
    #expect(!TestList(.table, [[1]]).sim.simulateCommit(.delete, index(0, 0)))
    #expect(!TestList(.collection, [[1]]).sim.simulateCommit(.delete, index(0, 0)))
  }

  private func table() -> (TestList, Swiper) {
    let list = TestList(.table, [[1, 2]])
    let swiper = Swiper()
    list.table.delegate = swiper
    list.sim.drain()
    list.forget()
    return (list, swiper)
  }
}

@MainActor func action(_ title: String) -> UIContextualAction {
  UIContextualAction(style: .normal, title: title) { _, _, finish in finish(true) }
}

private final class Swiper: NSObject, UITableViewDelegate {
  var answer: (SimEdge) -> UISwipeActionsConfiguration? = { _ in nil }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(.leading) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { answer(.trailing) }
}

/// A source of whose rows only the first of each section can be edited.
private final class EditableSource: Source, UITableViewDataSource, UICollectionViewDataSource {
  var commits: [String] = []

  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool {
    path.row == 0
  }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    commits.append("\(style.rawValue) \(path.itemPath)")
  }
}
