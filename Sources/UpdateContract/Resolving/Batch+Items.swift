/// Step 2: bounds and duplicates of item operations.
extension Batch {
  func checkItems() throws(Violation) {
    try checkDepartingItems()
    try checkArrivingItems()
    try checkMovedItems()
    try checkReconfiguredItems()
    try checkRepeatedItems()
  }

  private func checkDepartingItems() throws(Violation) {
    for path in operations.itemDeletes + operations.itemReloads {
      guard old.indices.contains(path.section) else {
        throw .noSectionToDeleteFrom(path, count: old.count, kind: kind)
      }
      guard old.hasItem(at: path) else {
        throw .noItemToDelete(path, count: old[path.section], kind: kind)
      }
    }
  }

  private func checkArrivingItems() throws(Violation) {
    for path in operations.itemInserts {
      try checkArrival(of: path)
    }
  }

  func checkArrival(of path: ItemPath) throws(Violation) {
    guard new.indices.contains(path.section) else {
      throw .noSectionToInsertInto(path, count: new.count, kind: kind)
    }
    guard new.hasItem(at: path) else {
      throw .noItemToInsert(path, count: new[path.section], kind: kind)
    }
  }

  private func checkMovedItems() throws(Violation) {
    for move in operations.itemMoves {
      guard old.hasItem(at: move.from) else {
        throw .noItemToMove(move.from, in: old, kind: kind)
      }
      guard new.hasItem(at: move.to) else {
        throw .noItemToMoveTo(move, in: new, kind: kind)
      }
    }
  }

  /// A batch with a reconfigure has nothing else in it (S3), so both index spaces are one. At
  /// `contract`, where a mix is let through, the indices are taken as those before the update.
  private func checkReconfiguredItems() throws(Violation) {
    for path in operations.itemReconfigures where !old.hasItem(at: path) {
      throw .noItemToReconfigure(path, in: old, kind: kind)
    }
  }

  /// An item deleted twice raises nothing on a device; it corrupts memory.
  private func checkRepeatedItems() throws(Violation) {
    if level > .contract, let path = operations.itemDeletes.firstRepeat {
      throw .itemDeletedTwice(path)
    }
    if let path = operations.itemReloads.firstElement(in: operations.itemDeletes) {
      throw .itemDeletedAndReloaded(path)
    }
  }
}

extension [Int] {
  /// Whether a list with these item counts has an item at `path`.
  fileprivate func hasItem(at path: ItemPath) -> Bool {
    indices.contains(path.section) && path.item >= 0 && path.item < self[path.section]
  }
}
