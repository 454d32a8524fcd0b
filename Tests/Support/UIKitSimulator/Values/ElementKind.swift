public enum ElementKind: Hashable, Sendable, CustomStringConvertible {
  case cell
  /// A view of a section. Table views use the two kinds of collection views for headers and footers.
  case supplementary(String)

  public var description: String {
    switch self {
    case .cell: "UICollectionElementKindCell"
    case .supplementary(let name): name
    }
  }

  public static let header = supplementary("UICollectionElementKindSectionHeader")
  public static let footer = supplementary("UICollectionElementKindSectionFooter")
  /// The kind for the reuse pool of a table view's headers and footers.
  static let headerOrFooter = supplementary("UITableViewHeaderFooterView")
}

public enum SimEdge: Hashable, Sendable, CaseIterable { case leading, trailing }
