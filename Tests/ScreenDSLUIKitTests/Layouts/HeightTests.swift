@MainActor @Suite(.timedOnMain) struct HeightTests {
  private func bench(_ kind: ListKind) -> Bench { Bench(kind, .with { $0.measuresRows = true }) }

  private func rows(_ heights: [Double?]) -> Section {
    Section("items") {
      for (id, height) in heights.enumerated() {
        if let height { Item(id: id).height(height) } else { Item(id: id) }
      }
    }.layout(.list)
  }

  @Test(arguments: views) func aRowIsAsHighAsItSays(_ kind: ListKind) {
    let bench = bench(kind).showing(rows([96, nil, 20]))
    expectEqual(bench.heights(3), [96, 44, 20])
    bench.show(rows([30, 50, nil]))
    expectEqual(bench.heights(2), [30, 50])
    bench.show("containers") {
      Container("deck", Deck()) { for id in 0..<3 { Item(id: id) } }.height(150)
      Container("low", Deck()) { Item(id: 8) }.layout(.carousel.itemSize(height: 60)).height(90)
      Container("stack", Stack()) {
        Item(id: 0).height(70)
        Item(id: 1)
      }.layout(.list)
    }
    #expect(bench.heights(2) == [150, 90] && bench.inner(2)?.frames(2).map(\.height) == [70, 44])
  }

  @Test(arguments: views) func aContainerGetsTheHeightOfItsNewRows(_ kind: ListKind) {
    func deck(_ count: Int) -> Container {
      Container("deck", Deck()) { for id in 0..<count { Item(id: id) } }.layout(.list)
    }
    let (bench, fixed) = (bench(kind), bench(kind))
    for count in [2, 5, 0, 1] {
      bench.show(Section("items") { deck(count) })
      fixed.show(Section("items") { deck(count).height(100) })
      expectEqual(bench.heights(1) + fixed.heights(1), [max(CGFloat(count * 44), 0.5), 100])
      expectEqual(bench.inner(0)?.shown.count, count)
    }
    #expect(fixed.sim.batches.isEmpty)
  }

  @Test func aTableIsAskedForNoHeightsUnlessARowMayHaveOne() throws {
    let bench = Bench(.table, .unmeasured)
    let delegate = try #require(bench.table?.delegate as? SimObject)
    func wasAsked() -> Bool {
      bench.sim.log.contains { if case .asked(.extents) = $0 { true } else { false } }
    }
    bench.show(ScreenSnapshot(items: 0..<50))
    #expect(!wasAsked() && delegate.omits("tableView(_:heightForRowAt:)"))
    bench.show(rows([96, nil]))
    #expect(wasAsked() && !delegate.omits("tableView(_:heightForRowAt:)"))
  }

  @Test func aDeclaredHeightIsTheEstimateTooAndAGuessOnlyThat() {
    let bench = bench(.table).showing("a") {
      for id in 0..<30 { Item(id: id).height(100) }
      for id in 30..<60 { Item(id: id).estimatedHeight(60) }
      Item(id: 60)
    }
    expectEqual(bench.view.contentSize.height, 4_844)
  }

  @Test func theAppsDelegateOrTheTableSaysHowHighRowsAreThatDeclareNothing() {
    let bench = Bench(.table, .unmeasured)
    let own = bench.addDelegate()
    bench.show(rows([96, nil, 20]))
    expectEqual(bench.heights(3), [96, 80, 20])
    bench.setDelegate(nil)
    bench.sim.layout()
    expectEqual(bench.heights(3), [96, 44, 20])
    withExtendedLifetime(own) {}
    bench.table?.rowHeight = 70
    bench.show(rows([96, nil]))
    expectEqual(bench.heights(2), [96, 70])
  }

  @Test(arguments: [UITableView.Style.grouped, .insetGrouped], [false, true])
  func groupsWithoutHeadersCloseTheirGapsOnRequest(_ style: UITableView.Style, _ closesGaps: Bool) {
    let bench = Bench(.table, style: style) { $0.closesGaps = closesGaps }
    bench.show(ScreenSnapshot(sections: ["a": [1], "b": [2]]))
    expectEqual([0, 1].map { bench.frame(0, $0)?.minY }, closesGaps ? [0, 44] : [35, 114])
  }

  @Test(arguments: [nil, 40.0]) func rowsOfGridsOrCarouselsHaveOwnHeightsOrHints(_ hint: Double?) {
    let bench = Bench(
      .collection, .with { $0.measuresRows = true },
      cells: [.view(showing: Item.self, { WishingView(frame: .zero) }, configure: { _, _, _ in })])
    bench.show(rows([90, 20, nil, 30, nil, nil]).layout(.grid(columns: 2).itemSize(height: hint)))
    let third = CGFloat(90 + (hint ?? 70))
    expectEqual(bench.frames(6).map(\.minY), [0, 0, 90, 90, third, third])
    bench.show(rows([90, nil]).layout(.carousel.itemSize(width: .content, height: hint)))
    func height(of cell: UIView?, in room: CGFloat = 0) -> CGFloat? {
      let size = UICollectionViewLayoutAttributes(forCellWith: IndexPath(0))
      size.size.height = room
      return (cell as? UICollectionViewCell)?.preferredLayoutAttributesFitting(size).size.height
    }
    expectEqual((0..<2).map { height(of: bench.cell($0)) }, [90, third - 90])
    let deck = LayoutHint.carousel.itemSize(width: .content)
    bench.show("decks") { Container("deck", Deck()) { Item(id: 6) }.layout(deck).height(90) }
    let card = bench.inner(0)?.cellForItem(at: IndexPath(0))
    expectEqual(height(of: card, in: 33), 33, "as high as the list")
    let tall = LayoutHint.list.itemSize(height: 100)
    bench.show(Section("a", items: 7..<8).layout(tall), Section("b") {})
    bench.show(Section("a") {}.layout(tall), Section("b", items: 7..<8))
    expectEqual(bench.frame(0, 1)?.height, 70, "the hint of its new section says nothing")
    let plain = self.bench(.collection)
    plain.show(Section("a", items: 7..<8), Section("b") {}.layout(deck))
    plain.show(Section("a") {}, Section("b", items: 7..<8).layout(deck))
    expectEqual(plain.frame(0, 1)?.width, 80, "its old height says nothing about its width")
  }

  @Test func cellsThatThereAreFollowAnotherLayout() throws {
    let bench = Bench(.collection, layout: .list.appearance(.grouped))
      .showing("a") { Remark(text: "0").height(70) }
    let adapter = try #require(bench.collectionAdapter)
    let cell = try #require(bench.cell(0, 0) as? UICollectionViewListCell)
    _ = adapter.layout(default: .grid(columns: 1))
    expectEqual(cell.backgroundConfiguration, .clear())
    bench.collection?.collectionViewLayout = adapter.layout(default: .carousel)
    expectEqual(cell.contentView.rowHeight, nil)
    _ = adapter.layout(default: .list.appearance(.grouped))
    #expect(cell.backgroundConfiguration == .listGroupedCell() && cell.contentView.rowHeight == 70)
  }
}

extension SimOptions {
  /// A view that logs that it asks for the heights of rows before they show. A row without one is 44 points high again.
  static var unmeasured: SimOptions { .with { $0.measuresRows = false } }
}
