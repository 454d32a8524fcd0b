public import Foundation

extension UICollectionView {
  /// Inserts sections, at indices after the update.
  public func insertSections(_ sections: IndexSet) {
    sim.insertSections(sections)
  }

  /// Deletes sections, at indices before the update.
  public func deleteSections(_ sections: IndexSet) {
    sim.deleteSections(sections)
  }

  /// Builds sections anew, at indices before the update.
  public func reloadSections(_ sections: IndexSet) {
    sim.reloadSections(sections)
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    sim.moveSection(section, to: newSection)
  }

  /// Inserts items, at paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) {
    sim.insertItems(indexPaths)
  }

  /// Deletes items, at paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) {
    sim.deleteItems(indexPaths)
  }

  /// Builds items anew in other cells, at paths before the update.
  public func reloadItems(at indexPaths: [IndexPath]) {
    sim.reloadItems(indexPaths)
  }

  /// Refreshes items in the cells they have.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    sim.reconfigureItems(indexPaths)
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }
}
