/// Headers and footers that change.
@MainActor @Suite(.timedOnMain) struct SupplementaryTests {
  private func screen(
    _ header: (any CellModel)?, _ footer: (any CellModel)? = nil, _ ids: [Int] = [1, 2]
  ) -> ScreenSnapshot {
    ScreenSnapshot([
      Section("a", header: header, footer: footer) { for id in ids { Item(id: id).onSelect {} } },
      Section("b", items: [9]),
    ])
  }

  @Test(arguments: HostKind.allCases)
  func headersAndFootersComeChangeAndGo(_ kind: HostKind) throws {
    let list = kind.list()
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
    #expect((list.cell(at: .item(1)) === cell) == (kind != .table))
    #expect(list.mark(.item(1)) == 5 && list.selectedRows == [1])
    for text in ["empty", "still"] {
      list.show(screen(Title(text: text), nil, []))
      #expect(texts() == [text, nil] && list.shown == ["9"])
    }
  }

  @Test(arguments: HostKind.allCases)
  func headersFollowSectionsThatMove(_ kind: HostKind) {
    let list = kind.list()
    func screen(_ names: [String], _ suffix: String) -> ScreenSnapshot {
      ScreenSnapshot(
        names.map { name in
          Section(name, header: Title(text: name + suffix)) { Item(id: name.count) }
        })
    }
    list.show(screen(["a", "bb", "ccc"], ""))
    let headers = ["ccc", "a"].map { list.view(.header, of: SectionID($0)) }
    list.show(screen(["ccc", "a"], "!"))
    let now = ["ccc", "a"].map { list.view(.header, of: SectionID($0)) }
    #expect(now.map { $0?.shownText } == ["ccc!", "a!"])
    #expect(now[0] === headers[0] && now[1] === headers[1])
  }

  @Test func aHeaderThatShowsSomethingElseIsMeasuredAnew() {
    let table = Bench(.table)
    let own = table.addDelegate()
    table.show(screen(Title(text: "short")))
    own.headerHeight = 60
    table.show(screen(Title(text: "long enough for two lines")))
    #expect(table.table?.rectForRow(at: .init(0)).minY == 60)
  }

  /// A header of so many lines of 20 points.
  private final class LinesView: UIView {
    var text = "" { didSet { accessibilityLabel = text } }

    override var intrinsicContentSize: CGSize {
      CGSize(width: -1, height: 20 * CGFloat(text.split(separator: "/").count))
    }
  }

  @Test(arguments: ListKind.allCases)
  func headersAndFootersThatShowSomethingElseAreAsHighAsThatWantsToBe(_ kind: ListKind) throws {
    var sim = SimOptions(level: .discipline)
    sim.behavior.measuresRows = true
    let lines = TestCell.view(showing: Badge.self) {
      LinesView(frame: .zero)
    } configure: { view, badge, _ in
      view.text = badge.text
    }
    let bench = Bench(kind, sim, cells: TestCell.plain + [lines])
    bench.show(screen(Badge(text: "a/b/c"), Badge(text: "a")))
    func heights() -> [CGFloat?] { [bench.header(0)?.frame.height, bench.footer(0)?.frame.height] }
    func starts() -> [CGFloat?] { [bench.cell(0)?.frame.minY, bench.cell(0, 1)?.frame.minY] }
    #expect(heights() == [60, 20] && starts() == [60, 168])
    bench.show(screen(Badge(text: "a"), Badge(text: "a/b")))
    #expect(heights() == [20, 40] && starts() == [20, 148])
  }

  @Test func aCollectionsHeaderIsMeasuredByItself() throws {
    let bench = Bench(.collection)
    let adapter = try #require(bench.collectionAdapter)
    let layout = CountingLayout(adapter.layout())
    bench.collection?.collectionViewLayout = layout
    bench.show(screen(Title(text: "short")))
    bench.show(screen(Title(text: "long")))
    #expect(
      layout.contexts.map(\.invalidatedSupplementaryIndexPaths) == [
        [UICollectionView.elementKindSectionHeader: [IndexPath(0)]]
      ])
  }

  /// How often each view was filled, the newest last.
  @MainActor private final class Fills {
    var counts: [Int] = []

    var cell: TestCell {
      .view(showing: Badge.self) {
        self.counts.append(0)
        let view = UIView(frame: .zero)
        view.tag = self.counts.count - 1
        return view
      } configure: { view, badge, _ in
        view.accessibilityLabel = badge.text
        self.counts[view.tag] += 1
      }
    }
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderThatComesOrTakesAnothersPlaceIsFilledOnce(_ kind: ListKind) {
    let fills = Fills()
    let bench = Bench(kind, cells: TestCell.plain + [fills.cell])
    bench.show(screen(Title(text: "title"), Badge(text: "end")))
    #expect(fills.counts == [1])
    bench.show(screen(Badge(text: "top"), Badge(text: "end")))
    #expect(bench.header(0)?.shownText == "top" && bench.footer(0)?.shownText == "end")
    // A table builds its section anew, with the footer.
    #expect(fills.counts.allSatisfy { $0 == 1 } && fills.counts.count == (kind == .table ? 3 : 2))
  }

  @Test(arguments: ListKind.allCases)
  func aHeaderOffScreenIsNewWhenItComesIntoSight(_ kind: ListKind) {
    let bench = Bench(kind)
    for text in ["old", "new"] {
      bench.show(Section("a", items: 0..<20), Section("b", header: Title(text: text), items: [99]))
    }
    bench.sim.scroll(to: 2_000)
    #expect(bench.header(1)?.shownText == "new")
  }

  @Test func eachKindOfACollectionIsFilledWhereItIs() {
    let bench = Bench(.collection)
    func screen(_ text: String, _ hasRibbon: Bool = false) -> ScreenSnapshot {
      let section = Section("a") { Item(id: 1) }.supplementary("badge", Title(text: text))
      return ScreenSnapshot(
        hasRibbon ? section.supplementary("ribbon", Remark(text: "r")) : section)
    }
    bench.show(screen("old"))
    let badge = bench.supplementary("badge", 0)
    bench.show(screen("new"))
    #expect(bench.supplementary("badge", 0) === badge && badge?.shownText == "new")
    bench.show(screen("new", true))
    #expect(bench.supplementary("ribbon", 0)?.shownText == "r")
  }

  @Test func aTableWithoutHeaderLeavesNoRoom() {
    let bench = Bench(.table)
    bench.table?.sectionHeaderHeight = 50
    bench.show(screen(nil))
    #expect(bench.table?.rectForRow(at: .init(0)).origin.y == 0)
    let height = bench.table.flatMap { $0.delegate?.tableView($0, heightForHeaderInSection: 0) }
    #expect(height == 0, "a plain table has no room for what is not there")
    let grouped = UITableView(frame: .zero, style: .grouped)
    let adapter = TableAdapter(grouped, cells: .plain)
    withExtendedLifetime(adapter) {
      let height = grouped.delegate?.tableView(grouped, heightForHeaderInSection: 0)
      #expect(height == UITableView.automaticDimension)
    }
    bench.show(screen(Title(text: "new")))
    #expect(abs((bench.table?.rectForRow(at: .init(0)).origin.y ?? 0) - 50) < 0.001)
  }

  @Test(arguments: ListKind.allCases)
  func aTextAboveOrBelowASectionNeedsNoRegistration(_ kind: ListKind) {
    let bench = Bench(kind)
    let screen = screen(SupplementaryText("Elements"), SupplementaryText("End"))
    bench.show(screen)
    #expect(bench.header(0)?.first(UILabel.self)?.text == "Elements")
    #expect(bench.footer(0)?.first(UILabel.self)?.text == "End")
    bench.show(self.screen(SupplementaryText("New")))
    #expect(bench.header(0)?.first(UILabel.self)?.text == "New")
    #expect(bench.issues == [] && CellRegistry<TableList>.plain.audit(screen).isComplete)
    // The app's own view has precedence.
    let own = TestCell.header(showing: SupplementaryText.self) { view, header, _ in
      view.accessibilityLabel = "own \(header.text)"
    }
    bench.setCells(TestCell.plain + [own])
    #expect(bench.header(0)?.shownText == "own New")
    let headless = HeadlessHost(registry: CellRegistry([.item]))
    headless.apply(screen)
    #expect(headless.missingCells == [])
  }

  private final class BadgeHeader: UITableViewHeaderFooterView {}
  private final class TitleHeader: UITableViewHeaderFooterView {}

  @Test func aHeaderThatCannotShowItsModelIsReported() {
    let bench = Bench(
      .table,
      cells: [
        .item,
        .table(.class(TitleHeader.self, showing: Title.self, identifier: "same") { _, _, _ in }),
        .table(.class(BadgeHeader.self, showing: Badge.self, identifier: "same") { _, _, _ in }),
      ])
    for header: any CellModel in [Title(text: "a"), Badge(text: "b")] { bench.show(screen(header)) }
    #expect(bench.issues.count == 1 && bench.issues.first?.problem.contains("Badge") == true)
  }
}

/// A layout that counts what it is told to measure again.
private final class CountingLayout: UICollectionViewCompositionalLayout {
  var contexts: [UICollectionViewLayoutInvalidationContext] = []

  convenience init(_ other: UICollectionViewLayout) {
    self.init { section, environment in
      (other as? UICollectionViewCompositionalLayout)?
        .sectionLayout(section, in: environment.container.contentSize)
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    super.invalidateLayout(with: context)
  }
}
