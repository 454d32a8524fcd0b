import Foundation
import ScreenSim
import UpdateContract

extension Bed {
  /// Changes the data and the list in one batch.
  func change(
    to data: [[Int]], _ operations: BatchOperations = BatchOperations(),
    completion: ((Bool) -> Void)? = nil
  ) {
    view.performBatchUpdates(
      { [self] in
        source.data = data
        play(operations)
      }, completion: completion)
  }

  /// Calls the methods of the list that record the operations.
  func play(_ operations: BatchOperations) {
    kind == .table ? playOnTable(operations) : playOnCollection(operations)
  }

  func reconfigure(_ paths: ItemPath...) {
    play(BatchOperations(itemReconfigures: paths))
  }

  private func playOnTable(_ operations: BatchOperations) {
    for section in operations.sectionDeletes { table.deleteSections([section], with: .fade) }
    for section in operations.sectionInserts { table.insertSections([section], with: .fade) }
    for section in operations.sectionReloads { table.reloadSections([section], with: .fade) }
    for move in operations.sectionMoves { table.moveSection(move.from, toSection: move.to) }
    call(operations.itemDeletes) { table.deleteRows(at: $0, with: .fade) }
    call(operations.itemInserts) { table.insertRows(at: $0, with: .fade) }
    call(operations.itemReloads) { table.reloadRows(at: $0, with: .fade) }
    call(operations.itemReconfigures) { table.reconfigureRows(at: $0) }
    for move in operations.itemMoves { table.moveRow(at: move.from.index, to: move.to.index) }
  }

  private func playOnCollection(_ operations: BatchOperations) {
    for section in operations.sectionDeletes { collection.deleteSections([section]) }
    for section in operations.sectionInserts { collection.insertSections([section]) }
    for section in operations.sectionReloads { collection.reloadSections([section]) }
    for move in operations.sectionMoves { collection.moveSection(move.from, toSection: move.to) }
    call(operations.itemDeletes) { collection.deleteItems(at: $0) }
    call(operations.itemInserts) { collection.insertItems(at: $0) }
    call(operations.itemReloads) { collection.reloadItems(at: $0) }
    call(operations.itemReconfigures) { collection.reconfigureItems(at: $0) }
    for move in operations.itemMoves { collection.moveItem(at: move.from.index, to: move.to.index) }
  }

  private func call(_ paths: [ItemPath], _ method: ([IndexPath]) -> Void) {
    if !paths.isEmpty { method(paths.map(\.index)) }
  }
}

extension Bed {
  func count(_ section: Int) -> Int {
    kind == .table
      ? table.numberOfRows(inSection: section) : collection.numberOfItems(inSection: section)
  }
}

extension Bed {
  /// The paths that the list names as selected.
  var selected: [ItemPath] {
    let paths =
      kind == .table ? table.indexPathsForSelectedRows : collection.indexPathsForSelectedItems
    return (paths ?? []).map(\.itemPath)
  }
}
