@MainActor @Suite(.timedOnMain) struct DisplayTests {
  @MainActor private final class DisplayedRows {
    var rows: [Int: Int] = [:], most = 0
    let prefetched = Log()

    func screen(_ ids: some Sequence<Int>, text: String = "", id: SectionID = "items") -> Section {
      Section(id) {
        for id in ids {
          let row = Item(id: id, text: text).onDisplay { self.show(id) }
            .onEndDisplay { self.rows[id, default: 0] -= 1 }
            .onPrefetch { self.prefetched.add("\(id) \($0)") }.reorderable { _ in }
          if id == 4 { Container("deck", Deck()) { row } } else { row }
        }
      }
    }

    private func show(_ id: Int) {
      rows[id, default: 0] += 1
      most = max(most, rows[id, default: 0])
    }

    var seen: [Int] { rows.filter { $0.value != 0 }.keys.sorted() }
    var isPaired: Bool { rows.values.allSatisfy { $0 == 0 || $0 == 1 } }
  }

  @Test(arguments: views, SimOptions.CallbackOrder.allCases)
  func displaysAndTheirEndsArePaired(_ kind: ListKind, _ order: SimOptions.CallbackOrder) {
    let (bench, displayed) = (Bench(kind, .strict { $0.callbackOrder = order }), DisplayedRows())
    bench.show(displayed.screen(0..<20))
    expectEqual(displayed.seen, [0, 1, 2, 3, 4])
    bench.sim.scroll(to: 60)
    #expect(displayed.seen == [1, 2, 3, 4, 5, 6] && displayed.isPaired)
    bench.sim.scroll(to: 0)
    bench.show(displayed.screen([3, 19, 0, 4, 7, 1], text: "new"))
    #expect(displayed.seen == [0, 3, 4, 7, 19] && displayed.isPaired)
    let moved = displayed.screen([19, 0, 4, 7, 1], text: "new", id: "moved")
    bench.show(displayed.screen([3], text: "new"), moved)
    bench.sim.reorder(.init(0), to: .init(0, 1))
    bench.settle()
    bench.choose(.bold)
    bench.settle()
    #expect(bench.shown.first == "bold 3 new" && displayed.seen.count == 5 && displayed.isPaired)
    bench.reload(displayed.screen([8, 9]))
    #expect(displayed.seen == [8, 9] && displayed.isPaired)
    bench.show(ScreenSnapshot())
    expectEqual(displayed.seen, [])
    expectEqual(displayed.most, 1, "also while a cell goes and another shows its row")
  }

  @Test(arguments: views) func rowsNearbyArePrefetchedAndCancelled(_ kind: ListKind) {
    let (bench, displayed) = (Bench(kind), DisplayedRows())
    let prefetched = displayed.prefetched
    bench.show(displayed.screen(0..<40))
    // One cell is made ahead of time, and four rows after it may come.
    expectEqual(prefetched.take(), ["6 expected", "7 expected", "8 expected", "9 expected"])
    bench.sim.scroll(to: 30 * 44)
    expectEqual(prefetched.take().prefix(4).filter { $0.hasSuffix("cancelled") }.count, 4)
    let stray = [IndexPath(2), IndexPath(99), IndexPath(0, 4)]
    bench.table.map { $0.prefetchDataSource?.tableView($0, prefetchRowsAt: stray) }
    bench.collection.map { $0.prefetchDataSource?.collectionView($0, prefetchItemsAt: stray) }
    expectEqual(prefetched.take(), ["2 expected"], "rows that are gone are left out")
  }

  func told(_ log: Log, _ number: Int, _ header: some CellModel = Title(text: "top")) -> Section {
    func add(_ x: String) -> @MainActor @Sendable () -> Void { { log.add("\(x) \(number)") } }
    let header = header.onDisplay(add("+top")).onEndDisplay(add("-top"))
    let footer = Remark(text: "end").onSelect {}.onDisplay(add("+foot")).onEndDisplay(add("-foot"))
    return Section("a", header: header, footer: footer) { for id in 0..<10 { Item(id: id) } }
  }

  @Test(arguments: hosts) func headersAndFootersTellToo(_ kind: HostKind) {
    let (list, log) = (kind.list(), Log())
    list.show(told(log, 1))
    expectEqual(log.take(), ["+top 1"])
    list.show(told(log, 2))
    expectEqual(log.take(), [], "the same view shows it")
    list.scroll(to: 10_000)
    expectEqual(log.take().sorted(), ["+foot 2", "-top 2"], "the newest handlers run")
    list.scroll(to: 0)
    expectEqual(log.take().sorted(), ["+top 2", "-foot 2"])
    list.show(Section("a", items: 0..<10))
    expectEqual(log.take(), ["-top 2"], "the last handler that it had")
    for screen in [told(log, 4), told(log, 5, Remark(text: "another view"))] { list.show(screen) }
    expectEqual(log.take().sorted(), ["+top 4", "+top 5", "-top 5"], "the newest handlers run")
    list.show(Section("b", items: 0..<10))
    expectEqual(log.take().filter { $0.hasSuffix("top 5") }, ["-top 5"], "its section goes")
    for screen in [ScreenSnapshot(told(log, 3)), ScreenSnapshot()] { list.show(screen) }
    expectEqual(log.take(), ["+top 3", "-top 3"])
  }

  @Test(arguments: hosts) func rowsAndHeadersOfAnotherListEndTheirOwnDisplay(_ kind: HostKind) {
    let (list, log) = (kind.list(), Log())
    for id in ["a", "b"] {
      let header = Title(text: "top").onDisplay { log.add("+top \(id)") }
        .onEndDisplay { log.add("-top \(id)") }
      let row = Item(id: 1).onDisplay { log.add("+1 \(id)") }.onEndDisplay { log.add("-1 \(id)") }
      list.show(ScreenSnapshot(Section("items", header: header) { row }.listID(id)))
    }
    expectEqual(log.take().sorted(), ["+1 a", "+1 b", "+top a", "+top b", "-1 a", "-top a"])
    for isReduced in [false, true] {
      let row = Offer(id: 1, isReduced: isReduced).onDisplay { log.add("+") }
      list.show(ScreenSnapshot(Section("c") { row.onEndDisplay { log.add("-") } }.listID("c")))
    }
    expectEqual(log.take().sorted(), ["+", "-1 b", "-top b"], "a reload is no new display")
  }

  @Test(arguments: hosts, 0..<UInt64(TestDepth.cases(400)))
  func displaysInContainersAlternateWithTheirEnds(_ kind: HostKind, seed: UInt64) throws {
    try DisplayChain(kind, seed).run(steps: 25)
  }
}

/// Two decks among other rows. The rows in the decks come, go, move, get another cell, and get or lose handlers.
@MainActor private final class DisplayChain {
  private var random: SplitMix64
  private let list: any ItemList, seed: UInt64
  private var trail: [String] = [], order = [0, 1, 2, 3, 4, 5, 6, 7, 100, 8, 9, 10, 11, 200]
  private var cards = [100: [100, 101, 102, 103, 104], 200: [200, 201, 202, 203, 204]]
  /// The decks and cards that have another cell than the others, and the cards without handlers.
  private var (others, quiet) = (Set<Int>(), Set<Int>())
  /// The displayed cards, as the handlers tell, and those of which the handlers have told nothing yet.
  private var (begun, untold) = (Set<Int>(), Set<Int>())
  private func fail(_ mistake: String) { Issue.record("seed \(seed), \(trail): \(mistake)") }

  init(_ kind: HostKind, _ seed: UInt64) {
    (self.seed, random) = (seed, SplitMix64(seed: seed))
    var options = SimOptions(level: .discipline)
    options.callbackOrder = seed % 2 == 0 ? .leavingFirst : .enteringFirst
    options.poolPolicy = [.lifo, .fifo, .none, .shuffled(seed: seed)][Int(seed / 2 % 4)]
    list = kind.list(options)
  }

  func run(steps: Int) throws {
    list.show(screen)
    for _ in 0..<steps {
      try check()
      try step()
    }
    list.show(ScreenSnapshot())
    order = []
    try check()
  }

  private func step() throws {
    switch random.int(below: 6) {
    case 0, 1:
      let offset = Double(random.int(below: max(0, order.count * 44 - 220) + 1))
      trail.append("to \(offset)")
      list.scroll(to: offset)
    case 2:
      guard let deck = seenDecks.randomElement(using: &random) else { return }
      let offset = Double(random.int(below: max(0, cards[deck, default: []].count * 100 - 320) + 1))
      trail.append("\(deck) to \(offset)")
      try list.scroll(RowPath(RowID(deck)), to: offset)
    default:
      for _ in 0...random.int(below: 3) { edit() }
      let isReload = random.chance(1, in: 6)
      trail.append("\(isReload ? "reload" : "show") \(order) \(cards) \(others) \(quiet)")
      if isReload { list.reload(screen) } else { list.show(screen) }
    }
    (list as? Bench)?.settle()
  }

  private func edit() {
    let deck = [100, 200][random.int(below: 2)]
    let card = deck + random.int(below: 8)
    switch random.int(below: 6) {
    case 0: cards[deck]?.shuffle(using: &random)
    case 1: others.formSymmetricDifference([random.chance(1, in: 3) ? deck : card])
    case 2:
      quiet.formSymmetricDifference([card])
      untold.insert(card)
    case 3 where order.contains(deck): order.removeAll { $0 == deck }
    case 3: order.insert(deck, at: random.int(below: order.count + 1))
    default:
      let index = cards[deck]?.firstIndex(of: card)
      if let index { cards[deck]?.remove(at: index) } else { cards[deck]?.insert(card, at: 0) }
    }
  }

  private var screen: Section {
    Section("rows") {
      for id in order {
        if id < 100 {
          Item(id: id)
        } else {
          others.contains(id) ? deck(id, Stack()) : deck(id, Deck())
        }
      }
    }
  }

  private func deck(_ id: Int, _ content: some ContainerModel) -> Row {
    let rows = cards[id, default: []].map { id in
      let card = Offer(id: id, isReduced: others.contains(id))
      if quiet.contains(id) { return Row(card) }
      let told = card.onDisplay { self.turn(id, begins: true) }
      return Row(told.onEndDisplay { self.turn(id, begins: false) })
    }
    return Row(Container(id, content) { rows }.layout(.carousel.itemSize(width: 100)).height(44))
  }

  private func turn(_ id: Int, begins: Bool) {
    let alternates = begun.contains(id) != begins
    if !alternates, untold.remove(id) == nil { fail("\(id) \(begins ? "begins" : "ends") twice") }
    if begins { begun.insert(id) } else { begun.remove(id) }
  }

  private var seenDecks: [Int] {
    order.enumerated().filter { index, id in
      let start = Double(index * 44)
      return id >= 100 && start < list.start + 220 && start + 44 > list.start
    }.map(\.element)
  }

  private func check() throws {
    let seen = Set(
      try seenDecks.flatMap { try list.inner(RowPath(RowID($0))).shown }
        .compactMap { $0.split(separator: " ").last.flatMap { Int($0) } })
    begun = begun.filter { !quiet.contains($0) && !untold.contains($0) }
    begun.formUnion(seen.filter { quiet.contains($0) || untold.contains($0) })
    untold = []
    if begun != seen { fail("displayed are \(begun.sorted()), not \(seen.sorted())") }
  }
}
