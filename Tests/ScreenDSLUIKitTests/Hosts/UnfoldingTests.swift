@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct UnfoldingTests {
  private func screen(
    _ isExpanded: Bool, _ ids: [Int] = [2, 3], _ handler: Handler<Bool> = Handler { _ in },
    isInnerExpanded: Bool = true, hasDeck: Bool = true
  ) -> ScreenSnapshot {
    ScreenSnapshot("items") {
      Item(id: 1).disclosureRows(isExpanded: isExpanded, handler) {
        for id in ids { Item(id: id).onSelect {} }
        Item(id: 4).disclosureRows(isExpanded: isInnerExpanded, handler) { Item(id: 5) }
        if hasDeck { Container.deck("deck", Array(10..<40)) }
      }
      Item(id: 9).reorderable { _ in }
    }
  }

  @Test(arguments: hosts) func whatCellsKeepOutlivesTheFoldingOfRows(_ kind: HostKind) throws {
    let list = kind.list(height: 1_000).showing(screen(true))
    for (id, mark) in [(2, 7), (5, 8), (9, 9)] { list.setMark(mark, .item(id)) }
    try list.tap(.item(2))
    try list.scroll("deck", to: 100)
    let cell = list.cell(at: .item(1))
    list.show(screen(false))
    let log = try list.log(in: nil)
    #expect(log.count == 2 && !log.contains("reload"), "\(log)")
    #expect(list.cell(at: .item(1)) === cell)
    list.show(screen(true))
    #expect(list.mark(.item(2)) == 7 && list.updater.selectedPositions.map(\.row) == [1])
    expectEqual(try list.inner("deck").offset, 100)
    for isExpanded in [true, false] { list.show(screen(isExpanded, isInnerExpanded: false)) }
    list.show("items") { Item(id: 1).disclosureRows(isExpanded: false, Handler { _ in }) {} }
    list.show(screen(true))
    expectEqual(list.mark(.item(5)), 8, "two rows fold it away")
    expectEqual(list.mark(.item(9)), 0, "what is gone is not folded")
    // A row that goes while it is folded is another one when it comes back.
    for screen in [screen(false, [3]), screen(true, [3]), screen(true)] { list.show(screen) }
    #expect(try list.mark(.item(2)) != 7 && list.inner("deck").offset == 100)
    list.show(screen(true, isInnerExpanded: false, hasDeck: false))
    list.show(screen(true))
    expectEqual(try list.inner("deck").offset, 0, "a folded row before it does not fold it away")
    try list.scroll("deck", to: 100)
    for screen in [screen(false), ScreenSnapshot(items: [9]), screen(true)] { list.show(screen) }
    expectEqual(try list.inner("deck").offset, 0)
  }

  @Test(arguments: hosts) func foldedRowsMoveWithTheirDisclosureRow(_ kind: HostKind) throws {
    let list = kind.list(height: 1_000)
    func show(_ isExpanded: Bool, in section: String, id: Int = 1) {
      @SectionBuilder func rows() -> some SectionContent {
        let (item, old) = (Item(id: id), RowID(1, of: Item.self))
        let row = id == 1 ? Row(item) : Row(item.replaces(id: old))
        row.disclosureRows(isExpanded: isExpanded, Handler { _ in }) {
          for id in [2, 3] { Item(id: id).onSelect {} }
        }
      }
      list.show(["a", "b"].map { name in Section(name) { if section == name { rows() } } })
    }
    show(true, in: "a")
    list.setMark(7, .item(2))
    try list.tap(.item(3))
    for section in ["a", "b"] { show(false, in: section) }
    for isExpanded in [false, true] { show(isExpanded, in: "b", id: 4) }
    #expect(list.mark(.item(2)) == 7 && list.updater.selection == [.item(3, in: "b")])
  }

  @Test(arguments: hosts) func aTapRunsTheNewestHandler(_ kind: HostKind) throws {
    let (list, heard) = (kind.list(), Log())
    list.show(screen(false, [2], Handler { heard.add("old \($0)") }))
    list.show(screen(false, [2], Handler { heard.add("new \($0)") }))
    try list.tap(.item(1))
    #expect(heard.take() == ["new true"] && list.selectedRows == [])
    #expect(list.updater.setExpanded(true, at: RowPosition(section: 0, row: 0)))
    #expect(!list.updater.setExpanded(false, at: RowPosition(section: 0, row: 0)))
    #expect(!list.updater.setExpanded(true, at: RowPosition(section: 0, row: 1)))
    expectEqual(heard.take(), ["new true"])
    guard let bench = list as? Bench else { return }
    #expect(bench.sim.beginDrag(.init(1)))
    bench.apply(screen(true, [2], Handler { heard.add("waiting \($0)") }))
    #expect(!list.updater.setExpanded(true, at: RowPosition(section: 0, row: 0)))
    #expect(list.updater.setExpanded(nil, at: RowPosition(section: 0, row: 0)))
    expectEqual(heard.take(), ["waiting false"], "what waits for the drag is newer")
    bench.sim.cancelDrag()
    bench.settle()
  }

  /// A cell of an app's own is told of the outline, and no longer of it once it shows another row.
  @Test(arguments: [false, true]) func aTableCellHasIndentAndDisclosure(_ isMirrored: Bool) throws {
    let (bench, heard) = (Bench(.table, .with { $0.readsFromRight = isMirrored }), Log())
    var turns = 0
    UIView.onAnimation = { _ in turns += 1 }
    defer { UIView.onAnimation = nil }
    let handler = Handler<Bool> { heard.add("\($0)") }
    func screen(_ isExpanded: Bool) -> ScreenSnapshot {
      ScreenSnapshot("items") {
        Item(id: 1).onSelect {}.disclosureRows(isExpanded: isExpanded, handler) { Item(id: 2) }
      }
    }
    bench.show(screen(true))
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(bench.cell(row) as? UITableViewCell)
    }
    let sign = try #require(cell(0).accessoryView as? Disclosure)
    expectEqual(sign.transform, CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2))
    #expect(try cell(0).indentationLevel == 0 && cell(1).indentationLevel == 1)
    expectEqual(try cell(0).accessibilityCustomActions?.map(\.name), ["1"], "as the row is called")
    #expect(try cell(0).accessibilityExpandedStatus == .expanded && cell(1).accessoryView == nil)
    sign.sendActions(for: .primaryActionTriggered)
    bench.show(screen(false))
    #expect(try cell(0).accessoryView === sign && sign.transform == .identity)
    expectEqual(try cell(0).accessibilityExpandedStatus, .collapsed)
    sign.sendActions(for: .primaryActionTriggered)
    #expect(heard.take() == ["false", "true"] && turns == 1)
    let other = ScreenSnapshot("items") {
      Item(id: 0).disclosureRows(isExpanded: true, handler) {
        Item(id: 7).disclosureRows(isExpanded: true, handler) {}
      }
    }
    let place = other.sections[0].rows[1].disclosurePlace
    try RowVoice().follow(place, in: cell(0), isFirst: true, ListWords()) { heard.add("other") }
    sign.sendActions(for: .primaryActionTriggered)
    #expect(heard.take() == ["other"] && turns == 1, "the cell has another row by now")
    #expect(try cell(0).indentationLevel == 1 && cell(0).accessibilityCustomActions == nil)
    bench.show(ScreenSnapshot(Section("items") { Item(id: 1) }))
    #expect(try cell(0).accessoryView == nil && cell(0).accessibilityCustomActions == nil)
    #expect(
      try cell(0).accessibilityExpandedStatus == .unsupported && cell(0).indentationLevel == 0)
  }

  @Test(arguments: views, [true, false])
  func aCellKeepsItsOwnActionsValueAndIndentation(_ kind: ListKind, _ setsEachTime: Bool) throws {
    Disclosure.isStateSpoken = false
    defer { Disclosure.isStateSpoken = true }
    let fill: TestCell.Fill<Item> = { cell, item, _ in
      guard setsEachTime || cell.accessibilityHint == nil else { return }
      cell.accessibilityHint = "filled"
      cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Call") { _ in true }]
      cell.accessibilityValue = "new"
      (cell as? any DisclosureCell)?.indentationLevel = 3
      (cell as? any DisclosureCell)?.indentationWidth = 20
      (cell as? UITableViewCell)?.accessoryView = UISwitch()
    }
    let cells = TestCell.both(
      .class(UITableViewCell.self, showing: Item.self, configure: fill),
      .class(UICollectionViewListCell.self, showing: Item.self, configure: fill))
    let bench = Bench(kind, cells: [cells])
    bench.adapter.environment.words.collapse = "Replier"
    bench.adapter.environment.words.expand = "Déplier"
    bench.adapter.environment.words.expanded = "déplié"
    let (nothing, folds) = ({} as @MainActor @Sendable () -> Void, Log())
    let fold = Handler<Bool> { [folds] in folds.add("\($0)") }
    func show(_ isExpanded: Bool?, isSelectable: Bool = true, swipes: Bool = false) {
      let deletes = swipes ? [SwipeAction("Delete") {}] : []
      let item = Item(id: 1).onSelect(isSelectable ? nothing : nil).swipeActions(.trailing, deletes)
      let section = Section("items") {
        if let isExpanded {
          item.disclosureRows(isExpanded: isExpanded, fold) { Item(id: 2) }
        } else {
          item
        }
      }
      bench.show(ScreenSnapshot(section.layout(swipes ? .grid(columns: 2) : .list)))
    }
    func said() -> [String?] {
      let cell = bench.cell(0)
      return [cell?.accessibilityValue] + (cell?.accessibilityCustomActions ?? []).map(\.name)
    }
    func indentation() -> CGFloat? {
      (bench.cell(0) as? any DisclosureCell).map {
        CGFloat($0.indentationLevel) * $0.indentationWidth
      }
    }
    show(nil)
    #expect(said() == ["new", "Call"] && indentation() == 60)
    for _ in 0..<2 {
      show(true)
      expectEqual(said(), ["new, déplié", "Call", "Replier"])
      #expect(bench.cell(0)?.accessibilityCustomActions?.last.map { $0.actionHandler?($0) } == true)
    }
    show(false)
    expectEqual(said(), ["new", "Call", "Déplier"], "nobody says what 'folded' is called")
    show(true, isSelectable: false)
    expectEqual(said(), ["new, déplié", "Call"], "a tap unfolds")
    show(nil)
    #expect(said() == ["new", "Call"] && folds.take() == ["false", "false"])
    expectEqual(indentation(), 60, "as before it was a disclosure row")
    #expect(((bench.cell(0) as? UITableViewCell)?.accessoryView is UISwitch) == (kind == .table))
    guard kind == .collection else { return }
    for isExpanded in [nil, true] { show(isExpanded, swipes: true) }
    expectEqual(Set(said()), ["new, déplié", "Call", "Delete", "Replier"])
    show(nil, swipes: true)
    expectEqual(said(), ["new", "Call", "Delete"])
  }

  @Test(arguments: [true, false], [(true, false), (true, true), (false, false)])
  func theDisclosureTurnsWherePeopleSeeIt(_ isShown: Bool, _ motion: (Bool, isStill: Bool)) {
    let (animated, isStill) = motion
    let (window, sign) = (UIWindow(), Disclosure(frame: .zero))
    var turns = 0
    UIView.onAnimation = { _ in turns += 1 }
    UIAccessibility.isReduceMotionEnabled = isStill
    defer { (UIView.onAnimation, UIAccessibility.isReduceMotionEnabled) = (nil, false) }
    sign.semanticContentAttribute = .forceRightToLeft
    if isShown { window.addSubview(sign) }
    sign.show(false, isTapped: false, animated: true)
    sign.show(true, isTapped: false, animated: animated)
    expectEqual(turns, (isShown && animated && !isStill ? 1 : 0))
    expectEqual(sign.transform, CGAffineTransform(rotationAngle: -.pi / 2))
    #expect(!sign.isAccessibilityElement)
  }
}
