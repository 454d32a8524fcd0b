extension Violation {
  /// Refuses the whole batch for a mix of operations.
  static func combination(_ code: Code, _ text: String) -> Self {
    Self(code: code, message: "sim: \(text)")
  }

  static let mixedSectionReload = combination(
    .s1, "section reload with any other operation in one batch (combos 14 and 15)")

  static let displacedItemReload = combination(
    .s2, "item reload with an item move, a section move or a section insert (combos 5 to 7)")

  static let itemReloadWithInsert = combination(
    .s2, "item reload with an item insert in one batch (combo 9)")

  static let mixedReconfigure = combination(
    .s3, "reconfigure with anything else in one batch (combo 26)")

  static let sectionMoveWithItems = combination(
    .s4, "section move with any item operation in one batch (combos 16, 17, 19 and 20)")

  static let sectionsResizedWithItems = combination(
    .s8, "section inserts or deletes with item inserts or moves in one batch (combo 18)")

  static func itemInDeletedSection(_ path: ItemPath) -> Self {
    combination(.s6, "item operation in a deleted section (combo 12) \(path)")
  }

  static func itemInInsertedSection(_ path: ItemPath) -> Self {
    combination(.s7, "item insert in an inserted section (combo 13) \(path)")
  }

  static func noOpMove(section: Int) -> Self {
    combination(.s9, "section move that changes nothing (combo 19) (\(section))")
  }

  static func noOpMove(path: ItemPath) -> Self {
    combination(.s9, "item move that changes nothing (combo 19) \(path)")
  }

  static let emptySectionReload = Self(
    code: .s11, message: "attempt to create view animation for nil view")
}
