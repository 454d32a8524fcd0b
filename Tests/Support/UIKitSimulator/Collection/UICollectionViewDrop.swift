public import Foundation

/// The drop delegate of a collection. The simulator only calls it to perform a drop.
@MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
}

@MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [SimDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath)
}

extension SimDrop: UICollectionViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { animate(indexPath) }
}
