/// Step 0: mixes of operations that the contract allows and devices do not.
extension Batch {
  func checkCombinations() throws(Violation) {
    guard level > .contract else { return }
    guard operations.sectionReloads.isEmpty || isAlone(\.sectionReloads) else {
      throw Violation("S1")
    }
    try checkItemReloads()
    guard operations.itemReconfigures.isEmpty || isAlone(\.itemReconfigures) else {
      throw Violation("S3")
    }
    guard operations.sectionMoves.isEmpty || !operations.hasItemOperations else {
      throw Violation("S4")
    }
    if level >= .discipline, let path = operations.itemInserts.firstRepeat {
      throw Violation("S5", path)
    }
    try checkDeletedSections()
    try checkInsertedSections()
    try checkResizedSections()
    try checkNoOpMoves()
  }

  /// Whether the batch has no operations but those of one list.
  private func isAlone<Operation>(
    _ list: WritableKeyPath<BatchOperations, [Operation]>
  ) -> Bool {
    var rest = operations
    rest[keyPath: list] = []
    return rest.isEmpty
  }

  private func checkItemReloads() throws(Violation) {
    guard !operations.itemReloads.isEmpty else { return }
    guard
      operations.itemMoves.isEmpty,
      operations.sectionMoves.isEmpty,
      operations.sectionInserts.isEmpty
    else { throw Violation("S2") }
    guard level < .discipline || operations.itemInserts.isEmpty else {
      throw Violation("S2", text: 1)
    }
  }

  /// A move out of a deleted section has a code of its own (M9) at every level.
  private func checkDeletedSections() throws(Violation) {
    guard !operations.sectionDeletes.isEmpty else { return }
    let deleted = Set(operations.sectionDeletes)
    for path in operations.itemDeletes + operations.itemReloads
    where deleted.contains(path.section) {
      throw Violation("S6", path)
    }
  }

  /// A move into an inserted section has a code of its own (M10) at every level.
  private func checkInsertedSections() throws(Violation) {
    guard !operations.sectionInserts.isEmpty else { return }
    let inserted = Set(operations.sectionInserts)
    for path in operations.itemInserts where inserted.contains(path.section) {
      throw Violation("S7", path)
    }
  }

  /// Tables were seen to fail when rows move; the rest is a precaution.
  private func checkResizedSections() throws(Violation) {
    guard operations.resizesSections else { return }
    let isKnownBug = kind == .table && !operations.itemMoves.isEmpty
    let isMixed = !operations.itemInserts.isEmpty || !operations.itemMoves.isEmpty
    guard !isKnownBug, !isMixed || level < .discipline else { throw Violation("S8") }
  }
}

/// Step 0, the last combination: moves that change nothing.
///
/// A move whose source equals its target is a real move when something else changes the indices of
/// the same list: turning `a b c` into `c b a` may move `b` from 1 to 1. It changes nothing when
/// nothing else does, which is what is refused here.
extension Batch {
  private func checkNoOpMoves() throws(Violation) {
    guard !operations.resizesSections else { return }
    if let move = operations.sectionMoves.first,
      operations.sectionMoves.allSatisfy({ $0.from == $0.to })
    {
      throw Violation("S9", move.from)
    }
    // The indices of an item are those of its section, so changes in other sections do not count.
    let still = operations.itemMoves.filter { $0.from == $0.to }
    guard !still.isEmpty else { return }
    let changing = sectionsWithChangingItems
    for move in still where !changing.contains(move.from.section) {
      throw Violation("S9", move.from, text: 1)
    }
  }

  private var sectionsWithChangingItems: Set<Int> {
    var sections = Set((operations.itemDeletes + operations.itemInserts).map(\.section))
    for move in operations.itemMoves where move.from != move.to {
      sections.insert(move.from.section)
      sections.insert(move.to.section)
    }
    return sections
  }

  /// Refuses to reload a section that is empty before and after.
  ///
  /// - Precondition: The combinations (S1) and the number of sections (C1) were checked: section
  ///   reloads are alone in their batch, so each keeps its index.
  func checkEmptyReloads() throws(Violation) {
    guard level >= .discipline else { return }
    for section in operations.sectionReloads where old[section] == 0 && new[section] == 0 {
      throw Violation("S11")
    }
  }
}
