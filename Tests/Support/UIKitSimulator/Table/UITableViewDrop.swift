public import Foundation

extension SimDropItem: UITableViewDropItem {}

/// A drop that a table carries out.
@MainActor final class TableDrop: SimDrop, UITableViewDropCoordinator {
  var items: [any UITableViewDropItem] { [item] }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
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
