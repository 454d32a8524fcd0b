@MainActor @Suite(.timedOnMain) struct BatchRulesTests {
  @Test(
    "Rule 9: no batch without a window or a size, nor before a reload is laid out",
    arguments: views, [true, false])
  func rule9(_ kind: ListKind, lacksWindow: Bool) {
    let bench = Bench(kind, hasWindow: !lacksWindow, size: lacksWindow ? Bench.size : .zero)
    bench.apply(ScreenSnapshot(items: 0..<4))
    bench.apply(ScreenSnapshot(items: 1..<5))
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 2)
    bench.sim.setWindow(true)
    bench.sim.setBounds(CGRect(origin: .zero, size: Bench.size))
    bench.settle()
    #expect(bench.shown == ["1", "2", "3", "4"])
    for isBack in [false, true] {
      if isBack {
        bench.sim.setWindow(false)
        for end in 4..<8 { bench.show(ScreenSnapshot(items: 0..<end)) }
        bench.sim.setWindow(true)
      }
      bench.show(ScreenSnapshot(items: 2..<6))
      #expect(bench.sim.batches.count == 1 && bench.sim.reloads == 0)
      #expect(bench.shown == ["2", "3", "4", "5"])
    }
    let other = Bench(kind)
    other.apply(ScreenSnapshot(items: 0..<4))
    #expect(other.sim.committedCounts == nil)
    other.apply(ScreenSnapshot(items: 1..<5))
    other.settle()
    #expect(other.sim.reloads == 1 && other.sim.batches.count == 1)
    #expect(other.shown == ["1", "2", "3", "4"])
  }

  @Test(arguments: hosts) func aThousandChangesAreABatchAndOneMoreAReload(_ kind: HostKind) {
    let list = kind.list()
    var reloads: [UpdateReport.ReloadReason?] = []
    list.updater.onUpdate = { reloads.append($0.reload) }
    for first in [0, 1_000, 2_001] { list.show(ScreenSnapshot(items: first..<3_000)) }
    #expect(reloads == [.firstDisplay, nil, .tooManyChanges])
  }
}
