@MainActor @Suite(.timedOnMain) struct ListSimulatorRunningTests {
  @Test(arguments: ListKind.allCases)
  func aListOutsideOfAWindowLaysOutTooAndATableWarnsOnce(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], isReady: false)
    for _ in 0..<2 {
      list.view.reloadData()
      list.sim.layout()
    }
    #expect(list.visibleNumbers == [1, 2] && list.cell(0, 0)?.window == nil)
    let warnings = list.sim.log.compactMap { if case .warning(let text) = $0 { text } else { nil } }
    let warning =
      "Warning once only: UITableView was told to layout its visible cells and other contents "
      + "without being in the view hierarchy"
    #expect(warnings == (kind == .table ? [warning] : []))
  }

  @Test(arguments: ListKind.allCases)
  func cellsThatShowFollowTheListIntoAWindowAndOut(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]], isReady: false)
    let container = UIView(frame: list.view.frame)
    container.addSubview(list.view)
    list.show()
    let cell = list.cell(0, 0)
    #expect(cell?.window != nil && cell?.window === container.window)
    list.sim.setWindow(false)
    #expect(container.window == nil && cell?.window == nil && list.view.superview === container)
    list.source.data = [[1, 2, 3]]
    list.view.reloadData()
    list.sim.setWindow(true)
    list.sim.drain()
    #expect(list.visibleNumbers == [1, 2, 3] && list.cell(0, 0)?.window != nil)
    #expect(list.codes == [], "a reload is not refused as a batch is")
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
    #expect(listener.told == ["begin true", "scroll 100.0 true"])
    listener.told = []
    list.sim.flick(to: 440)
    #expect(listener.told == ["begin true", "slow false", "scroll 440.0 false slow"])
    #expect(list.visibleNumbers.first == 10 && !list.view.isDecelerating && !list.view.isTracking)
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
  func aListThatNeverSettlesStopsWithAWarning(_ kind: ListKind) {
    let list = TestList(kind, [[1]])
    list.source.onCount = { list.view.setNeedsLayout() }
    func again() { list.view.performBatchUpdates(nil) { _ in again() } }
    again()
    list.sim.drain()
    #expect(list.sim.log.last == .warning("sim: still not settled after 100 turns"))
  }
}

private final class ScrollListener: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var told: [String] = []

  func scrollViewWillBeginDragging(_ view: UIScrollView) { told.append("begin \(view.isTracking)") }

  func scrollViewDidScroll(_ view: UIScrollView) {
    let slow = view.isDecelerating ? " slow" : ""
    told.append("scroll \(view.contentOffset.y) \(view.isTracking)\(slow)")
  }

  func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
    told.append("slow \(view.isTracking)")
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorSwipingTests {
  @Test func aTableAsksItsDelegateForTheButtonsOfAnEdge() {
    let list = TestList(.table, [[1, 2]])
    let swiper = Swiper()
    func swipe(_ edge: SimEdge, isImplemented: Bool = true) -> [String?]? {
      let answer = list.sim.swipe(index(0, 1), edge: edge)
      #expect(list.sim.log.last == .swiped(at(0, 1), edge, isImplemented: isImplemented))
      return answer?.actions.map(\.title)
    }
    #expect(swipe(.leading, isImplemented: false) == nil)
    list.table.delegate = swiper
    #expect(swipe(.leading) == nil, "the default set")
    swiper.answer = { edge in UISwipeActionsConfiguration(actions: [action("\(edge)")]) }
    #expect(swipe(.leading) == ["leading"] && swipe(.trailing) == ["trailing"])
    #expect(list.sim.swipe(index(0, 9), edge: .leading) == nil && list.codes == [])
  }

  @Test func aRowThatCannotBeEditedHasNoButtons() {
    let list = TestList(.table, [[1, 2]], source: EditableSource([]))
    let configuration = list.sim.swipe(index(0, 1), edge: .trailing)
    #expect(configuration?.actions.isEmpty == true)
  }

  @Test(arguments: ListKind.allCases)
  func aPerformedActionGetsTheCellAndMayUpdateTheListBeforeItFinishes(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let cell = list.cell(0, 1)
    var source: UIView?
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, view, finish in
      source = view
      list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 1)])) { finish($0) }
    }
    list.sim.perform(action, at: index(0, 1))
    list.sim.drain()
    #expect(source === cell && list.visibleNumbers == [1])
    #expect(list.codes == [])
  }

  @Test func theClassicEditGoesToTheDataSource() {
    let source = EditableSource([])
    let list = TestList(.table, [[1, 2]], source: source)
    #expect(list.sim.simulateCommit(.delete, index(0, 0)))
    #expect(source.commits == ["1 (0 - 0)"])
    #expect(!list.sim.simulateCommit(.delete, index(0, 1)))
    #expect(source.commits.count == 1)
    for kind in ListKind.allCases {
      #expect(!TestList(kind, [[1]]).sim.simulateCommit(.delete, index(0, 0)), "no such method")
    }
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

  func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { path.row == 0 }

  func tableView(
    _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    commits.append("\(style.rawValue) \(path.itemPath)")
  }
}
