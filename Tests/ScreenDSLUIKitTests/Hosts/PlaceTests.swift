@MainActor @Suite(.timedOnMain) struct PlaceTests {
  private func screen(_ place: Int?, _ ids: some Sequence<Int> = 0..<20) -> ScreenSnapshot {
    let rows = Section("rows") {
      for id in ids { Item(id: id).onSelect {} }
      Container.deck("deck", 0..<10)
    }
    return place.map { ScreenSnapshot(rows.listID($0)) } ?? ScreenSnapshot(rows)
  }

  @Test(arguments: hosts, [(1, 2), (nil, 1), (1, nil), (1, 1)] as [(Int?, Int?)])
  func anotherListBeginsAnew(_ kind: HostKind, _ places: (old: Int?, new: Int?)) throws {
    let list = kind.list { $0.anchor = .firstVisibleRow }.showing(screen(places.old))
    list.scroll(to: 10_000)
    try list.scroll("deck", to: 250)
    let card = RowPath("deck").item(3)
    for path in [RowPath.item(18), card] { list.setMark(7, path) }
    try list.tap(.item(18))
    let end = list.start
    #expect(end > 600 && list.selectedRows == [18])
    list.show(screen(places.new))
    let isOther = places.old != places.new
    expectEqual(list.start, (isOther ? 0 : end))
    let way = kind == .headless ? "reload" : "remove section (0), insert section (0)"
    expectEqual(try list.log(in: nil), (isOther ? [way] : []))
    list.scroll(to: 10_000)
    expectEqual(list.mark(.item(18)), (isOther ? 0 : 7))
    #expect(list.selectedRows == (isOther ? [] : [18]) && list.updater.selection.isEmpty == isOther)
    expectEqual(try list.inner("deck").offset, (isOther ? 0 : 250))
    expectEqual(list.record(card)?.calls.last, (isOther ? "first 3" : "again 3"))
  }

  @Test(arguments: hosts) func aListInsideAnInnerListBeginsAnew(_ kind: HostKind) throws {
    let (list, deck) = (kind.list(), RowPath("stack").appending("deck"))
    for place in 1...2 {
      list.show(
        Section("rows") {
          Container("stack", Stack()) { Container.deck("deck", 0..<10) }.layout(.list).height(100)
        }.listID(place))
      expectEqual(try list.inner(deck).offset, 0)
      try list.scroll(deck, to: 250)
      expectEqual(try list.inner(deck).offset, 250)
    }
  }

  @Test(arguments: views) func aListThatIsThrownOrScrolledComesToRest(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind), Log())
    bench.show(screen(1, 0..<100))
    bench.view.isAnimationSlow = true
    bench.adapter.scroll(to: .item(90)) { log.add("\($0)") }
    bench.show(screen(2, 0..<100))
    bench.view.endScrollingAnimation()
    await bench.rest()
    #expect(bench.start == 0 && log.take() == ["false"])
    bench.sim.setWindow(false)
    bench.show(screen(3))
    bench.setWindow(true)
    expectEqual(bench.shown.first, "0")
  }

  @Test(arguments: hosts) func whatBeganInAnotherListRunsNothing(_ kind: HostKind) async throws {
    let (list, log) = (kind.list(), Log())
    func screen(_ name: String, _ count: Int = 3) -> ScreenSnapshot {
      let rows = Section("items") {
        for id in 0..<count {
          Item(id: id, onFire: Handler { log.add("fire \($0) in \(name)") })
            .contextMenu { MenuAction("Share") { log.add("share in \(name)") } }
            .reorderable { _ in log.add("drag in \(name)") }
            .onEndDisplay { if name == "d" { log.add("end in d") } }
        }
      }
      return ScreenSnapshot(rows.listID(name))
    }
    list.show(screen("a"))
    let row = try #require(list.updater.currentRow(at: RowPosition(section: 0, row: 0)))
    let context = try #require(list.record(.item(0))?.context)
    list.show(screen("b"))
    #expect(!list.updater.choose([0], inMenuOf: row) && !context.fire(\.onFire, 5))
    if let bench = list as? Bench {
      bench.sim.beginDrag(.init(0))
      bench.apply(screen("c"))
      bench.sim.moveDrag(to: .init(2))
      bench.sim.endDrag()
      await bench.rest()
      bench.show(screen("c", 40))
      bench.sim.scroll(to: 900)
      bench.apply(screen("c", 41))
      bench.show(screen("d"))
    }
    #expect(log.take() == [] && list.shown == ["0", "1", "2"])
  }
}
