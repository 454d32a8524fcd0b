/// Where every section and item after an update was before it.
///
/// A view keeps the cells of whatever has an origin and asks for new cells where there is none.
public struct IdentityMap: Equatable, Sendable {
  /// For each section after the update its index before it, or nil for a fresh section.
  public var sections: [Int?]
  /// For each section and item after the update the item's path before it, or nil for a fresh item.
  public var items: [[ItemPath?]]

  /// Creates a map from the origins of sections and items.
  public init(sections: [Int?], items: [[ItemPath?]]) {
    self.sections = sections
    self.items = items
  }
}
