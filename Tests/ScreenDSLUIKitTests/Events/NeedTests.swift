/// What people build around lists: more rows at the end, pull to refresh.
@MainActor @Suite(.timedOnMain) struct NeedTests {
  @Test(arguments: ListKind.allCases)
  func theEndIsReachedOnceForEachLastRow(_ kind: ListKind) {
    let bench = Bench(kind)
    var needs = 0
    bench.adapter.onReachEnd(within: 3) { needs += 1 }
    bench.show(ScreenSnapshot(sections: ["a": Array(0..<20), "b": [20, 21], "none": []]))
    #expect(needs == 0)
    bench.sim.scroll(to: 44 * 12)
    #expect(needs == 0, "rows up to 16 show")
    bench.sim.scroll(to: 44 * 15)
    #expect(needs == 1, "row 19 is the third from the end")
    bench.sim.scroll(to: 0)
    bench.sim.scroll(to: 44 * 17)
    #expect(needs == 1, "there is nothing new at the end")
    bench.show(ScreenSnapshot(sections: ["a": Array(0..<20), "b": Array(20..<40), "none": []]))
    #expect(needs == 1)
    bench.sim.scroll(to: 44 * 36)
    #expect(needs == 2)
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
      await turns()
      #expect(calls == 1)
      #expect(bench.codes == [])
    }
  }

  private func turns() async { for _ in 0..<20 { await Task.yield() } }

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
    await turns()
    control.sendActions(for: .valueChanged)
    await turns()
    #expect(calls == 1 && control.isRefreshing)
    bench.sim.beginDrag(.init(0))
    gate.open()
    await turns()
    #expect(control.isRefreshing, "what was applied waits for the drag")
    bench.sim.cancelDrag()
    bench.settle()
    await turns()
    #expect(!control.isRefreshing && bench.shown == ["7"])
    control.pull()
    await turns()
    #expect(calls == 2)
    gate.open()
    await turns()
    bench.adapter.onRefresh(nil)
    #expect(bench.view.refreshControl == nil)
  }
}
