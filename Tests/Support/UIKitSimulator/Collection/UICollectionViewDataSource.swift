public import Foundation

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections, by default 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be reordered, by default true.
  func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after the user has moved an item.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  public func numberOfSections(in _: UICollectionView) -> Int { Default.answer(1) }
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> UICollectionReusableView { Default.answer(UICollectionReusableView(frame: .zero)) }
  public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool {
    Default.answer(true)
  }
  public func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {
    Default.wasHit = true
  }
}

/// The object that is told which items may soon be visible.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with the items that may soon be visible, the nearest first.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that are no longer expected to become visible.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt _: [IndexPath]) {
    Default.wasHit = true
  }
}
