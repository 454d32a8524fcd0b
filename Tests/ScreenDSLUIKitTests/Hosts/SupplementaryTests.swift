@MainActor @Suite(.timedOnMain) struct SupplementaryTests {
  private func screen(
    _ header: (any CellModel)?, _ footer: (any CellModel)? = nil, _ ids: [Int] = [1, 2]
  ) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("a", header: header, footer: footer) { for id in ids { Item(id: id).onSelect {} } },
      Section("b", items: [9]),
    ])
  }

  @Test(arguments: hosts, [false, true])
  func headersAndFootersComeChangeAndGo(_ kind: HostKind, _ layoutHasThem: Bool) throws {
    let list = kind.list()
    (list as? Bench)?.collectionAdapter?.configureList = { list, _ in
      if layoutHasThem { (list.headerMode, list.footerMode) = (.supplementary, .supplementary) }
    }
    func texts() -> [String?] {
      [SupplementaryKind.header, .footer].map { list.view($0, of: "a")?.shownText }
    }
    list.show(screen(nil))
    list.setMark(5, .item(1))
    try list.tap(.item(2))
    let (cell, other) = (list.cell(at: .item(1)), list.cell(at: .item(9)))
    list.show(screen(Title(text: "old"), Remark(text: "end")))
    #expect(texts() == ["old", "end"] && list.shown == ["1", "2", "9"])
    let (header, footer) = (list.view(.header, of: "a"), list.view(.footer, of: "a"))
    let row = list.cell(at: .item(1))
    list.show(screen(Title(text: "new"), Remark(text: "new end")))
    #expect(texts() == ["new", "new end"] && list.cell(at: .item(1)) === row)
    #expect(list.view(.header, of: "a") === header && list.view(.footer, of: "a") === footer)
    list.show(screen(Remark(text: "note"), Remark(text: "new end")))
    #expect(texts() == ["note", "new end"] && list.view(.header, of: "a") !== header)
    list.show(screen(nil))
    #expect(texts() == [nil, nil] && list.shown == ["1", "2", "9"])
    #expect(list.cell(at: .item(9)) === other)
    // A table builds the section anew.
    expectEqual((list.cell(at: .item(1)) === cell), (kind != .table))
    #expect(list.mark(.item(1)) == 5 && list.selectedRows == [1])
    for text in ["empty", "still"] {
      list.show(screen(Title(text: text), nil, []))
      #expect(texts() == [text, nil] && list.shown == ["9"])
    }
  }

  @Test(arguments: views) func headersAndFootersAreAsHighAsTheirContentWants(_ kind: ListKind) {
    let lines = TestCell.view(
      showing: Badge.self, { WishingView(frame: .zero) },
      configure: { view, badge, _ in view.height = 20 * CGFloat(badge.text.count) })
    let bench = Bench(kind, .with { $0.measuresRows = true }, cells: TestCell.plain + [lines])
    bench.table?.sectionHeaderTopPadding = 0
    bench.show(screen(Badge(text: "abc"), Badge(text: "a")))
    func heights() -> [CGFloat?] { [bench.header(0)?.frame.height, bench.footer(0)?.frame.height] }
    func starts() -> [CGFloat?] { [bench.cell(0)?.frame.minY, bench.cell(0, 1)?.frame.minY] }
    #expect(heights() == [60, 20] && starts() == [60, 168])
    bench.show(screen(Badge(text: "a"), Badge(text: "ab")))
    #expect(heights() == [20, 40] && starts() == [20, 148])
  }

  @Test func eachKindOfACollectionIsFilledWhereItIs() {
    let bench = Bench(.collection)
    func section(_ badge: String) -> Section {
      Section("a") { Item(id: 1) }.supplementary("badge", Title(text: badge))
    }
    bench.show(section("old"))
    let badge = bench.supplementary("badge", 0)
    bench.show(section("new"))
    #expect(bench.supplementary("badge", 0) === badge && badge?.shownText == "new")
    bench.show(section("new").supplementary("ribbon", Remark(text: "r")))
    expectEqual(bench.supplementary("ribbon", 0)?.shownText, "r")
    let own = bench.addDelegate(isDataSource: true)
    let whole = bench.collection.flatMap {
      $0.dataSource?.collectionView(
        $0, viewForSupplementaryElementOfKind: "badge", at: IndexPath(index: 0))
    }
    #expect(whole === own.ofWholeLayout, "it belongs to no section")
  }

  @Test func aTableWithoutHeaderLeavesNoRoom() {
    let bench = Bench(.table)
    bench.table?.sectionHeaderHeight = 50
    bench.show(screen(nil))
    func height(_ bench: Bench) -> CGFloat? {
      bench.table.flatMap { $0.delegate?.tableView($0, heightForHeaderInSection: 0) }
    }
    #expect(bench.frame(0)?.minY == 0 && height(bench) == 0, "a plain table has no room for it")
    expectEqual(height(Bench(.table, style: .grouped)), UITableView.automaticDimension)
    bench.show(screen(Title(text: "new")))
    #expect(abs((bench.frame(0)?.minY ?? 0) - 72) < 0.001)
  }

  @Test func aTextLooksAsInTheListAroundIt() {
    func style(_ view: UIView?) -> String? {
      let content = view?.first(UIListContentView.self)?.configuration
      return (content as? UIListContentConfiguration)?.style
    }
    let text = SupplementaryText("Elements")
    for (bench, hint, expected) in [
      (Bench(.table), LayoutHint.list, "plain"), (Bench(.table, style: .grouped), .list, "grouped"),
      (Bench(.collection), .list, "plain"), (Bench(.collection), .grid(columns: 2), "grouped"),
      (Bench(.collection), .list.appearance(.grouped), "grouped"),
    ] {
      bench.show(Section("a", header: text, footer: text) { Item(id: 1) }.layout(hint))
      let styles = [style(bench.header(0)), style(bench.footer(0))]
      expectEqual(styles, ["\(expected)Header", "\(expected)Footer"])
    }
  }

  @Test(arguments: views) func aTextAboveOrBelowASectionNeedsNoRegistration(_ kind: ListKind) {
    let bench = Bench(kind)
    let screen = screen(SupplementaryText("Elements"), SupplementaryText("End"))
    bench.show(screen)
    expectEqual(bench.header(0)?.first(UILabel.self)?.text, "Elements")
    expectEqual(bench.footer(0)?.first(UILabel.self)?.text, "End")
    bench.show(self.screen(SupplementaryText("New")))
    expectEqual(bench.header(0)?.first(UILabel.self)?.text, "New")
    #expect(bench.problems == [] && CellRegistry<TableList>.plain.audit(screen).isComplete)
    #expect(TableList.standardCells[0] === TableList.standardCells[0], "the same in each registry")
    let own = TestCell.header(showing: SupplementaryText.self) { view, header, _ in
      view.accessibilityLabel = "own \(header.text)"
    }
    bench.setCells(TestCell.plain + [own])
    expectEqual(bench.header(0)?.shownText, "own New")
  }
}
