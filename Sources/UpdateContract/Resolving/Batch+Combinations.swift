/// Step 0: mixes of operations that the contract allows and devices do not.
extension Batch {
  func checkCombinations() throws(Violation) {
    guard level > .contract else { return }
    try checkSectionReloads()
    try checkItemReloads()
    try checkReconfigures()
    try checkSectionMoves()
    try checkRepeatedInserts()
    try checkDeletedSections()
    try checkInsertedSections()
    try checkResizedSections()
    try checkNoOpMoves()
  }

  private func checkSectionReloads() throws(Violation) {
    guard !operations.sectionReloads.isEmpty else { return }
    var rest = operations
    rest.sectionReloads = []
    guard rest.isEmpty else { throw .mixedSectionReload }
  }

  private func checkItemReloads() throws(Violation) {
    guard !operations.itemReloads.isEmpty else { return }
    guard
      operations.itemMoves.isEmpty,
      operations.sectionMoves.isEmpty,
      operations.sectionInserts.isEmpty
    else { throw .displacedItemReload }
    guard level < .discipline || operations.itemInserts.isEmpty else {
      throw .itemReloadWithInsert
    }
  }

  private func checkReconfigures() throws(Violation) {
    guard !operations.itemReconfigures.isEmpty else { return }
    var rest = operations
    rest.itemReconfigures = []
    guard rest.isEmpty else { throw .mixedReconfigure }
  }

  private func checkSectionMoves() throws(Violation) {
    guard operations.sectionMoves.isEmpty || !operations.hasItemOperations else {
      throw .sectionMoveWithItems
    }
  }

  private func checkRepeatedInserts() throws(Violation) {
    guard level >= .discipline else { return }
    if let path = operations.itemInserts.firstRepeat { throw .itemInsertedTwice(path) }
  }

  /// A move out of a deleted section has a code of its own (M9) at every level.
  private func checkDeletedSections() throws(Violation) {
    guard !operations.sectionDeletes.isEmpty else { return }
    let deleted = Set(operations.sectionDeletes)
    for path in operations.itemDeletes + operations.itemReloads
    where deleted.contains(path.section) {
      throw .itemInDeletedSection(path)
    }
  }

  /// A move into an inserted section has a code of its own (M10) at every level.
  private func checkInsertedSections() throws(Violation) {
    guard !operations.sectionInserts.isEmpty else { return }
    let inserted = Set(operations.sectionInserts)
    for path in operations.itemInserts where inserted.contains(path.section) {
      throw .itemInInsertedSection(path)
    }
  }

  /// Tables were seen to fail when rows move; the rest is a precaution.
  private func checkResizedSections() throws(Violation) {
    guard operations.resizesSections else { return }
    let isKnownBug = kind == .table && !operations.itemMoves.isEmpty
    let isMixed = !operations.itemInserts.isEmpty || !operations.itemMoves.isEmpty
    guard !isKnownBug, !isMixed || level < .discipline else { throw .sectionsResizedWithItems }
  }
}
