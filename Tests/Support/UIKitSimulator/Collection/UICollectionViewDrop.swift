public import Foundation

/// What a collection is told about a drop; here only that it is to be carried out.
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Carries a drop out.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// A drop in a collection.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [SimDropItem] { get }
  /// Where the finger is.
  var destinationIndexPath: IndexPath? { get }
  /// Lets an item fly to its place.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

extension SimDrop: UICollectionViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { animate(indexPath) }
}
