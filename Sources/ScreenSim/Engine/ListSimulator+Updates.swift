import Foundation
import UpdateContract

/// The updates that a batch records.
extension ListSimulator {
  func insertSections(_ sections: IndexSet) {
    update(BatchOperations(sectionInserts: Array(sections)))
  }

  func deleteSections(_ sections: IndexSet) {
    update(BatchOperations(sectionDeletes: Array(sections)))
  }

  func reloadSections(_ sections: IndexSet) {
    update(BatchOperations(sectionReloads: Array(sections)))
  }

  func moveSection(_ section: Int, to target: Int) {
    update(BatchOperations(sectionMoves: [SectionMove(from: section, to: target)]))
  }

  func insertItems(_ indexPaths: [IndexPath]) {
    guard let paths = paths(indexPaths) else { return }
    update(BatchOperations(itemInserts: paths))
  }

  func deleteItems(_ indexPaths: [IndexPath]) {
    guard let paths = paths(indexPaths) else { return }
    update(BatchOperations(itemDeletes: paths))
  }

  func reloadItems(_ indexPaths: [IndexPath]) {
    guard let paths = paths(indexPaths) else { return }
    update(BatchOperations(itemReloads: paths))
  }

  func moveItem(_ indexPath: IndexPath, to target: IndexPath) {
    guard let from = path(indexPath), let to = path(target) else { return }
    update(BatchOperations(itemMoves: [ItemMove(from: from, to: to)]))
  }

  func reconfigureItems(_ indexPaths: [IndexPath]) {
    guard isUsable("reconfigureItems(at:)"), let paths = paths(indexPaths) else { return }
    guard batch == nil else { return record(BatchOperations(itemReconfigures: paths)) }
    guard check(busyDepth == 0, .reentrant, from: .knownBugs) else { return }
    note(.operation(BatchOperations(itemReconfigures: paths)))
    reconfigure(paths: paths)
  }

  private func paths(_ indexPaths: [IndexPath]) -> [ItemPath]? {
    let paths = indexPaths.compactMap { path($0) }
    return paths.count == indexPaths.count ? paths : nil
  }

  /// Records an update, in a batch of its own if none is open.
  private func update(_ operations: BatchOperations) {
    guard isUsable("update") else { return }
    guard batch == nil else { return record(operations) }
    guard check(false, .outsideBatch(operations.lines(for: kind)), from: .discipline) else { return }
    performBatch({ [self] in record(operations) }, completion: nil)
  }

  private func record(_ operations: BatchOperations) {
    note(.operation(operations))
    batch?.operations.append(operations)
  }
}

extension BatchOperations {
  fileprivate mutating func append(_ other: BatchOperations) {
    sectionDeletes += other.sectionDeletes
    sectionInserts += other.sectionInserts
    sectionReloads += other.sectionReloads
    sectionMoves += other.sectionMoves
    itemDeletes += other.itemDeletes
    itemInserts += other.itemInserts
    itemReloads += other.itemReloads
    itemReconfigures += other.itemReconfigures
    itemMoves += other.itemMoves
  }
}
