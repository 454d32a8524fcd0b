import ScreenDSLTerminal

/// Lists that load more at their end, in all hosts.
@MainActor @Suite(.timedOnMain) struct PagerTests {
  /// Who shows the list.
  enum Host: CaseIterable, Sendable { case headless, table, collection, terminal }

  /// A list of any host, in a window of few rows.
  @MainActor final class List {
    private let list: (any ItemList)?
    private let terminal: TerminalHost?
    var updater: ListUpdater? { list?.updater ?? terminal?.updater }

    init(_ host: Host, height: Double = Bench.size.height) {
      let kind: HostKind? =
        switch host {
        case .headless: .headless
        case .table: .table
        case .collection: .collection
        case .terminal: nil
        }
      list = kind?.list(height: height)
      terminal = kind == nil ? TerminalHost(columns: 40, lines: Int(height / 22)) : nil
    }

    func show(_ screen: ScreenSnapshot) {
      // It may be shown from a callback of the view.
      if let bench = list as? Bench { bench.apply(screen) } else { list?.show(screen) }
      terminal?.apply(screen)
    }

    func scroll(toEnd isEnd: Bool) {
      list?.scroll(to: isEnd ? 100_000 : 0)
      terminal?.handle(isEnd ? .end : .home)
    }

    func settle() async {
      for _ in 0..<3 {
        await yieldTurns(1)
        (list as? Bench)?.settle()
      }
    }

    /// Waits until `isDone`, for actions that go through the executor that all tests share.
    func settle(until isDone: () -> Bool) async {
      await eventually(isDone)
      await settle()
    }
  }

  enum Spinner: CaseIterable { case none, whileLoading, whileMore, above, inItsSection }
  enum Place: CaseIterable { case top, middle, end }

  /// Each way in which a page may come where all cases are tried, or else one of them for each host and spinner.
  private func ways(_ host: Host, _ spinner: Spinner) -> [(isAsync: Bool, isSlow: Bool)] {
    let all = [(false, false), (true, true), (false, true), (true, false)]
    let number =
      (Host.allCases.firstIndex(of: host) ?? 0) + (Spinner.allCases.firstIndex(of: spinner) ?? 0)
    return TestDepth.isThorough ? all : [all[number % all.count]]
  }

  /// What loads pages of a list, and what is wrong in how it is asked.
  @MainActor final class Pager {
    var total = 100
    var pageSize = 20
    var (place, spinner, isAsync, isSlow) = (Place.end, Spinner.none, false, false)
    var (within, hasFixedEnd, failure) = (5, false, Double?.none)
    var ids: [Int] = []
    var random: SplitMix64
    private(set) var folder = 0
    private(set) var questions: [[Int]] = []
    private(set) var failures = 0
    private(set) var mistakes: [String] = []
    private var isLoading = false
    private var waiting: [@MainActor () -> Void] = []
    private let list: List

    init(_ list: List, seed: UInt64 = 0) { (self.list, random) = (list, SplitMix64(seed: seed)) }

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
        let index =
          switch place {
          case .top: 0
          case .middle: ids.count / 2
          case .end: ids.count
          }
        ids.insert(contentsOf: new, at: index)
      }
      show()
    }

    /// Lets what is under way come to its end.
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
        return list.show(
          ScreenSnapshot(
            rows.onReachEnd(within: within) { [weak self] in
              guard let self, begin() else { return }
              if isSlow {
                waiting.append { [weak self] in self?.loaded(folder) }
              } else {
                loaded(folder)
              }
            }))
      }
      list.show(
        ScreenSnapshot(
          rows.onReachEnd(within: within) { [weak self] in
            guard let self, begin() else { return }
            if isSlow {
              await withCheckedContinuation { done in waiting.append { done.resume() } }
            } else {
              await Task.yield()
            }
            loaded(folder)
          }))
    }

    /// Scrolls away from the end and back, with all that follows, until all pages are there; pulls where the list is
    /// too short to be scrolled.
    func loadAll(_ most: Int) async {
      for _ in 0..<most where hasMore {
        if failure != nil, !isLoading { list.updater?.refresh() }
        list.scroll(toEnd: false)
        await list.settle()
        list.scroll(toEnd: true)
        await list.settle()
        load()
        await list.settle()
      }
    }
  }

  /// The recipe: 20 rows a page, 100 in all.
  @Test(arguments: Host.allCases, Spinner.allCases)
  func fourQuestionsBringFourPages(_ host: Host, _ spinner: Spinner) async {
    for (isAsync, isSlow) in ways(host, spinner) {
      let list = List(host)
      let pager = Pager(list)
      (pager.spinner, pager.isAsync, pager.isSlow) = (spinner, isAsync, isSlow)
      pager.begin()
      await list.settle()
      await pager.loadAll(10)
      #expect(
        pager.ids.count == 100 && pager.questions.map(\.count) == [20, 40, 60, 80],
        "\(isAsync) \(isSlow)")
      #expect(pager.mistakes == [])
    }
  }

  /// Pages of one row, which only come while they do not fill the window.
  @Test(arguments: Host.allCases, [false, true])
  func aListIsFilledWithoutAScroll(_ host: Host, isAsync: Bool) async {
    let list = List(host, height: 660)
    let pager = Pager(list)
    (pager.pageSize, pager.isAsync, pager.within, pager.isSlow) = (1, isAsync, 1, true)
    pager.begin()
    for _ in 0..<40 {
      await list.settle()
      pager.load()
    }
    #expect((6..<40).contains(pager.ids.count), "\(pager.ids.count)")
    #expect(pager.mistakes == [])
  }

  /// Each list is scrolled to its end.
  @Test(
    arguments: Host.allCases,
    [
      ("the same", [0..<20, 0..<20], 1), ("a refresh", [0..<20, 0..<40, 0..<20], 3),
      ("a filter", [0..<20, 15..<20, 0..<20], 3), ("rows above", [10..<30, 0..<30], 2),
      ("no hits", [0..<20, 0..<0, 0..<20], 2), ("a page goes", [0..<40, 0..<60, 20..<60], 3),
    ] as [(String, [Range<Int>], Int)])
  func eachListThatIsShownIsAskedOnce(
    _ host: Host, _ lists: (name: String, ids: [Range<Int>], count: Int)
  ) async {
    let (list, log) = (List(host), Log())
    for ids in lists.ids {
      list.show(
        ScreenSnapshot(
          Group {
            Section("items", items: ids)
            Section("fixed") { if !ids.isEmpty { Badge(text: "The end") } }
          }.emptyContent { Remark(text: "Nothing") }.onReachEnd { log.add("asked") }))
      for isEnd in [true, true] {
        list.scroll(toEnd: isEnd)
        await list.settle()
      }
    }
    #expect(log.take().count == lists.count, "\(lists.name)")
  }

  /// A page that failed is not asked for again and again, but when a person comes back to the end, or pulls.
  @Test(arguments: Host.allCases, Spinner.allCases)
  func aPageThatFailedWaitsForAPerson(_ host: Host, _ spinner: Spinner) async {
    for isAsync in Set(ways(host, spinner).map(\.isAsync)) {
      let list = List(host)
      let pager = Pager(list)
      (pager.spinner, pager.isAsync, pager.isSlow) = (spinner, isAsync, true)
      pager.failure = 1
      pager.begin()
      list.scroll(toEnd: true)
      for count in 1...3 {
        for _ in 0..<3 {
          await list.settle()
          pager.load()
        }
        await list.settle()
        #expect(pager.questions.count == count && pager.failures == count, "\(isAsync)")
        list.scroll(toEnd: false)
        await list.settle()
        list.scroll(toEnd: true)
      }
      await list.settle()
      pager.load()
      #expect(pager.mistakes == [])
    }
  }

  @Test(arguments: Host.allCases, UInt64(0)..<(TestDepth.isThorough ? 60 : 4))
  func allPagesComeOneAfterTheOther(_ host: Host, seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let list = List(host, height: Double(110 + 44 * random.int(below: 8)))
    let pager = Pager(list, seed: seed)
    pager.pageSize = 1 + random.int(below: 12)
    pager.total = 1 + random.int(below: 60)
    pager.place = Place.allCases[random.int(below: 3)]
    pager.spinner = Spinner.allCases[random.int(below: Spinner.allCases.count)]
    (pager.isAsync, pager.isSlow) = (random.chance(1, in: 2), random.chance(1, in: 2))
    (pager.within, pager.hasFixedEnd) = (1 + random.int(below: 8), random.chance(1, in: 4))
    pager.failure = random.chance(1, in: 2) ? 0.4 : nil
    pager.begin()
    for _ in 0..<25 {
      switch random.int(below: 8) {
      case 0, 1: list.scroll(toEnd: true)
      case 2: list.scroll(toEnd: false)
      case 3: pager.load()
      case 4 where random.chance(1, in: 4): pager.begin(folder: pager.folder + 1)
      case 5: pager.show()
      default: await list.settle()
      }
    }
    pager.load()
    await list.settle()
    pager.failure = pager.failure.map { _ in 0.2 }
    await pager.loadAll(100)
    #expect(Set(pager.ids) == Set(0..<pager.total), "seed \(seed)")
    #expect(pager.ids.count == pager.total, "seed \(seed)")
    #expect(pager.mistakes == [], "seed \(seed)")
    let again = zip(pager.questions, pager.questions.dropFirst()).count { $0 == $1 }
    #expect(again <= pager.failures + pager.folder, "once for each list, seed \(seed)")
    while pager.isWaiting {
      pager.load()
      await list.settle()
    }
  }

  /// What goes on in one folder neither holds up nor ends what another one begins.
  @Test(arguments: Host.allCases)
  func workBelongsToItsPlace(_ host: Host) async {
    let (list, log) = (List(host), Log())
    var open: [String: CheckedContinuation<Void, Never>] = [:]
    var ended = 0
    func work(_ name: String) async {
      log.add("begin \(name)")
      await withCheckedContinuation { open[name] = $0 }
      log.add("\(name) \(Task.isCancelled ? "cancelled" : "done")")
      ended += 1
    }
    func show(_ folder: String) {
      list.show(
        ScreenSnapshot(
          Section("items", items: 0..<20).onRefresh { await work("pull \(folder)") }
            .onReachEnd { await work("page \(folder)") }.listID(folder)))
    }
    func close(_ names: String...) async {
      let expected = ended + names.count
      for name in names { open.removeValue(forKey: name)?.resume() }
      await list.settle { ended == expected }
    }
    for folder in ["a", "b"] {
      show(folder)
      list.updater?.refresh()
      list.scroll(toEnd: true)
      await list.settle { open["page \(folder)"] != nil && open["pull \(folder)"] != nil }
      #expect(log.take().sorted() == ["begin page \(folder)", "begin pull \(folder)"])
    }
    await close("pull a", "page a")
    #expect(log.take().sorted() == ["page a cancelled", "pull a cancelled"])
    #expect(list.updater?.work.refreshing != nil && list.updater?.work.reachingEnd != nil)
    await close("page b")
    #expect(log.take() == ["page b done"] && list.updater?.work.refreshing != nil)
    await close("pull b")
    await list.settle { open["page b"] != nil }
    #expect(log.take() == ["pull b done", "begin page b"], "what is renewed is asked anew")
    #expect(list.updater?.work.refreshing == nil)
    await close("page b")
  }
}
