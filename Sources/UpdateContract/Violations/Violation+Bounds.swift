extension Violation {
  static func noSectionToDelete(_ section: Int, count: Int) -> Self {
    Self(
      code: .b1,
      message: "attempt to delete section \(section), but there are only \(count) sections "
        + "before the update")
  }

  static func noSectionToInsert(_ section: Int, count: Int) -> Self {
    Self(
      code: .b2,
      message: "attempt to insert section \(section) but there are only \(count) sections "
        + "after the update")
  }

  static func noSectionToMove(_ section: Int, count: Int) -> Self {
    Self(
      code: .b3,
      message: "sim: attempt to move section \(section), but there are only \(count) sections "
        + "before the update")
  }

  static func noSectionToMoveTo(_ section: Int, count: Int) -> Self {
    Self(
      code: .b3,
      message: "sim: attempt to move a section to \(section), but there are only \(count) sections "
        + "after the update")
  }

  static func noSectionToDeleteFrom(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      code: .b4,
      message: "sim: attempt to delete \(kind.noun) \(path.item) from section \(path.section), "
        + "but there are only \(count) sections before the update")
  }

  static func noItemToDelete(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      code: .b5,
      message: "attempt to delete \(kind.noun) \(path.item) from section \(path.section) "
        + "which only contains \(count) \(kind.noun)s before the update")
  }

  static func noSectionToInsertInto(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      code: .b6,
      message: "attempt to insert \(kind.noun) \(path.item) into section \(path.section), "
        + "but there are only \(count) sections after the update")
  }

  static func noItemToInsert(_ path: ItemPath, count: Int, kind: ListKind) -> Self {
    Self(
      code: .b7,
      message: "attempt to insert \(kind.noun) \(path.item) into section \(path.section), "
        + "but there are only \(count) \(kind.noun)s in section \(path.section) after the update")
  }
}
