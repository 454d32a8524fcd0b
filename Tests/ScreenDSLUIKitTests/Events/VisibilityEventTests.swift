/// What the user sees of the rows of a view.
@MainActor @Suite(.timedOnMain) struct VisibilityEventTests {
  private let log = Log()

  /// Shows a screen, and lets everything that is due come.
  private func show(_ section: Section, in bench: Bench) {
    bench.apply(ScreenSnapshot([section]))
    rest(bench)
  }

  private func rest(_ bench: Bench, _ seconds: Double = 0) {
    for _ in 0..<4 {
      bench.sim.drain()
      bench.turns.advance(by: 0)
    }
    bench.turns.advance(by: seconds)
  }

  private func rows(_ ids: some Sequence<Int>, fraction: Double = 0.5, dwell: Double = 1) -> Section
  {
    Section("items") { [log] in
      for id in ids {
        Item(id: id).onImpression(fraction: fraction, dwell: dwell) { log.add("\(id)") }
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func rowsAreSeenOnceEachTimeThatTheListAppears(_ kind: ListKind) {
    let bench = Bench(kind)
    show(rows(0..<20), in: bench)
    rest(bench, 0.9)
    #expect(log.take() == [])
    rest(bench, 0.2)
    #expect(log.take().sorted() == ["0", "1", "2", "3", "4"])
    rest(bench, 5)
    bench.sim.scroll(to: 44 * 2 + 30)
    rest(bench, 2)
    #expect(
      log.take().sorted() == ["5", "6", "7"], "row 2 has gone, row 7 shows by more than half")
    bench.sim.setWindow(false)
    rest(bench, 5)
    #expect(log.take() == [])
    bench.sim.setWindow(true)
    rest(bench, 2)
    #expect(log.take().sorted() == ["3", "4", "5", "6", "7"])
    bench.sim.setWindow(false)
    bench.sim.setWindow(true)
    rest(bench, 0.9)
    #expect(log.take() == [], "it was covered for a moment")
    bench.view.contentInset.bottom = 44 * 2
    rest(bench, 0.2)
    #expect(log.take().sorted() == ["3", "4", "5"], "the others are below a bar")
  }

  /// The decks change their cells, and so the lists inside.
  @Test(arguments: ListKind.allCases, pools)
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
    show(screen(0), in: bench)
    rest(bench, 0.5)
    #expect(await takeTasks(bench) == ["start 0.0", "start 1.0", "start 2.0"])
    show(screen(1), in: bench)
    rest(bench, 1)
    #expect(log.take().sorted() == ["seen 0", "seen 1", "seen 2"])
  }

  @Test func whatScrollsInsideASectionIsSeen() throws {
    let bench = Bench(.collection)
    show(
      Section("shelf") { [log] in
        for id in 0..<9 { Item(id: id).onImpression { log.add("\(id)") } }
      }.layout(.carousel.itemSize(width: 100, height: 44)), in: bench)
    rest(bench, 1)
    #expect(log.take().sorted() == ["0", "1", "2"])
    let layout = bench.collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
    let section = try #require(layout?.sectionLayout(0, in: Bench.size))
    bench.cell(3)?.frame.origin.x = 10
    section.visibleItemsInvalidationHandler?(
      [], .zero, SimLayoutEnvironment(contentSize: Bench.size))
    rest(bench, 1)
    #expect(log.take() == ["3"])
  }

  /// A view stays in its window below a sheet, and while the app is not active.
  @Test(arguments: ListKind.allCases)
  func nothingIsSeenBelowWhatIsPresentedOrInASceneThatIsNotActive(_ kind: ListKind) {
    let bench = Bench(kind)
    let (around, screen, sheet) = (UIViewController(), UIViewController(), UIViewController())
    let scene = UIWindowScene()
    bench.view.window?.windowScene = scene
    screen.view = bench.view
    around.addChild(screen)
    let covers: [(cover: () -> Void, uncover: () -> Void)] = [
      ({ around.present(sheet, animated: true) }, { around.dismiss(animated: true) }),
      (
        { scene.activationState = .foregroundInactive },
        { scene.activationState = .foregroundActive }
      ),
    ]
    show(rows(0..<5), in: bench)
    // The second time it is over before the list looks again.
    for (number, step) in (covers + covers).enumerated() {
      let ids = (0..<5).map { number * 10 + $0 }
      show(rows(ids), in: bench)
      rest(bench, 0.5)
      step.cover()
      rest(bench, number < 2 ? 5 : 1)
      #expect(log.take() == [])
      step.uncover()
      rest(bench, 1.9)
      #expect(log.take().sorted() == ids.map { "\($0)" }, "without a word from UIKit")
    }
    screen.present(UISearchController(), animated: true)
    show(rows(50..<55), in: bench)
    rest(bench, 1)
    #expect(log.take().count == 5, "a search shows the list")
  }

  @Test(arguments: ListKind.allCases)
  func rowsInsideContainersAreSeenWhereTheyShow(_ kind: ListKind) throws {
    let bench = Bench(kind)
    func deck(_ ids: Range<Int>) -> some RowConvertible {
      Container("deck", Deck()) { [log] in
        for id in ids { Item(id: id).onImpression { log.add("\(id)") } }
      }.layout(.carousel.itemSize(width: 100)).height(44)
    }
    show(
      Section("main") {
        deck(0..<9)
        for id in 100..<120 { Item(id: id) }
      }, in: bench)
    rest(bench, 1)
    #expect(log.take().sorted() == ["0", "1", "2"])
    try bench.scroll("deck", to: 120)
    rest(bench, 1)
    #expect(log.take().sorted() == ["3"], "row 4 shows by 40 of 100 points")
    try bench.scroll("deck", to: 300)
    bench.sim.scroll(to: 30)
    rest(bench, 5)
    #expect(log.take() == [], "too little of the container shows")
    bench.sim.scroll(to: 0)
    rest(bench, 1)
    #expect(log.take().sorted() == ["4", "5"])
  }

  @Test(arguments: ListKind.allCases)
  func whatCannotBeIsTakenForTheNearestThatCan(_ kind: ListKind) {
    let bench = Bench(kind)
    show(
      Section("items") { [log] in
        Item(id: 1).onImpression(fraction: 7, dwell: -3) { log.add("1") }
        Item(id: 2).onImpression(fraction: -.infinity, dwell: .nan) { log.add("2") }
        Item(id: 3).onImpression(fraction: .nan, dwell: .infinity) { log.add("3") }
        for id in 4..<20 { Item(id: id).onImpression(fraction: 0, dwell: 0) { log.add("\(id)") } }
      }, in: bench)
    rest(bench, 1_000)
    #expect(log.take().sorted() == ["1", "2", "4", "5"])
    let screen = bench.adapter.snapshot
    #expect(screen.changeset(from: screen).isEmpty)
    let mistakes = screen.problems().filter { $0.kind == .impossibleImpression }
    let values = mistakes.map { String($0.sentence.split(separator: "(").last ?? "") }
    #expect(values == ["were 7.0 and -3.0)", "were -inf and nan)", "were nan and inf)"])
  }

  /// The second row is higher than what is left of the window.
  @Test(arguments: ListKind.allCases, [0.5, 1])
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
      rest(bench, 2)
      #expect(log.take() == seen, "at \(offset)")
    }
  }

  @Test(arguments: ListKind.allCases)
  func aCardThatIsWiderThanItsCarouselIsSeenWhereItFillsThat(_ kind: ListKind) throws {
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
      rest(bench, 2)
      #expect(log.take() == seen)
    }
  }

  private func task(_ id: Int, _ version: Int = 0) -> @MainActor @Sendable () async -> Void {
    { [log] in
      log.add("start \(id).\(version)")
      while !Task.isCancelled { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
      log.add("end \(id).\(version)")
    }
  }

  private func takeTasks(_ bench: Bench) async -> [String] {
    rest(bench)
    await yieldTurns()
    return log.take().sorted()
  }

  @Test(arguments: ListKind.allCases) func aTaskRunsWhileItsRowShows(_ kind: ListKind) async {
    let bench = Bench(kind)
    func screen(_ ids: Range<Int>, _ version: Int = 0) -> Section {
      Section("items") { for id in ids { Item(id: id).task(id: version, task(id, version)) } }
    }
    show(screen(0..<7), in: bench)
    #expect(await takeTasks(bench) == (0..<5).map { "start \($0).0" })
    bench.sim.scroll(to: 44)
    #expect(await takeTasks(bench) == ["end 0.0", "start 5.0"])
    show(screen(0..<7), in: bench)
    bench.sim.setWindow(false)
    bench.sim.setWindow(true)
    let cell = bench.cell(1)
    bench.choose(.bold)
    #expect(await takeTasks(bench) == [] && bench.cell(1) !== cell)
    show(screen(0..<7, 1), in: bench)
    #expect(
      await takeTasks(bench) == (1..<6).map { "end \($0).0" } + (1..<6).map { "start \($0).1" })
    show(screen(0..<4, 1), in: bench)
    #expect(await takeTasks(bench) == ["end 4.1", "end 5.1", "start 0.1"])
    show(Section("items") { for id in 0..<4 { Item(id: id) } }, in: bench)
    #expect(await takeTasks(bench) == (0..<4).map { "end \($0).1" })
  }

  /// While another cell replaces the cell of a row, both count as displaying the row.
  @Test(arguments: ListKind.allCases, SimOptions.CallbackOrder.allCases)
  func aTaskThatComesOrGoesWithAnotherCellRunsWhileItsRowShows(
    _ kind: ListKind, _ order: SimOptions.CallbackOrder
  ) async {
    let bench = Bench(kind, .strict { $0.callbackOrder = order })
    show(Section("items") { Item(id: 1) }, in: bench)
    show(Section("items") { Other(number: 1).task(task(1)) }, in: bench)
    #expect(await takeTasks(bench) == ["start 1.0"])
    show(Section("items") { Other(number: 1) }, in: bench)
    #expect(await takeTasks(bench) == ["end 1.0"])
    show(Section("items") { Item(id: 1).task(task(1)) }, in: bench)
    #expect(await takeTasks(bench) == ["start 1.0"])
    show(Section("items") {}, in: bench)
    #expect(await takeTasks(bench) == ["end 1.0"])
  }

  @Test(arguments: ListKind.allCases)
  func inAnotherListRowsAreSeenAndDoTheirTasksAnew(_ kind: ListKind) async {
    let bench = Bench(kind)
    func show(_ place: Int) {
      let section = Section("items") { [log] in
        Item(id: 0).onImpression { log.add("seen in \(place)") }.task {
          log.add("task of \(place)")
        }
      }
      bench.apply(ScreenSnapshot(section.listID(place)))
      rest(bench)
    }
    show(1)
    #expect(await takeTasks(bench) == ["task of 1"])
    rest(bench, 0.6)
    show(2)
    #expect(await takeTasks(bench) == ["task of 2"])
    rest(bench, 0.6)
    #expect(log.take() == [], "what was seen of the old list does not count")
    rest(bench, 0.5)
    #expect(log.take() == ["seen in 2"])
  }

  @Test(arguments: ListKind.allCases) func tasksEndWithTheirList(_ kind: ListKind) async {
    var bench: Bench? = Bench(kind)
    show(Section("items") { Item(id: 0).task(task(0)) }, in: bench!)
    _ = await takeTasks(bench!)
    bench = nil
    await yieldTurns()
    #expect(log.take() == ["end 0.0"])
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderIsSeenOnceAndItsTaskRunsWhileItShows(_ kind: ListKind) async {
    let bench = Bench(kind)
    func section(_ task: Int) -> Section {
      let header = Title(text: "Top").onImpression { [log] in log.add("seen") }
        .task(id: task) { [log] in
          log.add("begin \(task)")
          while !Task.isCancelled { await Task.yield() }
          log.add("end \(task)")
        }
      return Section("a", header: header) { for id in 0..<20 { Item(id: id) } }
    }
    show(section(1), in: bench)
    rest(bench, 2)
    #expect(await takeTasks(bench) == ["begin 1", "seen"])
    show(section(2), in: bench)
    #expect(await takeTasks(bench) == ["begin 2", "end 1"])
    bench.sim.scroll(to: 100)
    #expect(await takeTasks(bench) == ["end 2"])
  }
}

@MainActor @Suite(.timedOnMain) struct HeaderTapTests {
  private let log = Log()

  private func screen(_ header: (any SupplementaryContent)?) -> ScreenSnapshot {
    ScreenSnapshot([Section("items", header: header) { Item(id: 1) }])
  }

  private func tapped(_ bench: Bench) -> [String] {
    bench.settle()
    for tap in bench.header(0)?.gestureRecognizers ?? [] {
      (tap as? UITapGestureRecognizer)?.recognize()
    }
    return log.take()
  }

  @Test(arguments: ListKind.allCases) func theNewestActionRuns(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(Title(text: "a").onSelect { [log] in log.add("old") }))
    #expect(tapped(bench) == ["old"])
    bench.show(screen(Title(text: "a").onSelect { [log] in log.add("new") }))
    #expect(tapped(bench) == ["new"])
    bench.show(screen(Title(text: "b").onSelect { [log] in log.add("other") }))
    #expect(tapped(bench) == ["other"], "once")
    bench.show(screen(Title(text: "b")))
    #expect(tapped(bench) == [], "the same header without its action")
    #expect(bench.header(0)?.gestureRecognizers ?? [] == [])
    bench.show(screen(Title(text: "a").onSelect { [log] in log.add("again") }))
    #expect(tapped(bench) == ["again"])
    #expect(bench.header(0)?.gestureRecognizers?.count == 1)
    #expect(bench.header(0)?.shownText == "a")
  }

  @Test(arguments: ListKind.allCases) func theActionOfWhatWaitsRuns(_ kind: ListKind) {
    func screen(_ name: String) -> ScreenSnapshot {
      ScreenSnapshot(
        Section("items", header: Title(text: "a").onSelect { [log] in log.add(name) }) {
          Item(id: 1).reorderable { _ in }
          Item(id: 2).reorderable { _ in }
        })
    }
    let bench = Bench(kind).showing(screen("old"))
    bench.sim.beginDrag(.init(0))
    bench.apply(screen("new"))
    #expect(bench.updater.isWaiting && tapped(bench) == ["new"])
    bench.sim.cancelDrag()
  }
}
