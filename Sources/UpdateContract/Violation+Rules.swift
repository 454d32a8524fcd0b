/// The texts of all rules but those about counts, in the order of their codes.
extension Violation {
  static func noSectionToDelete(_ section: Int, count: Int) -> Self {
    Self(
      .b1,
      "attempt to delete section \(section), but there are only \(count) sections "
        + "before the update")
  }

  static func noSectionToInsert(_ section: Int, count: Int) -> Self {
    Self(
      .b2,
      "attempt to insert section \(section) but there are only \(count) sections "
        + "after the update")
  }

  static func noSectionToMove(_ section: Int, count: Int) -> Self {
    Self(
      .b3,
      "attempt to move section \(section), but there are only \(count) sections "
        + "before the update")
  }

  static func noSectionToMoveTo(_ section: Int, count: Int) -> Self {
    Self(
      .b3,
      "sim: attempt to move a section to \(section), but there are only \(count) sections "
        + "after the update")
  }

  static func noSectionToDeleteFrom(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      .b4,
      "attempt to delete \(kind.noun) \(path.item) from section \(path.section), "
        + "but there are only \(count) sections before the update")
  }

  static func noItemToDelete(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      .b5,
      "attempt to delete \(kind.noun) \(path.item) from section \(path.section) "
        + "which only contains \(count) \(kind.noun)s before the update")
  }

  static func noSectionToInsertInto(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      .b6,
      "attempt to insert \(kind.noun) \(path.item) into section \(path.section), "
        + "but there are only \(count) sections after the update")
  }

  static func noItemToInsert(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      .b7,
      "attempt to insert \(kind.noun) \(path.item) into section \(path.section), "
        + "but there are only \(count) \(kind.noun)s in section \(path.section) after the update")
  }

  static func noItemToMove(_ path: ItemPath, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(path.section, in: counts, kind: kind)
    let isSection = !counts.indices.contains(path.section)
    let place = isSection ? "\(path) from a section" : "\(path)"
    return Self(
      .b8,
      "attempt to move index path \(place) that does not exist - there are only \(content) before "
        + "the update")
  }

  static func noItemToMoveTo(_ move: ItemMove, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(move.to.section, in: counts, kind: kind)
    let text =
      "attempt to move index path \(move.from) to index path \(move.to) that does not exist - "
      + "there are only \(content) after the update"
    // Reports have a text for a missing item; the one for a missing section is ours.
    let isReal = counts.indices.contains(move.to.section)
    return Self(.b9, isReal ? text : "sim: \(text)")
  }

  static func noItemToReconfigure(_ path: ItemPath, in counts: [Int], kind: ListKind) -> Self {
    let content = contentOfSection(path.section, in: counts, kind: kind)
    return Self(
      .k2,
      "sim: attempt to reconfigure index path \(path) that does not exist - "
        + "there are only \(content) before the update")
  }

  private static func contentOfSection(_ section: Int, in counts: [Int], kind: ListKind) -> String {
    guard counts.indices.contains(section) else { return "\(counts.count) sections" }
    return "\(counts[section]) \(kind.noun)s in section \(section)"
  }

  static func sectionDeletedTwice(_ section: Int) -> Self {
    Self(.d1, "sim: same section deleted twice (\(section))")
  }

  static func sectionInsertedTwice(_ section: Int) -> Self {
    Self(.d1, "sim: same section inserted twice (\(section))")
  }

  static func sectionDeletedAndReloaded(_ section: Int) -> Self {
    Self(.d2, "sim: attempt to delete and reload the same section (\(section))")
  }

  static func itemDeletedTwice(_ path: ItemPath) -> Self {
    Self(.d3, "sim: same index path deleted twice (IGListKit #689) \(path)")
  }

  static func itemDeletedAndReloaded(_ path: ItemPath) -> Self {
    Self(.d4, "attempt to delete and reload the same index path \(path)")
  }

  static func itemInsertedTwice(_ path: ItemPath) -> Self {
    Self(.s5, "sim: same index path inserted twice \(path)")
  }

  static func deleteAndMove(section: Int) -> Self {
    Self(.m1, "attempt to perform a delete and a move from the same section (\(section))")
  }

  static func insertAndMove(section: Int) -> Self {
    Self(.m2, "attempt to perform an insert and a move to the same section (\(section))")
  }

  static func twoMoves(from section: Int, in moves: [SectionMove]) -> Self {
    let targets = moves.filter { $0.from == section }.map { "section \($0.to)" }.prefix(2)
    return Self(
      .m3, "attempt to move section \(section) to both \(targets.joined(separator: " and "))")
  }

  static func twoMoves(to section: Int, in moves: [SectionMove]) -> Self {
    let sources = moves.filter { $0.to == section }.map { "section \($0.from)" }.prefix(2)
    return Self(
      .m4, "attempt to move both \(sources.joined(separator: " and ")) to section \(section)")
  }

  static func deleteAndMove(path: ItemPath) -> Self {
    Self(.m5, "attempt to perform a delete and a move from the same index path \(path)")
  }

  static func insertAndMove(path: ItemPath) -> Self {
    Self(.m6, "attempt to perform an insert and a move to the same index path \(path)")
  }

  static func twoMoves(from path: ItemPath, in moves: [ItemMove], kind: ListKind) -> Self {
    let targets = moves.filter { $0.from == path }.map { "\($0.to)" }.prefix(2)
    return Self(
      .m7,
      "attempt to move \(kind.noun) at index path \(path) to both "
        + targets.joined(separator: " and "))
  }

  static func twoMoves(to path: ItemPath, in moves: [ItemMove], kind: ListKind) -> Self {
    let sources = moves.filter { $0.to == path }.map { "\($0.from)" }.prefix(2)
    return Self(
      .m8,
      "attempt to move both \(kind.noun) at index path \(sources.joined(separator: " and ")) to "
        + "\(path)")
  }

  static func moveOutOfDeletedSection(_ section: Int, kind: ListKind) -> Self {
    let message =
      switch kind {
      case .table: "cannot move a row from a deleted section"
      case .collection: "cannot move an item from a deleted section (\(section))"
      }
    return Self(.m9, message)
  }

  static func moveIntoInsertedSection(_ section: Int, kind: ListKind) -> Self {
    let message =
      switch kind {
      case .table: "cannot move a row into a newly inserted section (\(section))"
      case .collection: "cannot move an item into a newly inserted section (\(section))"
      }
    return Self(.m10, message)
  }

  /// Refuses the whole batch for a mix of operations.
  static func combination(_ code: Code, _ text: String) -> Self {
    Self(code, "sim: \(text)")
  }

  static let mixedSectionReload = combination(
    .s1, "section reload with any other operation in one batch")
  static let displacedItemReload = combination(
    .s2, "item reload with an item move, a section move or a section insert")
  static let itemReloadWithInsert = combination(
    .s2, "item reload with an item insert in one batch")
  static let mixedReconfigure = combination(
    .s3, "reconfigure with anything else in one batch")
  static let sectionMoveWithItems = combination(
    .s4, "section move with any item operation in one batch")
  static let sectionsResizedWithItems = combination(
    .s8, "section inserts or deletes with item inserts or moves in one batch")

  static func itemInDeletedSection(_ path: ItemPath) -> Self {
    combination(.s6, "item operation in a deleted section \(path)")
  }

  static func itemInInsertedSection(_ path: ItemPath) -> Self {
    combination(.s7, "item insert in an inserted section \(path)")
  }

  static func noOpMove(section: Int) -> Self {
    combination(.s9, "section move that changes nothing (\(section))")
  }

  static func noOpMove(path: ItemPath) -> Self {
    combination(.s9, "item move that changes nothing \(path)")
  }

  static let emptySectionReload = Self(.s11, "attempt to create view animation for nil view")
  static let noWindow = Self(
    .w1, "sim: batch without a window (rdar 15262692); reload the data instead")
  static let noBounds = Self(
    .w2, "sim: batch with zero bounds (rdar 26484150); reload the data instead")
  static let neverLaidOut = Self(
    .w2, "sim: batch before the first layout (rdar 26484150); reload the data instead")
  static let reloadPending = Self(
    .w3, "sim: batch with reloadData pending (rdar 27941923); lay out or reload again")
  static let uncommittedUpdates = Self(
    .w4, "sim: batch during an interactive move (Listable); queue it")
  static let reentrantUpdate = Self(.w5, "sim: re-entrant update; queue it")
}
