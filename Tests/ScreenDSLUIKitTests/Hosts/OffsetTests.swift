@MainActor @Suite(.timedOnMain) struct OffsetTests {
  private func screen(_ rows: [String], cards: Int = 10) -> Section {
    Section("rows") {
      for row in rows {
        if let id = Int(row) { Item(id: id) } else { Container.deck(row, 0..<cards) }
      }
    }
  }

  private let filler = (0..<20).map { "\($0)" }

  @Test(arguments: views) func theOffsetIsThereWhenTheSectionIsBuiltAnew(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ header: (any CellModel)?) -> Section {
      Section("rows", header: header) { Container.deck("deck", 0..<10) }
    }
    bench.show(screen(nil))
    let inner = bench.inner(0)
    inner?.sim.scroll(to: 250)
    bench.show(screen(Title(text: "new")))
    expectEqual((bench.inner(0) !== inner), (kind == .table))
    expectEqual(bench.inner(0)?.contentOffset.x, 250)
    // The view on its way out still comes to rest.
    if bench.inner(0) !== inner { inner?.contentOffset.x = 10 }
    bench.show(screen(nil))
    expectEqual(bench.inner(0)?.contentOffset.x, 250)
  }

  @Test(arguments: views, pools)
  func theRowIsFoundWhereHeightsAreGuessed(_ kind: ListKind, _ pool: SimOptions.PoolPolicy) {
    let bench = Bench(kind, .strict { ($0.poolPolicy, $0.behavior.measuresRows) = (pool, true) })
    func screen(_ rows: Int) -> Section {
      Section("rows") {
        Container("stack", Stack()) {
          for id in 0..<40 { Item(id: id).height(id < 30 ? 20 : 109) }
        }.layout(.list).height(100)
        for id in 0..<rows { Item(id: id) }
      }
    }
    bench.show(screen(20))
    for offset in [600, 1_200, 1_600] { bench.inner(0)?.sim.scroll(to: CGFloat(offset)) }
    bench.inner(0)?.sim.scroll(to: (bench.inner(0)?.contentSize.height ?? 0) - 130)
    bench.settle()
    let (shown, place) = (bench.inner(0)?.shown, bench.inner(0)?.firstPlace)
    #expect(shown?.isEmpty == false && shown?.first != "0")
    for offset in [100, 300, 600, 300, 100, 0] { bench.sim.scroll(to: CGFloat(offset)) }
    bench.settle()
    #expect(bench.inner(0)?.shown == shown && bench.inner(0)?.firstPlace == place)
  }

  @Test(arguments: views) func aViewThatGetsItsSizeLaterIsScrolledThen(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(["deck", "1"]))
    bench.inner(0)?.sim.scroll(to: 250)
    bench.sim.setBounds(.zero)
    bench.show(screen(["1", "deck"]))
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.settle()
    expectEqual(bench.inner(1)?.contentOffset.x, 250)
  }

  @Test(arguments: views) func aDeckThatIsReadFromTheRightBeginsThere(_ kind: ListKind) {
    let bench = Bench(kind, .with { $0.readsFromRight = true })
      .showing(screen(["deck", "other"] + filler))
    expectEqual(bench.inner(0)?.shown, ["0", "1", "2", "3"])
    bench.inner(0)?.sim.scroll(to: 1_000 - 320 - 250)
    expectEqual(bench.inner(0)?.shown, ["2", "3", "4", "5"])
    for offset in [600.0, 0] { bench.scroll(to: offset) }
    let inner = bench.inner(0)
    #expect(inner?.contentOffset.x == 430 && inner?.shown == ["2", "3", "4", "5"])
    expectEqual(bench.inner(1)?.shown, ["0", "1", "2", "3"], "another deck is where it begins")
  }

  @Test(
    arguments: hosts, [AnchorPolicy.offset, .firstVisibleRow, .end, .end(unlessScrolledBy: 100)])
  func aDeckThatChangesOutOfSightIsWhereItWouldBe(_ kind: HostKind, _ anchor: AnchorPolicy) throws {
    var random = SplitMix64(seed: 3)
    let lists = [HostKind.headless, kind, kind].map { $0.list { $0.anchor = anchor } }
    let hidden = lists[2]
    var cards = [Int](0..<10)
    func show(in list: any ItemList) {
      list.show("rows") {
        Container.deck("deck", cards)
        for id in 0..<20 { Item(id: id) }
        Container.deck("other", 0..<10)
      }
    }
    for step in 0..<TestDepth.cases(600, oneOf: 30) {
      let offset = Double(random.int(below: 1_000))
      for list in lists {
        show(in: list)
        list.scroll(to: 0)
        try list.scroll("deck", to: offset)
      }
      cards.removeAll { _ in random.chance(1, in: 5) }
      if random.chance(1, in: 4) { cards.shuffle(using: &random) }
      for number in 0..<random.int(below: 4) {
        cards.insert(100 * (step + 1) + number, at: random.int(below: cards.count + 1))
      }
      if random.chance(1, in: 4) { cards += (10..<20).map { 100 * (step + 1) + $0 } }
      hidden.scroll(to: [100, 600, 2_000][random.int(below: 3)])
      for list in lists { show(in: list) }
      hidden.scroll(to: 0)
      let decks = try lists.map { try $0.inner("deck") }
      let note: Comment = "step \(step), from \(offset)"
      expectEqual(decks.map(\.offset), Array(repeating: decks[0].offset, count: 3), note)
      #expect(decks.allSatisfy { $0.shown == decks[0].shown }, note)
      if cards.count > 40 { cards.removeFirst(35) }
    }
  }

  @Test(arguments: views) func aDeckInASafeAreaBeginsAtItsInset(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(["a"] + filler + ["b"]))
    for row in [0, 21] {
      bench.sim.scroll(to: row == 0 ? 0 : 2_000)
      bench.inner(row)?.contentInset = UIEdgeInsets(left: 20)
      bench.inner(row)?.contentOffset.x = -20
    }
    bench.sim.scroll(to: 0)
    bench.inner(0)?.sim.scroll(to: 100)
    bench.sim.scroll(to: 2_000)
    expectEqual(bench.inner(21)?.contentOffset.x, -20, "not under the inset")
    bench.sim.scroll(to: 0)
    expectEqual(bench.inner(0)?.contentOffset.x, 100)
  }

  @Test(arguments: hosts) func aDeckThatBecameShorterIsScrolledToItsEnd(_ kind: HostKind) throws {
    let list = kind.list().showing(screen(["deck"] + filler))
    try list.scroll("deck", to: 600)
    list.scroll(to: 500)
    list.show(screen(["deck"] + filler, cards: 4))
    list.scroll(to: 0)
    expectEqual(try list.inner("deck").offset, 80)
    list.scroll(to: 500)
    list.show(screen(["deck"] + filler))
    list.scroll(to: 0)
    expectEqual(try list.inner("deck").offset, 80, "where the user saw it last")
    list.show(screen(["deck"] + filler, cards: 2))
    expectEqual(try list.inner("deck").offset, 0)
  }
}

extension UICollectionView {
  fileprivate var firstPlace: CGFloat? {
    sim.visiblePaths.first.flatMap { cellForItem(at: IndexPath($0.item, $0.section)) }
      .map { $0.frame.minY - contentOffset.y }
  }
}
