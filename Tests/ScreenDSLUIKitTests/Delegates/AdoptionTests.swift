/// What existing controllers do to a list that has an adapter by now.
@MainActor @Suite(.timedOnMain) struct AdoptionTests {
  /// As controllers load more: when the last row is displayed, or when the list is scrolled.
  @Test(arguments: ListKind.allCases, ["display 4", "end 0", "scroll"])
  func anOwnDelegateMayApplyWhateverItHears(_ kind: ListKind, _ moment: String) {
    let bench = Bench(kind)
    let own = bench.addDelegate {
      $0.rowHeight = 44
      $0.headerHeight = 0
    }
    var isDone = false
    own.whenHeard = { heard in
      guard heard == moment, !isDone else { return }
      isDone = true
      bench.apply(ScreenSnapshot(items: 1..<30))
      bench.apply(ScreenSnapshot(items: 2..<40))
    }
    bench.show(ScreenSnapshot(items: 0..<8))
    bench.sim.scroll(to: 100)
    bench.settle()
    #expect(isDone && bench.adapter.updater.current.rowCount == 38, "\(own.heard)")
    own.whenHeard = { _ in }
  }

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

  @Test(arguments: ListKind.allCases)
  func aRowStaysSelectedWhoseSectionGetsAnotherHeaderAndWhoseCellIsAnotherOne(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.adapter.selectionMode = .single
    func screen(_ header: (any CellModel)?, _ row: some CellModel) -> Section {
      Section("a", header: header) {
        Item(id: 0)
        row.onSelect {}
      }
    }
    bench.show(screen(nil, Item(id: 1)))
    #expect(bench.tap(1))
    for header: (any CellModel)? in [Title(text: "a"), Remark(text: "b"), nil] {
      bench.show(screen(header, Item(id: 1)))
      #expect(bench.selectedPaths == [IndexPath(1)])
    }
    bench.show(screen(nil, Other(number: 1)))
    #expect(bench.selectedPaths == [IndexPath(1)] && bench.shown == ["0", "other 1"])
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

  @Test(arguments: ListKind.allCases)
  func aListThatLosesItsWindowUnderTheHandShowsEverythingAfterwards(_ kind: ListKind) {
    let bench = Bench(kind) { $0.holdsTouchedRow = true }
    func screen(_ text: String, _ header: any CellModel) -> Section {
      Section("a", header: header, items: 0..<3, text: text)
    }
    bench.show(screen("a", Title(text: "a")))
    let (field, control) = (EditField(), UIControl())
    bench.header(0)?.addSubview(field)
    bench.cell(1)?.addSubview(control)
    #expect(field.becomeFirstResponder())
    control.isTracking = true
    bench.show(screen("b", Remark(text: "b")))
    #expect(bench.header(0)?.shownText == "a" && bench.shown == ["0 b", "1 a", "2 b"])
    bench.sim.setWindow(false)
    bench.show(screen("c", Remark(text: "c")))
    control.isTracking = false
    bench.sim.setWindow(true)
    bench.settle()
    #expect(!field.isFirstResponder && bench.turns.isEmpty)
    #expect(bench.header(0)?.shownText == "c" && bench.shown == ["0 c", "1 c", "2 c"])
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
    for _ in 0..<20 { await Task.yield() }
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
