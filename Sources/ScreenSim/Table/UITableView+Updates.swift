public import Foundation

extension UITableView {
  /// Begins a batch of updates.
  public func beginUpdates() {
    sim.beginUpdates()
  }

  /// Ends a batch of updates.
  public func endUpdates() {
    sim.endUpdates()
  }

  /// Inserts sections, at indices after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    sim.insertSections(sections)
  }

  /// Deletes sections, at indices before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    sim.deleteSections(sections)
  }

  /// Builds sections anew, at indices before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    sim.reloadSections(sections)
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    sim.moveSection(section, to: newSection)
  }

  /// Inserts rows, at paths after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    sim.insertItems(indexPaths)
  }

  /// Deletes rows, at paths before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    sim.deleteItems(indexPaths)
  }

  /// Builds rows anew in other cells, at paths before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    sim.reloadItems(indexPaths)
  }

  /// Refreshes rows in the cells they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    sim.reconfigureItems(indexPaths)
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }
}
