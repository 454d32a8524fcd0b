/// Rows that an app scrolls to by ID.
@MainActor @Suite(.timedOnMain) struct ScrollingTests {
  @Test(arguments: ListKind.allCases)
  func aRowIsScrolledToWhereItIsWanted(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<20))
    let offsets = [RowAlignment.top, .middle, .bottom, .nearest, nil].map { alignment in
      bench.sim.scroll(to: 0)
      #expect(bench.adapter.scroll(to: .item(10), at: alignment))
      return bench.view.contentOffset.y
    }
    #expect(offsets == [440, 352, 264, 264, 440])
    #expect(bench.adapter.scroll(to: .item(11)))
    #expect(bench.view.contentOffset.y == 440, "a visible row needs no scrolling")
    #expect(bench.adapter.scroll(to: .item(19), at: .top))
    #expect(bench.view.contentOffset.y == 660, "as far as the list goes")
    bench.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    #expect(bench.adapter.scroll(to: .item(10), at: .top))
    #expect(bench.view.contentOffset.y == 390, "not under the bars")
    #expect(bench.adapter.scroll(to: .item(10), at: .bottom))
    #expect(bench.view.contentOffset.y == 294)
  }

  @Test(arguments: ListKind.allCases)
  func rowsThatAreMeasuredOnTheWayAreReachedAllTheSame(_ kind: ListKind) {
    let bench = Bench(kind, .with { $0.measuresRows = true })
    bench.apply(
      Section("a") { for id in 0..<40 { Item(id: id).height(100).estimatedHeight(20) } })
    #expect(bench.adapter.scroll(to: .item(2), at: .top, isAnimated: true))
    #expect(bench.view.contentOffset.y == 200, "what is measured at first is known by then")
    bench.settle()
    #expect(bench.adapter.scroll(to: .item(39), at: .bottom, isAnimated: false))
    bench.settle()
    let cell = bench.cell(39)
    #expect(cell?.frame.maxY == bench.view.contentOffset.y + 220 && cell?.frame.height == 100)
  }

  @Test(arguments: ListKind.allCases)
  func noRowAndSeveralRowsAreNotScrolledTo(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(sections: ["a": Array(0..<20), "b": [5, 30]]))
    #expect(!bench.adapter.scroll(to: .item(77), at: .top) && !bench.adapter.scroll(to: .item(5)))
    #expect(bench.view.contentOffset.y == 0)
    #expect(bench.adapter.scroll(to: .item(5, in: "b"), at: .bottom))
    #expect(bench.view.contentOffset.y == 704)
    #expect(bench.adapter.indexPath(for: .item(77)) == nil)
    #expect(bench.adapter.indexPath(for: .item(5)) == nil)
    #expect(bench.adapter.indexPath(for: .item(5, in: "b")) == .init(0, 1))
    #expect(bench.adapter.indexPath(for: .item(30)) == .init(1, 1))
    #expect(bench.adapter.indexPath(for: .item(7, in: "a")) == .init(7))
  }

  @Test(arguments: ListKind.allCases)
  func aListThatIsShownLaterIsScrolledThen(_ kind: ListKind) {
    let bench = Bench(kind, hasWindow: false)
    bench.apply(ScreenSnapshot(items: 0..<20))
    #expect(bench.adapter.scroll(to: .item(10), at: .top) && !bench.adapter.scroll(to: .item(77)))
    bench.sim.setWindow(true)
    bench.settle()
    #expect(bench.shown.first == "10" && bench.view.contentOffset.y == 440)
    bench.sim.scroll(to: 0)
    bench.settle()
    #expect(bench.view.contentOffset.y == 0, "once")
  }

  @Test(arguments: ListKind.allCases)
  func theContainersAroundARowAreScrolledToo(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(
      Section("a") {
        for id in 0..<20 { Item(id: id) }
        Container("deck", Deck()) { for id in 0..<20 { Item(id: id) } }
          .layout(.carousel.itemSize(width: 100, height: 40))
      })
    let deck: RowPath = "deck"
    let inner = deck.item(9)
    #expect(bench.adapter.scroll(to: inner, at: .top))
    #expect(bench.view.contentOffset.y == 700 && bench.inner(20)?.contentOffset.x == 900)
    #expect(bench.adapter.indexPath(for: inner) == nil)
    #expect(!bench.adapter.scroll(to: deck.item(99)))
  }
}
