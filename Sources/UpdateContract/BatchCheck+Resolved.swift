extension BatchOperations {
  /// Returns the index that each section had before the batch, and the index path that each item had. If the batch
  /// breaks a rule of `level`, the method throws the violation. `old` and `new` are the numbers of items in each
  /// section before and after the batch.
  package func resolved(
    from old: [Int], to new: [Int], kind: ListKind, level: ContractLevel
  ) throws(Violation) -> IdentityMap {
    try BatchCheck(kind, before: old, after: new, operations: self).resolved(at: level)
  }
}

/// The index that each section had before the batch, and the index path that each item had, in the order after the
/// batch. Nil for a section or an item that the batch inserts or reloads, and for all items of an inserted or reloaded
/// section.
package struct IdentityMap: Equatable, Sendable {
  package var sections: [Int?]
  package var items: [[ItemPath?]]
}

extension BatchCheck {
  package func resolved(at level: ContractLevel) throws(Violation) -> IdentityMap {
    let (sections, items) = try judged(at: level)
    let origins = sections.enumerated().map { section, origin -> [ItemPath?] in
      guard let origin else { return Array(repeating: nil, count: after[section]) }
      return items.origins(
        of: (0..<after[section]).lazy.map { ItemPath(section: section, item: $0) },
        among: (0..<before[origin]).lazy.map { ItemPath(section: origin, item: $0) })
    }
    return IdentityMap(sections: sections, items: origins)
  }

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
    try checkNoOpMoves(origins, at: level)
    let changes = items.changes(by: \.section)
    for case (let section, let origin?) in origins.enumerated() {
      let numbers = [after[section], before[origin]] + changes(section, origin)
      guard Tally(numbers).addsUp else { throw wrongCount("C2", [section] + numbers, split) }
    }
    return (origins, items)
  }

  private func checkSections(of move: ItemMove, _ sections: Places<Int>) throws(Violation) {
    if sections.deleted.contains(move.from.section) {
      throw Violation("M9", [move.from.section], in: kind)
    }
    if sections.inserted.contains(move.to.section) {
      throw Violation("M10", [move.to.section], in: kind)
    }
  }

  private func wrongCount(_ id: String, _ numbers: [Int], _ split: BatchOperations) -> Violation {
    let updates = split.lines(for: kind).map { "\t\($0)" }.joined(separator: ",\n")
    let list = updates.isEmpty ? "Updates = [ ]" : "Updates = [\n\(updates)\n]"
    return Violation(id, numbers, in: kind, lines: [kind.inconsistency] + countLines + [list])
  }
}
