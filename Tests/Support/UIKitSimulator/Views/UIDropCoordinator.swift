public import Foundation

/// What is dragged; only drivers make it.
@MainActor public final class UIDragItem: NSObject {
  /// What stands for the item in its app.
  public var localObject: Any?

  init(_ localObject: Any?) {
    self.localObject = localObject
    super.init()
  }
}

/// What a drop brings, and where it comes from.
@MainActor final class SimDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ object: Any?, from sourceIndexPath: IndexPath?) {
    dragItem = UIDragItem(object)
    self.sourceIndexPath = sourceIndexPath
    super.init()
  }
}

/// A drop that is carried out.
@MainActor class SimDrop: NSObject {
  fileprivate let item: SimDropItem
  let destinationIndexPath: IndexPath?
  fileprivate let animate: (IndexPath) -> Void

  init(_ item: SimDropItem, at target: IndexPath?, animate: @escaping (IndexPath) -> Void) {
    self.item = item
    destinationIndexPath = target
    self.animate = animate
    super.init()
  }
}

/// A drop that a table carries out.
@MainActor final class TableDrop: SimDrop, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { [item] }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
}

/// A drop that a collection carries out.
@MainActor final class CollectionDrop: SimDrop, UICollectionViewDropCoordinator {
  var items: [any UICollectionViewDropItem] { [item] }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) { animate(indexPath) }
}

/// What a table is told about a drop; here only that it is to be carried out.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Carries a drop out.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// An item that is dropped in a table.
@MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// What is dragged.
  var dragItem: UIDragItem { get }
  /// Its place in the table, if it comes from there.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop in a table.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where the finger is.
  var destinationIndexPath: IndexPath? { get }
  /// Lets an item fly to its row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
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
