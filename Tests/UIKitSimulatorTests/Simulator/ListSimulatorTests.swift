@MainActor @Suite(.timedOnMain) struct ListSimulatorFailingTests {
  @Test func withoutAHandlerAViolationEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITableView().performBatchUpdates(nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("W1: sim: batch without a window (rdar 15262692)"))
  }
}

@MainActor @Suite(.timedOnMain) struct ListSimulatorNestingTests {
  /// Uses of the outer list while the inner one is updated, and the rule that each breaks.
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

  private func list(_ level: ContractLevel = .knownBugs) -> TestList {
    let list = TestList(.table, [Array(0..<40)], level: level, isReady: false)
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
