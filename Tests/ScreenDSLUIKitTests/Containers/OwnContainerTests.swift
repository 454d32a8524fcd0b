@MainActor @Suite(.timedOnMain) struct OwnContainerTests {
  private func screen(_ title: String, _ cards: Range<Int>) -> Section {
    Section("rows") {
      Container.deck("shelf", title: title, cards)
        .layout(.carousel.itemSize(width: 100, height: 90))
      for id in 0..<20 { Item(id: id) }
    }
  }

  @Test(arguments: views) func anAppsCellShowsItsOwnModelBesideTheList(_ kind: ListKind) {
    let shelf = TestCell.both(
      .class(TableShelfCell.self).containing(CellRegistry<CollectionList>([.item])),
      .class(CollectionShelfCell.self))
    let bench = Bench(kind, cells: [.item, shelf]).showing(screen("one", 0..<9))
    let inner = bench.inner(0)
    #expect(bench.cell(0)?.shownText == "one" && inner?.shown == ["0", "1", "2", "3"])
    bench.show(screen("two", 3..<9))
    #expect(bench.cell(0)?.shownText == "two" && inner?.shown == ["3", "4", "5", "6"])
    #expect(bench.inner(0) === inner && inner?.sim.reloads == 0)
    #expect(inner?.intrinsicContentSize.height == 90, "as high as its rows want")
    inner?.sim.scroll(to: 250)
    for offset in [300, 700, 0] { bench.sim.scroll(to: CGFloat(offset)) }
    #expect(bench.inner(0)?.contentOffset.x == 250)
  }

  @Test(arguments: views) func theListInsideDisturbsNothingAroundIt(_ kind: ListKind) {
    let bench = Bench(kind).showing("rows") {
      Container.deck("deck", 0..<9).layout(.carousel.itemSize(width: 100, height: 900))
    }
    let inner = bench.inner(0)
    #expect(inner?.scrollsToTop == false, "or a tap on the status bar scrolls nothing")
    #expect(bench.cell(0)?.canBecomeFocused == false, "or no card can have the focus")
    #expect(inner?.backgroundColor == .clear)
    #expect(inner?.layoutAttributesForItem(at: .init(0))?.frame.height == inner?.bounds.height)
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
