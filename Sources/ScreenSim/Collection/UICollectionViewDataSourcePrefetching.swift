public import Foundation

/// The object that prepares the data of items ahead of time.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells which items may show soon, nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Tells which items will not show soon after all.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { Default.wasHit = true }
}
