public import Foundation

/// The drop delegate of a table view. The simulator only calls it to perform a drop.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop in a table.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that the user drops.
  var items: [SimDropItem] { get }
  /// The index path below the finger.
  var destinationIndexPath: IndexPath? { get }
  /// Animates an item to its row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

extension SimDrop: UITableViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
}
