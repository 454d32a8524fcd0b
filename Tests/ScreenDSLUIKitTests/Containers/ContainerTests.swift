@MainActor @Suite(.timedOnMain) struct ContainerTests {
  private func screen(_ cards: Range<Int>, title: String = "", rows: [Int] = [1]) -> Section {
    Section("rows") {
      for id in rows { Item(id: id) }
      Container.deck("deck", title: title, cards)
    }
  }

  @Test(arguments: views) func aSelfSizingContainerIsAsHighAsItsRows(_ kind: ListKind) {
    func fitting(_ hint: LayoutHint, _ count: Int = 1) -> CGFloat? {
      let bench = Bench(kind).showing("rows") { Container.deck("deck", 0..<count).layout(hint) }
      return bench.cell(0)?.fittingSize(width: 300).height
    }
    expectEqual(fitting(.carousel.itemSize(height: 180).insets(top: 7, bottom: 9)), 196)
    #expect(fitting(.grid(columns: 2).itemSize(height: 60), 5) == 180 && fitting(.list, 3) == 132)
    expectEqual(fitting(.carousel), 44, "nothing says how high it is")
    let setUp: @MainActor @Sendable (NestedList, Deck) -> Void = { nested, _ in
      nested.sectionLayout = { .columns(1, $1, height: $1.container.contentSize.width) }
    }
    let square = Bench(kind, cells: [.item, .container(Deck.self, setUp: setUp)])
      .showing("rows") { Container.deck("deck", [1]).layout(.list) }
    square.inner(0)?.frame.size.height = 20
    square.inner(0)?.contentOffset.y = 10
    expectEqual(square.cell(0)?.fittingSize(width: 300).height, 300)
    expectEqual(square.inner(0)?.contentOffset.y, 10)
    let next = ScreenSnapshot("rows") { Container.deck("deck", [2]).layout(.list) }
    square.adapter.onScroll = { [unowned square] _ in square.apply(next) }
    square.sim.scroll(to: 10)
    square.inner(0)?.frame.size.width = 200
    square.inner(0)?.layoutIfNeeded()
    #expect(square.adapter.updater.isWaiting, "no update within the layout of the list inside")
  }

  @Test func aContainerThatIsAsHighAsNeverBeforeComesToRest() throws {
    let layouts = Evaluations()
    let setUp: @MainActor @Sendable (NestedList, Deck) -> Void = { nested, _ in
      nested.sectionLayout = { _, environment in
        layouts.add()
        return .columns(1, environment, height: 40 + CGFloat(layouts.count))
      }
    }
    let bench = Bench(.collection, cells: [.item, .container(Deck.self, setUp: setUp)])
      .showing("rows") { Container.deck("deck", [1]).layout(.list) }
    expectEqual(bench.problems.map(\.kind), [.restlessHeight])
    let sentence = bench.problems.first?.sentence ?? ""
    #expect(sentence.hasPrefix("Height of container 'deck' must come to rest"))
    let heights = bench.heights(1)
    bench.settle()
    expectEqual(bench.heights(1), heights)
    let calm = Bench(.collection).showing("rows") { Container.deck("deck", 0..<3).layout(.list) }
    #expect(calm.heights(1) == [132] && calm.turns.requests == 0)
  }

  @Test(arguments: views) func aChangeOfBothIsABatchOfEach(_ kind: ListKind) {
    let bench = Bench(kind).showing(screen(0..<3))
    let inner = bench.inner(1)
    inner?.sim.clearLog()
    bench.show(screen(0..<3, title: "newer"))
    expectEqual(inner?.sim.log, [], "its cells are not even registered anew")
    bench.show(screen(1..<4, title: "new", rows: [8, 9]))
    #expect(bench.inner(2) === inner && inner?.shown == ["1", "2", "3"])
    #expect(inner?.sim.batches.count == 1 && inner?.sim.reloads == 0, "animated, not reloaded")
  }

  @Test(arguments: views, [5, 20])
  func aChangeInsideOfARowOutOfSightIsThereWhenItComes(_ kind: ListKind, _ rows: Int) {
    let bench = Bench(kind).showing(screen(0..<3, rows: Array(0..<rows)))
    expectEqual(bench.sim.preparedPaths, [ItemPath(5)])
    bench.show(screen(4..<6, rows: Array(0..<rows)))
    expectEqual(bench.sim.log, [])
    bench.sim.scroll(to: 2_000)
    expectEqual(bench.inner(rows)?.shown, ["4", "5"])
  }

  @Test(arguments: views) func aRowThatGoesDuringADragInsideEndsItsAction(_ kind: ListKind) async {
    let (bench, gate) = (Bench(kind), TestSupport.Gate())
    func screen(_ ids: [Int]) -> Section {
      let action = Handler { (_: Int) async throws in try await gate.pass() }
      return Section("rows") {
        Container("deck", Deck()) {
          for id in ids { Item(id: id, onFire: action).reorderable { _ in } }
        }.layout(.carousel.itemSize(width: 100))
      }
    }
    bench.show(screen([0, 1, 2]))
    #expect(bench.fire(RowPath("deck").item(1)))
    await yieldTurns()
    let inner = bench.inner(0)
    inner?.sim.beginDrag(.init(0))
    bench.show(screen([0, 2]))
    inner?.sim.cancelDrag()
    bench.settle()
    gate.open()
    await yieldTurns()
    #expect(inner?.shown == ["0", "2"] && gate.cancelled == 1)
  }

  @Test(arguments: views) func anAppsCellShowsItsOwnModelBesideTheList(_ kind: ListKind) {
    let cell = TestCell.both(
      .class(TableShelfCell.self).containing(CellRegistry<CollectionList>([.item])),
      .class(CollectionShelfCell.self))
    func shelf(
      _ title: String, _ cards: Range<Int>,
      _ layout: LayoutHint = .carousel.itemSize(width: 100, height: 90)
    ) -> Section {
      Section("rows") {
        Container.deck("shelf", title: title, cards).layout(layout)
        for id in 0..<20 { Item(id: id) }
      }
    }
    let bench = Bench(kind, cells: [.item, cell]).showing(shelf("one", 0..<9))
    let inner = bench.inner(0)
    #expect(bench.cell(0)?.shownText == "one" && inner?.shown == ["0", "1", "2", "3"])
    bench.show(shelf("two", 3..<9))
    #expect(bench.cell(0)?.shownText == "two" && inner?.shown == ["3", "4", "5", "6"])
    #expect(bench.inner(0) === inner && inner?.sim.reloads == 0)
    expectEqual(inner?.intrinsicContentSize.height, 90, "as high as its rows want")
    inner?.sim.scroll(to: 250)
    for offset in [300, 700, 0] { bench.sim.scroll(to: CGFloat(offset)) }
    expectEqual(bench.inner(0)?.contentOffset.x, 250)
    guard let view = bench.collection else { return }
    bench.show(shelf("three", 3..<9, .carousel.paging().itemSize(width: 100, height: 90)))
    expectEqual(bench.inner(0)?.isPagingEnabled, true)
    bench.adapter = CollectionAdapter(
      view, cells: CellRegistry([.item, cell]), layout: .list, options: bench.turns.options)
    bench.show(shelf("four", 3..<9))
    #expect(bench.inner(0) === inner && inner?.isPagingEnabled == false, "of another adapter")
  }

  @Test(arguments: views) func theListInsideDisturbsNothingAroundIt(_ kind: ListKind) {
    let bench = Bench(kind).showing("rows") {
      Container.deck("deck", 0..<9).layout(.carousel.itemSize(width: 100, height: 900))
    }
    let inner = bench.inner(0)
    expectEqual(inner?.scrollsToTop, false, "or a tap on the status bar scrolls nothing")
    expectEqual(bench.cell(0)?.canBecomeFocused, false, "or no card can have the focus")
    expectEqual(inner?.backgroundColor, .clear)
    expectEqual(inner?.layoutAttributesForItem(at: .init(0))?.frame.height, inner?.bounds.height)
  }
}

final class TableShelfCell: UITableViewCell, ShelfCell { let nested = NestedList() }
final class CollectionShelfCell: UICollectionViewCell, ShelfCell { let nested = NestedList() }

@MainActor protocol ShelfCell: UIView, ContainerCell, ConfigurableCell {
  var contentView: UIView { get }
}

extension ShelfCell {
  func configure(with deck: Deck, context: CellContext<Deck>) {
    accessibilityLabel = deck.title
    contentView.addSubview(nested.view)
    nested.view.frame = contentView.bounds
    nested.show(context)
  }
}
