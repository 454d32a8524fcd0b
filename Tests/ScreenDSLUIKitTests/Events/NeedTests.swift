/// What people build around lists: more rows at the end, pull to refresh.
@MainActor @Suite(.timedOnMain) struct NeedTests {
  @Test(arguments: ListKind.allCases)
  func theEndIsReachedOnceForEachLastRow(_ kind: ListKind) {
    let bench = Bench(kind)
    var needs = 0
    bench.adapter.onReachEnd(within: 3) { needs += 1 }
    bench.show(ScreenSnapshot(sections: ["a": Array(0..<20), "b": [20, 21], "none": []]))
    #expect(needs == 0)
    let counts = [12, 14, 15, 0, 17].map { row in
      bench.sim.scroll(to: CGFloat(44 * row))
      return needs
    }
    #expect(counts == [0, 0, 1, 1, 1], "row 19 is the third from the end")
    bench.show(ScreenSnapshot(sections: ["a": Array(0..<20), "b": Array(20..<40), "none": []]))
    #expect(needs == 1)
    bench.sim.scroll(to: 44 * 36)
    #expect(needs == 2)
    // Less than the last one does not count.
    bench.adapter.onReachEnd(within: 0) { needs += 10 }
    for row in [20, 36] { bench.sim.scroll(to: CGFloat(44 * row)) }
    #expect(needs == 12)
  }

  @Test(arguments: ListKind.allCases)
  func whatIsMissingMayBeAppliedAtOnce(_ kind: ListKind) {
    let bench = Bench(kind)
    let adapter = bench.adapter
    adapter.onReachEnd { [weak adapter] in
      let count = adapter?.snapshot.sections.first?.rows.count ?? 0
      if count < 100 { adapter?.apply(ScreenSnapshot(items: 0..<(count + 10))) }
    }
    bench.show(ScreenSnapshot(items: 0..<5))
    #expect(adapter.snapshot.sections.first?.rows.count == 15)
  }

  private final class Gate {
    var continuation: CheckedContinuation<Void, Never>?
    func open() {
      continuation?.resume()
      continuation = nil
    }
  }

  @Test(arguments: ListKind.allCases)
  func inTheMacIdiomTheAppRenewsTheListItself(_ kind: ListKind) async {
    var sim = SimOptions(level: .discipline)
    sim.behavior.idiom = .mac
    await SimOptions.$current.withValue(sim) {
      let bench = Bench(kind, sim)
      var calls = 0
      bench.adapter.refresh()
      bench.adapter.onRefresh { calls += 1 }
      #expect(bench.view.refreshControl == nil)
      bench.adapter.refresh()
      bench.adapter.refresh()
      await yieldTurns()
      #expect(calls == 1)
      #expect(bench.codes == [])
    }
  }

  @Test(arguments: ListKind.allCases)
  func aListThatIsPulledIsRenewedOneAtATimeUntilItIsShown(_ kind: ListKind) async throws {
    let bench = Bench(kind).showing(
      ScreenSnapshot(Section("s") { for id in 0..<3 { Item(id: id).reorderable { _ in } } }))
    let gate = Gate()
    var calls = 0
    bench.adapter.onRefresh { [weak bench] in
      calls += 1
      await withCheckedContinuation { gate.continuation = $0 }
      bench?.apply(ScreenSnapshot(items: [7]))
    }
    let control = try #require(bench.view.refreshControl)
    control.pull()
    await yieldTurns()
    control.sendActions(for: .valueChanged)
    await yieldTurns()
    #expect(calls == 1 && control.isRefreshing)
    bench.sim.beginDrag(.init(0))
    gate.open()
    await yieldTurns()
    #expect(control.isRefreshing, "what was applied waits for the drag")
    bench.sim.cancelDrag()
    bench.settle()
    await yieldTurns()
    #expect(!control.isRefreshing && bench.shown == ["7"])
    control.pull()
    await yieldTurns()
    #expect(calls == 2)
    gate.open()
    await yieldTurns()
    bench.adapter.onRefresh(nil)
    #expect(bench.view.refreshControl == nil)
  }
}
