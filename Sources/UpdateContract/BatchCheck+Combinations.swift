extension BatchCheck {
  func checkCombinations(at level: ContractLevel) throws(Violation) {
    guard level > .contract else { return }
    let (batch, isStrict) = (operations, level >= .discipline)
    if !batch.sectionReloads.isEmpty, batch != .init(sectionReloads: batch.sectionReloads) {
      throw Violation("S1")
    }
    try checkItemReloads(isStrict)
    if !batch.itemReconfigures.isEmpty, batch != .init(itemReconfigures: batch.itemReconfigures) {
      throw Violation("S3")
    }
    // Rule S2 has already refused reloads of items in a batch with section moves, so `hasItems` ignores reloads.
    let hasItems = !(batch.itemDeletes + batch.itemInserts).isEmpty || !batch.itemMoves.isEmpty
    if !batch.sectionMoves.isEmpty, hasItems { throw Violation("S4") }
    if isStrict { try refuse(batch.itemInserts.firstRepeat, by: "S5") }
    // Rules M9 and M10 check moves of items later.
    let (deleted, inserted) = (Set(batch.sectionDeletes), Set(batch.sectionInserts))
    let departures = batch.itemDeletes + batch.itemReloads
    try refuse(departures.first { deleted.contains($0.section) }, by: "S6")
    try refuse(batch.itemInserts.first { inserted.contains($0.section) }, by: "S7")
    if batch.resizesSections {
      let moves = !batch.itemMoves.isEmpty
      let isRisky = moves || !batch.itemInserts.isEmpty
      if moves && kind == .table || isStrict && isRisky { throw Violation("S8") }
    } else if batch.sectionMoves.allSatisfy({ $0.from == $0.to }) {
      try refuse(batch.sectionMoves.first?.from, by: "S9")
    }
  }

  private func checkItemReloads(_ isStrict: Bool) throws(Violation) {
    guard !operations.itemReloads.isEmpty else { return }
    guard operations.itemMoves.isEmpty, operations.sectionMoves.isEmpty,
      operations.sectionInserts.isEmpty
    else { throw Violation("S2") }
    guard !isStrict || operations.itemInserts.isEmpty else { throw Violation("S2", text: 1) }
  }

  /// Throws if an item moves to its own index path in a section that keeps its index, and nothing else changes in this
  /// section (rule S9). `origins` contains, for each section after the update, its index before the update; nil if the
  /// batch inserts or reloads the section. The caller must first check the bounds.
  func checkNoOpMoves(_ origins: [Int?], at level: ContractLevel) throws(Violation) {
    guard level > .contract else { return }
    let moved = operations.itemMoves.filter { $0.from != $0.to }.flatMap { [$0.from, $0.to] }
    let changing = Set((operations.itemDeletes + operations.itemInserts + moved).map(\.section))
    // If the two index paths of a move differ, `changing` contains the sections of both. So the loop throws only for a
    // move without an effect.
    for move in operations.itemMoves
    where !changing.contains(move.from.section) && origins[move.to.section] == move.to.section {
      throw Violation("S9", [move.from], text: 1)
    }
  }

  /// Throws if a reloaded section is empty before and after the update (rule S11). The caller must first check the
  /// rules S1 and C1, so that the section's index is valid in `after` too.
  func checkEmptyReloads(at level: ContractLevel) throws(Violation) {
    guard level >= .discipline else { return }
    for section in operations.sectionReloads where before[section] == 0 && after[section] == 0 {
      throw Violation("S11")
    }
  }
}
