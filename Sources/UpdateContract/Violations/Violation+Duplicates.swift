extension Violation {
  static func sectionDeletedTwice(_ section: Int) -> Self {
    Self(code: .d1, message: "sim: same section deleted twice (\(section))")
  }

  static func sectionInsertedTwice(_ section: Int) -> Self {
    Self(code: .d1, message: "sim: same section inserted twice (\(section))")
  }

  static func sectionDeletedAndReloaded(_ section: Int) -> Self {
    Self(code: .d2, message: "sim: attempt to delete and reload the same section (\(section))")
  }

  static func itemDeletedTwice(_ path: ItemPath) -> Self {
    Self(code: .d3, message: "sim: same index path deleted twice (IGListKit #689) \(path)")
  }

  static func itemDeletedAndReloaded(_ path: ItemPath) -> Self {
    Self(code: .d4, message: "attempt to delete and reload the same index path \(path)")
  }

  static func itemInsertedTwice(_ path: ItemPath) -> Self {
    Self(code: .s5, message: "sim: same index path inserted twice (combo 22) \(path)")
  }
}
