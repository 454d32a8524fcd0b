@MainActor @Suite(.timedOnMain) struct ListSimulatorTests {
  @Test func withoutAHandlerAViolationEndsTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITableView().performBatchUpdates(nil) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("W1: sim: batch without a window (rdar 15262692)"))
  }

  /// Uses of the outer list while the inner one is updated; all but the first break a rule.
  private static let uses: [@MainActor @Sendable (TestList, CarouselRow) -> Void] = [
    { _, inner in inner.update() },
    { list, inner in list.view.performBatchUpdates { inner.update() } },
    { list, inner in
      list.source.onCell = { _ in inner.update() }
      list.reconfigure(at(0, 5))
    },
    { list, inner in
      list.listener.onShow = { _, _ in inner.update() }
      list.sim.scroll(to: 44)
    },
  ]

  @Test(arguments: 0..<4, [ContractLevel.contract, .knownBugs])
  func anInnerBatchInWorkOfTheOuterListIsReentrant(_ use: Int, _ level: ContractLevel) throws {
    let list = list(level)
    let inner = try #require(carousel(list, 5))
    Self.uses[use](list, inner)
    #expect(inner.codes == (use > 0 && level > .contract ? ["W5"] : []) && list.codes == [])
    if use == 0 { expectEqual(inner.view.numberOfItems(inSection: 0), 6) }
  }

  @Test func anInnerBatchInACellThatDoesNotShowHasNoWindow() throws {
    let list = list()
    let hidden = try #require(carousel(list, 10))
    hidden.view.sim.layout()
    hidden.update()
    expectEqual(hidden.codes, ["W1"])
  }

  @Test func anotherOwnerMustWaitUntilTheListIsFreeAndIsAReload() throws {
    let list = list()
    let (inner, other) = (try #require(carousel(list, 0)), PlainSource([[7]]))
    for source in [nil, other] { inner.view.dataSource = source }
    expectEqual(inner.codes, [])
    inner.view.performBatchUpdates(nil)
    expectEqual(inner.codes, ["W3"])
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

private final class CarouselRow: UITableViewCell {
  let items = PlainSource([Array(0..<5)])
  lazy var view = makeView()
  var codes: [String] { view.sim.violations.map(\.code) }
  override func didMoveToSuperview() { _ = view }

  func update() {
    view.performBatchUpdates { [self] in
      items.data = [Array(0..<6)]
      view.insertItems(at: [index(0, 5)])
    }
  }

  private func makeView() -> UICollectionView {
    let layout = lines()
    (layout.scrollDirection, layout.itemSize) = (.horizontal, CGSize(width: 100, height: 44))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: layout)
    view.register(NumberItem.self, forCellWithReuseIdentifier: "number")
    contentView.addSubview(view)
    view.dataSource = items
    return view
  }
}
