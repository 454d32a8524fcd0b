/// The kind of a view in a list.
public enum ElementKind: Hashable, Sendable, CustomStringConvertible {
  /// A view that shows a row or an item.
  case cell
  /// A view of a section. Table views use the two kinds of collection views for headers and footers.
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
  /// The kind for the reuse pool of a table view's headers and footers.
  static let headerOrFooter = supplementary("UITableViewHeaderFooterView")
}

/// The side of a row whose swipe actions are revealed.
public enum SimEdge: Hashable, Sendable, CaseIterable {
  /// The leading side.
  case leading
  /// The trailing side.
  case trailing
}
