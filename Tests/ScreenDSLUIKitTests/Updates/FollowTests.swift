@MainActor @Suite(.timedOnMain) struct FollowTests {
  private let log = Log(), feed = Feed()

  private func yield(_ numbers: Int...) {
    for number in numbers { feed.yield(Numbered(number: number, log: log)) }
  }

  private func settle(_ bench: Bench) async {
    await feed.arrive()
    for _ in 0..<5 {
      bench.settle()
      await yieldTurns()
    }
  }

  private func settle(_ bench: Bench, until shown: [String]) async {
    await eventually {
      bench.settle() && bench.shown == shown && bench.view.refreshControl?.isRefreshing != true
    }
  }

  private func bench(_ kind: ListKind) -> Bench {
    let bench = Bench(kind)
    bench.adapter.follow(feed)
    return bench
  }

  @Test(arguments: views) func ofScreensThatAreThereTheNewestIsEvaluated(_ kind: ListKind) async {
    let bench = bench(kind)
    yield(1, 2)
    await settle(bench)
    #expect(bench.shown == ["2"] && log.take() == ["2 after 0"])
    bench.sim.clearLog()
    yield(3, 4, 5)
    await settle(bench)
    #expect(bench.shown == ["5"] && log.take() == ["5 after 1"] && bench.sim.batches.count == 1)
    feed.source.finish()
    await eventually { feed.hasEnded }
    #expect(bench.shown == ["5"] && bench.problems.isEmpty, "an end is no mistake")
    #expect(bench.sim.wasBatchAnimated)
    bench.adapter.follow(AsyncStream { $0.yield(ScreenSnapshot(items: [6])) }, animated: false)
    await settle(bench, until: ["6"])
    #expect(bench.shown == ["6"] && !bench.sim.wasBatchAnimated)
    let item = UINavigationItem()
    bench.adapter.navigationItem = item
    let searched = ScreenSnapshot(Section("items", items: [7]).searchable("") { _ in })
    bench.adapter.follow(AsyncStream { $0.yield(searched) })
    await settle(bench, until: ["7"])
    #expect(bench.shown == ["7"] && item.searchController != nil, "the field is in the bar")
  }

  @Test(arguments: views) func aScreenIsEvaluatedWithWhatIsShown(_ kind: ListKind) async {
    let (bench, screen) = (Bench(kind), Numbered(number: 1, log: log))
    expectEqual(await bench.adapter.applyAndWait(screen), .applied)
    // Without a name of its own it would be taken here, and wait.
    bench.adapter.apply(screen)
    #expect(await bench.adapter.applyAndWait(screen) == .unchanged && bench.shown == ["1"])
    expectEqual(log.take(), ["1 after 0", "1 after 1", "1 after 1"])
  }

  @Test(arguments: views) func whatIsAppliedIsNewerThanWhatArrivedBefore(_ kind: ListKind) async {
    let bench = bench(kind)
    yield(1)
    await feed.arrive()
    bench.apply(ScreenSnapshot(items: [7]))
    await settle(bench)
    #expect(bench.shown == ["7"] && log.take() == [])
    bench.apply(ScreenSnapshot(items: [8]))
    yield(2)
    await settle(bench)
    expectEqual(bench.shown, ["2"], "what arrives later is newer")
    yield(3)
    await feed.arrive()
    bench.adapter.updater.moveBackUnlessApplied()
    await yieldTurns()
    await settle(bench)
    expectEqual(bench.shown, ["3"], "the user's drag is no screen of the app")
  }

  @Test(arguments: views) func whatIsStoppedShowsNothingAndIsNoMistake(_ kind: ListKind) async {
    let bench = Bench(kind)
    bench.adapter.follow(feed).stop()
    await eventually { feed.hasEnded }
    // It answers though it is stopped.
    let never = AsyncStream<Void>.makeStream()
    let late = AsyncStream {
      for await _ in never.stream {}
      return ScreenSnapshot(items: [5])
    }
    let observation = bench.adapter.follow(late)
    await yieldTurns()
    observation.stop()
    await settle(bench)
    #expect(bench.shown.isEmpty && bench.problems.isEmpty)
  }

  @Test(arguments: views) func aPullShowsWhatArrived(_ kind: ListKind) async {
    let bench = bench(kind)
    func pull() { feed.yield(Numbered(number: 1, log: log) { pull() }) }
    bench.apply(ScreenSnapshot(Section("items", items: [0]).onRefresh { pull() }))
    for count in 1...2 {
      bench.adapter.updater.refresh()
      await eventually { bench.settle() && log.lines.count == count }
      await settle(bench, until: ["1"])
      expectEqual(bench.view.refreshControl?.isRefreshing, false)
    }
    #expect(bench.shown == ["1"] && log.take().count == 2, "the first pull has ended")
  }

  @Test(arguments: ["stop", "follow", "observe", "adapter"]) func itEnds(_ how: String) async {
    guard #available(macOS 14, *) else { return }
    var bench: Bench? = Bench(.table)
    let kept = bench?.adapter.follow(feed)
    yield(1)
    if let bench { await settle(bench) }
    yield(2)
    await feed.arrive()
    switch how {
    case "stop": kept?.stop()
    case "follow": bench?.adapter.follow(Feed.Screens { $0.finish() })
    case "observe": bench?.adapter.observe { ScreenSnapshot(items: [1]) }
    default: bench = nil
    }
    #expect(await eventually { feed.hasEnded })
    yield(3)
    if let bench {
      await eventually { how == "stop" || !bench.problems.isEmpty }
      bench.settle()
      expectEqual(bench.shown, ["1"])
      #expect(how == "stop" ? bench.problems.isEmpty : bench.problems.count == 1)
    }
    withExtendedLifetime(kept) {}
  }

  private struct Lost: Error {}

  @Test(arguments: views) func aSequenceThatFailsLosesNothing(_ kind: ListKind) async throws {
    let bench = bench(kind)
    yield(1)
    await settle(bench)
    feed.source.finish(throwing: Lost())
    await eventually { !bench.problems.isEmpty }
    #expect(bench.shown == ["1"] && bench.problems.first?.cost.hasPrefix("the list keeps") == true)
    expectEqual(bench.problems.map(\.sentence), ["Nothing more follows ('Lost()')"])
    let remedy = "catch its errors, end it with the list alone, or follow another one"
    expectEqual(bench.problems.first?.remedy, remedy)
    bench.adapter.follow(Feed.Screens { $0.finish() })
    #expect(await eventually { bench.problems.count == 2 } && bench.shown == ["1"])
    #expect(bench.problems[1].sentence.contains("no screen in "), "\(bench.problems[1].sentence)")
    let other = Feed()
    bench.adapter.follow(other)
    other.yield(Numbered(number: 4, log: log))
    await other.arrive()
    bench.settle()
    expectEqual(bench.shown, ["4"])
  }

  enum Burst: CaseIterable { case open, long, newest, oldest, thread, ended, failed }

  @Test(arguments: [nil] + ListKind.allCases, Burst.allCases)
  func ofABurstAFewScreensAreShownAndTheLast(_ kind: ListKind?, burst: Burst) async throws {
    let bench = kind.map { Bench($0) { $0 = AdapterOptions() } }
    let host = HeadlessHost(cells: CellRegistry())
    let (updater, log) = (bench?.adapter.updater ?? host.updater, log)
    let (screens, source) = Feed.Screens.makeStream(
      bufferingPolicy: burst == .newest
        ? .bufferingNewest(3) : burst == .oldest ? .bufferingOldest(3) : .unbounded)
    @Sendable func send() -> Int {
      var last = 0
      for number in 0..<(burst == .long ? TestDepth.size(100_000) : 1_000) {
        let result = source.yield(Numbered(number: number, log: log))
        if case .dropped(let screen) = result, screen.number == number { continue }
        last = number
      }
      if burst == .ended { source.finish() }
      if burst == .failed { source.finish(throwing: Lost()) }
      return last
    }
    var updates = 0
    updater.onUpdate = { _ in updates += 1 }
    updater.follow(screens)
    await yieldTurns()
    let start = updater.reports.clock()
    let last = burst == .thread ? await Task.detached(operation: send).value : send()
    await eventually { log.lines.last == "\(last) after \(log.lines.count > 1 ? 1 : 0)" }
    let most = 2 + Int((updater.reports.clock() - start) * 60)
    let shown = log.take().compactMap { Int($0.prefix { $0 != " " }) }
    #expect(shown.last == last && shown == shown.sorted() && updates == shown.count)
    #expect(shown.count <= most, "\(shown.count) of at most \(most) in this time")
    expectEqual(updater.current.sections.first?.rows.first?.id.description, "\(last)")
  }

  @Test func aScreenWaitsASixtiethOfASecondForNewerOnes() async {
    let (bench, clock) = (bench(.table), Log())
    bench.adapter.updater.reports.clock = { Double(clock.lines.count) }
    yield(1)
    await settle(bench)
    yield(2, 3)
    await feed.arrive()
    expectEqual(bench.turns.delays, [1.0 / 60])
    await settle(bench)
    expectEqual(log.take(), ["1 after 0", "3 after 1"])
    clock.add("a second")
    yield(4)
    await feed.arrive()
    expectEqual(bench.turns.delays, [0])
  }

  private struct One: AsyncSequence, AsyncIteratorProtocol {
    let (gate, isTaken): (AsyncStream<Void>, DispatchSemaphore)
    var asked = 0
    func makeAsyncIterator() -> One { self }

    mutating func next() async -> ScreenSnapshot? {
      asked += 1
      for await _ in gate where asked == 1 { return ScreenSnapshot(items: [1]) }
      isTaken.signal()
      return nil
    }
  }

  @Test func whatArrivedBeforeAStopIsNotShownAfterIt() async {
    let (host, gate) = (HeadlessHost(cells: CellRegistry()), AsyncStream<Void>.makeStream())
    let one = One(gate: gate.stream, isTaken: DispatchSemaphore(value: 0))
    let observation = host.updater.follow(one)
    await yieldTurns()
    func stop() {
      gate.continuation.yield()
      gate.continuation.finish()
      one.isTaken.wait()
      observation.stop()
    }
    stop()
    await yieldTurns()
    expectEqual(host.snapshot.rowCount, 0)
  }
}

private struct Numbered: SnapshotConvertible {
  let number: Int, log: Log
  var refresh: (@MainActor @Sendable () -> Void)?

  func snapshot(reusing previous: ScreenSnapshot?) -> ScreenSnapshot {
    MainActor.assumeIsolated { log.add("\(number) after \(previous?.rowCount ?? -1)") }
    guard let refresh else { return ScreenSnapshot(items: [number]) }
    return ScreenSnapshot(Section("items", items: [number]).onRefresh { refresh() })
  }
}

@MainActor private final class Feed: AsyncSequence {
  typealias Screens = AsyncThrowingStream<Numbered, any Error>

  struct Iterator: AsyncIteratorProtocol {
    let feed: Feed
    var base: Screens.Iterator

    mutating func next() async throws -> Numbered? {
      await MainActor.run { [feed] in feed.asked += 1 }
      do {
        let screen = try await base.next()
        if screen == nil { await MainActor.run { [feed] in feed.hasEnded = true } }
        return screen
      } catch {
        await MainActor.run { [feed] in feed.hasEnded = true }
        throw error
      }
    }
  }

  private let screens: Screens
  let source: Screens.Continuation
  private var (yielded, asked) = (0, 0)
  private(set) var hasEnded = false
  init() { (screens, source) = Screens.makeStream() }
  func arrive() async { await eventually { asked > yielded || hasEnded } }

  nonisolated func makeAsyncIterator() -> Iterator {
    Iterator(feed: self, base: screens.makeAsyncIterator())
  }

  func yield(_ screen: Numbered) {
    yielded += 1
    source.yield(screen)
  }
}
