public import Foundation

/// The drop delegate of a table view. The simulator only calls it to perform a drop.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that the user drops.
  var items: [SimDropItem] { get }
  /// The index path below the finger.
  var destinationIndexPath: IndexPath? { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

extension SimDrop: UITableViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
}
