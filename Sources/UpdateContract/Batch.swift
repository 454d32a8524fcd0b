/// One update under judgement.
struct Batch {
  let operations: BatchOperations
  /// The number of items in each section before the update.
  let old: [Int]
  /// The number of items in each section after the update.
  let new: [Int]
  let kind: ListKind
  let level: ContractLevel

  init(
    operations: BatchOperations, old: [Int], new: [Int], kind: ListKind, level: ContractLevel
  ) {
    if let count = (old + new).first(where: { $0 < 0 }) {
      fatalError("Item count must be at least 0 (was \(count))")
    }
    self.operations = operations
    self.old = old
    self.new = new
    self.kind = kind
    self.level = level
  }
}

/// Step 1: bounds and duplicates of section operations.
extension Batch {
  func checkSections() throws(Violation) {
    for section in operations.sectionDeletes + operations.sectionReloads
    where !old.indices.contains(section) {
      throw .noSectionToDelete(section, count: old.count)
    }
    for section in operations.sectionInserts { try checkArrival(of: section) }
    for move in operations.sectionMoves {
      guard old.indices.contains(move.from) else {
        throw .noSectionToMove(move.from, count: old.count)
      }
      guard new.indices.contains(move.to) else {
        throw .noSectionToMoveTo(move.to, count: new.count)
      }
    }
    if let section = operations.sectionDeletes.firstRepeat { throw .sectionDeletedTwice(section) }
    if let section = operations.sectionInserts.firstRepeat { throw .sectionInsertedTwice(section) }
    if let section = operations.sectionReloads.firstElement(in: operations.sectionDeletes) {
      throw .sectionDeletedAndReloaded(section)
    }
  }

  func checkArrival(of section: Int) throws(Violation) {
    guard new.indices.contains(section) else {
      throw .noSectionToInsert(section, count: new.count)
    }
  }
}

/// Step 2: bounds and duplicates of item operations.
extension Batch {
  func checkItems() throws(Violation) {
    for path in operations.itemDeletes + operations.itemReloads { try checkDeparture(of: path) }
    for path in operations.itemInserts { try checkArrival(of: path) }
    for move in operations.itemMoves {
      guard old.hasItem(at: move.from) else { throw .noItemToMove(move.from, in: old, kind: kind) }
      guard new.hasItem(at: move.to) else { throw .noItemToMoveTo(move, in: new, kind: kind) }
    }
    // A batch with a reconfigure has nothing else in it (S3), so both index spaces are one. At
    // `contract`, where a mix is let through, the indices are taken as those before the update.
    for path in operations.itemReconfigures where !old.hasItem(at: path) {
      throw .noItemToReconfigure(path, in: old, kind: kind)
    }
    // An item deleted twice raises nothing on a device; it corrupts memory.
    if level > .contract, let path = operations.itemDeletes.firstRepeat {
      throw .itemDeletedTwice(path)
    }
    if let path = operations.itemReloads.firstElement(in: operations.itemDeletes) {
      throw .itemDeletedAndReloaded(path)
    }
  }

  private func checkDeparture(of path: ItemPath) throws(Violation) {
    guard old.indices.contains(path.section) else {
      throw .noSectionToDeleteFrom(path, count: old.count, kind: kind)
    }
    guard old.hasItem(at: path) else {
      throw .noItemToDelete(path, count: old[path.section], kind: kind)
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
}

extension [Int] {
  /// Whether a list with these item counts has an item at `path`.
  fileprivate func hasItem(at path: ItemPath) -> Bool {
    indices.contains(path.section) && path.item >= 0 && path.item < self[path.section]
  }
}

extension Array where Element: Hashable {
  /// The first element that is equal to an earlier one.
  var firstRepeat: Element? {
    guard count > 1 else { return nil }
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }

  /// The first element that `others` has, too.
  func firstElement(in others: [Element]) -> Element? {
    guard !isEmpty, !others.isEmpty else { return nil }
    return first(where: Set(others).contains)
  }
}
