public import Foundation
import UpdateContract

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    sim.register(cellClass.map(ViewSource.viewClass), for: .cell, identifier)
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    sim.register(nib.map(ViewSource.nib), for: .cell, identifier)
  }

  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    sim.register(
      viewClass.map(ViewSource.viewClass), for: .supplementary(elementKind), identifier)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    sim.register(nib.map(ViewSource.nib), for: .supplementary(kind), identifier)
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = sim.path(indexPath).flatMap { sim.dequeue(.cell, identifier, at: $0) }
    // After a recorded violation the simulator no longer uses the view, so any answer will do.
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let kind = ElementKind.supplementary(elementKind)
    let view = sim.path(indexPath).flatMap { sim.dequeue(kind, identifier, at: $0) }
    return view as? UICollectionReusableView ?? UICollectionReusableView(frame: .zero)
  }

  public func insertSections(_ sections: IndexSet) { sim.update(\.sectionInserts, sections) }

  public func deleteSections(_ sections: IndexSet) { sim.update(\.sectionDeletes, sections) }

  public func reloadSections(_ sections: IndexSet) { sim.update(\.sectionReloads, sections) }

  public func insertItems(at indexPaths: [IndexPath]) { sim.update(\.itemInserts, indexPaths) }

  public func deleteItems(at indexPaths: [IndexPath]) { sim.update(\.itemDeletes, indexPaths) }

  public func reloadItems(at indexPaths: [IndexPath]) { sim.update(\.itemReloads, indexPaths) }

  public func reconfigureItems(at indexPaths: [IndexPath]) { sim.reconfigureItems(indexPaths) }

  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    sim.moveItem(indexPath, to: newIndexPath)
  }
}
