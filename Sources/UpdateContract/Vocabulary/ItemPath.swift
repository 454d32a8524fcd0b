/// The place of one item: a section index and an index in that section, both from zero.
public struct ItemPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The index of the section in its list.
  public var section: Int
  /// The index of the item in its section.
  public var item: Int

  /// Creates a path from a section index and an index in that section.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// The path as the view's own messages print it, such as `(0 - 1)`.
  public var description: String {
    "(\(section) - \(item))"
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
