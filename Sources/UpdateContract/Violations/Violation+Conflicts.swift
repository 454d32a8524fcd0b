extension Violation {
  static func deleteAndMove(section: Int) -> Self {
    Self(
      code: .m1,
      message: "attempt to perform a delete and a move from the same section (\(section))")
  }

  static func insertAndMove(section: Int) -> Self {
    Self(
      code: .m2,
      message: "attempt to perform an insert and a move to the same section (\(section))")
  }

  static func twoMovesFrom(section: Int) -> Self {
    Self(code: .m3, message: "sim: attempt to move the same section twice (\(section))")
  }

  static func twoMovesTo(section: Int) -> Self {
    Self(code: .m4, message: "sim: attempt to move two sections to the same section (\(section))")
  }

  static func deleteAndMove(path: ItemPath) -> Self {
    Self(
      code: .m5,
      message: "attempt to perform a delete and a move from the same index path \(path)")
  }

  static func insertAndMove(path: ItemPath) -> Self {
    Self(
      code: .m6,
      message: "attempt to perform an insert and a move to the same index path \(path)")
  }

  static func twoMovesFrom(path: ItemPath) -> Self {
    Self(code: .m7, message: "sim: attempt to move the same index path twice \(path)")
  }

  static func twoMovesTo(path: ItemPath) -> Self {
    Self(code: .m8, message: "sim: attempt to perform two moves to the same index path \(path)")
  }

  static func moveOutOfDeletedSection(_ section: Int, kind: ListKind) -> Self {
    let message =
      switch kind {
      case .table: "cannot move a row from a deleted section"
      case .collection: "cannot move an item from a deleted section (\(section))"
      }
    return Self(code: .m9, message: message)
  }

  static func moveIntoInsertedSection(_ section: Int, kind: ListKind) -> Self {
    let message =
      switch kind {
      case .table: "cannot move a row into a newly inserted section (\(section))"
      case .collection: "sim: cannot move an item into a newly inserted section (\(section))"
      }
    return Self(code: .m10, message: message)
  }
}
