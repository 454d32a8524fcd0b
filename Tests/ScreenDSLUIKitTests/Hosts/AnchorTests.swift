@MainActor @Suite(.timedOnMain) struct AnchorTests {
  private func bench(
    _ kind: ListKind, _ anchor: AnchorPolicy, _ sim: SimOptions = .with { $0.measuresRows = true },
    hasWindow: Bool = true, threshold: Int? = 1_000
  ) -> Bench {
    Bench(kind, sim, hasWindow: hasWindow) { ($0.anchor, $0.reloadThreshold) = (anchor, threshold) }
  }

  private func messages(_ ids: some Sequence<Int>, text: String = "") -> Section {
    Section("chat") {
      for id in ids {
        Item(id: id, text: text).height(Double(30 + abs(id) % 7)).estimatedHeight(50)
      }
    }
  }

  private let wishes: TestCell = .view(showing: Item.self) {
    WishingView(frame: .zero)
  } configure: { view, item, _ in
    view.accessibilityLabel = item.name
    view.height = CGFloat(50 + 20 * (item.id % 3) + item.text.count)
  }

  private func measure(_ bench: Bench, by step: CGFloat = 101) {
    for offset in stride(from: 0, through: 10 * step, by: step) {
      bench.sim.scroll(to: offset)
      bench.settle()
    }
  }

  @Test(arguments: views, [nil, 100])
  func olderMessagesDoNotMoveThoseThatAreRead(_ kind: ListKind, threshold: Int?) throws {
    for way in [(true, false), (true, true), (false, false), (false, true)] {
      let sim = SimOptions.with { ($0.measuresRows, $0.correctsOffset) = way }
      let bench = bench(kind, .firstVisibleRow, sim, threshold: threshold)
      bench.show(messages(400..<800))
      bench.sim.scroll(to: 1_003.5)
      bench.settle()
      let before = bench.visiblePlaces
      try #require(before.count > 4)
      bench.apply(messages(0..<800, text: "new"))
      if threshold != nil { expectEqual(bench.visiblePlaces, before, "in the same turn") }
      bench.settle()
      expectEqual(bench.visiblePlaces, before, "not by a point")
      bench.show(messages(400..<800))
      expectEqual(bench.visiblePlaces, before)
    }
  }

  /// A view that is laid out anew forgets the heights of rows. By its estimate, the first row can be out of sight.
  @Test(arguments: views, [100, 101])
  func whatIsLaidOutAnewDoesNotMoveRowsThatAreSeen(_ kind: ListKind, step: CGFloat) throws {
    let bench = bench(kind, .firstVisibleRow)
    bench.setCells([wishes] + TestCell.plain)
    func show(_ last: Section...) { bench.show([Section("a", items: 0..<40)] + last) }
    show()
    measure(bench, by: step)
    let before = bench.visiblePlaces
    for change in [
      { show(Section("b", items: 40..<41)) },
      { show(Section("b", header: Title(text: "new"), items: 40..<41)) },
      { show(Section("b") { Item(id: 40).height(30) }) },
      { bench.collectionAdapter?.configureList = { list, _ in list.showsSeparators = false } },
      { bench.setDelegate(nil) },
    ] {
      change()
      bench.settle()
      expectEqual(bench.visiblePlaces, before)
    }
  }

  @Test(arguments: views, [(220, 320), (320, 100), (160, 220)] as [(CGFloat, CGFloat)])
  func aResizedListKeepsItsRows(_ kind: ListKind, _ points: (CGFloat, CGFloat)) throws {
    let size = CGSize(width: points.0, height: points.1)
    for anchor in [AnchorPolicy.firstVisibleRow, .end] {
      let bench = bench(kind, anchor)
      bench.setCells([wishes] + TestCell.plain)
      bench.show(ScreenSnapshot(items: 0..<40))
      measure(bench)
      for size in [size, Bench.size, size] {
        let before = try #require(bench.visiblePlaces.first)
        bench.resize(to: size)
        expectEqual(bench.visiblePlaces.first, before)
      }
      bench.adapter.scroll(to: .item(39), at: .bottom, animated: false)
      bench.settle()
      for size in [Bench.size, size] {
        bench.resize(to: size)
        #expect(bench.offset == bench.length - size.height || anchor != .end)
      }
    }
  }

  @Test(arguments: hosts) func aChatStaysAtItsEndAndNowhereElse(_ kind: HostKind) {
    let list = kind.list { $0.anchor = .end }
    list.show(ScreenSnapshot(items: 0..<10))
    expectEqual(list.start, 220, "it opens at its end")
    list.show(ScreenSnapshot(items: 0..<12))
    expectEqual(list.start, 308)
    list.scroll(to: 120)
    list.show(ScreenSnapshot(items: -3..<14))
    expectEqual(list.start, 252)
    list.show(ScreenSnapshot(items: -3..<15))
    list.scroll(to: 100)
    list.show(ScreenSnapshot(items: -3..<16))
    expectEqual(list.start, 100, "each update keeps the rows that are seen then")
    for end in [22, 40] { list.show(ScreenSnapshot(items: 20..<end)) }
    expectEqual(list.start, 660)
    for ids in [0..<10, -3..<10] { list.show(Section("items", items: ids).listID("other")) }
    expectEqual(list.start, 132, "another list begins at its start, and keeps its rows in place")
  }

  @Test(arguments: views) func whatFloatsOverAListMovesItsEndAndItsBeginning(_ kind: ListKind) {
    for (anchor, from, bars, none) in [
      (AnchorPolicy.end, 220.0, 270.0, 220.0), (.end, 100, 70, 100), (.end, 0, -30, 0),
      (.offset, 0, -30, 0), (.offset, 100, 100, 100), (.firstVisibleRow, 100, 70, 100),
    ] {
      let list = Bench(kind) { $0.anchor = anchor }.showing(ScreenSnapshot(items: 0..<10))
      list.scroll(to: from)
      list.adapter.floatingInsets = UIEdgeInsets(top: 30, bottom: 50)
      expectEqual(list.start, bars, "\(anchor) from \(from)")
      list.show(ScreenSnapshot(items: [Int](0..<10) + [20]))
      expectEqual(list.start, (bars == 270 ? 314 : bars), "\(anchor) from \(from)")
      list.show(ScreenSnapshot(items: 0..<10))
      list.adapter.floatingInsets = .zero
      expectEqual(list.start, none, "\(anchor) from \(from)")
    }
  }

  @Test(arguments: views) func aListThatIsShownLaterOpensAtItsEndAndStaysThere(_ kind: ListKind) {
    let bench = bench(kind, .end, hasWindow: false)
    for count in [40, 50] { bench.apply(messages(0..<count)) }
    bench.setWindow(true)
    #expect(bench.offset == bench.length - 220 && bench.shown.last == "49")
    bench.show(messages(0..<90))
    #expect(bench.offset == bench.length - 220 && bench.shown.last == "89", "of measured rows too")
  }

  @Test(arguments: [false, true], [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func aListKeepsItsPlaceSideways(_ flips: Bool, direction: UISemanticContentAttribute) throws {
    let bench = bench(.collection, .firstVisibleRow, .with { $0.readsFromRight = flips })
    let (adapter, view) = (try #require(bench.collectionAdapter), try #require(bench.collection))
    view.semanticContentAttribute = direction
    view.collectionViewLayout = adapter.layout(default: .carousel.itemSize(width: 100))
    bench.show(ScreenSnapshot(items: 0..<20))
    #expect(adapter.scroll(to: .item(7), at: .top, animated: false) && bench.shown.first == "7")
    view.contentOffset.x += 30
    bench.settle()
    let before = bench.cell(7).map { $0.frame.minX - view.contentOffset.x }
    bench.show(ScreenSnapshot(items: -5..<20))
    expectEqual(bench.cell(12).map { $0.frame.minX - view.contentOffset.x }, before)
    bench.show(ScreenSnapshot(items: 3..<20))
    expectEqual(bench.cell(4).map { $0.frame.minX - view.contentOffset.x }, before)
  }

  @Test(arguments: views, [false, true]) func insetsDoNotCount(_ kind: ListKind, areBars: Bool) {
    let bench = bench(kind, .firstVisibleRow)
    let insets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    if areBars { bench.sim.setBars(insets) } else { bench.view.contentInset = insets }
    bench.show(ScreenSnapshot(items: 0..<20))
    expectEqual(bench.offset, -50)
    #expect(bench.adapter.scroll(to: .item(19), at: .bottom) && bench.offset == 690)
    #expect(bench.adapter.scroll(to: .item(10), at: .top) && bench.offset == 390)
    bench.sim.scroll(to: -6)
    bench.settle()
    expectEqual(bench.shown.first, "0", "it is below the bar")
    let place = bench.visiblePlaces.first { $0.hasPrefix("1 ") }
    bench.adapter.onUpdate = { expectEqual($0.animated, false) }
    bench.show(ScreenSnapshot(items: [-2, -1] + Array(1..<20) + [0]))
    #expect(!bench.sim.wasBatchAnimated, "what is to stay is not animated")
    expectEqual(bench.visiblePlaces.first { $0.hasPrefix("1 ") }, place)
  }

  @Test(arguments: views) func aRowThatGrowsBehindABarMovesNoOthers(_ kind: ListKind) {
    let bench = bench(
      kind, .firstVisibleRow,
      .with { behavior in
        (behavior.measuresRows, behavior.reconfiguresAtNextLayout) = (true, true)
        behavior.bars.top = 40
      })
    bench.setCells([wishes] + TestCell.plain)
    bench.show(ScreenSnapshot(items: 0..<20))
    bench.sim.scroll(to: 10)
    let before = bench.visiblePlaces.dropFirst()
    bench.show(ScreenSnapshot(items: [Item(id: 0, text: "grows")] + [Item](1..<20)))
    expectEqual(bench.visiblePlaces.dropFirst(), before)
  }

  /// A bar that reaches into a container's cell is the list's around: it moves its rows out of there.
  @Test(arguments: views) func barsDoNotMoveRowsInsideAContainer(_ kind: ListKind) {
    let bench = bench(kind, .offset)
    bench.sim.setBars(UIEdgeInsets(top: 50, left: 20))
    bench.show("a") {
      Container("stack", Stack()) { for id in 0..<30 { Item(id: id).height(100) } }
        .layout(.list).height(150)
      Container.deck("deck", 0..<9).height(60)
      for id in 0..<20 { Item(id: id) }
    }
    bench.sim.scroll(to: 0)
    bench.settle()
    expectEqual(bench.inner(0)?.contentOffset, .zero, "its beginning is below the bar")
    expectEqual(bench.inner(1)?.contentOffset.x, -20, "a carousel begins beside a bar at the side")
    #expect(bench.adapter.scroll(to: RowPath("stack").item(20), at: .top))
    expectEqual(bench.inner(0)?.shown.first, "20", "though its place was guessed")
  }
}

extension Bench {
  fileprivate var offset: CGFloat { view.contentOffset.y }
  fileprivate var length: CGFloat { view.contentSize.height }

  fileprivate func resize(to size: CGSize) {
    sim.setBounds(CGRect(origin: view.contentOffset, size: size))
    settle()
  }

  fileprivate var visiblePlaces: [String] {
    sim.visiblePaths.map { path in
      let cell = cell(path.item, path.section)
      let id = cell?.shownText?.prefix { $0 != " " } ?? "-"
      return "\(id) at \((cell?.frame.minY ?? 0) - offset)"
    }
  }
}
