@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct LayoutTests {
  private func screen(_ hints: [LayoutHint?], count: Int = 4) -> [Section] {
    hints.enumerated().map { index, hint in
      let section = Section(index, items: 10 * index..<10 * index + count)
      return hint.map { section.layout($0) } ?? section
    }
  }

  private func sectionLayout(_ bench: Bench, _ section: Int = 0) -> NSCollectionLayoutSection? {
    (bench.collection?.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .sectionLayout(section, in: Bench.size)
  }

  private func measuredBench() -> Bench { Bench(.collection, .with { $0.measuresRows = true }) }

  @Test func rowsLieAsTheHintSaysAndAListOfSizedRowsIsAListAllTheSame() {
    let list = measuredBench().showing(
      Section("items") {
        Item(id: 0).swipeActions(SwipeAction("Delete") {})
        Item(id: 1).height(20)
        Item(id: 2)
      }.layout(.list.itemSize(height: 96).spacing(8)))
    expectEqual(list.frames(3).map(\.height), [96, 20, 96])
    let layout = sectionLayout(list)
    #expect(layout?.interGroupSpacing == 8 && layout?.listConfiguration != nil)
    expectEqual(list.sim.swipe(.init(0), edge: .trailing)?.actions.map(\.title), ["Delete"])
    let hints: [(LayoutHint, x: [Int], y: [Int], width: Int, height: Int)] = [
      (.grid(columns: 2).itemSize(height: 60), [0, 160, 0, 160], [0, 0, 60, 60], 160, 60),
      (.grid(columns: 2).itemSize(width: 50, height: 40), [0, 50, 0, 50], [0, 0, 40, 40], 50, 40),
      (.list.itemSize(width: 400, height: 50), [0, 0, 0, 0], [0, 50, 100, 150], 320, 50),
      (.list.itemSize(width: 100, height: 40), [0, 0, 0, 0], [0, 40, 80, 120], 320, 40),
      (.carousel.itemSize(width: 100, height: 80), [0, 100, 200, 300], [0, 0, 0, 0], 100, 80),
      (.list, [0, 0, 0, 0], [0, 44, 88, 132], 320, 44),
    ]
    for (hint, xs, ys, width, height) in hints {
      let bench = measuredBench().showing(screen([hint]))
      let places = zip(xs, ys).map { CGRect(x: $0, y: $1, width: width, height: height) }
      expectEqual(bench.frames(), places, "\(hint)")
    }
    let narrow = Bench(.collection).showing(screen([.list.itemSize(width: 100, height: 40)]))
    expectEqual(sectionLayout(narrow)?.contentInsets.trailing, 220)
  }

  @Test func spacingInsetsAndPinnedHeadersAreHints() throws {
    let hint = LayoutHint.grid(columns: 2).itemSize(height: 40).spacing(8)
      .insets(top: 1, leading: 20, bottom: 2, trailing: 4).pinnedHeader()
    let bench = Bench(.collection).showing(
      Section("s", header: Title(text: "top"), footer: Title(text: "end"), items: 0..<4)
        .layout(hint))
    let section = try #require(sectionLayout(bench))
    expectEqual(section.contentInsets, .init(top: 1, leading: 20, bottom: 2, trailing: 4))
    #expect(section.interGroupSpacing == 8 && section.group.interItemSpacing?.spacing == 8)
    expectEqual(section.group.layoutSize.widthDimension.dimension, 296)
    expectEqual(section.group.subitems.map { $0.layoutSize.widthDimension.dimension }, [144, 144])
    expectEqual(section.boundarySupplementaryItems.map(\.pinToVisibleBounds), [true, false])
  }

  @Test func aSectionMayHaveALayoutOfItsOwn() throws {
    let bench = Bench(.collection)
    let adapter = try #require(bench.collectionAdapter)
    var (kept, isOwn) = (NSCollectionLayoutSection?.none, true)
    bench.collection?.collectionViewLayout = adapter.layout { id, environment in
      if kept == nil { kept = .columns(4, environment) }
      return id == "own" && isOwn ? kept : nil
    }
    bench.show(
      Section("hint", items: 0..<4),
      Section("own", header: Title(text: "top")) {
        for id in 0..<4 { Item(id: id).swipeActions(SwipeAction("Delete") {}) }
      }.layout(.list))
    expectEqual(bench.problems.map(\.kind), [.unreachableSwipe], "whatever the hint says")
    expectEqual(bench.frames().map(\.minX), [0, 0, 0, 0])
    expectEqual(bench.frames(4, 1).map(\.minX), [0, 80, 160, 240])
    expectEqual(bench.header(1)?.shownText, "top")
    expectEqual(kept?.boundarySupplementaryItems.isEmpty, true, "the app may use it again")
    let spoken = [true, false, true].map { answer in
      isOwn = answer
      bench.collection?.collectionViewLayout.invalidateLayout()
      bench.settle()
      return (0..<4).map { bench.cell($0, 1)?.accessibilityCustomActions?.count ?? 0 }
    }
    expectEqual(spoken, [[1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]], "only a list can be swiped")
  }

  @Test(arguments: views) func soMayASectionInsideAContainer(_ kind: ListKind) {
    let setUp: @MainActor @Sendable (NestedList, Deck) -> Void = { nested, deck in
      nested.view.backgroundColor = .red
      nested.view.showsHorizontalScrollIndicator = deck.title == "indicator"
      nested.sectionLayout = { _, environment in .columns(4, environment) }
    }
    let bench = Bench(kind, cells: [.item, .container(Deck.self, setUp: setUp)])
    func screen(_ title: String) -> Section {
      Section("rows") { Container.deck("deck", title: title, 0..<4).layout(.grid(columns: 2)) }
    }
    bench.show(screen("plain"))
    let inner = bench.inner(0)
    let layout = inner?.collectionViewLayout
    expectEqual(inner?.frames().map(\.minX), [0, 80, 160, 240])
    #expect(inner?.backgroundColor == .red && inner?.showsHorizontalScrollIndicator == false)
    bench.show(screen("indicator"))
    #expect(inner?.showsHorizontalScrollIndicator == true && inner?.collectionViewLayout === layout)
  }

  @Test func aViewThatOnlyTheLayoutWantsTellsNothingOfTheHeaderBefore() throws {
    let (bench, log) = (Bench(.collection), Log())
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
    let layout = bench.collectionAdapter?.layout { _, environment in
      let section = NSCollectionLayoutSection.columns(1, environment)
      section.boundarySupplementaryItems = [
        .init(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    bench.collection?.collectionViewLayout = try #require(layout)
    let header = Unknown().onDisplay { log.add("+") }.onEndDisplay { log.add("-") }
    bench.show(Section("a", header: header) { Item(id: 1) })
    bench.show(Section("a") { Item(id: 1) })
    expectEqual(log.lines, ["+", "-"])
  }

  @Test func aCarouselMayPageAndAListHasItsAppearance() {
    let bench = Bench(.collection)
    bench.show(screen([.carousel.paging(), .carousel.paging(.centeredRows), .carousel, .list]))
    let paging = (0..<4).map { sectionLayout(bench, $0)?.orthogonalScrollingBehavior }
    expectEqual(paging, [.paging, .groupPagingCentered, .continuous, Optional.some(.none)])
    let heightOfCards = sectionLayout(bench, 2)?.group.layoutSize.heightDimension
    #expect(heightOfCards?.isEstimated == true && bench.frames(4, 2).allSatisfy { $0.height < 220 })
    bench.show(screen([.list, .list.appearance(.grouped), .list.appearance(.insetGrouped)]))
    let appearances = (0..<3).map { sectionLayout(bench, $0)?.listConfiguration?.appearance }
    expectEqual(appearances, [.plain, .grouped, .insetGrouped])
    bench.show(screen([.list.appearance(.grouped), .list, .list]))
    expectEqual(sectionLayout(bench, 0)?.listConfiguration?.appearance, .grouped)
    #expect(bench.sim.batches.isEmpty)
  }

  @Test(arguments: [true, false]) func theViewsAboveASectionDoNotOverlap(_ stacks: Bool) {
    let bench = Bench(.collection, .with { $0.stacksBoundaryItems = stacks }).showing(
      Section("s", header: Title(text: "top"), footer: Title(text: "end")) { Item(id: 1) }
        .supplementary("badge", Title(text: "b")).supplementary("ribbon", Title(text: "r")))
    let own = ["badge", "ribbon"].map { bench.supplementary($0, 0) }
    let views = [bench.header(0)] + own + [bench.cell(0), bench.footer(0)]
    expectEqual(views.map { $0?.frame.minY }, [0, 28, 56, 84, 128])
  }

  @Test func aSectionHasALayoutThoughItsAdapterIsGone() throws {
    let bench = Bench(.collection).showing(screen([.grid(columns: 2)]))
    // Another adapter takes the view over, with the layout of the first.
    bench.adapter = CollectionAdapter(
      try #require(bench.collection), cells: .plain, options: bench.turns.options)
    bench.show(screen([nil]))
    #expect(bench.frames().map(\.minX) == [0, 0, 0, 0] && bench.shown.count == 4)
  }

  @Test func aWholeListMayBeACarousel() {
    let bench = Bench(.collection, layout: .carousel.itemSize(width: 100)).showing(
      Section("items") { for id in 0..<4 { Item(id: id).height(90) } })
    expectEqual(bench.frames().map(\.minX), [0, 100, 200, 300])
    expectEqual(bench.frames().map(\.height), [220, 220, 220, 220], "a height is for other lists")
    let low = Bench(.collection, layout: .carousel.itemSize(width: 100, height: 70))
    expectEqual(low.showing(ScreenSnapshot(items: 0..<4)).heights(4), [70, 70, 70, 70])
    expectEqual(sectionLayout(bench)?.orthogonalScrollingBehavior.rawValue, 0)
  }

  @Test func anotherHintLaysTheSectionOutAnewAndReloadsNothing() {
    let bench = measuredBench().showing(screen([.list.itemSize(height: 50), nil]))
    let grid = LayoutHint.grid(columns: 2).itemSize(height: 50)
    let cells = (0..<4).map { bench.cell($0) }
    bench.show(screen([grid, nil]))
    expectEqual(bench.frames().map(\.minX), [0, 160, 0, 160])
    #expect((0..<4).allSatisfy { bench.cell($0) === cells[$0] })
    #expect(bench.sim.batches.isEmpty && bench.sim.reloads == 0)
    bench.show(screen([nil, nil]))
    expectEqual(bench.frames().map(\.minX), [0, 0, 0, 0])
    let rules = cells.map { ($0 as? UICollectionViewCell)?.contentView.constraints.count }
    expectEqual(rules, [0, 0, 0, 0], "nothing says how high they are any more")
    #expect(bench.sim.batches.isEmpty)
    bench.show(Section(0, header: Title(text: "top"), items: 0..<2).layout(grid))
    expectEqual(bench.frames(2).map(\.minX), [0, 160])
    #expect(bench.header(0)?.shownText == "top" && bench.shown == ["0", "1"])
  }

  @Test(arguments: [
    LayoutHint.list, .list.appearance(.grouped), .list.appearance(.insetGrouped), .grid(columns: 2),
    .carousel,
  ])
  func noRowShowsThroughAPinnedHeader(_ hint: LayoutHint) {
    let bench = Bench(.collection)
    for hint in [hint.pinnedHeader(), hint, hint.pinnedHeader()] {
      bench.show(
        Section(0, header: SupplementaryText("top"), items: 0..<9).layout(hint),
        Section(1, header: Remark(text: "own"), items: 0..<9).layout(hint))
      #expect(bench.header(0) != nil && bench.sim.seeThroughHeaders == [])
      let items = sectionLayout(bench)?.boundarySupplementaryItems
      expectEqual(items?.map(\.pinToVisibleBounds), [hint.pinsHeader])
    }
  }

  @Test func onlyCellsInListsHaveTheBackgroundOfLists() throws {
    let bench = Bench(.collection)
    func backgrounds() -> [UIBackgroundConfiguration?] {
      (0..<2).map { (bench.cell(0, $0) as? UICollectionViewListCell)?.backgroundConfiguration }
    }
    func show(_ first: LayoutHint, _ second: LayoutHint) {
      bench.show(
        Section(0) { Remark(text: "0") }.layout(first),
        Section(1, header: Remark(text: "top")) {
          Container("deck", Deck()) { Item(id: 1) }.layout(.carousel.itemSize(height: 40))
        }.layout(second))
    }
    show(.list, .grid(columns: 1))
    expectEqual(backgrounds(), [.listPlainCell(), .clear()])
    show(.grid(columns: 1), .list.appearance(.grouped))
    expectEqual(backgrounds(), [.clear(), .listGroupedCell()])
    let adapter = try #require(bench.collectionAdapter)
    bench.collection?.collectionViewLayout = adapter.layout { .columns(1, $1) }
    show(.grid(columns: 2), .list)
    expectEqual(backgrounds(), [.clear(), .listPlainCell()], "its hint says that it is a list")
    bench.collection?.collectionViewLayout = UICollectionViewFlowLayout()
    bench.show(Section(9) { Remark(text: "0").swipeActions(SwipeAction("Hide") {}) })
    expectEqual(backgrounds().first, .clear(), "a layout of flow shows no list")
    _ = adapter.layout(default: .list.appearance(.grouped))
    expectEqual(backgrounds().first, .listGroupedCell(), "the view is about to get a list")
    expectEqual(bench.cell(0)?.accessibilityCustomActions?.count ?? 0, 0, "which has swipes")
  }

  @Test func aRowFollowsTheHintOfTheSectionThatItIsIn() {
    let (bench, grid) = (Bench(.collection), LayoutHint.grid(columns: 1))
    let remark = Remark(text: "0").id(0).swipeActions(SwipeAction("Hide") {})
    for (place, hint) in [(0, grid), (1, grid), (0, grid), (0, LayoutHint.list)] {
      let sections = [0, 1].map { i in Section(i, header: "Head") { if i == place { remark } } }
      _ = bench.header(0).touch()
      bench.show(sections[0].layout(hint), sections[1].layout(.list))
      let cell = bench.cell(0, place) as? UICollectionViewListCell
      let isInGrid = place == 0 && hint == grid
      expectEqual(cell?.backgroundConfiguration, isInGrid ? .clear() : .listPlainCell())
      expectEqual(cell?.accessibilityCustomActions?.count ?? 0, isInGrid ? 1 : 0, "nobody swipes")
      expectEqual((bench.header(0) as? any HostingView)?.isInPlainList, hint != grid)
    }
  }

  @Test(arguments: views) func theHintOfAContainerLaysItsRowsOutAndPages(_ kind: ListKind) {
    func screen(_ hint: LayoutHint) -> Section {
      Section("rows") { Container.deck("deck", 0..<4).layout(hint) }
    }
    let bench = Bench(kind).showing(screen(.grid(columns: 4).itemSize(height: 10)))
    let inner = bench.inner(0)
    expectEqual(inner?.frames().map(\.minX), [0, 80, 160, 240])
    bench.show(screen(.grid(columns: 2).itemSize(height: 10)))
    #expect(bench.inner(0) === inner && inner?.frames().map(\.minX) == [0, 160, 0, 160])
    bench.show(screen(.carousel.itemSize(width: 50)))
    #expect(inner?.frames().map(\.minX) == [0, 50, 100, 150] && inner?.sim.batches.isEmpty == true)
    bench.show(
      Section("rows") {
        Container.deck("deck", 0..<4).layout(.carousel.itemSize(width: 50, height: 30)).height(90)
      })
    expectEqual(inner?.frames().map(\.height), [90, 90, 90, 90], "as high as the list")
    inner?.isPagingEnabled = true
    let pages = [LayoutHint.carousel.spacing(8), .carousel.paging(), .list.paging()].map { hint in
      bench.show(screen(hint))
      return inner?.isPagingEnabled
    }
    expectEqual(pages, [true, true, false], "until a hint says so, the app says how to page")
  }

  @Test func anAdapterInstallsItsLayoutAndTellsOfHintsThatItCannotFollow() throws {
    let bench = Bench(.collection)
    let view = try #require(bench.collection)
    bench.adapter = CollectionAdapter(
      view, cells: .plain, layout: .grid(columns: 2).itemSize(height: 40),
      options: bench.turns.options)
    bench.listen()
    bench.show(screen([nil, .list]))
    #expect(bench.frames().map(\.minX) == [0, 160, 0, 160] && bench.problems == [])
    view.collectionViewLayout = UICollectionViewFlowLayout()
    for count in 5..<8 { bench.show(screen([nil, .carousel], count: count)) }
    let problem = try #require(bench.problems.first)
    #expect(problem.kind == .hintWithoutLayout && problem.section == 1 && bench.problems.count == 1)
    expectEqual(problem.sentence, "No layout for the hint of section '1'; install the adapter's")
    let table = Bench(.table).showing(screen([.list.appearance(.grouped), nil]))
    expectEqual(table.problems, [])
    table.show(screen([.list, nil, .grid(columns: 2)], count: 1))
    let sentence = "No layout for the hint of section '2'; use a 'CollectionAdapter'"
    expectEqual(table.problems.map(\.sentence), [sentence])
  }

  @Test func aListIsConfiguredByTheAppAndKeepsItsSwipes() {
    let bench = Bench(.collection).showing("items") {
      Item(id: 0).swipeActions(SwipeAction("Row") {})
      Item(id: 1)
    }
    bench.collectionAdapter?.configureList = { configuration, section in
      configuration.showsSeparators = section != "items"
      configuration.trailingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(
          actions: [UIContextualAction(style: .normal, title: "Own") { _, _, done in done(true) }])
      }
      configuration.leadingSwipeActionsConfigurationProvider =
        configuration.trailingSwipeActionsConfigurationProvider
    }
    bench.sim.layout()
    expectEqual(sectionLayout(bench)?.listConfiguration?.showsSeparators, false)
    let titles = (0..<2).map { bench.sim.swipe(.init($0), edge: .trailing)?.actions.map(\.title) }
    expectEqual(titles, [["Row"], ["Own"]])
    expectEqual(bench.sim.swipe(.init(1), edge: .leading)?.actions.map(\.title), ["Own"])
  }
}
