@MainActor @Suite(.timedOnMain) struct CompletionTests {
  private struct Counted: Screen {
    let version: Int
    let evaluations: Evaluations

    var body: some ScreenContent {
      Section("items", dependsOn: version) { [evaluations, version] in
        evaluations.counting(Item(id: version))
      }
    }
  }

  @Test(arguments: views) func aScreenIsEvaluatedWithWhatIsShown(_ kind: ListKind) async {
    let (bench, evaluations) = (Bench(kind), Evaluations())
    func apply(_ version: Int) async -> ApplyOutcome {
      await bench.adapter.applyAndWait(Counted(version: version, evaluations: evaluations))
    }
    #expect(await apply(1) == .applied)
    // Without a name of its own it would be taken here, and wait.
    bench.adapter.apply(Counted(version: 1, evaluations: evaluations))
    #expect(await apply(1) == .unchanged && evaluations.count == 1 && bench.shown == ["1"])
  }

  @Test(arguments: views) func anAdapterThatGoesLeavesAViewThatIsHarmless(_ kind: ListKind) throws {
    var bench: Bench? = Bench(kind)
    bench?.show(ScreenSnapshot(items: [Item(id: 1, onFire: Handler { _ in })]))
    let (view, context) = (try #require(bench?.view), bench?.record(0)?.context)
    weak let adapter = bench?.adapter
    bench?.apply(ScreenSnapshot(items: [2, 3]))
    bench = nil
    #expect(adapter == nil, "nothing keeps the adapter")
    view.sim.drain()
    #expect(context?.fire(\.onFire, 1) == false && view.sim.violations.isEmpty)
  }

  @Test(arguments: views) func aViewThatGoesLeavesAnAdapterThatIsHarmless(_ kind: ListKind) throws {
    var bench: Bench? = Bench(kind)
    let (adapter, turns) = (try #require(bench?.adapter), try #require(bench?.turns))
    bench?.show("items") {
      Item(id: 1)
      Container("deck", Deck()) { Item(id: 2) }
    }
    weak let view = bench?.view
    weak let inner = bench?.inner(1)
    bench?.sim.setWindow(false)
    bench = nil
    #expect(view == nil && inner == nil, "nothing keeps the view")
    var isCompleted = false
    adapter.apply(ScreenSnapshot(items: [2]), animated: true) { _ in isCompleted = true }
    turns.turn()
    #expect(isCompleted && adapter.snapshot == ScreenSnapshot(items: [2]))
  }
}
