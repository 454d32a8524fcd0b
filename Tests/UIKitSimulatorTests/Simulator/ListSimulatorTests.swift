@MainActor @Suite(.timedOnMain) struct ListSimulatorFailingTests {
  private let miscount = BatchOperations(itemInserts: [at(0, 0)])

  @Test(arguments: ListKind.allCases)
  func aPoisonedListDoesNothingMore(_ kind: ListKind) {
    let list = TestList(kind, [[1, 2]])
    let tokens = list.sim.itemTokens
    var runs = 0
    list.change(to: [[1, 2]], miscount) { _ in runs += 1 }
    #expect(list.sim.itemTokens == tokens && list.listener.hidden == [], "a dropped batch")
    list.forget()
    list.view.reloadData()
    list.view.layoutIfNeeded()
    list.sim.scroll(to: 10)
    list.sim.drain()
    list.view.performBatchUpdates({ runs += 1 }, completion: { _ in runs += 1 })
    list.sim.drain()
    #expect(list.source.asked == [] && list.source.countReads == 0 && runs == 0)
    #expect(list.codes == ["C2"])
    let calls = list.sim.log.map { if case .usedAfterFailure(let call) = $0 { call } else { "-" } }
    #expect(!calls.contains("-"))
    #expect(Set(calls).isSuperset(of: ["reloadData()", "performBatchUpdates(_:completion:)"]))
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
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorNestingTests {
  @Test func theWindowOfAnInnerListMirrorsItsCell() throws {
    let list = list { $0.poolPolicy = .none }
    let inner = try #require(carousel(list, 0))
    #expect(inner.view.window != nil)
    list.sim.scroll(to: 44 * 20)
    #expect(inner.view.window == nil)
  }

  /// What happens to the outer list while the inner one is updated, and the rule that it breaks.
  private static let uses: [(String?, @MainActor @Sendable (TestList, CarouselRow) -> Void)] = [
    (nil, { _, inner in inner.update() }),
    ("W5", { list, inner in list.view.performBatchUpdates { inner.update() } }),
    (
      "W5",
      { list, inner in
        list.source.onCell = { _ in inner.update() }
        list.reconfigure(at(0, 5))
      }
    ),
    (
      "W5",
      { list, inner in
        list.listener.onShow = { _, _ in inner.update() }
        list.sim.scroll(to: 44)
      }
    ),
  ]

  @Test(arguments: 0..<4, [ContractLevel.contract, .knownBugs])
  func anInnerBatchInWorkOfTheOuterListIsReentrant(_ use: Int, _ level: ContractLevel) throws {
    let list = list(level)
    let inner = try #require(carousel(list, 5))
    let (code, run) = Self.uses[use]
    run(list, inner)
    let isJudged = level > .contract
    #expect(inner.view.sim.violations.map(\.code) == (isJudged ? [code].compactMap(\.self) : []))
    #expect(list.codes == [])
    if code == nil { #expect(inner.view.numberOfItems(inSection: 0) == 6) }
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

  @Test func anotherOwnerMustWaitUntilTheListIsFreeAndIsAReload() throws {
    let list = list()
    let inner = try #require(carousel(list, 0))
    let other = PlainSource([[7]])
    inner.view.dataSource = nil
    inner.view.dataSource = other
    #expect(inner.view.sim.violations.map(\.code) == [])
    inner.view.performBatchUpdates(nil)
    #expect(inner.view.sim.violations.map(\.code) == ["W3"])
  }

  @Test func anInnerListTakesTheOptionsOfTheOuterOneUnlessItHasItsOwn() throws {
    let list = list(.discipline) { $0.poolPolicy = .fifo }
    let inner = try #require(carousel(list, 0)).view.sim
    #expect(inner.options.level == .discipline && inner.options.poolPolicy == .fifo)
    #expect(try #require(carousel(list, 10)).view.sim.options.level == .discipline)
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

  override func didMoveToSuperview() { _ = view }

  func update() {
    view.performBatchUpdates { [self] in
      items.data = [Array(0..<6)]
      view.insertItems(at: [index(0, 5)])
    }
  }

  private func makeView() -> UICollectionView {
    let layout = lines()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 44)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
    view.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    contentView.addSubview(view)
    view.dataSource = items
    return view
  }
}

@MainActor @Suite(.timedOnMain) struct DefaultTests {
  @Test func aDelegateIsAskedForTheHeightOfEachRowIfItNamesThemAndNotWhileScrolling() {
    let list = TestList(.table, [Array(0..<100_000)])
    let question = SimEvent.asked(.extents(section: 0, count: 100_000))
    list.reload()
    #expect(!list.sim.log.contains(question))
    #expect(!list.sim.log.contains(.asked(.supplementary(.header, section: 0))))
    let heights = Heights()
    list.table.delegate = heights
    list.reload()
    #expect(list.sim.log.contains(question))
    #expect(list.table.rectForRow(at: index(0, 2)) == CGRect(x: 0, y: 30, width: 320, height: 30))
    // A second time after the table has learned that there are no headers, and the first row each time for
    // whether there are heights.
    #expect(heights.calls == 200_002)
    heights.calls = 0
    list.sim.scroll(to: 1_000_000)
    #expect(heights.calls == 0)
    #expect(list.sim.placedViewCount < 40)
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
    let source = HeaderSource([])
    let list = TestList(
      .collection, [[1]], source: source, layout: headedList(footers: false), isReady: false)
    list.registerHeaderItems()
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
