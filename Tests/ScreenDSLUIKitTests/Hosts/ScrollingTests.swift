@MainActor @Suite(.timedOnMain) struct ScrollingTests {
  @Test(arguments: views) func aRowIsScrolledToWhereItIsWanted(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<20))
    func offset(_ id: Int, _ alignment: RowAlignment?) -> CGFloat? {
      bench.adapter.scroll(to: .item(id), at: alignment) ? bench.view.contentOffset.y : nil
    }
    let offsets = [RowAlignment.top, .middle, .bottom, .nearest, nil].map { alignment in
      bench.sim.scroll(to: 0)
      return offset(10, alignment)
    }
    expectEqual(offsets, [440, 352, 264, 264, 440])
    expectEqual(offset(11, nil), 440, "a visible row needs no scrolling")
    expectEqual(offset(19, .top), 660, "as far as the list goes")
    bench.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    expectEqual([offset(10, .top), offset(10, .bottom)], [390, 294], "not under the bars")
    let list = Bench(kind).showing(ScreenSnapshot(items: 0..<20))
    list.adapter.floatingInsets = UIEdgeInsets(top: 50, bottom: 30)
    let starts = [(10, RowAlignment.top), (10, .bottom), (19, .bottom), (0, .top)].map {
      list.adapter.scroll(to: .item($0), at: $1, animated: false)
      return list.start
    }
    expectEqual(starts, [390, 294, 690, -50], "beside what floats over the list")
    let view = list.view
    let insets = [view.verticalScrollIndicatorInsets, view.horizontalScrollIndicatorInsets]
    #expect(insets.allSatisfy { $0 == view.contentInset }, "the indicators end there too")
    expectEqual(list.shown.prefix(1), ["0"])
  }

  @Test(arguments: views) func rowsAreReachedThatAreMeasuredOnTheWay(_ kind: ListKind) {
    let (bench, log) = (Bench(kind, .with { $0.measuresRows = true }), Log())
    func end(_ row: Int) -> CGFloat? { bench.cell(row).map { $0.frame.maxY - 220 } }
    bench.apply("a") { for id in 0..<40 { Item(id: id).height(100).estimatedHeight(20) } }
    #expect(bench.adapter.scroll(to: .item(2), at: .top, animated: true))
    expectEqual(bench.start, 200, "what is measured at first is known by then")
    bench.settle()
    #expect(bench.adapter.scroll(to: .item(39), at: .bottom, animated: false))
    bench.settle()
    #expect(end(39) == bench.view.contentOffset.y && bench.cell(39)?.frame.height == 100)
    bench.adapter.scroll(to: .item(0), at: .top, animated: false)
    bench.settle()
    bench.view.reloadData()
    bench.view.isAnimationSlow = true
    bench.adapter.scroll(to: .item(30), at: .bottom) { log.add("\($0)") }
    bench.sim.drain()
    expectEqual(log.take(), [])
    bench.view.endScrollingAnimation()
    expectEqual(log.take(), ["true"])
    bench.settle()
    expectEqual(end(30), bench.view.contentOffset.y)
  }

  @Test(arguments: views) func noRowAndSeveralRowsAreNotScrolledTo(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(sections: ["a": Array(0..<20), "b": [5, 30]]))
    #expect(!bench.adapter.scroll(to: .item(77), at: .top) && !bench.adapter.scroll(to: .item(5)))
    expectEqual(bench.start, 0)
    #expect(bench.adapter.scroll(to: .item(5, in: "b"), at: .bottom) && bench.start == 704)
    let adapter = bench.adapter
    let rows: [RowPath] = [.item(77), .item(5), .item(5, in: "b"), .item(30), .item(7, in: "a")]
    expectEqual(rows.map(adapter.indexPath), [nil, nil, .init(0, 1), .init(1, 1), .init(7)])
    // A literal names the row whose number it is.
    #expect(adapter.scroll(to: "10", at: .top) && bench.start == 440)
    #expect(adapter.cell(at: "a/10", as: UIView.self) != nil)
    expectEqual((["30", "b/5"] as [RowPath]).map(adapter.indexPath), [.init(1, 1), .init(0, 1)])
    (adapter.selectionMode, adapter.selection) = (.multiple, ["b/5", "11"])
    #expect(adapter.selection.map(\.description) == ["a/11", "b/5"] && bench.problems.isEmpty)
    #expect(!adapter.scroll(to: "77") && adapter.indexPath(for: "5") == nil)
    #expect(
      bench.problems.map(\.sentence) == [
        "No row for '77'; near it are 'a/7', 'a/17'; rows are "
          + "\((0..<10).map { "'a/\($0)'" }.joined(separator: ", ")), …",
        #"'5' must be one row (was 2); use "a/5", "b/5""#,
      ])
  }

  @Test(arguments: views, [CGFloat.nan, .infinity, -.infinity, 1e300, -1])
  func oddNumbersOfPointsAndRowsAreTakenAsTheNearest(_ kind: ListKind, _ side: CGFloat) {
    let bench = Bench(kind).showing(
      Section("items", items: 0..<20).onReachEnd(within: side > 0 ? .max : .min) {})
    bench.adapter.floatingInsets = UIEdgeInsets(top: side, left: side, bottom: side, right: side)
    bench.apply(ScreenSnapshot(items: 5..<30))
    bench.adapter.scroll(to: "20", at: .middle)
    bench.settle()
    let (offset, top) = (bench.view.contentOffset.y, bench.view.contentInset.top)
    #expect(offset.isFinite && top == (side.isFinite ? min(side, 100_000) : 0))
  }

  @Test(arguments: views) func theContainersAroundARowAreScrolledToo(_ kind: ListKind) throws {
    let bench = Bench(kind).showing("a") {
      for id in 0..<20 { Item(id: id) }
      Container.deck("deck", 0..<20).layout(.carousel.itemSize(width: 100, height: 40))
    }
    let (deck, log) = (RowPath("deck"), Log())
    let card = deck.item(9)
    for path in ["deck/3", "deck/9"] as [RowPath] {
      #expect(bench.adapter.scroll(to: path, at: .top) { log.add("\($0)") })
      expectEqual(log.take(), ["true"], "without an animation")
      bench.inner(20)?.isAnimationSlow = true
    }
    #expect(bench.start == 700 && bench.inner(20)?.contentOffset.x == 900)
    #expect(bench.adapter.indexPath(for: card) == nil && !bench.adapter.scroll(to: deck.item(99)))
    // A cell of the app's that shows nothing of what is in its container.
    bench.setCells([.item, .cell(showing: Deck.self) { _, _, _ in }])
    #expect(!bench.adapter.scroll(to: card))
  }

  @Test(arguments: views) func aHandlerWithinALayoutScrollsAContainerAfterwards(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.show("a") {
      Container.deck("deck", 0..<20).layout(.carousel.itemSize(width: 100, height: 40))
      Item(id: 0).onDisplay { [unowned bench] in
        #expect(bench.adapter.scroll(to: "deck/9", at: .top))
      }
    }
    expectEqual(bench.inner(0)?.contentOffset.x, 900)
  }

  @Test(arguments: views) func aScrollAnswersOnceTheListHasArrived(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind).showing(ScreenSnapshot(items: 0..<20)), Log())
    func scroll(_ id: Int, animated: Bool = true) {
      bench.adapter.scroll(to: .item(id), at: .top, animated: animated) { log.add("\(id) \($0)") }
    }
    scroll(10, animated: false)
    scroll(12)
    bench.view.isAnimationSlow = true
    scroll(12)
    bench.adapter.scroll(to: .item(13)) { log.add("13 \($0)") }
    expectEqual(log.take(), ["10 true", "12 true", "12 true", "13 true"])
    scroll(3)
    bench.show(ScreenSnapshot(items: -1..<20))
    expectEqual(log.take(), ["3 true"], "a view may forget to tell the end, but the row shows")
    bench.adapter.scroll(toSection: "items") { log.add("section \($0)") }
    bench.show(ScreenSnapshot(items: -1..<20))
    expectEqual(log.take(), ["section true"])
    scroll(4)
    expectEqual(log.take(), [])
    for _ in 0..<2 { bench.view.endScrollingAnimation() }
    expectEqual(log.take(), ["4 true"])
    for id in [5, 6] { scroll(id) }
    bench.view.endScrollingAnimation()
    await yieldTurns()
    expectEqual(log.take(), ["6 true", "5 false"], "another row is scrolled to")
    scroll(7)
    bench.sim.scroll(to: 30)
    bench.view.endScrollingAnimation()
    await yieldTurns()
    #expect(log.take() == ["7 false"] && bench.start == 30, "the user scrolls")
    scroll(8)
    bench.view.contentOffset.y = 0
    await bench.rest()
    #expect(log.take() == ["8 false"] && bench.start == 0, "the app scrolls")
    scroll(5)
    bench.sim.setWindow(false)
    bench.view.endScrollingAnimation()
    bench.view.contentOffset.y = 0
    bench.sim.setWindow(true)
    bench.turns.advance(by: 0)
    expectEqual(log.take(), ["5 true"], "it arrives when the list is in a window again")
    scroll(9)
    bench.apply(ScreenSnapshot(items: 10..<40))
    bench.view.endScrollingAnimation()
    scroll(77)
    await yieldTurns()
    expectEqual(log.take(), ["9 false", "77 false"], "there are no such rows")
    scroll(25)
    bench.adapter = Bench(kind).adapter
    await yieldTurns()
    expectEqual(log.take(), ["25 false"], "the adapter is gone")
  }

  /// A list may be laid out, and others may let turns pass, before it comes into a window or has a size.
  @Test(arguments: views, [true, false])
  func aListThatIsLaidOutBeforeItsWindowComesIsScrolledThen(_ kind: ListKind, _ isChat: Bool) async
  {
    for isEmpty in [false, true] {
      let size = isEmpty ? CGSize.zero : Bench.size
      let bench = Bench(kind, hasWindow: isEmpty, size: size) { if isChat { $0.anchor = .end } }
      let log = Log()
      bench.apply(ScreenSnapshot(items: 0..<20))
      bench.view.layoutIfNeeded()
      bench.settle()
      if !isChat {
        bench.adapter.scroll(to: .item(10), at: .top) { log.add("10 \($0)") }
        bench.adapter.scroll(to: .item(12), at: .top) { log.add("12 \($0)") }
      }
      bench.view.layoutIfNeeded()
      await bench.rest()
      expectEqual(log.take(), (isChat ? [] : ["10 false"]))
      bench.view.frame.size = Bench.size
      bench.setWindow(true)
      #expect(bench.start == (isChat ? 660 : 528) && log.take() == (isChat ? [] : ["12 true"]))
      bench.sim.setWindow(false)
      bench.view.layoutIfNeeded()
      bench.settle()
      if isChat {
        bench.apply(ScreenSnapshot(items: 0..<30))
      } else {
        bench.adapter.scroll(to: .item(3), at: .top) { log.add("3 \($0)") }
      }
      bench.view.layoutIfNeeded()
      bench.settle()
      bench.setWindow(true)
      await yieldTurns()
      expectEqual(bench.start, (isChat ? 1_100 : 132))
      expectEqual(log.take(), (isChat ? [] : ["3 true"]), "once")
      bench.sim.setWindow(false)
      bench.adapter.scroll(to: .item(3)) { log.add("3 \($0)") }
      bench.apply(ScreenSnapshot(items: 10..<20))
      bench.setWindow(true)
      await yieldTurns()
      expectEqual(log.take(), ["3 false"], "it is gone")
    }
  }

  @Test(arguments: views, [false, true])
  func aRowThatMovesToAnotherSectionIsScrolledToThere(_ kind: ListKind, hasWindow: Bool) async {
    let (bench, log) = (Bench(kind, hasWindow: hasWindow), Log())
    bench.show(ScreenSnapshot(sections: ["a": Array(0..<20), "b": Array(20..<40)]))
    bench.view.isAnimationSlow = true
    #expect(bench.adapter.scroll(to: "15", at: .top) { log.add("\($0)") })
    let rest = (0..<20).filter { $0 != 15 }
    bench.apply(ScreenSnapshot(sections: ["a": rest, "b": [15] + Array(20..<40)]))
    bench.sim.drain()
    if hasWindow { bench.view.endScrollingAnimation() } else { bench.setWindow(true) }
    await bench.rest()
    #expect(bench.start == 836 && log.take() == ["true"])
  }

  @Test(arguments: views) func aScrollAnswersOnceWhileAnUpdateWaits(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind).showing(ScreenSnapshot(items: 0..<20)), Log())
    bench.adapter.onScroll = { [weak bench] _ in
      bench?.adapter.onScroll = { _ in }
      bench?.apply(ScreenSnapshot(items: 5..<40))
      for id in [15, 30] { bench?.adapter.scroll(to: .item(id)) { log.add("\(id) \($0)") } }
    }
    bench.view.contentOffset.y = 44
    await bench.rest()
    expectEqual(log.take().sorted(), ["15 true", "30 false"])
  }

  @Test(arguments: views) func aSectionIsScrolledToWithItsHeader(_ kind: ListKind) {
    let title = Title(text: "title")
    let bench = Bench(kind).showing([
      Section("a", header: title, items: 0..<20), Section("b", header: title, items: 20..<40),
      Section("c", items: 40..<60), Section("d", header: title) {},
      Section("e", items: 60..<80), Section("f") {},
    ])
    func offset(_ id: SectionID, _ alignment: RowAlignment? = .top) -> CGFloat? {
      bench.adapter.scroll(toSection: id, at: alignment) ? bench.view.contentOffset.y : nil
    }
    #expect(offset("b") != nil && offset("b") == bench.header(1)?.frame.minY)
    expectEqual(offset("b", nil), bench.header(1)?.frame.minY, "what is there needs no scrolling")
    #expect(offset("c") != nil && offset("c") == bench.cell(0, 2)?.frame.minY)
    #expect(offset("d") != nil && offset("d") == bench.header(3)?.frame.minY)
    let first = offset("e", .bottom)
    #expect(first != nil && first == bench.cell(0, 4).map { $0.frame.maxY - 220 })
    #expect(offset("f") == nil && bench.view.contentOffset.y == first, "there is nothing of it")
    expectEqual(offset("a", nil), (bench.header(0)?.frame.minY ?? -1))
    #expect(bench.problems.isEmpty && offset("x") == nil)
    let sentence = "No section for 'x'; sections are 'a', 'b', 'c', 'd', 'e', 'f'"
    expectEqual(bench.problems.map(\.sentence), [sentence])
  }

  @Test(arguments: views) func whoDragsTheListHasTheLastWord(_ kind: ListKind) async {
    let (bench, log) = (Bench(kind).showing(ScreenSnapshot(items: 0..<20)), Log())
    bench.adapter.onScroll = { [weak bench] _ in
      bench?.adapter.onScroll = { _ in }
      for animated in [true, false] {
        let isThere = bench?.adapter.scroll(to: .item(15), at: .top, animated: animated) {
          log.add("\($0)")
        }
        expectEqual(isThere, true)
      }
    }
    bench.sim.scroll(to: 44)
    await bench.rest()
    #expect(bench.start == 44 && log.take() == ["false", "false"])
  }
}
