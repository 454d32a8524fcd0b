/// What a view in a list is for.
public enum ElementKind: Hashable, Sendable, CustomStringConvertible {
  /// It shows a row or an item.
  case cell
  /// It belongs to a section; tables use the two kinds of collections for headers and footers.
  case supplementary(String)

  /// The name that a collection view uses for the kind.
  public var description: String {
    switch self {
    case .cell: "UICollectionElementKindCell"
    case .supplementary(let name): name
    }
  }

  /// The header of a section.
  public static let header = supplementary("UICollectionElementKindSectionHeader")
  /// The footer of a section.
  public static let footer = supplementary("UICollectionElementKindSectionFooter")
  /// The one pool of a table for its headers and footers.
  static let headerOrFooter = supplementary("UITableViewHeaderFooterView")
}

/// The side of a row that a swipe uncovers.
public enum SimEdge: Hashable, Sendable, CaseIterable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}
