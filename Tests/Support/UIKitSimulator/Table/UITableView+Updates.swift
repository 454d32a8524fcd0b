public import Foundation
import UpdateContract

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .cell, identifier)
  }

  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    sim.register(cellClass.map(ViewSource.viewClass), for: .cell, identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .headerOrFooter, identifier)
  }

  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    sim.register(aClass.map(ViewSource.viewClass), for: .headerOrFooter, identifier)
  }

  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    let view = sim.path(indexPath).flatMap { sim.dequeue(.cell, identifier, at: $0) }
    // After a broken rule the simulator no longer uses the view, so any cell will do.
    return view as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    sim.dequeue(.headerOrFooter, identifier, at: nil) as? UITableViewHeaderFooterView
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionInserts, sections)
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionDeletes, sections)
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    using(animation).update(\.sectionReloads, sections)
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemInserts, indexPaths)
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemDeletes, indexPaths)
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    using(animation).update(\.itemReloads, indexPaths)
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) { sim.reconfigureItems(indexPaths) }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }

  private func using(_ animation: RowAnimation) -> ListSimulator {
    usedAnimations.insert(animation)
    return sim
  }
}
