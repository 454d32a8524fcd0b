extension BatchOperations {
  /// Judges one batch update and returns where every section and item comes from.
  ///
  /// The rules are those of `UITableView` and `UICollectionView`, as far as they are known in public:
  /// bounds first, then duplicates, conflicts between moves and other operations, and counts. A batch
  /// that breaks several rules throws one violation; which one is not promised.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the update; none may be negative.
  ///   - new: The number of items in each section after the update; none may be negative.
  ///   - kind: The kind of view, which decides the words of messages and one combination (S8).
  ///   - level: How strictly to judge. A batch that passes one level passes those below it and
  ///     resolves to the same map.
  /// - Returns: The origin of every section and item after the update.
  /// - Throws: The rule that the batch breaks.
  /// - Complexity: Expected O(*n* + *k* log *k*), where *n* is the number of sections and items before
  ///   and after the update and *k* the number of operations.
  package func resolved(
    from old: [Int], to new: [Int], kind: ListKind, level: ContractLevel
  ) throws(Violation) -> IdentityMap {
    try BatchCheck(kind, before: old, after: new, operations: self).resolved(at: level)
  }
}

/// Where every section and item after an update was before it.
///
/// A view keeps the cells of whatever has an origin and asks for new cells where there is none.
package struct IdentityMap: Equatable, Sendable {
  /// For each section after the update its index before it, or nil for a fresh section.
  package var sections: [Int?]
  /// For each section and item after the update the item's path before it, or nil for a fresh item.
  package var items: [[ItemPath?]]
}

extension BatchCheck {
  func resolved(at level: ContractLevel) throws(Violation) -> IdentityMap {
    try checkCombinations(at: level)
    try checkSections()
    try checkItems(at: level)
    let split = try splittingReloads()
    var sections = Places(deletes: split.sectionDeletes, inserts: split.sectionInserts)
    for move in split.sectionMoves {
      try sections.place(move, of: split.sectionMoves, rules: ["M1", "M2", "M3", "M4"], in: kind)
    }
    var items = Places(deletes: split.itemDeletes, inserts: split.itemInserts)
    for move in split.itemMoves {
      try items.place(move, of: split.itemMoves, rules: ["M5", "M6", "M7", "M8"], in: kind)
      try checkSections(of: move, sections)
    }
    let (old, new) = (Array(before.indices), Array(after.indices))
    guard let origins = sections.origins(of: new, among: old) else {
      throw wrongCount("C1", sections.tally(of: new, among: old), split)
    }
    try checkEmptyReloads(at: level)
    var map = IdentityMap(sections: origins, items: [])
    for (section, origin) in origins.enumerated() {
      map.items.append(try itemOrigins(items, section: section, origin: origin, split))
    }
    return map
  }

  private func checkSections(
    of move: ItemMove, _ sections: Places<Int>
  ) throws(Violation) {
    if sections.deleted.contains(move.from.section) {
      throw Violation("M9", [move.from.section], in: kind)
    }
    if sections.inserted.contains(move.to.section) {
      throw Violation("M10", [move.to.section], in: kind)
    }
  }

  /// All items of a fresh section are fresh, whatever operations name them.
  private func itemOrigins(
    _ items: Places<ItemPath>, section: Int, origin: Int?, _ split: BatchOperations
  ) throws(Violation) -> [ItemPath?] {
    guard let origin else { return Array(repeating: nil, count: after[section]) }
    let old = (0..<before[origin]).map { ItemPath(section: origin, item: $0) }
    let new = (0..<after[section]).map { ItemPath(section: section, item: $0) }
    guard let origins = items.origins(of: new, among: old) else {
      throw wrongCount("C2", [section] + items.tally(of: new, among: old), split)
    }
    return origins
  }

  /// The violation with the long text that iOS 16.4 and later raise for wrong counts.
  ///
  /// Only the lines for item deletes and inserts were seen in public reports; those for sections and
  /// moves follow the same pattern.
  private func wrongCount(_ id: String, _ numbers: [Int], _ split: BatchOperations) -> Violation {
    let updates = split.lines(for: kind).map { "\t\($0)" }.joined(separator: ",\n")
    let list = updates.isEmpty ? "Updates = [ ]" : "Updates = [\n\(updates)\n]"
    return Violation(
      id, numbers, in: kind, lines: [kind.inconsistency] + countLines + [list])
  }
}
