public import Foundation

/// The drop delegate of a collection. The simulator only calls it to perform a drop.
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that the user drops.
  var items: [SimDropItem] { get }
  /// The index path below the finger.
  var destinationIndexPath: IndexPath? { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

extension SimDrop: UICollectionViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { animate(indexPath) }
}
