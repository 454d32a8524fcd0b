@MainActor @Suite(.timedOnMain) struct SelectionTests {
  private let log = Log()

  private func screen(
    _ ids: [Int], in section: SectionID = "items", locked: Set<Int> = [],
    onDeselect: @escaping @MainActor @Sendable () -> Void = {}
  ) -> Section {
    Section(section) { [log] in
      for id in ids {
        Item(id: id).onSelect { log.add("+\(id)") }.selectable { !locked.contains(id) }
          .onDeselect {
            log.add("-\(id)")
            onDeselect()
          }
      }
    }
  }

  private func list(_ kind: HostKind, _ mode: SelectionMode) -> any ItemList {
    let list = kind.list { $0.reloadThreshold = 3 }
    list.setSelectionMode(mode)
    return list
  }

  @Test(arguments: hosts) func oneRowFollowsMovesAndReloads(_ kind: HostKind) throws {
    let list = list(kind, .single)
    list.show(screen([1, 2, 3]))
    try list.tap(.item(1))
    try list.tap(.item(2))
    #expect(log.take() == ["+1", "-1", "+2"] && list.selectedRows == [1])
    list.updater.select(at: RowPosition(section: 0, row: 2))
    #expect(log.take() == ["-2", "+3"] && !list.selectedRows.contains(1))
    try list.tap(.item(2))
    _ = log.take()
    let (bench, own) = (list as? Bench, (list as? Bench)?.addDelegate(isDataSource: true))
    bench?.setDelegate(nil)
    bench?.settle()
    expectEqual(list.selectedRows, [1])
    defer { withExtendedLifetime(own) {} }
    list.show(screen([3, 1, 2]))
    expectEqual(list.selectedRows, [2])
    for variant in [CellVariant.bold, nil] {
      (list as? Bench)?.choose(variant)
      list.setWindow(true)
      expectEqual(list.selectedRows, [2], "another cell shows it")
    }
    list.reload(screen([2, 3, 1]))
    expectEqual(list.selectedRows, [0])
    (list as? Bench)?.sim.setWindow(false)
    list.updater.apply(ScreenSnapshot(screen([1, 2, 3])))
    (list as? Bench)?.sim.setWindow(true)
    list.show(screen([1, 2, 3]))
    expectEqual(list.selectedRows, [1], "the view was not laid out between the two")
    // More changes than the threshold are a reload, which a view forgets its selection in.
    list.updater.apply(ScreenSnapshot(screen([10, 2] + Array(11..<20))))
    #expect(list.selectedRows == [1] && list.updater.selection.withoutSections == [.item(2)])
    // A row that is out of the list is selected still: nobody has told the model otherwise.
    list.show(screen(Array(10..<20)))
    #expect(list.selectedRows == [] && list.updater.selection.withoutSections == [.item(2)])
    list.show(screen([2] + Array(10..<20)))
    #expect(list.selectedRows == [0] && log.take() == [])
    list.show(screen([1, 11]))
    try list.tap(.item(11))
    expectEqual(log.take(), ["-2", "+11"], "only one is selected")
    list.show(screen([1, 2, 11]))
    expectEqual(list.selectedRows, [2])
  }

  @Test(arguments: hosts, [[3, 2, 1], [1, 2]])
  func aTappedRowIsSelectedIfADeselectionLeavesIt(_ kind: HostKind, _ left: [Int]) throws {
    let (list, isLeft) = (list(kind, .single), left.contains(3))
    let rows = screen([1, 2, 3]) { list.updater.apply(ScreenSnapshot(screen(left))) }
    list.show(rows)
    for id in [1, 3] { try list.tap(.item(id)) }
    (list as? Bench)?.settle()
    expectEqual(log.take(), ["+1", "-1"] + (isLeft ? ["+3"] : []))
    #expect(list.selectedRows == (isLeft ? [0] : []) && list.shown == left.map { "\($0)" })
    list.show(rows)
    expectEqual(list.updater.selection.withoutSections, (isLeft ? [RowPath.item(3)] : []))
    expectEqual(list.selectedRows, (isLeft ? [2] : []))
    list.show(screen([1, 2, 3]) { list.updater.selection = [.item(2)] })
    list.updater.selection = [.item(1)]
    list.updater.select(at: RowPosition(section: 0, row: 2))
    expectEqual(list.selectedRows, [2], "the app selects another one meanwhile")
  }

  @Test(arguments: hosts) func rowsInsideContainersDoNotStaySelected(_ kind: HostKind) throws {
    let list = list(kind, .single)
    list.show("items") { [log] in
      Container("deck", Deck()) {
        for id in [1, 2] { Item(id: id).onSelect { log.add("+\(id)") }.onDeselect { log.add("-") } }
      }.layout(.carousel.itemSize(width: 100))
    }
    for id in [1, 2] { try list.tap(RowPath("deck", section: "items").item(id)) }
    expectEqual(log.take(), ["+1", "+2"])
  }

  @Test(arguments: hosts) func whatASearchHidesStaysSelected(_ kind: HostKind) throws {
    let list = list(kind, .multiple)
    list.show(screen(Array(0..<5)))
    try list.tap(.item(3))
    list.show(screen([4]))
    try list.tap(.item(4))
    expectEqual(list.updater.selection.withoutSections, [.item(4), .item(3)], "shown ones first")
    list.updater.selection += [.item(77)]
    list.show(screen(Array(0..<5)))
    #expect(list.selectedRows == [3, 4] && log.take() == ["+3", "+4"])
    list.show(screen([4]))
    list.updater.selection = []
    list.show(screen(Array(0..<5)))
    #expect(list.selectedRows == [] && log.take() == [], "the app deselects it")
    for id in [0, 2] { try list.tap(.item(id)) }
    list.show(screen([0, 2]), screen([2], in: "all"))
    list.show(screen([2], in: "all"))
    list.show(screen([0, 1, 2], in: "found"))
    expectEqual(list.selectedRows, [0], "a search shows its results in a section of their own")
    list.show(ScreenSnapshot(screen([2]).listID("other")))
    expectEqual(log.take(), ["+0", "+2", "-0", "-2"], "also what does not show")
  }

  @Test(arguments: hosts) func onlyRowsThatSaySoAreSelectedInAnEditedList(_ kind: HostKind) {
    let (list, log) = (kind.list(height: 1_000), log)
    list.setSelectionMode(.momentary)
    func show(_ isEditing: Bool, allows: Bool = true, hides: Bool = false) {
      let fold = Handler<Bool> { _ in log.add("6") }
      list.show(
        Section("items") {
          Item(id: 0).onSelect { log.add("0") }
          Item(id: 1).onSelect { log.add("1") }.selectable(allows)
          Item(id: 2).onSelect { log.add("2") }.selectable { allows }
          if !hides { Item(id: 3).onSelect { log.add("+3") }.onDeselect { log.add("-3") } }
          Item(id: 4).selectable(allows)
          Item(id: 5)
          Item(id: 6).selectable(false).disclosureRows(isExpanded: false, fold) {}
        }.editing(isEditing, selectsRows: true))
    }
    func tap() -> [Int] {
      for id in 0..<7 { try? list.tap(.item(id)) }
      return list.selectedRows
    }
    show(false)
    #expect(tap() == [] && log.take() == ["0", "1", "2", "+3", "6"])
    show(true)
    #expect(tap() == [1, 2, 3, 4] && log.take() == ["+3", "6"], "a tap has another action")
    if let bench = list as? Bench {
      let marks = (0..<7).map { row in
        bench.table.map {
          $0.dataSource?.tableView($0, canEditRowAt: .init(row)) == true
            && bench.sim.isIndentedWhileEditing(.init(row))
        } ?? bench.sim.accessories(.init(row)).contains(.multiselect)
      }
      expectEqual(marks, [false, true, true, true, true, false, false])
    }
    show(true, hides: true)
    show(false)
    #expect(list.selectedRows == [] && log.take() == ["-3"], "also what did not show")
    show(true, allows: false)
    #expect(tap() == [3] && log.take() == ["+3", "6"])
    if let bench = list as? Bench, bench.table == nil {
      expectEqual((0..<7).filter { bench.sim.accessories(.init($0)).contains(.multiselect) }, [3])
    }
  }

  @Test(arguments: hosts) func noTapDeselectsARowOfAnEditedList(_ kind: HostKind) throws {
    let list = list(kind, .multiple)
    list.show(screen([1, 2]))
    for id in 1...2 { try list.tap(.item(id)) }
    list.show(ScreenSnapshot(screen([1, 2]).editing(true)))
    (list as? Bench)?.view.allowsSelectionDuringEditing = true
    try? list.tap(.item(1))
    #expect(log.take() == ["+1", "+2"] && list.selectedRows == [0, 1])
  }

  @Test(arguments: hosts) func severalRowsAndThoseThatAreSetByTheApp(_ kind: HostKind) throws {
    let list = list(kind, .multiple)
    list.show(screen([1, 2, 3], locked: [3]))
    for id in [1, 2, 3, 1] { try? list.tap(.item(id)) }
    #expect(log.take() == ["+1", "+2", "-1"] && list.selectedRows == [1])
    list.updater.selection = [.item(1, in: "items")]
    expectEqual(list.selectedRows, [0])
    try list.tap(.item(2))
    expectEqual(log.take(), ["+2"])
    list.setSelectionMode(.single)
    #expect(list.selectedRows == [0] && list.updater.selection.withoutSections == [.item(1)])
    list.setSelectionMode(.momentary)
    #expect(list.selectedRows == [] && list.updater.selection == [] && log.take() == [])
    try list.tap(.item(2))
    #expect(log.take() == ["+2"] && list.selectedRows == [] && list.updater.selection == [])
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
    expectEqual(log.take(), ["true false"])
    bench.adapter.selectionMode = .momentary
    expectEqual(log.take(), ["false false"])
  }

  @Test(arguments: hosts, [SelectionMode.single, .multiple])
  func aRowMayRefuseToBeDeselected(_ kind: HostKind, _ mode: SelectionMode) throws {
    let list = list(kind, mode)
    func show(_ isLocked: Bool) {
      list.show("items") { [log] in
        for id in 1...2 {
          Item(id: id).onSelect { log.add("+\(id)") }
            .onDeselect(if: { !isLocked || id > 1 }) { log.add("-\(id)") }
        }
      }
    }
    func tap(_ id: Int) { try? list.tap(.item(id)) }
    show(true)
    tap(1)
    tap(mode == .single ? 2 : 1)
    #expect(log.take() == ["+1"] && list.selectedRows == [0])
    list.updater.selection = [.item(2)]
    expectEqual(list.selectedRows, [1], "the app may")
    list.updater.selection = [.item(1)]
    show(false)
    tap(mode == .single ? 2 : 1)
    expectEqual(log.take(), (mode == .single ? ["-1", "+2"] : ["-1"]), "the newest condition")
  }

  @Test(arguments: hosts, [true, false])
  func aTapThatUnfoldsDeselectsNoRow(_ kind: HostKind, _ isLocked: Bool) {
    let (list, fold) = (list(kind, .single), Handler<Bool> { [log] in log.add("fold \($0)") })
    list.show("items") { [log] in
      Item(id: 1).onSelect {}.onDeselect(if: { !isLocked }) { log.add("-1") }
      Item(id: 2).disclosureRows(isExpanded: false, fold) { Item(id: 3) }
    }
    for id in 1...2 { try? list.tap(.item(id)) }
    #expect(log.take() == ["fold true"] && list.selectedRows == [0])
  }

  @Test(arguments: views) func aSelectedRowMayBeTouchedToDeselectIt(_ kind: ListKind) {
    let bench = Bench(kind)
    bench.adapter.selectionMode = .multiple
    bench.show("items") {
      for id in 0..<2 { Item(id: id).onSelect {}.selectable { bench.adapter.selection.isEmpty } }
    }
    #expect(bench.tap(0) && !bench.tap(1))
    func mayTouch(_ path: IndexPath) -> Bool? {
      bench.table.flatMap { $0.delegate?.tableView($0, shouldHighlightRowAt: path) }
        ?? bench.collection.flatMap { $0.delegate?.collectionView($0, shouldHighlightItemAt: path) }
    }
    expectEqual([IndexPath(0), IndexPath(1)].map(mayTouch), [true, false])
    bench.show(ScreenSnapshot(items: 0..<9))
    expectEqual([0, 1].map { mayTouch(.init($0)) }, [true, false], "without an action, too")
    bench.sim.scroll(to: 100)
    #expect(bench.turns.isEmpty, "a row that appears is no reason to select rows again")
  }

  @Test(arguments: views) func aRowMayLookTheSameUnderAFinger(_ kind: ListKind) {
    let bench = Bench(kind)
    let forms = [true, false, false, true].map { highlights -> Bool in
      bench.show("items") {
        Item(id: 1).onSelect { [log] in log.add("+") }.selectable(highlights: highlights)
      }
      #expect(bench.tap(0))
      return (bench.cell(0) as? UICollectionViewCell)?.automaticallyUpdatesBackgroundConfiguration
        ?? ((bench.cell(0) as? UITableViewCell)?.selectionStyle == .default)
    }
    #expect(forms == [true, false, false, true] && log.take().count == 4)
    bench.show(ScreenSnapshot(items: [1]))
    #expect((bench.cell(0) as? UITableViewCell).map { $0.selectionStyle == .none } != true)
  }

  @Test(arguments: views) func theFocusReachesRowsAndMaySelectThem(_ kind: ListKind) {
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
      bench.show(follows ? ScreenSnapshot(section.selectionFollowsFocus()) : .init(section))
    }
    func focus() -> [Bool] { (0..<4).map { bench.sim.focus(.init($0)) } }
    show(false)
    expectEqual(focus(), [true, true, false, false], "what the row says, or else the app")
    #expect(log.take() == [] && !bench.view.selectionFollowsFocus)
    bench.setDelegate(nil)
    show(true)
    expectEqual(focus(), [true, true, false, true])
    #expect(log.take() == ["+0", "+1", "+3"] && bench.selectedPaths == [.init(3)])
    bench.view.allowsFocus = false
    expectEqual(focus(), [true, false, false, false])
    show(false)
    #expect(!bench.view.selectionFollowsFocus)
    bench.view.selectionFollowsFocus = true
    for follows in [true, false] { show(follows) }
    #expect(bench.view.selectionFollowsFocus, "it was so before")
    withExtendedLifetime(own) {}
  }
}
