import Observation

@MainActor @Suite(.timedOnMain) struct ObservationTests {
  @available(macOS 14, *) @Observable @MainActor final class Store {
    var items: [Int]
    var text = ""
    var visits = 0
    init(_ items: [Int]) { self.items = items }
  }

  @available(macOS 14, *) private func screen(_ store: Store) -> ScreenSnapshot {
    ScreenSnapshot(items: store.items.map { Item(id: $0, text: store.text) })
  }

  @available(macOS 14, *)
  @Test(arguments: views) func allChangesOfATurnAreOneEvaluationAndBatch(_ kind: ListKind) async {
    let (bench, store, evaluations) = (Bench(kind), Store([1, 2]), Evaluations())
    bench.adapter.observe { evaluations.counting(screen(store)) }
    await bench.rest()
    #expect(bench.shown == ["1", "2"] && evaluations.count == 1)
    bench.sim.clearLog()
    for id in [3, 4] { store.items.append(id) }
    store.items.remove(at: 0)
    await bench.rest()
    #expect(bench.shown == ["2", "3", "4"] && evaluations.count == 2)
    expectEqual(bench.sim.batches.count, 1)
    store.text = "new"
    await bench.rest()
    expectEqual(bench.shown, ["2 new", "3 new", "4 new"], "followed again after each evaluation")
    store.visits += 1
    await bench.rest()
    expectEqual(evaluations.count, 3, "what is not read is not followed")
  }

  @available(macOS 14, *)
  @Test(arguments: views) func itEndsWhenToldToAndWithAnotherScreen(_ kind: ListKind) async {
    let (bench, store, other, evaluations) = (Bench(kind), Store([1]), Store([9]), Evaluations())
    let first = bench.adapter.observe { evaluations.counting(screen(store)) }
    let second = bench.adapter.observe { screen(other) }
    store.items.append(2)
    await bench.rest()
    #expect(bench.shown == ["9"] && evaluations.count == 1)
    other.items = [8]
    second.stop()
    await bench.rest()
    other.items = [7]
    await bench.rest()
    expectEqual(bench.shown, ["9"], "not even what changed in the same turn")
    withExtendedLifetime(first) {}
  }

  @available(macOS 14, *)
  @Test(arguments: views) func itEndsWithItsAdapterAndKeepsNothing(_ kind: ListKind) async {
    let store = Store([1])
    var bench: Bench? = Bench(kind)
    weak let adapter = bench?.adapter
    weak var kept: Evaluations?
    do {
      let evaluations = Evaluations()
      kept = evaluations
      bench?.adapter.observe { evaluations.counting(screen(store)) }
    }
    expectEqual(kept?.count, 1)
    bench = nil
    #expect(adapter == nil && kept == nil, "the model lives on and keeps neither")
    store.items = [2]
    await yieldTurns()
  }

  @available(macOS 14, *)
  @Test(arguments: views) func aClosureThatReadsNothingObservableIsReported(_ kind: ListKind) {
    let (bench, store) = (Bench(kind), Store([1]))
    bench.adapter.observe { screen(store) }
    expectEqual(bench.problems, [])
    let copy = screen(store)
    bench.adapter.observe { copy }
    expectEqual(bench.problems.map(\.kind), [.nothingObserved])
    let text = "Nothing observable is read by 'ScreenDSL.ScreenSnapshot'"
    expectEqual(bench.problems.first?.description, text)
  }

  @Test(arguments: [UITableView.RowAnimation.fade, .left, .none, .automatic])
  func rowsOfATableComeAndGoAsTheOptionsSay(_ animation: UITableView.RowAnimation) {
    let bench = Bench(.table) { $0.rowAnimation = animation }
    for ids in [[1, 2], [2, 3]] { bench.show(ScreenSnapshot(items: ids)) }
    expectEqual(bench.table?.usedAnimations.map(\.rawValue), [animation.rawValue])
  }
}
