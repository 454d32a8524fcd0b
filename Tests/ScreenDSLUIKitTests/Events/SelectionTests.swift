/// What is selected follows the rows, and the view shows it.
@MainActor @Suite(.timedOnMain) struct SelectionTests {
  private let log = Log()

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

  @Test(arguments: HostKind.allCases)
  func oneRowFollowsMovesAndReloads(_ kind: HostKind) throws {
    let list = list(kind, .single)
    list.show(screen([1, 2, 3]))
    try list.tap(.item(1))
    try list.tap(.item(2))
    #expect(log.take() == ["+1", "-1", "+2"])
    #expect(list.selectedRows == [1])
    list.updater.select(at: RowPosition(section: 0, row: 2))
    #expect(log.take() == ["-2", "+3"] && !list.selectedRows.contains(1))
    try list.tap(.item(2))
    _ = log.take()
    // A view asks a new data source for everything, and forgets its selection then.
    let own = (list as? Bench)?.addDataSource()
    (list as? Bench)?.settle()
    #expect(list.selectedRows == [1])
    defer { withExtendedLifetime(own) {} }
    list.show(screen([3, 1, 2]))
    #expect(list.selectedRows == [2])
    for variant in [CellVariant.bold, nil] {
      list.choose(variant)
      list.setWindow(true)
      #expect(list.selectedRows == [2], "another cell shows it")
    }
    list.reload(screen([2, 3, 1]))
    #expect(list.selectedRows == [0])
    // More changes than the threshold are a reload, which a view forgets its selection in.
    list.show(screen([2] + Array(10..<20)))
    #expect(list.selectedRows == [0])
    #expect(list.updater.selection.withoutSections == [.item(2)])
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
    #expect(list.selectedRows == [0] && list.updater.selection.withoutSections == [.item(1)])
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
    bench.adapter.updater.selection = [.item(2)]
    #expect(log.take() == ["true false"])
    bench.adapter.selectionMode = .momentary
    #expect(log.take() == ["false false"])
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

  @Test(arguments: HostKind.allCases, [SelectionMode.single, .multiple])
  func aRowMayRefuseToBeDeselected(_ kind: HostKind, _ mode: SelectionMode) throws {
    let list = list(kind, mode)
    func show(_ isLocked: Bool) {
      list.show(
        Section("items") { [log] in
          for id in 1...2 {
            Item(id: id).onSelect { log.add("+\(id)") }
              .onDeselect(if: { !isLocked || id > 1 }) { log.add("-\(id)") }
          }
        })
    }
    func tap(_ id: Int) { try? list.tap(.item(id)) }
    show(true)
    tap(1)
    tap(mode == .single ? 2 : 1)
    #expect(log.take() == ["+1"] && list.selectedRows == [0])
    list.updater.selection = [.item(2)]
    #expect(list.selectedRows == [1], "the app may")
    list.updater.selection = [.item(1)]
    show(false)
    tap(mode == .single ? 2 : 1)
    #expect(log.take() == (mode == .single ? ["-1", "+2"] : ["-1"]), "the newest condition")
  }

  @Test(arguments: ListKind.allCases)
  func aRowMayLookTheSameUnderAFinger(_ kind: ListKind) {
    let bench = Bench(kind)
    var forms: [Bool] = []
    for highlights in [true, false, false, true] {
      bench.show(
        Section("items") {
          Item(id: 1).onSelect { [log] in log.add("+") }.selectable(highlights: highlights)
        })
      #expect(bench.tap(0))
      forms.append(
        (bench.cell(0) as? UICollectionViewCell)?.automaticallyUpdatesBackgroundConfiguration
          ?? ((bench.cell(0) as? UITableViewCell)?.selectionStyle == .default))
    }
    #expect(forms == [true, false, false, true] && log.take().count == 4)
    bench.show(ScreenSnapshot(items: [1]))
    #expect(
      (bench.cell(0) as? UITableViewCell)?.selectionStyle != UITableViewCell.SelectionStyle.none)
  }

  @Test(arguments: ListKind.allCases)
  func theFocusReachesRowsAndMaySelectThem(_ kind: ListKind) {
    let bench = Bench(kind)
    let own = bench.addDelegate(isDataSource: false)
    bench.adapter.selectionMode = .single
    func show(_ follows: Bool) {
      let section = Section("items") { [log] in
        for id in 0..<4 {
          let row = Item(id: id).onSelect { log.add("+\(id)") }
          if id.isMultiple(of: 2) { row.focusable(id == 0) } else { row }
        }
      }
      bench.show(
        follows ? ScreenSnapshot(section.selectionFollowsFocus()) : ScreenSnapshot(section))
    }
    func focus() -> [Bool] { (0..<4).map { bench.sim.focus(.init($0)) } }
    show(false)
    #expect(focus() == [true, true, false, false], "what the row says, or else the app")
    #expect(log.take() == [] && !bench.view.selectionFollowsFocus)
    bench.setDelegate(nil)
    show(true)
    #expect(focus() == [true, true, false, true])
    #expect(log.take() == ["+0", "+1", "+3"] && bench.selectedPaths == [.init(3)])
    bench.view.allowsFocus = false
    #expect(focus() == [true, false, false, false])
    show(false)
    #expect(!bench.view.selectionFollowsFocus)
    bench.view.selectionFollowsFocus = true
    show(true)
    show(false)
    #expect(bench.view.selectionFollowsFocus, "it was so before")
    withExtendedLifetime(own) {}
  }
}
