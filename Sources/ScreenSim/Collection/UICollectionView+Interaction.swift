import Foundation
import UpdateContract

extension UICollectionView: ListInteraction {
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
