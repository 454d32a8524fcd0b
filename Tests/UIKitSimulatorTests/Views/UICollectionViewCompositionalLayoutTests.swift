@MainActor @Suite(.timedOnMain) struct UICollectionViewCompositionalLayoutTests {
  @Test func aListLooksLikeATable() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let list = TestList(.collection, [Array(0..<100)], layout: layout)
    #expect(list.visibleNumbers == Array(0..<10))
    #expect(list.collection.layoutAttributesForItem(at: index(0, 1))?.frame == row(at: 44))
  }

  @Test func aListAsksItsProvidersForTheButtonsOfASwipe() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [action("\(path.itemPath)")])
    }
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = TestList(.collection, [[1], [2]], layout: layout)
    let trailing = list.sim.swipe(index(1, 0), edge: .trailing)
    #expect(trailing?.actions.map(\.title) == ["(1 - 0)"])
    #expect(list.sim.log.last == .swiped(at(1, 0), .trailing, isImplemented: true))
    #expect(list.sim.swipe(index(1, 0), edge: .leading) == nil)
    #expect(list.sim.log.last == .swiped(at(1, 0), .leading, isImplemented: false))
    #expect(TestList(.collection, [[1]]).sim.swipe(index(0, 0), edge: .trailing) == nil)
  }

  @Test func aListMayHaveHeadersAndFooters() {
    let source = HeaderSource([])
    let list = TestList(
      .collection, [[1]], source: source, layout: headedList(), isReady: false)
    list.registerHeaderItems()
    list.show()
    #expect(source.headersAsked == ["header 0", "footer 0"])
    #expect(list.view.contentSize.height == 100)
  }

  @Test(arguments: [true, false])
  func boundaryItemsOfOneSideAreStackedOrTouchTheItems(_ stacks: Bool) {
    let section = section(.fractionalWidth(1), .absolute(44))
    section.boundarySupplementaryItems = [
      boundaryItem(UICollectionView.elementKindSectionHeader, .zero),
      boundaryItem(UICollectionView.elementKindSectionFooter, CGPoint(x: 0, y: -10)),
    ]
    let list = TestList(
      .collection, [[1]], source: HeaderSource([]),
      layout: UICollectionViewCompositionalLayout(section: section), isReady: false
    ) { $0.behavior.stacksBoundaryItems = stacks }
    list.registerHeaderItems()
    list.show()
    let views: [UIView?] = [
      list.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: index(0, 0)),
      list.collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: index(0, 0)),
      list.cell(0, 0),
    ]
    #expect(views.map { $0?.frame.minY } == (stacks ? [0, 28, 56] : [10, 0, 38]))
    #expect(list.view.contentSize.height == (stacks ? 100 : 82))
    #expect(list.codes == [])
  }

  @Test func aHorizontalCarouselShowsTheItemsSideBySide() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      section: section(.absolute(100), .fractionalHeight(1)), configuration: configuration)
    let list = TestList(.collection, [Array(0..<50)], layout: layout)
    #expect(list.visibleNumbers == [0, 1, 2, 3])
    list.sim.scroll(to: 200)
    #expect(list.view.contentOffset == CGPoint(x: 200, y: 0))
    #expect(list.visibleNumbers == [2, 3, 4, 5])
    #expect(list.view.contentSize == CGSize(width: 5_000, height: 440))
  }

  @Test func aGridShowsSeveralItemsOnALine() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let list = TestList(.collection, [Array(0..<50)], layout: layout)
    #expect(list.visibleNumbers == Array(0..<15))
    #expect(list.view.contentSize.height == 1_700)
  }

  @Test func anOrthogonalSectionIsOneLine() {
    let orthogonal = section(.absolute(100), .absolute(60))
    orthogonal.orthogonalScrollingBehavior = .continuous
    let plain = section(.fractionalWidth(1), .absolute(44))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? orthogonal : plain }
    let list = TestList(.collection, [Array(0..<50), Array(100..<200)], layout: layout)
    #expect(list.visibleNumbers == [0, 1, 2, 3] + Array(100..<109))
    #expect(list.view.contentSize.height == 4_460)
    #expect(list.codes == [])
  }

  @Test func theProviderKnowsTheSizeAndItsHintsCanBeRead() throws {
    var sizes: [CGSize] = []
    let layout = UICollectionViewCompositionalLayout { [self] _, environment in
      sizes.append(environment.container.effectiveContentSize)
      return section(.absolute(100), .absolute(60))
    }
    _ = TestList(.collection, [[1]], layout: layout)
    #expect(Set(sizes) == [CGSize(width: 320, height: 440)])
    let hint = try #require(layout.sectionLayout(0, in: CGSize(width: 10, height: 10)))
    #expect(hint.orthogonalScrollingBehavior == .none)
    #expect(hint.listConfiguration == nil)
  }

  @Test func anotherLayoutIsUsedAtOnce() {
    let list = TestList(.collection, [Array(0..<50)])
    let layout = lines(220)
    list.collection.collectionViewLayout = layout
    list.sim.drain()
    #expect(list.visibleNumbers == [0, 1])
    layout.itemSize.width = 160
    list.sim.drain()
    #expect(list.visibleNumbers == [0, 1, 2, 3])
    #expect(list.codes == [])
  }

  private func boundaryItem(
    _ kind: String, _ offset: CGPoint
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(28)), elementKind: kind, alignment: .top,
      absoluteOffset: offset)
  }

  private func row(at y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 320, height: 44) }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func section(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width, height), subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }
}
