/// Where a row is, by identity: its section, the IDs of the containers around it, outermost first,
/// then its own.
///
/// Without a section, a path names the row with its IDs in whichever section has it, if only one
/// does.
public struct RowPath: Hashable, Sendable {
  /// The section that the outermost container, or the row itself, is in; nil for any.
  public var section: SectionID?
  /// The IDs from the outermost container's to the row's own; at least one.
  public let ids: [RowID]

  /// Creates the path of the row `id` inside `containers`.
  ///
  /// - Parameters:
  ///   - id: The row's own ID.
  ///   - containers: The IDs of the containers around the row, outermost first.
  ///   - section: The section around all of them; nil for any.
  public init(_ id: RowID, in containers: [RowID] = [], section: SectionID? = nil) {
    ids = containers + [id]
    self.section = section
  }

  /// The row's own ID.
  public var id: RowID { ids[ids.count - 1] }

  /// The IDs of the containers around the row, outermost first.
  package var containers: ArraySlice<RowID> { ids.dropLast() }

  /// Returns the path of the row `id` inside the container at this path.
  public func appending(_ id: RowID) -> RowPath { RowPath(id, in: ids, section: section) }
}

extension RowPath: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) { self.init(RowID(stringLiteral: value)) }
}

extension RowPath: CustomStringConvertible {
  /// The IDs, that of the section first if there is one, separated by `/`.
  public var description: String {
    ((section.map { [$0.description] } ?? []) + ids.map(\.description)).joined(separator: "/")
  }
}

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
