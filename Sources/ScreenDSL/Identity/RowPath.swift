/// Where a row is, by identity: the IDs of the containers around it, outermost first, then its own.
public struct RowPath: Hashable, Sendable {
  /// The IDs from the outermost container's to the row's own; at least one.
  public let ids: [RowID]

  /// Creates the path of the row `id` inside `containers`.
  ///
  /// - Parameters:
  ///   - id: The row's own ID.
  ///   - containers: The IDs of the containers around the row, outermost first.
  public init(_ id: RowID, in containers: [RowID] = []) {
    ids = containers + [id]
  }

  /// The row's own ID.
  public var id: RowID { ids[ids.count - 1] }

  /// The IDs of the containers around the row, outermost first.
  public var containers: ArraySlice<RowID> { ids.dropLast() }

  /// Returns the path of the row `id` inside the container at this path.
  public func appending(_ id: RowID) -> RowPath { RowPath(id, in: ids) }
}

extension RowPath: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self.init(RowID(stringLiteral: value)) }
}

extension RowPath: CustomStringConvertible {
  /// The IDs, separated by `/`.
  public var description: String { ids.map(\.description).joined(separator: "/") }
}
