/// What is selected follows the rows, and the view shows it.
@MainActor @Suite(.timedOnMain) struct SelectionTests {
  private let log = Log()

  private func bench(_ kind: ListKind, _ mode: SelectionMode) -> Bench {
    let bench = Bench(kind) { $0.reloadThreshold = 3 }
    bench.adapter.selectionMode = mode
    return bench
  }

  private func screen(_ ids: [Int], locked: Set<Int> = []) -> Section {
    Section("items") { [log] in
      for id in ids {
        Item(id: id)
          .onSelect { log.lines.append("+\(id)") }
          .onDeselect { log.lines.append("-\(id)") }
          .selectable { !locked.contains(id) }
      }
    }
  }

  private func list(_ kind: HostKind, _ mode: SelectionMode) -> any ItemList {
    let list = kind.list { $0.reloadThreshold = 3 }
    list.selectionMode = mode
    return list
  }

  /// A view asks a new data source for everything, and forgets its selection then.
  @Test(arguments: ListKind.allCases)
  func itSurvivesADataSourceOfTheApp(_ kind: ListKind) {
    let bench = bench(kind, .single).showing(screen([1, 2, 3]))
    bench.adapter.selection = [RowPath(RowID(2, of: Item.self))]
    let own = bench.addDataSource()
    bench.settle()
    #expect(bench.selectedPaths == [IndexPath(1)])
    withExtendedLifetime(own) {}
  }

  @Test(arguments: HostKind.allCases)
  func oneRowFollowsMovesAndReloads(_ kind: HostKind) throws {
    let list = list(kind, .single)
    list.show(screen([1, 2, 3]))
    try list.tap(.item(1))
    try list.tap(.item(2))
    #expect(log.take() == ["+1", "-1", "+2"])
    #expect(list.selectedRows == [1])
    list.show(screen([3, 1, 2]))
    #expect(list.selectedRows == [2])
    list.reload(screen([2, 3, 1]))
    #expect(list.selectedRows == [0])
    // More changes than the threshold are a reload, which a view forgets its selection in.
    list.show(screen([2] + Array(10..<20)))
    #expect(list.selectedRows == [0])
    #expect(list.updater.selection == [.item(2)])
    list.show(screen(Array(10..<20)))
    list.show(screen([2] + Array(10..<20)))
    #expect(list.selectedRows == [] && list.updater.selection == [])
    #expect(log.take() == [])
  }

  @Test(arguments: HostKind.allCases)
  func severalRowsAndThoseThatAreSetByTheApp(_ kind: HostKind) throws {
    let list = list(kind, .multiple)
    list.show(screen([1, 2, 3], locked: [3]))
    for id in [1, 2, 3, 1] { try? list.tap(.item(id)) }
    #expect(log.take() == ["+1", "+2", "-1"])
    #expect(list.selectedRows == [1])
    list.updater.selection = [.item(1, in: "items")]
    #expect(list.selectedRows == [0])
    try list.tap(.item(2))
    #expect(log.take() == ["+2"])
    list.selectionMode = .single
    #expect(list.selectedRows == [0] && list.updater.selection == [.item(1)])
    list.selectionMode = .momentary
    #expect(list.selectedRows == [] && list.updater.selection == [])
    #expect(log.take() == [], "the app deselects, not the user")
    try list.tap(.item(2))
    #expect(log.take() == ["+2"])
    #expect(list.selectedRows == [] && list.updater.selection == [])
  }

  private final class SelectedCell: UITableViewCell, ConfigurableCell {
    var log: Log?
    func configure(with item: Item, context: CellContext<Item>) {}
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log?.add("\(selected) \(animated)")
    }
  }

  @Test func theAppsSelectionIsNotAnimated() {
    let bench = Bench(.table, cells: [.table(.class(SelectedCell.self))])
    bench.adapter.selectionMode = .single
    bench.show(screen([1, 2]))
    (bench.cell(1) as? SelectedCell)?.log = log
    bench.adapter.updater.selection = [RowPath(RowID(2, of: Item.self))]
    #expect(log.take() == ["true false"])
    bench.adapter.selectionMode = .momentary
    #expect(log.take() == ["false false"])
  }

  @Test(arguments: ListKind.allCases)
  func aRowIsDroppedOnlyWhereItMayBe(_ kind: ListKind) {
    let bench = Bench(kind)
    let log = log
    bench.show(
      Section("items") {
        for id in 0..<4 {
          Item(id: id).reorderable(canMove: { $0.index < 2 }) { [log] in
            log.lines.append("\($0.oldIndex)>\($0.index)")
          }
        }
      })
    bench.sim.reorder(.init(0), to: .init(3))
    bench.settle()
    #expect(log.take() == [] && bench.shown == ["0", "1", "2", "3"])
    bench.sim.reorder(.init(0), to: .init(1))
    #expect(log.take() == ["0>1"])
  }

  @Test func swipeActionsHavePicturesColorsAndNoFullSwipe() throws {
    let bench = Bench(.table).showing(
      Section("items") {
        Item(id: 1).swipeActions(
          SwipeAction("Flag", image: "flag.fill", color: .orange, allowsFullSwipe: false) {},
          SwipeAction("Share", image: "Own Picture") {})
        Item(id: 2).swipeActions(SwipeAction("Delete", style: .destructive) {})
      })
    let first = try #require(bench.sim.swipe(.init(0), edge: .trailing))
    #expect(first.actions.map { $0.image?.name } == ["flag.fill", "Own Picture"])
    #expect(first.actions.map(\.backgroundColor) == [.systemOrange, nil])
    #expect(!first.performsFirstActionWithFullSwipe)
    let second = try #require(bench.sim.swipe(.init(1), edge: .trailing))
    #expect(second.performsFirstActionWithFullSwipe)
  }

  @Test(arguments: ListKind.allCases)
  func aRowThatAnotherOneReplacesIsNotMarked(_ kind: ListKind) {
    let bench = bench(kind, .single).showing(screen([1, 2]))
    #expect(bench.tap(0))
    bench.adapter.updater.select(at: RowPosition(section: 0, row: 1))
    #expect(!bench.selectedRows.contains(0) && log.take() == ["+1", "-1", "+2"])
  }

  @Test(arguments: ListKind.allCases)
  func theCellOfARowIsFoundAlsoInsideAContainer(_ kind: ListKind) {
    let bench = Bench(kind).showing(
      Section("items") {
        Container("deck", Deck()) { Item(id: 7) }
        Remark(text: "view").id("remark")
        for id in 0..<20 { Item(id: id) }
      })
    let adapter = bench.adapter
    let deck: RowPath = "deck"
    #expect(adapter.cell(at: deck.item(7), as: CollectionItemCell.self)?.shownText == "7")
    #expect(adapter.cell(at: "remark", as: RemarkView.self)?.shownText == "view")
    #expect(adapter.cell(at: .item(0), as: UIView.self) === bench.cell(2))
    #expect(adapter.cell(at: .item(19), as: UIView.self) == nil, "it does not show")
  }
}
