public import Foundation

extension SimDropItem: UICollectionViewDropItem {}

/// A drop that a collection carries out.
@MainActor final class CollectionDrop: SimDrop, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { [item] }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { animate(indexPath) }
}

/// What a collection is told about a drop; here only that it is to be carried out.
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Carries a drop out.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// An item that is dropped in a collection.
@MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Its place in the collection, if it comes from there.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop in a collection.
@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the finger is.
  var destinationIndexPath: IndexPath? { get }
  /// Lets an item fly to its place.
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}
