@MainActor @Suite(.timedOnMain) struct NeedTests {
  @Test(arguments: views) func theEndIsReachedOnceForEachLastRow(_ kind: ListKind) {
    let bench = Bench(kind)
    var needs = 0
    func show(_ ids: Range<Int>..., within rows: Int = 3) {
      let sections = ids.enumerated().map { number, ids in Section(number, items: ids) }
      bench.show(sections.onReachEnd(within: rows) { needs += 1 })
    }
    show(0..<20, 20..<22, 0..<0)
    let counts = [12, 14, 15, 0, 17].map { row in
      bench.sim.scroll(to: CGFloat(44 * row))
      return needs
    }
    expectEqual(counts, [0, 0, 1, 1, 1], "row 19 is the third from the end")
    show(0..<20, 20..<40, 0..<0)
    expectEqual(needs, 1)
    bench.sim.scroll(to: 44 * 36)
    expectEqual(needs, 2)
    show(0..<20, 20..<45, 0..<0, within: 1)
    expectEqual(needs, 2)
    show(0..<20, 20..<45, 0..<0, within: 8)
    expectEqual(needs, 3, "rows that are there already count as the last by now")
  }

  @Test(arguments: views) func inTheMacIdiomTheAppRenewsTheListItself(_ kind: ListKind) async {
    let sim = SimOptions.with { $0.idiom = .mac }
    await SimOptions.$current.withValue(sim) {
      let bench = Bench(kind, sim)
      var calls = 0
      bench.adapter.updater.refresh()
      bench.show(Section("items", items: 0..<3).onRefresh { calls += 1 })
      #expect(bench.view.refreshControl == nil)
      for _ in 0..<2 { bench.adapter.updater.refresh() }
      await yieldTurns()
      expectEqual(calls, 1)
    }
  }

  @Test(arguments: views) func aPulledListIsRenewedOnceUntilItShows(_ kind: ListKind) async throws {
    let (bench, gate) = (Bench(kind), Gate())
    var calls = 0
    func screen(_ ids: [Int]) -> ModifiedScreen<Section> {
      let section = Section("s") { for id in ids { Item(id: id).reorderable { _ in } } }
      return section.onRefresh { [weak bench] in
        calls += 1
        try? await gate.pass()
        bench?.apply(screen([7]))
      }
    }
    bench.show(screen([0, 1, 2]))
    let control = try #require(bench.view.refreshControl)
    control.pull()
    await yieldTurns()
    control.sendActions(for: .valueChanged)
    await yieldTurns()
    bench.show(screen([0, 1]))
    #expect(calls == 1 && control.isRefreshing)
    bench.sim.beginDrag(.init(0))
    gate.open()
    await yieldTurns()
    #expect(control.isRefreshing, "what was applied waits for the drag")
    bench.sim.cancelDrag()
    await bench.rest()
    #expect(!control.isRefreshing && bench.shown == ["7"])
    control.pull()
    await yieldTurns()
    expectEqual(calls, 2)
    gate.open()
    await yieldTurns()
    bench.show(ScreenSnapshot(items: [7]))
    #expect(bench.view.refreshControl == nil)
    let own = UIRefreshControl()
    bench.view.refreshControl = own
    bench.show(screen([8]))
    #expect(bench.view.refreshControl === own, "the app has one of its own")
  }

  @Test(arguments: views) func anEndlessPullIsCancelledWithItsList(_ kind: ListKind) async throws {
    let log = Log()
    var bench: Bench? = Bench(kind)
    bench?.show(
      Section("items", items: 0..<3).onRefresh {
        while !Task.isCancelled { await Task.yield() }
        log.add("cancelled")
      })
    try #require(bench?.view.refreshControl).pull()
    await yieldTurns()
    #expect(bench?.view.refreshControl?.isRefreshing == true && log.take() == [])
    bench = nil
    await eventually { !log.lines.isEmpty }
    expectEqual(log.take(), ["cancelled"])
  }

  @Test(arguments: views, [false, true])
  func aListThatIsEmptyOrShortCanBePulled(_ kind: ListKind, bounces: Bool) async throws {
    let (bench, log) = (Bench(kind), Log())
    bench.view.alwaysBounceVertical = bounces
    for ids in [0..<0, 0..<2, 0..<40] {
      let section = Section("items", items: ids).onRefresh { log.add("pull") }
      bench.show(section.emptyContent { Remark(text: "Nothing") })
      try #require(bench.view.refreshControl).pull()
      await bench.rest()
      #expect(log.take() == ["pull"] && bench.view.refreshControl?.isRefreshing == false)
    }
    expectEqual(bench.view.refreshControl?.needlessEnds, 0, "it is let go when it turns")
    bench.show(ScreenSnapshot(items: 0..<2))
    #expect(bench.view.refreshControl == nil && bench.view.alwaysBounceVertical == bounces)
  }
}
