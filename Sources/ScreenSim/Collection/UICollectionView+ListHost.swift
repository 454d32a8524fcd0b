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
    guard let dataSource else { return nil }
    let path = IndexPath(item: 0, section: slot.section)
    return Default.implemented {
      dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: slot.kind.description, at: path)
    }
  }

  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    collectionViewLayout.shape(ofSection: section, itemCount: itemCount, in: bounds.size)
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
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
  }

  func tellWillDisplay(_ view: UIView, _ slot: SupplementarySlot) {
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: slot.kind.description,
      at: IndexPath(item: 0, section: slot.section))
  }

  func tellDidEndDisplaying(_ view: UIView, _ slot: SupplementarySlot) {
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: view, forElementOfKind: slot.kind.description,
      at: IndexPath(item: 0, section: slot.section))
  }

  func tellPrefetch(_ paths: [ItemPath]) {
    prefetchDataSource?.collectionView(self, prefetchItemsAt: paths.map(\.indexPath))
  }

  func tellCancelPrefetching(_ paths: [ItemPath]) {
    prefetchDataSource?.collectionView(
      self, cancelPrefetchingForItemsAt: paths.map(\.indexPath))
  }

  func askSelection(at path: ItemPath) -> ItemPath? {
    guard let delegate else { return path }
    let item = path.indexPath
    guard
      delegate.collectionView(self, shouldHighlightItemAt: item),
      delegate.collectionView(self, shouldSelectItemAt: item)
    else { return nil }
    return path
  }

  func askDeselection(at path: ItemPath) -> ItemPath? {
    guard let delegate else { return path }
    return delegate.collectionView(self, shouldDeselectItemAt: path.indexPath) ? path : nil
  }

  func tellSelected(_ path: ItemPath) {
    delegate?.collectionView(self, didSelectItemAt: path.indexPath)
  }

  func tellDeselected(_ path: ItemPath) {
    delegate?.collectionView(self, didDeselectItemAt: path.indexPath)
  }

  func tellPrimaryAction(_ path: ItemPath) {
    delegate?.collectionView(self, performPrimaryActionForItemAt: path.indexPath)
  }

  func show(isSelected: Bool, on cell: UIView) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  func askSwipe(_ edge: SimEdge, at path: ItemPath) -> UISwipeActionsConfiguration?? {
    let provider = collectionViewLayout.swipeProvider(
      edge, section: path.section, in: bounds.size)
    return provider.map { $0(path.indexPath) }
  }

  func askCanMove(_ path: ItemPath) -> Bool {
    dataSource?.collectionView(self, canMoveItemAt: path.indexPath) ?? false
  }

  func askTarget(from origin: ItemPath, at current: ItemPath, proposed: ItemPath) -> ItemPath {
    let target = delegate?.collectionView(
      self, targetIndexPathForMoveOfItemFromOriginalIndexPath: origin.indexPath,
      atCurrentIndexPath: current.indexPath, toProposedIndexPath: proposed.indexPath)
    return target.flatMap(sim.path) ?? proposed
  }

  func tellMoved(_ path: ItemPath, to target: ItemPath) -> Bool {
    guard let dataSource else { return false }
    let answer: Void? = Default.implemented {
      dataSource.collectionView(self, moveItemAt: path.indexPath, to: target.indexPath)
    }
    return answer != nil
  }
}
