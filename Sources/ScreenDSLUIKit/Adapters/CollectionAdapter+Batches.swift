import Foundation
import ScreenDSL

#if canImport(UIKit)
  import UIKit
#else
  import ScreenSim
#endif

extension CollectionAdapter {
  /// Runs one stage: a batch, or supplementary views in place.
  func perform(
    _ operations: Changeset.Operations, in view: UICollectionView,
    change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if !operations.supplementaries.isEmpty {
      updateSupplementaries(
        operations.supplementaries, in: view, change: change, completion: completion)
    } else if !operations.reconfigures.isEmpty && !core.options.usesReconfigure {
      change()
      fillInPlace(operations.reconfigures, in: view)
      completion()
    } else {
      endEditing(in: view, ifInSections: operations.sectionRemovals) {
        operations.rowRemovals.contains($0) || operations.reloads.contains($0)
      }
      let refilled = operations.reconfigures.compactMap { view.cellForItem(at: IndexPath($0)) }
      core.refilling(refilled) {
        view.performBatchUpdates {
          change()
          view.perform(operations)
        } completion: { _ in
          completion()
        }
      }
    }
  }

  private func fillInPlace(_ positions: [RowPosition], in view: UICollectionView) {
    for position in positions {
      guard let row = core.updater.currentRow(at: position),
        let cell = view.cellForItem(at: IndexPath(position))
      else { continue }
      core.refilling([cell]) {
        core.gate.answering { core.fill(cell, with: row, registration(for: row.row)) }
      }
    }
  }

  /// A text field that is edited refuses to go with its cell.
  private func endEditing(
    in view: UICollectionView, ifInSections sections: [Int],
    orAt isGoing: (RowPosition) -> Bool = { _ in false }
  ) {
    guard let edited = view.editedView else { return }
    let cell = edited.enclosing(UICollectionViewCell.self, in: view)
    if let path = cell.flatMap({ view.indexPath(for: $0) }) {
      if !sections.contains(path.section), !isGoing(RowPosition(path)) { return }
    } else if sections.isEmpty || edited.enclosing(UICollectionReusableView.self, in: view) == nil {
      return
    }
    edited.endEditing(true)
  }

  /// Supplementary views are filled where they are; one that comes, goes or is of another class takes
  /// its section with it, because a collection view offers nothing less.
  private func updateSupplementaries(
    _ updates: [Changeset.SupplementaryUpdate], in view: UICollectionView,
    change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    let rebuilt = updates.filter { !$0.replacedKinds.isEmpty }
    if rebuilt.isEmpty {
      change()
      completion()
    } else {
      let sections = IndexSet(rebuilt.map(\.newSection))
      endEditing(in: view, ifInSections: Array(sections))
      view.performBatchUpdates {
        change()
        view.deleteSections(sections)
        view.insertSections(sections)
      } completion: { _ in
        completion()
      }
    }
    if updates.contains(where: \.hasNewLayout) {
      view.collectionViewLayout.invalidateLayout()
    }
    for update in updates where !rebuilt.contains(update) {
      fillSupplementaries(of: update, in: view)
    }
  }

  private func fillSupplementaries(
    of update: Changeset.SupplementaryUpdate, in view: UICollectionView
  ) {
    let path = IndexPath(item: 0, section: update.newSection)
    for kind in update.kinds {
      guard let shown = view.supplementaryView(forElementKind: kind.elementKind, at: path) else {
        continue
      }
      fill(shown, kind, of: update.newSection, isFirstDisplay: false)
    }
  }
}

extension UICollectionView {
  /// Hands the operations of a batch over, inside its block.
  fileprivate func perform(_ operations: Changeset.Operations) {
    if !operations.sectionRemovals.isEmpty {
      deleteSections(IndexSet(operations.sectionRemovals))
    }
    if !operations.sectionInsertions.isEmpty {
      insertSections(IndexSet(operations.sectionInsertions))
    }
    for move in operations.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !operations.rowRemovals.isEmpty {
      deleteItems(at: operations.rowRemovals.map { IndexPath($0) })
    }
    if !operations.rowInsertions.isEmpty {
      insertItems(at: operations.rowInsertions.map { IndexPath($0) })
    }
    for move in operations.rowMoves { moveItem(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !operations.reloads.isEmpty { reloadItems(at: operations.reloads.map { IndexPath($0) }) }
    if !operations.reconfigures.isEmpty {
      reconfigureItems(at: operations.reconfigures.map { IndexPath($0) })
    }
  }
}
