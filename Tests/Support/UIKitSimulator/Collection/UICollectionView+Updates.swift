public import Foundation
import UpdateContract

extension UICollectionView {
  /// Registers a class for cells; nil removes what was registered.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sim.register(cellClass.map(ViewSource.viewClass), for: .cell, identifier)
  }

  /// Registers a nib for cells; nil removes what was registered.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .cell, identifier)
  }

  /// Registers a class for views of sections; nil removes what was registered.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    sim.register(
      viewClass.map(ViewSource.viewClass), for: .supplementary(elementKind), identifier)
  }

  /// Registers a nib for views of sections; nil removes what was registered.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    sim.register(nib.map(ViewSource.nib), for: .supplementary(kind), identifier)
  }

  /// Returns a cell for an item that the collection is asking for.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = sim.path(indexPath).flatMap { sim.dequeue(.cell, identifier, at: $0) }
    // After a recorded violation the simulator no longer uses the view, so any answer will do.
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// Returns a view of a section that the collection is asking for.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKind.supplementary(elementKind)
    let view = sim.path(indexPath).flatMap { sim.dequeue(kind, identifier, at: $0) }
    // After a recorded violation the simulator no longer uses the view, so any answer will do.
    return view as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
  }

  /// Inserts sections, at indices after the update.
  public func insertSections(_ sections: IndexSet) { sim.update(\.sectionInserts, sections) }

  /// Deletes sections, at indices before the update.
  public func deleteSections(_ sections: IndexSet) { sim.update(\.sectionDeletes, sections) }

  /// Reloads sections, at indices before the update.
  public func reloadSections(_ sections: IndexSet) { sim.update(\.sectionReloads, sections) }

  /// Inserts items, at paths after the update.
  public func insertItems(at indexPaths: [IndexPath]) { sim.update(\.itemInserts, indexPaths) }

  /// Deletes items, at paths before the update.
  public func deleteItems(at indexPaths: [IndexPath]) { sim.update(\.itemDeletes, indexPaths) }

  /// Reloads items in new cells, at paths before the update.
  public func reloadItems(at indexPaths: [IndexPath]) { sim.update(\.itemReloads, indexPaths) }

  /// Configures items again, in the cells that they have.
  public func reconfigureItems(at indexPaths: [IndexPath]) { sim.reconfigureItems(indexPaths) }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }
}
