/// What existing controllers do to a list that has an adapter by now.
@MainActor @Suite(.timedOnMain) struct AdoptionTests {
  @Test(arguments: ListKind.allCases)
  func aViewThatAnotherAdapterTookIsLeftAloneByTheFirst(_ kind: ListKind) {
    let first = Bench(kind)
    first.adapter.whenEmpty { UIView(frame: .zero) }
    first.show(ScreenSnapshot())
    #expect(first.view.backgroundView != nil)
    let second: ListAdapter =
      if let table = first.table {
        TableAdapter(table, cells: .plain)
      } else {
        CollectionAdapter(first.view as! UICollectionView, cells: .plain)
      }
    second.apply(ScreenSnapshot(items: [1, 2, 3]))
    first.settle()
    #expect(first.view.backgroundView == nil && first.shown == ["1", "2", "3"])
    var outcomes: [ApplyOutcome] = []
    for ids in [[7], [8, 9], []] {
      first.apply(ScreenSnapshot(items: ids)) { outcomes.append($0) }
      first.settle()
    }
    second.apply(ScreenSnapshot(items: [1, 3, 4]))
    first.settle()
    #expect(first.shown == ["1", "3", "4"] && outcomes.count == 3)
    #expect(first.view.backgroundView == nil && first.codes == [])
  }

  /// A controller that goes on calling `reloadData`, as it did before it had an adapter.
  @Test(arguments: ListKind.allCases)
  func aReloadByTheAppDoesNoHarm(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<8))
    for ids in [0..<3, 2..<9, 0..<1] {
      bench.table?.reloadData()
      bench.collection?.reloadData()
      bench.apply(ScreenSnapshot(items: ids))
      bench.settle()
      #expect(bench.shown == ids.prefix(bench.shown.count).map { "\($0)" })
    }
  }

  /// A row's own handlers apply while another row is dragged, and while a text is edited.
  @Test(arguments: ListKind.allCases)
  func whatIsAppliedDuringADragFromADisplayIsShownAfterwards(_ kind: ListKind) {
    let bench = Bench(kind)
    func screen(_ ids: Range<Int>, onDisplay: @escaping @MainActor @Sendable () -> Void)
      -> Section
    {
      Section("a") {
        for id in ids {
          Item(id: id).reorderable { _ in }.onDisplay { if id == 7 { onDisplay() } }
        }
      }
    }
    bench.show(
      screen(0..<20) { bench.apply(screen(3..<25) {}) })
    #expect(bench.sim.beginDrag(.init(1)))
    bench.sim.scroll(to: 200)
    bench.settle()
    #expect(bench.adapter.updater.current.rowCount == 20)
    bench.sim.cancelDrag()
    bench.settle()
    #expect(bench.adapter.updater.current.rowCount == 22 && bench.turns.isEmpty)
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func aViewWhoseAdapterWasDroppedIsReported(_ kind: ListKind, isKept: Bool) async {
    let (turns, log) = (ManualTurns(), Log())
    var options = turns.options
    options.console = { log.add(ScreenFinding($0).problem) }
    let table = UITableView(frame: CGRect(origin: .zero, size: Bench.size), style: .plain)
    let collection = UICollectionView(
      frame: CGRect(origin: .zero, size: Bench.size),
      collectionViewLayout: UICollectionViewLayout())
    let view: SimListView = kind == .table ? table : collection
    view.sim.setWindow(true)
    var adapter: ListAdapter? =
      kind == .table
      ? TableAdapter(table, cells: .plain, options: options)
      : CollectionAdapter(collection, cells: .plain, options: options)
    if !isKept { adapter = nil }
    await yieldTurns()
    turns.turn()
    let name = kind == .table ? "UITableView" : "UICollectionView"
    // The view is looked at in debug builds only.
    #if DEBUG
      let isReported = !isKept
    #else
      let isReported = false
    #endif
    #expect(
      log.take()
        == (!isReported
          ? []
          : ["No adapter for a '\(name)' that is still there; keep the adapter as long as the view"])
    )
    #expect((adapter != nil) == isKept)
  }
}
