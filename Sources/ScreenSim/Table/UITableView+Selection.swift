public import Foundation

extension UITableView {
  /// The first of the selected rows.
  public var indexPathForSelectedRow: IndexPath? {
    sim.selection.values.min()?.indexPath
  }

  /// The selected rows in order, or nil if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    sim.selection.isEmpty ? nil : sim.selection.values.sorted().map(\.indexPath)
  }

  /// Selects a row without telling the delegate; nil selects none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    sim.select(indexPath, keepsOthers: allowsMultipleSelection)
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without telling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    sim.deselect(indexPath)
  }
}
