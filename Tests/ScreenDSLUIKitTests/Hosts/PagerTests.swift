@MainActor @Suite(.timedOnMain) struct PagerTests {
  enum Spinner: CaseIterable { case none, whileLoading, whileMore, above, inItsSection }

  /// What loads pages of a list, and what is wrong in how it is asked.
  @MainActor final class Pager {
    var (total, pageSize) = (100, 20)
    var (spinner, isAsync, isSlow) = (Spinner.none, false, false)
    var (within, hasFixedEnd, failure) = (5, false, Double?.none)
    /// Where the rows of a page come: above all others, in their middle or at their end.
    var place = 2
    private(set) var (ids, folder, failures) = ([Int](), 0, 0)
    private(set) var (questions, mistakes) = ([[Int]](), [String]())
    private var random: SplitMix64, isLoading = false, waiting: [@MainActor () -> Void] = []
    private let list: any ItemList

    init(_ list: any ItemList, seed: UInt64 = 0) {
      (self.list, random) = (list, SplitMix64(seed: seed))
    }

    var hasMore: Bool { ids.count < total }
    var isWaiting: Bool { !waiting.isEmpty }

    func begin(folder: Int = 0) {
      (self.folder, isLoading) = (folder, false)
      ids = Array(0..<min(total, pageSize))
      show()
    }

    private func loaded(_ folder: Int) {
      if folder != self.folder { return }
      isLoading = false
      if failure.map({ Double(random.int(below: 100)) < $0 * 100 }) == true {
        failures += 1
      } else {
        let new = (ids.count..<min(total, ids.count + pageSize))
        ids.insert(contentsOf: new, at: ids.count * place / 2)
      }
      show()
    }

    func load() {
      let due = waiting
      waiting = []
      for work in due { work() }
    }

    private func begin() -> Bool {
      if isLoading { mistakes.append("asked while at work") }
      if hasMore { questions.append(ids) }
      isLoading = hasMore
      if isLoading { show() }
      return isLoading
    }

    func show() {
      let (ids, folder) = (ids, folder)
      let isAwaited = spinner == .whileMore ? hasMore : spinner != .none && isLoading
      // What fails is seen where the action cannot say that it is over.
      let title = failures == 0 ? nil : Title(text: "\(failures) failed")
      let rows = Group {
        Section("items", header: title) {
          if isAwaited, spinner == .above { Remark(text: "Wait") }
          for id in ids { Item(id: id) }
          if isAwaited, spinner == .whileLoading || spinner == .whileMore { Remark(text: "Wait") }
        }
        if isAwaited, spinner == .inItsSection { Section("more") { Remark(text: "Wait") } }
        if hasFixedEnd { Section("fixed") { Badge(text: "The end") } }
      }.listID(folder).onRefresh {}
      guard isAsync else {
        return list.showNow(
          rows.onReachEnd(within: within) { [weak self] in
            guard let self, begin() else { return }
            if !isSlow { return loaded(folder) }
            waiting.append { [weak self] in self?.loaded(folder) }
          })
      }
      list.showNow(
        rows.onReachEnd(within: within) { [weak self] in
          guard let self, begin() else { return }
          if isSlow {
            await withCheckedContinuation { done in waiting.append { done.resume() } }
          } else {
            await Task.yield()
          }
          loaded(folder)
        })
    }

    /// Scrolls away from the end and back until all pages are there; pulls where the list is too short to be scrolled.
    func loadAll(_ most: Int) async {
      for _ in 0..<most where hasMore {
        if failure != nil, !isLoading { list.updater.refresh() }
        await leave()
        load()
        await list.rest(1)
      }
    }

    func leave() async {
      for offset in [0.0, 100_000] {
        list.scroll(to: offset)
        await list.rest(1)
      }
    }
  }

  @Test(arguments: hosts, Spinner.allCases)
  func fourQuestionsBringFourPages(_ kind: HostKind, _ spinner: Spinner) async throws {
    let pager = Pager(kind.list())
    pager.spinner = spinner
    let number = try #require(Spinner.allCases.firstIndex(of: spinner))
    (pager.isAsync, pager.isSlow) = (number.isMultiple(of: 2), kind == .table)
    pager.begin()
    await pager.loadAll(10)
    #expect(pager.ids.count == 100 && pager.mistakes == [])
    expectEqual(pager.questions.map(\.count), [20, 40, 60, 80])
  }

  @Test(arguments: hosts, [false, true])
  func aListIsFilledWithoutAScroll(_ kind: HostKind, isAsync: Bool) async {
    let list = kind.list(height: 660)
    let pager = Pager(list)
    (pager.pageSize, pager.isAsync, pager.within, pager.isSlow) = (1, isAsync, 1, true)
    pager.begin()
    for _ in 0..<20 {
      await list.rest(1)
      pager.load()
    }
    #expect((6..<20).contains(pager.ids.count) && pager.mistakes == [], "\(pager.ids.count)")
  }

  @Test(arguments: hosts) func eachListThatIsShownIsAskedOnce(_ kind: HostKind) async {
    func screens(_ lists: Range<Int>...) -> [[Section]] {
      lists.map { ids in
        let end = Section("fixed") { if !ids.isEmpty { Badge(text: "The end") } }
        return [Section("items", items: ids), end]
      }
    }
    let page = Section("items") {
      for id in 0..<20 { Item(id: id) }
      Badge(text: "new")
      Remark(text: "new")
    }
    let (first, spinner) = (Section("items", items: 0..<20), Section("more") { Other(number: 99) })
    let twins = [0, 10].map { start in ["a", "b"].map { Section($0, items: start..<30) } }
    for (name, screens, count) in [
      ("the same", screens(0..<20, 0..<20), 1), ("rows above", screens(10..<30, 0..<30), 2),
      ("a refresh", screens(0..<20, 0..<40, 0..<20), 3),
      ("a filter", screens(0..<20, 15..<20, 0..<20), 3),
      ("no hits", screens(0..<20, 0..<0, 0..<20), 2),
      ("a page goes", screens(0..<40, 0..<60, 20..<60), 3),
      ("rows of new kinds", [[first], [page]], 2),
      ("beside a spinner", [[first], [first, spinner], [page, spinner]], 2),
      ("equal IDs go", twins, 2),
    ] as [(String, [[Section]], Int)] {
      let (list, log) = (kind.list(), Log())
      for screen in screens {
        list.showNow(screen.emptyContent { Remark(text: "None") }.onReachEnd { log.add("asked") })
        for _ in 0..<2 {
          list.scroll(to: 100_000)
          await list.rest(1)
        }
      }
      expectEqual(log.take().count, count, "\(name)")
    }
  }

  @Test(arguments: hosts) func aRowFarAboveTheEndIsNoSpinner(_ kind: HostKind) async {
    let (list, log) = (kind.list(), Log())
    for hasNews in [false, true] {
      list.showNow(
        Group {
          Section("news") { if hasNews { Badge(text: "New") } }
          Section("items", items: 0..<120)
          Section("fixed") { Badge(text: "The end") }
        }.onReachEnd { log.add("asked") })
      list.scroll(to: 100_000)
      await list.rest()
    }
    expectEqual(log.take().count, 2)
  }

  @Test(arguments: hosts, [(Spinner.none, false), (.none, true), (.above, false)])
  func aPageThatFailedWaitsForAPerson(_ kind: HostKind, _ way: (Spinner, Bool)) async {
    let list = kind.list()
    let pager = Pager(list)
    (pager.spinner, pager.isAsync) = way
    (pager.isSlow, pager.failure) = (true, 1)
    pager.begin()
    list.scroll(to: 100_000)
    for count in 1...3 {
      for _ in 0..<3 {
        await list.rest(1)
        pager.load()
      }
      await list.rest(1)
      #expect(pager.questions.count == count && pager.failures == count)
      await pager.leave()
    }
    await pager.leave()
    pager.load()
    expectEqual(pager.mistakes, [])
  }

  @Test(arguments: hosts, UInt64(0)..<UInt64(TestDepth.cases(60, oneOf: 15) + 1))
  func allPagesComeOneAfterTheOther(_ kind: HostKind, seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let list = kind.list(height: Double(110 + 44 * random.int(below: 8)))
    let pager = Pager(list, seed: seed)
    (pager.pageSize, pager.total) = (1 + random.int(below: 12), 1 + random.int(below: 60))
    pager.place = random.int(below: 3)
    pager.spinner = Spinner.allCases[random.int(below: Spinner.allCases.count)]
    (pager.isAsync, pager.isSlow) = (random.chance(1, in: 2), random.chance(1, in: 2))
    (pager.within, pager.hasFixedEnd) = (1 + random.int(below: 8), random.chance(1, in: 4))
    pager.failure = random.chance(1, in: 2) ? 0.4 : nil
    pager.begin()
    for _ in 0..<25 {
      switch random.int(below: 8) {
      case 0, 1: list.scroll(to: 100_000)
      case 2: list.scroll(to: 0)
      case 3: pager.load()
      case 4 where random.chance(1, in: 4): pager.begin(folder: pager.folder + 1)
      case 5: pager.show()
      default: await list.rest(1)
      }
    }
    pager.load()
    await list.rest(1)
    pager.failure = pager.failure.map { _ in 0.2 }
    await pager.loadAll(100)
    #expect(pager.ids.sorted() == Array(0..<pager.total) && pager.mistakes == [], "seed \(seed)")
    let again = zip(pager.questions, pager.questions.dropFirst()).count { $0 == $1 }
    #expect(again <= pager.failures + pager.folder, "once for each list, seed \(seed)")
    while pager.isWaiting {
      pager.load()
      await list.rest(1)
    }
  }

  @Test(arguments: hosts) func theEndIsAskedForOnceAfterAPull(_ kind: HostKind) async {
    let (list, log) = (kind.list(), Log())
    func show(_ ids: Range<Int>, then others: Range<Int>? = nil) {
      list.showNow(
        Section("items", items: ids).onReachEnd {
          await Task.yield()
          log.add("asked")
        }.onRefresh { if let others { show(others) } })
    }
    show(0..<3, then: 10..<13)
    await list.rest()
    list.updater.refresh()
    // In a view, the refresh is over before the list looks for its end.
    for _ in 0..<2 {
      await yieldTurns()
      (list as? Bench)?.sim.drain()
    }
    await list.rest()
    expectEqual(log.take().count, 2)
  }

  @Test(arguments: hosts) func workBelongsToItsPlace(_ kind: HostKind) async {
    let (list, log) = (kind.list(), Log())
    var open: [String: CheckedContinuation<Void, Never>] = [:]
    var ended = 0
    func work(_ name: String) async {
      log.add("begin \(name)")
      await withCheckedContinuation { open[name] = $0 }
      log.add("\(name) \(Task.isCancelled ? "cancelled" : "done")")
      ended += 1
    }
    func show(_ folder: String) {
      list.showNow(
        Section("items", items: 0..<20).onRefresh { await work("pull \(folder)") }
          .onReachEnd { await work("page \(folder)") }.listID(folder))
    }
    func close(_ names: String...) async {
      let expected = ended + names.count
      for name in names { open.removeValue(forKey: name)?.resume() }
      await eventually { ended == expected }
      await list.rest(1)
    }
    for folder in ["a", "b"] {
      show(folder)
      list.updater.refresh()
      list.scroll(to: 100_000)
      await eventually { open["page \(folder)"] != nil && open["pull \(folder)"] != nil }
      await list.rest(1)
      expectEqual(log.take().sorted(), ["begin page \(folder)", "begin pull \(folder)"])
    }
    await close("pull a", "page a")
    expectEqual(log.take().sorted(), ["page a cancelled", "pull a cancelled"])
    #expect(list.updater.work.refreshing != nil && list.updater.work.reachingEnd != nil)
    await close("page b")
    #expect(log.take() == ["page b done"] && list.updater.work.refreshing != nil)
    await close("pull b")
    await eventually { open["page b"] != nil }
    expectEqual(log.take(), ["pull b done", "begin page b"], "what is renewed is asked anew")
    #expect(list.updater.work.refreshing == nil)
    await close("page b")
  }
}

extension ItemList {
  fileprivate func showNow(_ content: some ScreenContent) {
    if let bench = self as? Bench { bench.apply(content) } else { show(content) }
  }
}
