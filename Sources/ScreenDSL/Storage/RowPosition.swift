/// Where a row is in a list: the section's index, and the row's index in it, both counted from 0.
public struct RowPosition: Hashable, Sendable {
  /// The index of the section in its snapshot.
  public var section: Int
  /// The index of the row in its section.
  public var row: Int

  /// Creates the position of a row.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }
}

extension RowPosition: Comparable {
  public static func < (left: RowPosition, right: RowPosition) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}

extension RowPosition: CustomStringConvertible {
  /// The section's and the row's index, separated by a dot.
  public var description: String { "\(section).\(row)" }
}
