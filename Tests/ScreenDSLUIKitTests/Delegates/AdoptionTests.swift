@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct AdoptionTests {
  @Test(arguments: views) func aViewThatAnotherAdapterTookIsLeftAloneByTheFirst(_ kind: ListKind) {
    let (first, item, log) = (Bench(kind) { $0.anchor = .end }, UINavigationItem(), Log())
    let (view, header) = (first.view, Title(text: "top").onEndDisplay { log.add("top") })
    (first.adapter.navigationItem, first.adapter.selectionMode) = (item, .multiple)
    first.show(
      Section("items", header: header) { Item(id: 0).height(200).onEndDisplay { log.add("0") } }
        .onRefresh {}.searchable("") { _ in }.editing(true, selectsRows: true)
        .selectionFollowsFocus())
    first.adapter.floatingInsets.bottom = 50
    // Without this inset, the header is visible again.
    first.sim.scroll(to: 58)
    #expect(view.contentInset.bottom == 50 && view.selectionFollowsFocus && log.take() == ["top"])
    #expect(view.refreshControl != nil && item.searchController != nil)
    let second = first.anotherAdapter()
    second?.apply(ScreenSnapshot(items: [1, 2]))
    first.settle()
    #expect(first.shown == ["1", "2"] && log.take() == ["0", "top"])
    #expect(view.refreshControl == nil && !view.isEditing && item.searchController == nil)
    #expect(view.contentInset.bottom == 0 && !view.selectionFollowsFocus)
    #expect(!view.allowsMultipleSelectionDuringEditing && !view.allowsMultipleSelection)
    let sensors = view.subviews.filter { $0 is ListSensor }
    expectEqual(sensors.map(\.bounds.size), [view.bounds.size])
    var outcomes: [ApplyOutcome] = []
    for ids in [[7], [8, 9], []] {
      first.apply(Section("items", items: ids).searchable("") { _ in }) { outcomes.append($0) }
      first.settle()
    }
    second?.apply(ScreenSnapshot(items: [1, 3]))
    first.adapter.navigationItem = item
    first.settle()
    #expect(first.shown == ["1", "3"] && outcomes.count == 3)
    #expect(view.refreshControl == nil && item.searchController == nil)
  }

  @Test(arguments: views)
  func anotherAdapterFindsTheViewAndItsCellsUnchanged(_ kind: ListKind) async {
    let (item, log) = (UINavigationItem(), Log())
    let (cells, inner) = ([TestCell.cell(showing: Item.self) { _, _, _ in }], [TestCell.boldItem()])
    let bench = Bench(kind, cells: cells + [.container(Deck.self)]) { $0.anchor = .firstVisibleRow }
    bench.adapter.navigationItem = item
    bench.show(
      Section("items") {
        Item(id: 0).accessibilityLabel("0").disclosureRows(isExpanded: true, Handler { _ in }) {}
        Container.deck("deck", [2])
      }.onRefresh {}.searchable("") { _ in }.editing(true) { _ in })
    bench.adapter.floatingInsets.bottom = 50
    let first = bench.adapter
    let other = [TestCell.container(Deck.self, cells: inner, tableCells: inner)]
    bench.anotherAdapter(cells + other).map { bench.adapter = $0 }
    bench.setDelegate(nil)
    let rows = Section("items") {
      Item(id: 5)
      Container.deck("deck", [1])
    }
    bench.show(rows.onRefresh { log.add("new") })
    let (view, cell) = (bench.view, bench.cell(0))
    #expect(view.contentInset.bottom == 0 && !view.isEditing && item.searchController == nil)
    #expect(cell?.accessibilityLabel == nil && cell?.accessibilityIdentifier == "items/5")
    #expect((cell as? any DisclosureCell)?.disclosure == nil)
    expectEqual(bench.inner(1)?.shown, ["bold 1"])
    let card = bench.inner(1)?.cellForItem(at: IndexPath(0))
    expectEqual(card?.accessibilityIdentifier, "items/deck/1", "not that of the first")
    view.refreshControl?.sendActions(for: .valueChanged)
    await bench.rest()
    #expect(log.take() == ["new"] && !first.updater.newest.sections.isEmpty)
  }

  @Test(arguments: views, ["data source", "none", "delegate", "adapter"])
  func whoTakesTheAdaptersPlaceIsReported(_ kind: ListKind, who: String) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<4))
    let (table, collection, other) = (bench.table, bench.collection, OwnDelegate())
    let (rows, items) = (table?.dataSource, collection?.dataSource)
    var second: ListAdapter?
    other.rowCount = 0
    switch who {
    case "adapter": second = bench.anotherAdapter()
    case "delegate":
      table?.delegate = other
      collection?.delegate = other
    default:
      table?.dataSource = who == "none" ? nil : other
      collection?.dataSource = who == "none" ? nil : other
    }
    bench.sim.clearLog()
    #expect(bench.problems.isEmpty)
    for ids in [[1], [2, 3]] {
      bench.apply(ScreenSnapshot(items: ids))
      bench.settle()
    }
    let name = kind == .table ? "UITableView" : "UICollectionView"
    let found: [String] =
      switch who {
      case "adapter": ["another adapter as data source", "another adapter as delegate"]
      case "none": ["none as data source"]
      default: ["ScreenDSLUIKitTests.OwnDelegate as \(who)"]
      }
    let sentence = "A view's data source and delegate must be its adapter (was "
    expectEqual(bench.problems.map(\.sentence), found.map { "\(sentence)\($0) of \(name))" })
    #expect(bench.sim.batches.isEmpty == (who != "delegate") && bench.sim.reloads == 0)
    table?.dataSource = rows
    collection?.dataSource = items
    bench.show(ScreenSnapshot(items: [5, 2]))
    #expect(bench.shown == ["5", "2"] && bench.problems.count == found.count)
    withExtendedLifetime((other, second)) {}
  }

  @Test(arguments: views) func touchesOfOthersRowsDoNothing(_ kind: ListKind) {
    let (log, other) = (Log(), OwnDelegate())
    let bench = Bench(kind).showing("all") { Item(id: 1).onSelect { log.add("1") } }
    (bench.adapter.selectionMode, other.rowCount) = (.multiple, 0)
    bench.table?.dataSource = other
    bench.collection?.dataSource = other
    bench.table.map { $0.delegate?.tableView($0, didSelectRowAt: IndexPath(0)) }
    bench.collection.map { $0.delegate?.collectionView($0, didSelectItemAt: IndexPath(0)) }
    #expect(log.take() == [] && bench.adapter.selection.isEmpty)
  }

  @Test(arguments: views) func aReloadByTheAppDoesNoHarm(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<8))
    for ids in [0..<3, 2..<9, 0..<1] {
      bench.view.reloadData()
      bench.show(ScreenSnapshot(items: ids))
      expectEqual(bench.shown, ids.prefix(bench.shown.count).map { "\($0)" })
    }
  }

  @Test(arguments: views, [true, false])
  func aViewWhoseAdapterWasDroppedIsReported(_ kind: ListKind, isKept: Bool) async {
    let log = Log()
    var bench: Bench? = Bench(kind) { $0.console = { log.add($0.sentence) } }
    bench?.adapter.onProblem = nil
    let (view, turns) = (bench?.view, bench?.turns)
    if !isKept { bench = nil }
    await yieldTurns()
    turns?.turn()
    #if DEBUG
      let list = "a '\(kind == .table ? "UITableView" : "UICollectionView")' that is still there"
      let reports = isKept ? [] : ["No adapter for \(list); keep the adapter as long as the view"]
    #else
      let reports: [String] = []
    #endif
    #expect(log.take() == reports && (bench != nil) == isKept)
    withExtendedLifetime(view) {}
  }

  @Test(arguments: views)
  func anAdapterThatGoesLeavesAViewThatIsHarmless(_ kind: ListKind) async throws {
    var bench: Bench? = Bench(kind)
    bench?.show(ScreenSnapshot(items: [Item(id: 1, onFire: Handler { _ in })]))
    let (view, context) = (try #require(bench?.view), bench?.record(0)?.context)
    let item = UINavigationItem()
    weak let adapter = bench?.adapter
    adapter?.navigationItem = item
    bench?.apply(Section("items", items: [2, 3]).searchable("") { _ in })
    #expect(item.searchController != nil)
    bench = nil
    #expect(adapter == nil, "nothing keeps the adapter")
    view.sim.drain()
    await eventually { item.searchController == nil }
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
    #expect(isCompleted && adapter.updater.newest == ScreenSnapshot(items: [2]))
  }
}

extension Bench {
  fileprivate func anotherAdapter(_ new: [TestCell] = TestCell.plain) -> ListAdapter? {
    table.map { TableAdapter($0, cells: .init(new), options: adapter.core.options) }
      ?? collection.map { CollectionAdapter($0, cells: .init(new), options: adapter.core.options) }
  }
}
