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
      throw Violation("B1", section, old.count)
    }
    for section in operations.sectionInserts { try checkArrival(of: section) }
    for move in operations.sectionMoves {
      guard old.indices.contains(move.from) else {
        throw Violation("B3", move.from, old.count)
      }
      guard new.indices.contains(move.to) else {
        throw Violation("B3", move.to, new.count, text: 1)
      }
    }
    if let section = operations.sectionDeletes.firstRepeat { throw Violation("D1", section) }
    if let section = operations.sectionInserts.firstRepeat {
      throw Violation("D1", section, text: 1)
    }
    if let section = operations.sectionReloads.firstElement(in: operations.sectionDeletes) {
      throw Violation("D2", section)
    }
  }

  func checkArrival(of section: Int) throws(Violation) {
    guard new.indices.contains(section) else {
      throw Violation("B2", section, new.count)
    }
  }
}

/// Step 2: bounds and duplicates of item operations.
extension Batch {
  func checkItems() throws(Violation) {
    for path in operations.itemDeletes + operations.itemReloads { try checkDeparture(of: path) }
    for path in operations.itemInserts { try checkArrival(of: path) }
    for move in operations.itemMoves {
      guard old.hasItem(at: move.from) else { throw noItemToMove(move.from) }
      guard new.hasItem(at: move.to) else { throw noItemToMoveTo(move) }
    }
    // A batch with a reconfigure has nothing else in it (S3), so both index spaces are one. At
    // `contract`, where a mix is let through, the indices are taken as those before the update.
    for path in operations.itemReconfigures where !old.hasItem(at: path) {
      throw noItemToReconfigure(path)
    }
    // An item deleted twice raises nothing on a device; it corrupts memory.
    if level > .contract, let path = operations.itemDeletes.firstRepeat {
      throw Violation("D3", path)
    }
    if let path = operations.itemReloads.firstElement(in: operations.itemDeletes) {
      throw Violation("D4", path)
    }
  }

  private func checkDeparture(of path: ItemPath) throws(Violation) {
    guard old.indices.contains(path.section) else {
      throw Violation("B4", path.item, path.section, old.count, in: kind)
    }
    guard old.hasItem(at: path) else {
      throw Violation("B5", path.item, path.section, old[path.section], in: kind)
    }
  }

  func checkArrival(of path: ItemPath) throws(Violation) {
    guard new.indices.contains(path.section) else {
      throw Violation("B6", path.item, path.section, new.count, in: kind)
    }
    guard new.hasItem(at: path) else {
      throw Violation(
        "B7", path.item, path.section, new[path.section], path.section, in: kind)
    }
  }

  private func noItemToMove(_ path: ItemPath) -> Violation {
    guard old.indices.contains(path.section) else { return Violation("B8", path, old.count) }
    return Violation("B8", path, old[path.section], path.section, text: 1, in: kind)
  }

  /// Reports have a text for a missing item; the one for a missing section is ours.
  private func noItemToMoveTo(_ move: ItemMove) -> Violation {
    let (from, to) = (move.from, move.to)
    guard new.indices.contains(to.section) else {
      return Violation("B9", from, to, new.count, text: 1)
    }
    return Violation("B9", from, to, new[to.section], to.section, in: kind)
  }

  private func noItemToReconfigure(_ path: ItemPath) -> Violation {
    guard old.indices.contains(path.section) else {
      return Violation("K2", path, old.count, text: 2)
    }
    return Violation("K2", path, old[path.section], path.section, text: 1, in: kind)
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
