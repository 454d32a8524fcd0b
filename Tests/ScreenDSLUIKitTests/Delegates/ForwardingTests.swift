@MainActor @Suite(.timedOnMain) struct ForwardingTests {
  private let items = ScreenSnapshot(items: 0..<9)

  @Test(arguments: views) func sizesMenusFocusAndAccessoriesAreTheApps(_ kind: ListKind) {
    let bench = Bench(kind)
    let own = bench.addDelegate()
    bench.collection?.collectionViewLayout = UICollectionViewFlowLayout()
    bench.show(items)
    expectEqual(bench.frame(1)?.height, 80)
    expectEqual(bench.sim.contextMenu(.init(2))?.identifier as? NSString, "row 2")
    #expect(bench.sim.canFocus(.init(1)) && !bench.sim.canFocus(.init(2)))
    guard kind == .table else { return }
    bench.sim.tapAccessory(.init(2))
    #expect(own.heard.contains("accessory 2"))
  }

  @Test(arguments: views) func scrollingIsHeardByBothTheAdapterFirst(_ kind: ListKind) throws {
    let bench = Bench(kind).showing(items)
    let own = bench.addDelegate()
    var heard: [String] = []
    bench.adapter.onScroll = { _ in heard.append("adapter \(own.heard.count)") }
    bench.settle()
    own.heard = []
    bench.sim.scroll(to: 10)
    #expect(heard == ["adapter 1"] && own.heard.prefix(2) == ["drag", "scroll"])
    for animated in [true, false] {
      own.heard = []
      #expect(bench.adapter.scroll(to: .item(animated ? 8 : 0), at: .top, animated: animated))
      #expect(own.heard.contains("scroll") && own.heard.contains("animated") == animated)
    }
    own.heard = []
    bench.view.adjustedContentInsetDidChange()
    expectEqual(own.heard, ["inset"])
  }

  @Test func indexTitlesEditsSwipesAndHeadersAreTheApps() throws {
    let bench = Bench(.table)
    let (adapter, own) = (try #require(bench.tableAdapter), bench.addDelegate())
    #expect(bench.sim.sectionIndexTitles == nil)
    adapter.dataSource = own
    bench.table?.sectionHeaderTopPadding = 0
    bench.show(
      Section("items", header: Title(text: "declared")) {
        Item(id: 0).swipeActions(SwipeAction("Row") {})
        Item(id: 1)
      }, Section("more", items: [2]))
    expectEqual(bench.shown, ["0", "1"], "rows are the adapter's")
    let texts = bench.view.subviews.compactMap { $0.shownText }
    #expect(bench.header(0)?.shownText == "declared" && texts.contains("own 1"))
    #expect(!texts.contains("own 0") && adapter.delegate === own)
    expectEqual(bench.sim.sectionIndexTitles, ["A", "B"])
    #expect(bench.sim.simulateCommit(.delete, .init(1)) && own.heard.contains("commit 1"))
    let titles = (0..<2).map { bench.sim.swipe(.init($0), edge: .trailing)?.actions.map(\.title) }
    #expect(titles == [["Row"], ["Own"]] && adapter.dataSource === own)
    expectEqual(bench.sim.swipe(.init(1), edge: .leading)?.actions, [])
    #expect(bench.sim.swipe(.init(0, 1), edge: .leading) == nil, "as without an adapter")
  }

  @Test(arguments: views) func rowsAndTheDelegateHearOfDisplaysTapsAndDrops(_ kind: ListKind) {
    let bench = Bench(kind)
    let own = bench.addDelegate(isDataSource: true)
    bench.show("items") {
      Item(id: 0).onSelect { own.heard.append("row") }.onDisplay { own.heard.append("shown") }
        .reorderable { _ in own.heard.append("moved") }
      Item(id: 1)
    }
    expectEqual(own.heard, ["shown", "display 0", "display 1"])
    own.heard = []
    #expect(bench.tap(0) && own.heard == ["select 0", "row"])
    #expect(bench.tap(1) && own.heard == ["select 0", "row", "select 1"])
    own.isSelectable = false
    #expect(bench.tap(0), "a row that says what happens can always be selected")
    #expect(!bench.tap(1) && bench.sim.reorder(.init(0), to: .init(1)))
    bench.settle()
    #expect(own.heard.contains("moved") && own.heard.contains("move 0 to 1"))
    bench.show("items") { Item(id: 1).selectable(false) }
    #expect(own.heard.contains("end 1"), "where it was dropped")
    own.isSelectable = true
    #expect(!bench.tap(0), "no delegate selects a row that refuses it")
    func target(_ row: Int) -> IndexPath? {
      let (old, new) = (IndexPath(0), IndexPath(row))
      return bench.table.flatMap {
        $0.delegate?.tableView($0, targetIndexPathForMoveFromRowAt: old, toProposedIndexPath: new)
      }
        ?? bench.collection.flatMap {
          $0.delegate?.collectionView(
            $0, targetIndexPathForMoveOfItemFromOriginalIndexPath: old, atCurrentIndexPath: old,
            toProposedIndexPath: new)
        }
    }
    expectEqual(target(3), IndexPath(2), "a row of the app's goes where the app says")
    bench.setDelegate(nil)
    expectEqual(target(3), IndexPath(3))
  }

  @Test(arguments: views, [false, true])
  func theDelegateHearsWhereTheTouchedRowIs(_ kind: ListKind, delegateTurns: Bool) {
    let (bench, log) = (Bench(kind), Log())
    let own = bench.addDelegate()
    bench.adapter.selectionMode = .single
    var ids = [1, 2, 3]
    func show() {
      bench.apply("items") {
        for id in ids {
          Item(id: id).onSelect { turn("+\(id)", !delegateTurns) }
            .onDeselect { turn("-\(id)", !delegateTurns) }
        }
      }
    }
    func turn(_ event: String, _ turns: Bool) {
      log.add(event)
      if !turns { return }
      ids.reverse()
      show()
    }
    show()
    bench.settle()
    own.onHear = { event in
      guard let row = event.last?.wholeNumberValue, event.contains("select") else { return }
      turn("\(event): \(bench.shown[row])", delegateTurns)
    }
    #expect(bench.tap(0) && log.take() == ["select 0: 1", "+1"])
    bench.settle()
    #expect(ids == [3, 2, 1] && bench.selectedPaths == [IndexPath(2)] && bench.tap(0))
    bench.settle()
    expectEqual(log.take(), ["deselect 2: 1", "-1", "select 0: 3", "+3"])
    #expect(ids == [3, 2, 1] && bench.shown == ["3", "2", "1"])
    expectEqual(bench.selectedPaths, [IndexPath(0)])
  }

  @Test func aDelegateMayComeLateBeExchangedAndGo() throws {
    let bench = Bench(.table, .unmeasured)
    let adapter = try #require(bench.tableAdapter)
    let delegate = try #require(bench.table?.delegate as? SimObject)
    let name: SimSelector = "tableView(_:didHighlightRowAt:)"
    #expect(delegate.forwardingTarget(for: name) == nil)
    bench.show(items)
    weak var gone: OwnDelegate?
    do {
      let own = OwnDelegate()
      gone = own
      adapter.delegate = own
      bench.sim.layout()
      expectEqual(bench.frame(1)?.height, 80)
      let silent = SilentTable()
      adapter.delegate = silent
      bench.sim.layout()
      #expect(bench.frame(1)?.height == 44 && bench.sim.canFocus(.init(2)))
      #expect(bench.sim.contextMenu(.init(2)) == nil)
      expectEqual(bench.sim.simulateCommit(.delete, .init(1)), false)
      own.heard = []
      bench.sim.scroll(to: 20)
      expectEqual(own.heard, [])
      adapter.delegate = own
    }
    #expect(gone == nil && adapter.delegate == nil, "it is not kept")
    #expect(delegate.forwardingTarget(for: name) != nil, "what was there is stood in for")
    adapter.delegate = nil
    #expect(delegate.forwardingTarget(for: name) != nil, "also after it was taken away")
    bench.sim.scroll(to: 20)
    bench.show(ScreenSnapshot(items: 3..<20))
    #expect(bench.sim.contextMenu(.init(1)) == nil)
  }

  @Test(arguments: views) func anAdapterIsNoAdaptersDelegate(_ kind: ListKind) {
    let (bench, other) = (Bench(kind), Bench(kind))
    for list in [bench, other] {
      bench.tableAdapter?.delegate = list.table?.delegate
      bench.collectionAdapter?.delegate = list.collection?.delegate
      #expect(bench.tableAdapter?.delegate == nil && bench.collectionAdapter?.delegate == nil)
    }
    bench.tableAdapter?.dataSource = bench.table?.dataSource
    bench.collectionAdapter?.dataSource = bench.collection?.dataSource
    bench.show(items)
    expectEqual(bench.shown.count, 5)
    expectEqual(bench.problems.map(\.kind), Array(repeating: .adapterBesideAdapter, count: 3))
    let sentence = "An adapter's delegate must be an object of the app (was an adapter)"
    expectEqual(bench.problems.first?.sentence, sentence)
  }
}
