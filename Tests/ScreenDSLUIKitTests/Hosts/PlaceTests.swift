/// A list that becomes another one forgets where it was.
@MainActor @Suite(.timedOnMain) struct PlaceTests {
  private func screen(_ place: Int?, _ ids: some Sequence<Int> = 0..<20) -> ScreenSnapshot {
    let rows = Section("rows") {
      for id in ids { Item(id: id).onSelect {} }
      Container.deck("deck", 0..<10)
    }
    return place.map { ScreenSnapshot(rows.listID($0)) } ?? ScreenSnapshot(rows)
  }

  private func list(_ kind: HostKind) -> any ItemList { kind.list { $0.anchor = .firstVisibleRow } }

  @Test(arguments: HostKind.allCases, [(1, 2), (nil, 1), (1, nil), (1, 1)] as [(Int?, Int?)])
  func anotherListBeginsAtItsStartWithNothingKept(
    _ kind: HostKind, _ places: (old: Int?, new: Int?)
  ) throws {
    let list = list(kind)
    list.show(screen(places.old))
    list.scroll(to: 10_000)
    try list.scroll("deck", to: 250)
    let card = RowPath("deck").item(3)
    for path in [RowPath.item(18), card] { list.setMark(7, path) }
    try list.tap(.item(18))
    let end = list.start
    #expect(end > 600 && list.selectedRows == [18])
    list.show(screen(places.new))
    let isOther = places.old != places.new
    #expect(list.start == (isOther ? 0 : end))
    let log = try list.log(in: nil)
    let way = kind == .headless ? "reload" : "remove section (0), insert section (0)"
    #expect(log == (isOther ? [way] : []))
    list.scroll(to: 10_000)
    #expect(list.mark(.item(18)) == (isOther ? 0 : 7))
    #expect(list.selectedRows == (isOther ? [] : [18]) && list.updater.selection.isEmpty == isOther)
    #expect(try list.inner("deck").offset == (isOther ? 0 : 250))
    #expect(list.record(card)?.calls.last == (isOther ? "first 3" : "again 3"))
  }

  @Test(arguments: ListKind.allCases)
  func aListThatIsThrownOrScrolledToARowComesToRest(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind), Log())
    bench.show(screen(1, 0..<100))
    bench.view.isAnimationSlow = true
    bench.adapter.scroll(to: .item(90)) { log.add("\($0)") }
    bench.show(screen(2, 0..<100))
    bench.view.endScrollingAnimation()
    bench.settle()
    await yieldTurns()
    #expect(bench.view.contentOffset.y == 0 && log.take() == ["false"])
    bench.sim.setWindow(false)
    bench.show(screen(3))
    bench.setWindow(true)
    #expect(bench.shown.first == "0")
  }
}
