extension BatchOperations {
  /// Checks one batch update. Returns where every section and item comes from.
  ///
  /// The rules are those of `UITableView` and `UICollectionView`, as far as they are publicly known. The method checks
  /// indices, duplicates, conflicts between operations, and numbers of items. If a batch breaks several rules, the
  /// method throws one of them.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the update; none may be negative.
  ///   - new: The number of items in each section after the update; none may be negative.
  ///   - kind: The kind of view. The kind decides the words of messages, and whether inserts and deletes of sections
  ///     can share a batch with moves of items.
  ///   - level: The strictness of the check. A batch that passes a level also passes the more lenient levels, with the
  ///     same result.
  /// - Returns: For every section and item after the update, its index or index path before the update.
  /// - Throws: The rule that the batch breaks.
  /// - Complexity: Expected O(*n* + *k* log *k*), where *n* is the number of sections and items before and after the
  ///   update and *k* the number of operations.
  package func resolved(
    from old: [Int], to new: [Int], kind: ListKind, level: ContractLevel
  ) throws(Violation) -> IdentityMap {
    try BatchCheck(kind, before: old, after: new, operations: self).resolved(at: level)
  }
}

/// The origin of each section and item after an update: its index or index path before the update.
///
/// A view keeps the cells of items that have an origin, and asks for new cells for all other items.
package struct IdentityMap: Equatable, Sendable {
  /// For each section after the update, its index before the update; nil for a new section.
  package var sections: [Int?]
  /// For each item after the update, its path before the update; nil for a new item. Each inner array is a section.
  package var items: [[ItemPath?]]
}

extension BatchCheck {
  func resolved(at level: ContractLevel) throws(Violation) -> IdentityMap {
    let (sections, items) = try judged(at: level)
    let origins = sections.enumerated().map { section, origin -> [ItemPath?] in
      guard let origin else { return Array(repeating: nil, count: after[section]) }
      return items.origins(
        of: (0..<after[section]).lazy.map { ItemPath(section: section, item: $0) },
        among: (0..<before[origin]).lazy.map { ItemPath(section: origin, item: $0) })
    }
    return IdentityMap(sections: sections, items: origins)
  }

  /// Checks all operations of the batch. Returns the sections as in `IdentityMap.sections`, and the operations on
  /// items.
  func judged(at level: ContractLevel) throws(Violation) -> ([Int?], Places<ItemPath>) {
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
    let numbers = [after.count, before.count] + sections.changes { _ in 0 }(0, 0)
    guard Tally(numbers).addsUp else { throw wrongCount("C1", numbers, split) }
    try checkEmptyReloads(at: level)
    let origins = sections.origins(of: after.indices, among: before.indices)
    let changes = items.changes(by: \.section)
    for case (let section, let origin?) in origins.enumerated() {
      let numbers = [after[section], before[origin]] + changes(section, origin)
      guard Tally(numbers).addsUp else { throw wrongCount("C2", [section] + numbers, split) }
    }
    return (origins, items)
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

  /// Returns the violation of a rule for wrong counts, with the list of operations that iOS 16.4 and later print.
  ///
  /// The lines for sections and moves are guesses. Published crash reports list only deletes and inserts of items.
  private func wrongCount(_ id: String, _ numbers: [Int], _ split: BatchOperations) -> Violation {
    let updates = split.lines(for: kind).map { "\t\($0)" }.joined(separator: ",\n")
    let list = updates.isEmpty ? "Updates = [ ]" : "Updates = [\n\(updates)\n]"
    return Violation(
      id, numbers, in: kind, lines: [kind.inconsistency] + countLines + [list])
  }
}
