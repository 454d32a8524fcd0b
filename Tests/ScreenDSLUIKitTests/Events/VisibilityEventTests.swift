@MainActor @Suite(.timedOnMain) struct VisibilityEventTests {
  private let log = Log()

  private func show(_ content: some ScreenContent, in bench: Bench, for seconds: Double = 0) {
    bench.apply(content)
    rest(bench, seconds)
  }

  private func rest(_ bench: Bench, _ seconds: Double = 0) {
    for _ in 0..<4 {
      bench.sim.drain()
      bench.turns.advance(by: 0)
    }
    bench.turns.advance(by: seconds)
  }

  private func heard(_ bench: Bench, after seconds: Double) -> [String] {
    rest(bench, seconds)
    return log.take().sorted()
  }

  private func rows(_ ids: some Sequence<Int>) -> Section {
    Section("items") { [log] in for id in ids { Item(id: id).onImpression { log.add("\(id)") } } }
  }

  @Test(arguments: views) func rowsAreSeenOnceEachTimeThatTheListAppears(_ kind: ListKind) {
    let bench = Bench(kind)
    show(rows(0..<20), in: bench, for: 0.9)
    for ids in [1..<20, 0..<20] { bench.apply(rows(ids)) }
    expectEqual(heard(bench, after: 0.2), ["1", "2", "3", "4"], "row 0 is new")
    bench.sim.scroll(to: 44 * 2 + 30)
    for ids in [(0..<20).filter { $0 != 4 }, Array(0..<20)] { bench.apply(rows(ids)) }
    expectEqual(heard(bench, after: 2), ["4", "5", "6", "7"], "row 4 is new, row 7 shows enough")
    bench.sim.setWindow(false)
    expectEqual(heard(bench, after: 5), [])
    bench.sim.setWindow(true)
    expectEqual(heard(bench, after: 2), ["3", "4", "5", "6", "7"])
    for hasWindow in [false, true] { bench.sim.setWindow(hasWindow) }
    expectEqual(heard(bench, after: 0.9), [], "it was covered for a moment")
    bench.view.contentInset.bottom = 44 * 2
    expectEqual(heard(bench, after: 0.2), ["3", "4", "5"], "the others are below a bar")
    for dwell in [1.0, 5] {
      let row = Item(id: 90).onImpression(dwell: dwell) { [log] in log.add("\(dwell)") }
      show(Section("items") { row }, in: bench)
      expectEqual(heard(bench, after: 0.9), [])
    }
    expectEqual(heard(bench, after: 5), ["5.0"])
  }

  @Test(arguments: views, pools)
  func rowsThatGoToAnotherListAreSeenThere(_ kind: ListKind, pool: SimOptions.PoolPolicy) async {
    let bench = Bench(kind, .strict { $0.poolPolicy = pool }) { $0.reloadThreshold = 0 }
    func screen(_ count: Int) -> Section {
      Section("main") { [log] in
        for deck in 0..<3 {
          Container(deck, Deck()) {
            let row = Item(id: 1).onImpression { log.add("seen \(deck)") }
            row.task(task(deck))
          }.layout(.carousel.itemSize(width: 100)).height(44)
        }
        for id in 0..<count { Item(id: id) }
      }
    }
    show(screen(0), in: bench, for: 0.5)
    expectEqual(await takeTasks(bench), ["start 0.0", "start 1.0", "start 2.0"])
    show(screen(1), in: bench)
    expectEqual(heard(bench, after: 1), ["seen 0", "seen 1", "seen 2"])
  }

  @Test func whatScrollsInsideASectionIsSeen() throws {
    let bench = Bench(.collection)
    show(rows(0..<9).layout(.carousel.itemSize(width: 100, height: 44)), in: bench)
    expectEqual(heard(bench, after: 1), ["0", "1", "2"])
    let layout = bench.collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
    let cards = try #require(layout?.sectionLayout(0, in: Bench.size))
    bench.cell(3)?.frame.origin.x = 10
    cards.visibleItemsInvalidationHandler?([], .zero, SimLayoutEnvironment(contentSize: Bench.size))
    expectEqual(heard(bench, after: 1), ["3"])
  }

  @Test(arguments: views) func nothingIsSeenBelowASheetOrInAnInactiveScene(_ kind: ListKind) {
    let bench = Bench(kind)
    let (around, screen, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let scene = UIWindowScene()
    bench.view.window?.windowScene = scene
    screen.view = bench.view
    around.addChild(screen)
    func cover(_ isCovered: Bool, withSheet: Bool) {
      if !withSheet {
        scene.activationState = isCovered ? .foregroundInactive : .foregroundActive
      } else {
        isCovered ? around.present(sheet, animated: true) : around.dismiss(animated: true)
      }
    }
    show(rows(0..<5), in: bench)
    // The second time it is over before the list looks again.
    for (number, withSheet) in [true, false, true, false].enumerated() {
      let ids = (0..<5).map { number * 10 + $0 }
      show(rows(ids), in: bench, for: 0.5)
      cover(true, withSheet: withSheet)
      expectEqual(heard(bench, after: number < 2 ? 5 : 1), [])
      cover(false, withSheet: withSheet)
      expectEqual(heard(bench, after: 1.9), ids.map { "\($0)" }, "without a word from UIKit")
    }
    screen.present(UISearchController(), animated: true)
    show(rows(50..<55), in: bench)
    expectEqual(heard(bench, after: 1).count, 5, "a search shows the list")
  }

  @Test(arguments: views) func rowsInsideContainersAreSeenWhereTheyShow(_ kind: ListKind) throws {
    let bench = Bench(kind)
    bench.apply("main") { [log] in
      Container("deck", Deck()) {
        for id in 0..<9 { Item(id: id).onImpression { log.add("\(id)") } }
      }.layout(.carousel.itemSize(width: 100)).height(44)
      for id in 100..<120 { Item(id: id) }
    }
    expectEqual(heard(bench, after: 1), ["0", "1", "2"])
    try bench.scroll("deck", to: 120)
    expectEqual(heard(bench, after: 1), ["3"], "row 4 shows by 40 of 100 points")
    try bench.scroll("deck", to: 300)
    bench.sim.scroll(to: 30)
    expectEqual(heard(bench, after: 5), [], "too little of the container shows")
    bench.sim.scroll(to: 0)
    expectEqual(heard(bench, after: 1), ["4", "5"])
  }

  @Test(arguments: views) func whatCannotBeIsTakenForTheNearestThatCan(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.apply("items") { [log] in
      Item(id: 1).onImpression(fraction: 7, dwell: -3) { log.add("1") }
      Item(id: 2).onImpression(fraction: -.infinity, dwell: .nan) { log.add("2") }
      Item(id: 3).onImpression(fraction: .nan, dwell: .infinity) { log.add("3") }
      for id in 4..<20 { Item(id: id).onImpression(fraction: 0, dwell: 0) { log.add("\(id)") } }
    }
    expectEqual(heard(bench, after: 1_000), ["1", "2", "4", "5"])
    let screen = bench.adapter.updater.newest
    #expect(screen.changeset(from: screen).isEmpty)
    let mistakes = screen.problems().filter { $0.kind == .impossibleImpression }
    let values = mistakes.map { String($0.sentence.split(separator: "(").last ?? "") }
    #expect(mistakes.allSatisfy { $0.sentence.contains("dwell finite and at least 0") })
    expectEqual(values, ["were 7.0 and -3.0)", "were -inf and nan)", "were nan and inf)"])
  }

  @Test(arguments: views, [0.5, 1])
  func aRowThatIsHigherThanTheWindowIsSeenWhereItFillsThat(_ kind: ListKind, fraction: Double) {
    let bench = Bench(kind)
    bench.view.contentInset.bottom = 20
    show(
      Section("items") { [log] in
        Item(id: 0)
        Item(id: 1).height(500).onImpression(fraction: fraction) { log.add("1") }
      }, in: bench)
    for (offset, seen) in [(0, []), (40, []), (44, ["1"])] as [(CGFloat, [String])] {
      bench.sim.scroll(to: offset)
      expectEqual(heard(bench, after: 2), seen, "at \(offset)")
    }
  }

  @Test(arguments: views) func aCardThatIsWiderThanItsCarouselIsSeenToo(_ kind: ListKind) throws {
    let bench = Bench(kind)
    show(
      Section("main") {
        Item(id: 9)
        Container("deck", Deck()) { [log] in
          for id in 0..<3 { Item(id: id).onImpression(fraction: 1) { log.add("\(id)") } }
        }.layout(.carousel.itemSize(width: 500)).height(100)
        for id in 10..<30 { Item(id: id) }
      }, in: bench)
    // A part of its height shows, then the next one too, then the card alone.
    for (offset, inside, seen) in [
      (100, nil, []), (0, 200, []), (0, 100, ["0"]),
    ] as [(CGFloat, Double?, [String])] {
      bench.sim.scroll(to: offset)
      if let inside { try bench.scroll("deck", to: inside) }
      expectEqual(heard(bench, after: 2), seen)
    }
  }

  private func task(_ id: Int, _ version: Int = 0) -> @MainActor @Sendable () async -> Void {
    { [log] in
      log.add("start \(id).\(version)")
      // The end is heard at once, not after a turn on another thread.
      await withTaskCancellationHandler {
        while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
      } onCancel: {
        MainActor.assumeIsolated { log.add("end \(id).\(version)") }
      }
    }
  }

  func takeTasks(_ bench: Bench, showing content: (any ScreenContent)? = nil) async -> [String] {
    if let content { show(content, in: bench) } else { rest(bench) }
    await yieldTurns()
    return log.take().sorted()
  }

  @Test(arguments: views) func aTaskRunsWhileItsRowShows(_ kind: ListKind) async {
    let bench = Bench(kind)
    func screen(_ ids: Range<Int>, _ version: Int = 0) -> Section {
      Section("items") { for id in ids { Item(id: id).task(id: version, task(id, version)) } }
    }
    expectEqual(await takeTasks(bench, showing: screen(0..<7)), (0..<5).map { "start \($0).0" })
    bench.sim.scroll(to: 44)
    expectEqual(await takeTasks(bench), ["end 0.0", "start 5.0"])
    show(screen(0..<7), in: bench)
    for hasWindow in [false, true] { bench.sim.setWindow(hasWindow) }
    let cell = bench.cell(1)
    bench.choose(.bold)
    #expect(await takeTasks(bench) == [] && bench.cell(1) !== cell)
    let renewed = (1..<6).map { "end \($0).0" } + (1..<6).map { "start \($0).1" }
    expectEqual(await takeTasks(bench, showing: screen(0..<7, 1)), renewed)
    expectEqual(
      await takeTasks(bench, showing: screen(0..<4, 1)), ["end 4.1", "end 5.1", "start 0.1"])
    let plain = Section("items", items: 0..<4)
    expectEqual(await takeTasks(bench, showing: plain), (0..<4).map { "end \($0).1" })
    expectEqual(await takeTasks(bench, showing: screen(0..<4)), (0..<4).map { "start \($0).0" })
    bench.apply(screen(0..<3))
    expectEqual(await takeTasks(bench, showing: screen(0..<4)), ["end 3.0", "start 3.0"])
  }

  @Test(arguments: views, SimOptions.CallbackOrder.allCases)
  func aTaskMayComeWithAnotherCell(_ kind: ListKind, _ order: SimOptions.CallbackOrder) async {
    let bench = Bench(kind, .strict { $0.callbackOrder = order })
    func told(_ rows: Row...) async -> [String] {
      await takeTasks(bench, showing: Section("items") { rows })
    }
    expectEqual(await told(Row(Item(id: 1))), [])
    expectEqual(await told(Row(Other(number: 1).task(task(1)))), ["start 1.0"])
    expectEqual(await told(Row(Other(number: 1))), ["end 1.0"])
    expectEqual(await told(Row(Item(id: 1).task(task(1)))), ["start 1.0"])
    expectEqual(await told(), ["end 1.0"])
  }

  @Test(arguments: views) func inAnotherListRowsAreSeenAndDoTheirTasksAnew(_ kind: ListKind) async {
    let bench = Bench(kind)
    for place in 1...2 {
      let row = Item(id: 0).onImpression { [log] in log.add("seen in \(place)") }
      let section = Section("items") { [log] in row.task { log.add("task of \(place)") } }
      expectEqual(await takeTasks(bench, showing: section.listID(place)), ["task of \(place)"])
      expectEqual(heard(bench, after: 0.6), [], "what was seen of the old list does not count")
    }
    expectEqual(heard(bench, after: 0.5), ["seen in 2"])
  }

  @Test(arguments: views) func tasksEndWithTheirList(_ kind: ListKind) async {
    var bench: Bench? = Bench(kind)
    _ = await takeTasks(bench!, showing: Section("items") { Item(id: 0).task(task(0)) })
    bench = nil
    await yieldTurns()
    expectEqual(log.take(), ["end 0.0"])
  }

  @Test(arguments: views) func aHeaderIsSeenOnceAndItsTaskRunsWhileItShows(_ kind: ListKind) async {
    let bench = Bench(kind)
    func section(_ number: Int) -> Section {
      let header = Title(text: "Top").onImpression { [log] in log.add("seen") }
        .task(id: number, task(number))
      return Section("a", header: header) { for id in 0..<20 { Item(id: id) } }
    }
    show(Section("a", header: Title(text: "Top"), items: 0..<20), in: bench)
    expectEqual(await takeTasks(bench, showing: section(1)), ["start 1.0"])
    expectEqual(heard(bench, after: 2), ["seen"])
    expectEqual(await takeTasks(bench, showing: section(2)), ["end 1.0", "start 2.0"])
    bench.sim.scroll(to: 100)
    expectEqual(await takeTasks(bench), ["end 2.0"])
  }
}
