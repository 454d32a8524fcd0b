public import Foundation

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
  public func numberOfSections(in _: UITableView) -> Int { Default.answer(1) }
  public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? {
    Default.answer(nil)
  }
  public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? {
    Default.answer(nil)
  }
  public func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { Default.answer(true) }
  public func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { Default.answer(true) }
  public func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) { Default.wasHit = true }
  public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {
    Default.wasHit = true
  }
  public func sectionIndexTitles(for _: UITableView) -> [String]? { Default.answer(nil) }
}

@MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_: UITableView, cancelPrefetchingForRowsAt _: [IndexPath]) {
    Default.wasHit = true
  }
}
