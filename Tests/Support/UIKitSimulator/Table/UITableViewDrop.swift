public import Foundation

/// What a table is told about a drop; here only that it is to be carried out.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Performs a drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// A drop in a table.
@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [SimDropItem] { get }
  /// Where the finger is.
  var destinationIndexPath: IndexPath? { get }
  /// Lets an item fly to its row.
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

extension SimDrop: UITableViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
}
