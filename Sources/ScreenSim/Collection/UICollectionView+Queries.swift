public import Foundation

extension UICollectionView {
  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    sim.itemCount(inSection: section)
  }

  /// Returns the cell of an item, shown or prepared.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    sim.path(indexPath).flatMap(sim.view(at:)) as? UICollectionViewCell
  }

  /// Returns the item of a cell, shown or prepared.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    sim.path(of: cell)?.indexPath
  }

  /// The cells on the screen, in no order that tests may rely on.
  public var visibleCells: [UICollectionViewCell] {
    sim.placed.liveInOrder.reversed().compactMap { $0.view as? UICollectionViewCell }
  }

  /// The items on the screen, in no order that tests may rely on.
  public var indexPathsForVisibleItems: [IndexPath] {
    sim.placed.liveInOrder.reversed().map(\.path.indexPath)
  }

  /// Returns a view of a section, if it is on the screen.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    sim.supplementaryView(.supplementary(elementKind), inSection: indexPath.section)
      as? UICollectionReusableView
  }

  /// Returns the views of one kind that are on the screen.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    sim.placed.supplementaries(of: .supplementary(elementKind)).reversed()
      .compactMap { $0.view as? UICollectionReusableView }
  }

  /// Returns the sections whose view of one kind is on the screen, as paths of item 0.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    sim.placed.supplementaries(of: .supplementary(elementKind)).reversed()
      .map { IndexPath(item: 0, section: $0.section) }
  }

  /// Returns the attributes of an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let path = sim.path(indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sim.rect(at: path)
    return attributes
  }

  /// Returns the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    sim.path(at: point)?.indexPath
  }

  /// Scrolls to an item.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    sim.scroll(to: indexPath, placing: scrollPosition.placing)
  }
}
