import ContractFixtures
import Foundation
import TestSupport
import Testing
import UIKitSimulator
import UpdateContract

@MainActor @Suite(.timedOnMain) struct ListSimulatorFailingTests {
  private let miscount = BatchOperations(itemInserts: [at(0, 0)])

  @Test(arguments: ListKind.allCases)
  func aPoisonedListAsksNothingMore(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    list.change(to: [[1, 2]], miscount)
    list.forget()
    list.view.reloadData()
    list.view.layoutIfNeeded()
    list.sim.scroll(to: 10)
    list.sim.drain()
    list.change(to: [[1]], BatchOperations(itemDeletes: [at(0, 0)]))
    #expect(list.source.asked == [])
    #expect(list.source.countReads == 0)
    #expect(list.codes == ["C2"])
    let isUse = { (event: SimEvent) in
      if case .usedAfterFailure = event { true } else { false }
    }
    #expect(!list.sim.log.isEmpty)
    #expect(list.sim.log.allSatisfy(isUse))
    #expect(list.sim.log.contains(.usedAfterFailure("reloadData()")))
    #expect(list.sim.log.contains(.usedAfterFailure("performBatchUpdates(_:completion:)")))
  }

  @Test(arguments: ListKind.allCases)
  func aPoisonedListDoesNotRunTheBlockOrTheCompletion(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    var completions = 0
    list.change(to: [[1, 2]], miscount) { _ in completions += 1 }
    var runs = 0
    list.view.performBatchUpdates({ runs += 1 }, completion: { _ in completions += 1 })
    list.sim.drain()
    #expect(runs == 0)
    #expect(completions == 0)
  }

  @Test(arguments: ListKind.allCases)
  func aDroppedBatchMovesNothing(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let tokens = list.sim.itemTokens
    list.change(to: [[1, 2]], miscount)
    #expect(list.sim.itemTokens == tokens)
    #expect(list.listener.hidden == [])
  }

  @Test func oneRecorderHearsOfSeveralLists() {
    let recorder = ViolationRecorder()
    SimOptions.$current.withValue(SimOptions().recording(into: recorder)) {
      UITableView().performBatchUpdates(nil)
      let frame = CGRect.zero
      let layout = UICollectionViewLayout()
      _ = UICollectionView(frame: frame, collectionViewLayout: layout).numberOfItems(inSection: 0)
    }
    #expect(recorder.violations.map(\.code) == ["W1", "Q1"])
  }

  @Test func withoutAHandlerAViolationEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UITableView().performBatchUpdates(nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("W1: sim: batch without a window (rdar 15262692)"))
  }

  @Test func theDefaultLevelKnowsBugs() {
    #expect(SimOptions().level == .knownBugs)
    #expect(SimOptions().onViolation == nil)
    #expect(UITableView().sim.options.level == .knownBugs)
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorNestingTests {
  private let change = BatchOperations(itemInserts: [at(0, 5)])

  @Test func theWindowOfAnInnerListMirrorsItsCell() throws {
    let list = list { $0.poolPolicy = .none }
    let inner = try #require(carousel(list, 0))
    #expect(inner.view.window != nil)
    list.sim.scroll(to: 44 * 20)
    #expect(inner.view.window == nil)
  }

  @Test func anInnerBatchIsFineWhileNothingElseHappens() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    inner.update()
    #expect(inner.view.sim.violations.map(\.code) == [])
    #expect(inner.view.numberOfItems(inSection: 0) == 6)
  }

  @Test func anInnerBatchInTheOuterBlockIsReentrant() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    list.view.performBatchUpdates { inner.update() }
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
    #expect(list.codes == [])
  }

  @Test func anInnerBatchWhileTheOuterCellIsRefilledIsReentrant() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    list.source.onCell = { _ in inner.update() }
    list.reconfigure(at(0, 0))
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
  }

  @Test func anInnerBatchInTheOuterLayoutIsReentrant() throws {
    let list = list()
    let inner = try #require(carousel(list, 5))
    list.listener.onShow = { _, _ in inner.update() }
    list.sim.scroll(to: 44)
    #expect(inner.view.sim.violations.map(\.code) == ["W5"])
  }

  @Test func atContractNestingIsNotJudged() throws {
    let list = list(.contract)
    let inner = try #require(carousel(list, 0))
    list.view.performBatchUpdates { inner.update() }
    #expect(inner.view.sim.violations.map(\.code) == [])
  }

  @Test func anInnerBatchInACellThatDoesNotShowHasNoWindow() throws {
    let list = list()
    let hidden = try #require(carousel(list, 10))
    hidden.view.sim.layout()
    hidden.update()
    #expect(hidden.view.sim.violations.map(\.code) == ["W1"])
  }

  @Test func theOffsetOfAnInnerListSurvivesReuse() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    inner.view.sim.scroll(to: 50)
    list.sim.scroll(to: 44 * 20)
    let tenants = (19..<31).compactMap { carousel(list, $0) }
    let tenant = try #require(tenants.first { $0 === inner })
    #expect(tenant.view.contentOffset.x == 50)
  }

  @Test func theOffsetOfAnInnerListSurvivesAMoveAndAReconfigure() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    inner.view.sim.scroll(to: 50)
    var data = list.source.data
    data[0].swapAt(0, 1)
    list.change(to: data, BatchOperations(itemMoves: [move(at(0, 0), at(0, 1))]))
    list.reconfigure(at(0, 1))
    list.sim.drain()
    #expect(carousel(list, 1) === inner)
    #expect(inner.view.contentOffset.x == 50)
  }

  @Test func anotherOwnerMustWaitUntilTheListIsFree() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    inner.view.dataSource = nil
    inner.view.dataSource = PlainSource([[1]])
    #expect(inner.view.sim.violations.map(\.code) == [])
    let other = PlainSource([[2]])
    inner.view.dataSource = inner.items
    inner.view.dataSource = other
    #expect(inner.view.sim.violations.map(\.code) == ["X5"])
  }

  @Test func anotherOwnerIsAReload() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    let other = PlainSource([[7]])
    inner.view.dataSource = nil
    inner.view.dataSource = other
    inner.view.performBatchUpdates(nil)
    #expect(inner.view.sim.violations.map(\.code) == ["W3"])
  }

  @Test func anInnerListTakesTheOptionsOfTheOuterOne() throws {
    let list = list(.discipline) { $0.poolPolicy = .fifo }
    let inner = try #require(carousel(list, 0)).view.sim
    #expect(inner.options.level == .discipline)
    #expect(inner.options.poolPolicy == .fifo)
    #expect(try #require(carousel(list, 10)).view.sim.options.level == .discipline)
  }

  @Test func anInnerListKeepsOptionsOfItsOwn() throws {
    let list = list(.discipline)
    let inner = try #require(carousel(list, 0)).view.sim
    inner.options = SimOptions(level: .contract).recording
    list.sim.setWindow(false)
    list.sim.setWindow(true)
    list.sim.drain()
    #expect(inner.options.level == .contract)
  }

  @Test func drainingTheOuterListDrainsTheInnerOnes() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    var isDone = false
    inner.view.performBatchUpdates(nil) { _ in isDone = true }
    #expect(!isDone)
    list.sim.drain()
    #expect(isDone)
  }

  private func list(
    _ level: ContractLevel = .knownBugs, options: (inout SimOptions) -> Void = { _ in }
  ) -> TestList {
    let list = TestList(.table, [Array(0..<40)], level: level, isReady: false, options: options)
    list.table.register(CarouselRow.self, forCellReuseIdentifier: "number")
    list.show()
    return list
  }

  private func carousel(_ list: TestList, _ item: Int) -> CarouselRow? {
    list.table.cellForRow(at: index(0, item)) as? CarouselRow
  }
}

/// A row that contains a list of its own.
private final class CarouselRow: UITableViewCell {
  let items = PlainSource([Array(0..<5)])
  lazy var view = makeView()

  override func didMoveToSuperview() {
    _ = view
  }

  func update() {
    view.performBatchUpdates { [self] in
      items.data = [Array(0..<6)]
      view.insertItems(at: [index(0, 5)])
    }
  }

  private func makeView() -> UICollectionView {
    let layout = SimListLayout()
    layout.scrollDirection = .horizontal
    layout.itemExtent = 100
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
    view.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    contentView.addSubview(view)
    view.dataSource = items
    return view
  }
}

@MainActor @Suite(.timedOnMain) struct DefaultTests {
  @Test func aDelegateThatNamesNoHeightsIsNotAskedForEachRow() {
    let list = TestList(.table, [Array(0..<100_000)])
    list.reload()
    #expect(!list.sim.log.contains(.asked(.extents(section: 0, count: 100_000))))
  }

  @Test func aDelegateThatNamesHeightsIsAskedForEachRowAndNotAgainWhileScrolling() {
    let list = TestList(.table, [Array(0..<100_000)])
    let heights = Heights()
    list.table.delegate = heights
    list.reload()
    #expect(list.sim.log.contains(.asked(.extents(section: 0, count: 100_000))))
    // A second time after the table has learned that there are no headers, and the first row twice each time.
    #expect(heights.calls == 200_002)
    #expect(list.sim.placedViewCount < 40)
    heights.calls = 0
    list.sim.scroll(to: 1_000_000)
    #expect(heights.calls == 0)
    #expect(list.sim.placedViewCount < 40)
  }

  @Test func heightsPlaceTheRows() {
    let list = TestList(.table, [[1, 2, 3]])
    let heights = Heights()
    list.table.delegate = heights
    list.sim.drain()
    #expect(list.table.rectForRow(at: index(0, 2)) == CGRect(x: 0, y: 30, width: 320, height: 30))
  }

  @Test func aMissingHeaderMethodIsNotAskedAgain() {
    let list = TestList(.table, [[1], [2], [3]])
    let question = SimEvent.asked(.supplementary(.header, section: 0))
    list.reload()
    #expect(!list.sim.log.contains(question))
  }

  @Test func aMisspeltMethodIsNeverCalledAndCountsAsMissing() {
    let list = TestList(.table, [[1]])
    let delegate = Misspelt()
    list.table.delegate = delegate
    #expect(list.sim.swipe(index(0, 0), edge: .trailing) == nil)
    #expect(list.sim.log.last == .swiped(at(0, 0), .trailing, isImplemented: false))
    #expect(delegate.calls == 0)
  }

  @Test func aCallThatUsesAnotherListDoesNotConfuseTheAnswer() {
    let other = TestList(.table, [Array(0..<100)])
    let uses: [() -> Void] = [
      { other.view.reloadData() },
      { other.view.layoutIfNeeded() },
      { other.view.performBatchUpdates(nil) },
      { other.view.contentOffset.y += 10 },
      { _ = other.table.rectForRow(at: index(0, 0)) },
    ]
    for use in uses {
      let list = TestList(.table, [[1]])
      let heights = Heights()
      heights.onCall = use
      list.table.delegate = heights
      list.sim.drain()
      #expect(list.view.contentSize.height == 10)
      #expect(other.codes == [])
    }
  }

  @Test func aHeaderThatLaysOutAListOfItsOwnIsStillAHeader() {
    let layout = SimListLayout()
    layout.headerExtent = 20
    let source = HeaderSource([])
    let list = TestList(.collection, [[1]], source: source, layout: layout, isReady: false)
    list.collection.register(
      HeaderItem.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    source.makeHeader = { view, kind, path in
      _ = TestList(.collection, [[1]])
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    list.show()
    #expect(list.codes == [])
  }

  @Test func aFlowLayoutAsksForSizesWhereTheDelegateNamesThem() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 90)
    let list = TestList(.collection, [Array(0..<40)], layout: layout)
    #expect(list.sim.visiblePaths.count == 15)
    let sizes = Sizes()
    list.collection.delegate = sizes
    list.sim.drain()
    #expect(sizes.calls == 40)
    #expect(list.sim.visiblePaths.count == 8)
  }
}

private final class Heights: NSObject, UITableViewDelegate {
  var calls = 0
  var onCall: (() -> Void)?

  func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    calls += 1
    onCall?()
    return CGFloat(10 * (path.row + 1)).truncatingRemainder(dividingBy: 40)
  }
}

private final class Misspelt: NSObject, UITableViewDelegate {
  var calls = 0

  func tableView(
    _ tableView: UITableView, trailingSwipeActionConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    calls += 1
    return nil
  }
}

private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
  var calls = 0

  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    calls += 1
    return CGSize(width: 100, height: 50)
  }
}
