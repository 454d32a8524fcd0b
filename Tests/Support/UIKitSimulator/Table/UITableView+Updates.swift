public import Foundation
import UpdateContract

extension UITableView {
  /// Registers a nib for cells; nil removes what was registered.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .cell, identifier)
  }

  /// Registers a class for cells; nil removes what was registered.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    sim.register(cellClass.map(ViewSource.viewClass), for: .cell, identifier)
  }

  /// Registers a nib for headers and footers; nil removes what was registered.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .headerOrFooter, identifier)
  }

  /// Registers a class for headers and footers; nil removes what was registered.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sim.register(aClass.map(ViewSource.viewClass), for: .headerOrFooter, identifier)
  }

  /// Returns a cell for a row that the table is asking for.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let view = sim.path(indexPath).flatMap { sim.dequeue(.cell, identifier, at: $0) }
    // After a broken rule the simulator no longer uses the view, so any cell will do.
    return view as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a header or a footer; nil if no class or nib is registered with this identifier.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sim.dequeue(.headerOrFooter, identifier, at: nil) as? UITableViewHeaderFooterView
  }

  /// Inserts sections, at indices after the update.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionInserts, sections)
  }

  /// Deletes sections, at indices before the update.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionDeletes, sections)
  }

  /// Reloads sections, at indices before the update.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionReloads, sections)
  }

  /// Inserts rows, at paths after the update.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemInserts, indexPaths)
  }

  /// Deletes rows, at paths before the update.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemDeletes, indexPaths)
  }

  /// Reloads rows in new cells, at paths before the update.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemReloads, indexPaths)
  }

  /// Configures rows again, in the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) { sim.reconfigureItems(indexPaths) }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }

  private func using(_ animation: RowAnimation) -> ListSimulator {
    usedAnimations.insert(animation)
    return sim
  }
}
