@MainActor @Suite(.timedOnMain) struct ReportTests {
  private let heard = Heard()

  private func bench(_ kind: ListKind, _ screen: Section) -> Bench {
    let bench = Bench(kind).showing(screen)
    bench.adapter.onUpdate = { [heard] in heard.reports.append($0) }
    return bench
  }

  private func items(_ texts: [String]) -> [Item] {
    texts.enumerated().map { Item(id: $0, text: $1) }
  }

  @Test(arguments: views) func cellsAreCountedAlsoInsideContainers(_ kind: ListKind) throws {
    let bench = bench(kind, Section("items", items: 0..<3))
    bench.show(ScreenSnapshot(items: items(["a", "b", ""])))
    let filled = try heard.takeOnly()
    #expect(filled.cellsFilled == 2 && filled.cellsMade == 0 && filled.stages == 1)
    #expect(filled.animated && filled.reload == nil && filled.batchTime > 0)
    #expect(bench.adapter.onUpdate != nil && bench.adapter.onProblem != nil)
    bench.show(ScreenSnapshot(items: items(["a", "b", "", ""])))
    let made = try heard.takeOnly()
    #expect(made.cellsFilled == 1 && made.cellsMade == 1)
    let calls = (0..<4).flatMap { bench.record($0)?.calls ?? [] }
    expectEqual(calls.count, 6, "3 at first, then those that were reported: \(calls)")
    func screen(_ texts: [String]) -> Section {
      Section("s", header: Title(text: "\(texts.count)")) {
        Container("deck", Deck()) { for item in items(texts) { item } }
      }
    }
    let outer = self.bench(kind, screen(["a", "b"])).showing(screen(["a", "c"]))
    let inner = try heard.takeOnly()
    #expect(inner.cellsFilled == 1 && inner.cellsMade == 0 && inner.stages == 0)
    outer.show(screen(["a", "c", "d"]))
    let both = try heard.takeOnly()
    #expect(both.cellsFilled == 2 && both.cellsMade == 1, "the header and the new item")
  }

  @Test(
    "Rule 9: no batch without a window or a size, nor before a reload is laid out",
    arguments: views, [true, false])
  func rule9(_ kind: ListKind, lacksWindow: Bool) {
    let bench = Bench(kind, hasWindow: !lacksWindow, size: lacksWindow ? Bench.size : .zero)
    for start in 0..<2 { bench.apply(ScreenSnapshot(items: start..<start + 4)) }
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 2)
    bench.sim.setWindow(true)
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.settle()
    expectEqual(bench.shown, ["1", "2", "3", "4"])
    for isBack in [false, true] {
      if isBack {
        bench.sim.setWindow(false)
        for end in 4..<8 { bench.show(ScreenSnapshot(items: 0..<end)) }
        bench.sim.setWindow(true)
      }
      bench.show(ScreenSnapshot(items: 2..<6))
      #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
      expectEqual(bench.shown, ["2", "3", "4", "5"])
    }
    let other = Bench(kind)
    other.apply(ScreenSnapshot(items: 0..<4))
    #expect(other.sim.committedCounts == nil)
    other.apply(ScreenSnapshot(items: 1..<5))
    other.settle()
    #expect(other.sim.reloads == 1 && other.sim.batches.count == 1)
    expectEqual(other.shown, ["1", "2", "3", "4"])
  }

  @Test(arguments: hosts) func aThousandChangesAreABatchAndOneMoreAReload(_ kind: HostKind) {
    let list = kind.list()
    var reloads: [UpdateReport.ReloadReason?] = []
    list.updater.onUpdate = { reloads.append($0.reload) }
    for first in [0, 1_000, 2_001] { list.show(ScreenSnapshot(items: first..<3_000)) }
    expectEqual(reloads, [.firstDisplay, nil, .tooManyChanges])
  }
}
