import ScreenDSLHeadless

/// A stream of states, pulls and pages at once, on the main queue itself, where nobody holds turns back.
@MainActor @Suite(.timedOnMain) struct OverlapTests {
  /// The rows, and all that was done to them.
  @MainActor private final class Store {
    private(set) var ids = [Int](0..<30)
    private(set) var version = 0
    private var next = 30
    /// What is under way, and what was told that is wrong.
    var (refreshes, pages) = (0, 0)
    /// How many of each came to their end.
    var (refreshed, loaded) = (0, 0)
    var mistakes: [String] = []
    /// The rows that a page came after last, and how often the list had been scrolled by then.
    var asked: (ids: [Int], scrolls: Int)?
    var (questions, scrolls) = (0, 0)
    let source: AsyncStream<ScreenSnapshot>.Continuation
    let screens: AsyncStream<ScreenSnapshot>
    weak var updater: ListUpdater?
    var random: SplitMix64

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      (screens, source) = AsyncStream.makeStream()
    }

    func check(_ holds: Bool, _ mistake: String) { if !holds { mistakes.append(mistake) } }

    /// Changes the rows, and sends the new screen.
    func change(_ body: (inout [Int]) -> Void) {
      body(&ids)
      version += 1
      source.yield(screen())
    }

    func makeIDs(_ count: Int) -> [Int] {
      defer { next += count }
      return Array(next..<next + count)
    }

    func screen() -> ScreenSnapshot {
      let (ids, version) = (ids, version)
      return ScreenSnapshot(
        Section("items", header: Title(text: "\(version)")) { for id in ids { Item(id: id) } }
          .onRefresh { await self.refresh(version) }
          .onReachEnd(within: 3) { await self.loadMore(version, after: ids) })
    }

    private func checkIsNewest(_ version: Int, _ word: String) {
      let newest = updater?.newest.sections.first?.supplementary(.header)?.model as? Title
      check(
        newest?.text == "\(version)", "\(word) of \(version), newest is \(newest?.text ?? "none")")
    }

    private func refresh(_ version: Int) async {
      refreshes += 1
      check(refreshes == 1, "two pulls at once")
      checkIsNewest(version, "refresh")
      for _ in 0..<random.int(below: 30) { await Task.yield() }
      change { $0.insert(contentsOf: makeIDs(1), at: 0) }
      (refreshes, refreshed) = (refreshes - 1, refreshed + 1)
    }

    private func loadMore(_ version: Int, after ids: [Int]) async {
      pages += 1
      check(pages == 1, "two pages at once")
      check(asked.map { $0 == (ids, scrolls) } != true, "twice after \(ids)")
      (asked, questions) = ((ids, scrolls), questions + 1)
      checkIsNewest(version, "page")
      for _ in 0..<random.int(below: 30) { await Task.yield() }
      // What the last page brought may be nothing.
      if random.chance(3, in: 4) { change { $0 += makeIDs(8) } }
      (pages, loaded) = (pages - 1, loaded + 1)
    }
  }

  @Test(arguments: HostKind.allCases, UInt64(0)..<(TestDepth.isThorough ? 40 : 8))
  func nothingIsLostAndNothingDoneTwice(_ kind: HostKind, seed: UInt64) async {
    let store = Store(seed: seed)
    let bench =
      kind == .headless
      ? nil : Bench(kind == .table ? .table : .collection) { $0 = AdapterOptions() }
    let list: any ItemList = bench ?? kind.list()
    store.updater = list.updater
    var versions: [Int] = []
    list.updater.onUpdate = { report in
      let header = report.changes.new.sections.first?.supplementary(.header)?.model as? Title
      versions += header.flatMap { Int($0.text) }.map { [$0] } ?? []
    }
    let observation = list.updater.follow(store.screens)
    store.change { _ in }
    var pulls = 0
    for _ in 0..<80 {
      switch store.random.int(below: 6) {
      case 0:
        if list.updater.canRefresh, list.updater.work.refreshing == nil { pulls += 1 }
        list.updater.refresh()
      case 1, 2:
        store.scrolls += 1
        list.scroll(to: Double(store.random.int(below: 2) * 100_000 + store.random.int(below: 500)))
      case 3:
        let gone = store.random.int(below: 40)
        store.change { ids in
          ids.removeAll { $0 == gone }
          if let last = ids.popLast() { ids.insert(last, at: 0) }
        }
      default: for _ in 0..<store.random.int(below: 40) { await Task.yield() }
      }
      bench?.sim.drain()
    }
    list.scroll(to: 0)
    func isDone() -> Bool {
      list.updater.work.refreshing == nil && list.updater.work.reachingEnd == nil
        && !list.updater.isWaiting
        && versions.last == store.version
    }
    await eventually {
      bench?.sim.drain()
      return isDone()
    }
    #expect(isDone(), "seed \(seed)")
    #expect(store.mistakes == [], "seed \(seed)")
    #expect(store.refreshed == pulls && store.loaded == store.questions, "seed \(seed)")
    #expect(
      versions == versions.sorted(), "no older screen is shown after a newer one, seed \(seed)")
    let shown = list.updater.current.sections.first?.rows.map { "\($0.id)" }
    #expect(shown == store.ids.map { "\($0)" }, "seed \(seed)")
    #expect(list.codes == [], "seed \(seed)")
    observation.stop()
  }
}
