import Foundation
import UpdateContract

extension UICollectionView: ListDisplay {
  func tellWillDisplay(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path.indexPath)
  }

  func tellDidEndDisplaying(_ cell: UIView, at path: ItemPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path.indexPath)
  }

  func tellWillDisplay(_ view: UIView, _ slot: ChromeSlot) {
    guard let view = view as? UICollectionReusableView else { return }
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: slot.kind.description,
      at: IndexPath(item: 0, section: slot.section))
  }

  func tellDidEndDisplaying(_ view: UIView, _ slot: ChromeSlot) {
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
}
