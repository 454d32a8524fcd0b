import Foundation
import UpdateContract

extension UICollectionView: ListHost {
  var hasDataSource: Bool { dataSource != nil }
  var scrollsHorizontally: Bool { collectionViewLayout.scrollsHorizontally }

  func askSectionCount() -> Int {
    dataSource?.numberOfSections(in: self) ?? 0
  }

  func askItemCount(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  func askCell(at path: ItemPath) -> UIView {
    // Without a data source there are no items to ask for.
    dataSource?.collectionView(self, cellForItemAt: path.indexPath)
      ?? UICollectionViewCell(frame: .zero)
  }

  func askSupplementary(_ slot: SupplementarySlot) -> UIView? {
    let path = IndexPath(item: 0, section: slot.section)
    return askSource("collectionView(_:viewForSupplementaryElementOfKind:at:)") {
      $0.collectionView(
        self, viewForSupplementaryElementOfKind: slot.kind.description, at: path)
    }
  }

  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    collectionViewLayout.shape(ofSection: section, itemCount: itemCount, in: bounds.size)
  }

  func measuresRows(inSection section: Int) -> Bool {
    collectionViewLayout.measuresRows(inSection: section, in: bounds.size)
  }

  func guessedHeight(at path: ItemPath) -> CGFloat? { nil }

  func measuredHeight(of cell: UIView, at path: ItemPath) -> CGFloat? {
    guard measuresRows(inSection: path.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path.indexPath)
    attributes.frame = cell.frame
    return (cell as? UICollectionViewCell)?.preferredLayoutAttributesFitting(attributes).size.height
  }

  func makeView(
    _ viewClass: AnyClass, _ kind: ElementKind, _ identifier: String
  ) -> (any ReusableView)? {
    switch kind {
    case .cell: (viewClass as? UICollectionViewCell.Type)?.init(frame: .zero)
    case .supplementary: (viewClass as? UICollectionReusableView.Type)?.init(frame: .zero)
    }
  }

  func viewType(of kind: ElementKind) -> UIView.Type {
    kind == .cell ? UICollectionViewCell.self : UICollectionReusableView.self
  }

  func tellWillDisplay(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    ask("collectionView(_:willDisplay:forItemAt:)") {
      $0.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
    }
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    ask("collectionView(_:didEndDisplaying:forItemAt:)") {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
    }
  }

  func tellPrefetch(_ paths: [ItemPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map(\.indexPath))
  }

  func tellCancelPrefetching(_ paths: [ItemPath]) {
    prefetchDataSource?.collectionView(
      self, cancelPrefetchingForItemsAt: paths.map(\.indexPath))
  }

  func askSelection(at path: ItemPath) -> Bool {
    let isTouchable = ask("collectionView(_:shouldHighlightItemAt:)") {
      $0.collectionView(self, shouldHighlightItemAt: path.indexPath)
    }
    if isTouchable == false { return false }
    return ask("collectionView(_:shouldSelectItemAt:)") {
      $0.collectionView(self, shouldSelectItemAt: path.indexPath)
    } ?? true
  }

  func tellSelected(_ path: ItemPath) {
    ask("collectionView(_:didSelectItemAt:)") {
      $0.collectionView(self, didSelectItemAt: path.indexPath)
    }
  }

  func tellDeselected(_ path: ItemPath) {
    ask("collectionView(_:didDeselectItemAt:)") {
      $0.collectionView(self, didDeselectItemAt: path.indexPath)
    }
  }

  func show(isSelected: Bool, isAnimated: Bool, on cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  func askSwipe(_ edge: SimEdge, at path: ItemPath) -> UISwipeActionsConfiguration?? {
    let provider = collectionViewLayout.swipeProvider(
      edge, section: path.section, in: bounds.size)
    return provider.map { $0(path.indexPath) }
  }

  func isSwipeable(_ cell: UIView) -> Bool { cell is UICollectionViewListCell }

  func askCanMove(_ path: ItemPath) -> Bool {
    guard dataSource != nil else { return false }
    return askSource("collectionView(_:canMoveItemAt:)") {
      $0.collectionView(self, canMoveItemAt: path.indexPath)
    } ?? true
  }

  func askTarget(from origin: ItemPath, at current: ItemPath, proposed: ItemPath) -> ItemPath {
    let target = ask(
      "collectionView(_:targetIndexPathForMoveOfItem:)"
    ) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin.indexPath,
        atCurrentIndexPath: current.indexPath, toProposedIndexPath: proposed.indexPath)
    }
    return target.flatMap(sim.path) ?? proposed
  }

  func tellDrop(
    _ item: SimDropItem, at target: IndexPath, animate: @escaping (IndexPath) -> Void
  ) -> Bool {
    let drop = CollectionDrop(item, at: target, animate: animate)
    dropDelegate?.collectionView(self, performDropWith: drop)
    return dropDelegate != nil
  }

  func tellMoved(_ path: ItemPath, to target: ItemPath) -> Bool {
    let answer: Void? = askSource("collectionView(_:moveItemAt:to:)") {
      $0.collectionView(self, moveItemAt: path.indexPath, to: target.indexPath)
    }
    return answer != nil
  }
}

extension UICollectionView {
  @discardableResult func ask<Answer>(
    _ selector: SimSelector, _ question: (any UICollectionViewDelegate) -> Answer
  ) -> Answer? {
    delegateMessages.ask(selector, in: self, question)
  }

  func askSource<Answer>(
    _ selector: SimSelector, _ question: (any UICollectionViewDataSource) -> Answer
  ) -> Answer? {
    sourceMessages.ask(selector, in: self, question)
  }
}
