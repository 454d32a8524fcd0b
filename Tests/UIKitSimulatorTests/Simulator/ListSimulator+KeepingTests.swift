@testable import UIKitSimulator

/// Tests what UIKit keeps or releases where no adapter depends on it; the adapters' tests cover the rest.
@MainActor @Suite(.timedOnMain) struct ListSimulatorKeepingTests {
  @Test(arguments: views) func theSelectionFollowsItsItemAndEndsWithAReload(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2, 3]])
    func selected() -> [ItemPath] { list.sim.selection.values.sorted() }
    list.sim.tap(index(0, 2))
    list.change(to: [[3, 1, 2]], batch("move 0.2 to 0.0"))
    expectEqual(selected(), [at(0, 0)])
    list.reload()
    expectEqual(selected(), [])
  }

  @Test(arguments: [true, false]) func itemsAreFilledAndTheOffsetMovesAsOptionsSay(_ isLate: Bool) {
    let list = TestList(.table, [Array(0..<40)], level: .discipline) {
      $0.behavior.reconfiguresAtNextLayout = isLate
      $0.behavior.correctsOffset = isLate
    }
    list.change(to: list.source.data, BatchOperations(itemReconfigures: [at(0, 1)]))
    expectEqual(list.source.asked, (isLate ? [] : [at(0, 1)]))
    list.sim.scroll(to: 440)
    list.change(to: [[-1] + Array(0..<40)], BatchOperations(itemInserts: [at(0, 0)]))
    expectEqual(list.view.contentOffset.y, (isLate ? 484 : 440))
  }

  @Test(arguments: views) func cellsGoToThePoolAndAnotherRegistrationEmptiesIt(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let cell = list.cell(0, 0)
    list.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(list.listener.hidden == [] && cell?.window != nil, "it goes with an animation")
    list.sim.drain()
    #expect(list.listener.hidden == [at(0, 0)] && cell?.window == nil)
    list.change(to: [[2, 3]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(list.cell(0, 1) === cell)
    list.change(to: [[2]], BatchOperations(itemDeletes: [at(0, 1)]))
    list.sim.drain()
    list.registerCells()
    list.change(to: [[2, 3]], BatchOperations(itemInserts: [at(0, 1)]))
    #expect(list.cell(0, 1) != nil && list.cell(0, 1) !== cell)
  }

  @Test func aSectionKeepsItsViewsWhereverItGoes() {
    let list = TestList(
      .collection, [[1], [2]], source: HeaderSource([]), layout: rows(.grouped), isReady: false)
    list.registerHeaderItems()
    list.show()
    func header(_ index: Int) -> UIView? { list.sim.supplementaryView(.header, inSection: index) }
    let view = header(1)
    list.change(to: [[2], [1]], BatchOperations(sectionMoves: [move(1, 0)]))
    #expect(view?.frame.minY == 0 && header(0) === view)
  }

  @Test func aRowIsMeasuredOnceBeforeItsCellIsInTheList() throws {
    let list = TestList(.table, [[1]], isReady: false) { $0.behavior.measuresRows = true }
    list.table.register(TallRow.self, forCellReuseIdentifier: "number")
    list.show()
    list.view.setNeedsLayout()
    list.sim.drain()
    let cell = try #require(list.table.visibleCells.first as? TallRow)
    #expect(cell.wasAlone == [true] && cell.frame.height == 70)
  }

  @Test func oneViewOfATreeHasTheKeyboardUntilAReload() {
    let (list, field, other) = (TestList(.table, [[1, 2]]), UITextField(), StubbornField())
    for (item, view) in [field, other].enumerated() { list.cell(0, item)?.addSubview(view) }
    #expect(field.becomeFirstResponder())
    list.reload()
    #expect(!field.isFirstResponder)
    let window = UIWindow()
    for view in [field, other] { window.addSubview(view) }
    #expect(other.becomeFirstResponder() && !field.becomeFirstResponder())
  }

  @Test func aBrokenListDoesNothingMore() {
    let list = TestList(.table, [[1, 2]])
    list.change(to: [[1, 2]], BatchOperations(itemInserts: [at(0, 0)]))
    list.forget()
    list.reload()
    list.view.performBatchUpdates { list.source.asked = [at(9, 9)] }
    #expect(list.source.asked == [] && list.source.countReads == 0 && list.codes == ["C2"])
  }

  private final class Heights: NSObject, UITableViewDelegate {
    let onCall: () -> Void
    init(onCall: @escaping () -> Void) { self.onCall = onCall }

    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
      onCall()
      return 10
    }
  }

  private final class OneSection: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func aCallThatUsesAnotherListDoesNotConfuseTheAnswer() {
    let (other, source) = (TestList(.table, [[1]]), OneSection())
    other.table.dataSource = source
    for use in [
      { other.view.layoutIfNeeded() }, { other.view.performBatchUpdates(nil) },
      { other.reload() }, { _ = other.table.rectForRow(at: index(0, 0)) },
    ] {
      let (list, heights) = (TestList(.table, [[1]]), Heights(onCall: use))
      list.table.delegate = heights
      list.sim.drain()
      #expect(list.view.contentSize.height == 10 && other.codes == [])
    }
    #expect(other.table.numberOfSections == 1 && other.table.numberOfRows(inSection: 0) == 3)
  }

  /// Rows are 44 points high until they are visible, then 70.
  private func measuredList(_ kind: ListKind) -> TestList {
    let list = TestList(kind, [Array(0..<30)], layout: rows(.plain), isReady: false) {
      $0.behavior.measuresRows = true
    }
    list.register(TallRow.self, TallItem.self)
    list.show()
    for step in 1...30 {
      list.sim.scroll(to: CGFloat(step) * 70)
      list.sim.drain()
    }
    return list
  }

  private func invalidate(_ list: TestList, _ way: Int) {
    switch (way, list.kind) {
    case (0, .table): list.table.rowHeight = UITableView.automaticDimension
    case (0, .collection): list.collection.collectionViewLayout.invalidateLayout()
    case (1, _): list.view.reloadData()
    case (2, _): list.view.frame.size.width += 1
    default:
      list.connect(delegate: nil)
      list.connect(delegate: list.listener)
    }
    list.sim.drain()
  }

  @Test(arguments: views, 0...3)
  func whatWasMeasuredDiesWithAnInvalidation(_ kind: ListKind, way: Int) {
    let list = measuredList(kind)
    expectEqual(list.view.contentSize.height, 2_100)
    invalidate(list, way)
    let most = CGFloat(2_100 - 26 * (25 - list.sim.visiblePaths.count))
    #expect(list.view.contentSize.height < most && list.codes == [])
  }

  @Test func anItemThatIsNamedIsAGuessAgainIfItDoesNotShow() {
    let (list, context) = (measuredList(.collection), UICollectionViewLayoutInvalidationContext())
    context.invalidateItems(at: [index(0, 0), index(0, 29)])
    list.collection.collectionViewLayout.invalidateLayout(with: context)
    list.sim.drain()
    expectEqual(list.view.contentSize.height, CGFloat(2_100 - 26))
  }
}
