public import Foundation

/// The object that prepares the data of rows ahead of time.
@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells which rows may show soon, nearest first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells which rows will not show soon after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { Default.wasHit = true }
}
