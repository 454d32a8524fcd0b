public import Foundation

/// The drop delegate of a table view. The simulator only calls it to perform a drop.
@MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

@MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [SimDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath)
}

extension SimDrop: UITableViewDropCoordinator {
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) { animate(indexPath) }
}
