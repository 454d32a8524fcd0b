extension BatchOperations {
  /// Judges one batch update and returns where every section and item comes from.
  ///
  /// The rules are those of `UITableView` and `UICollectionView`, as far as they are known in public:
  /// bounds first, then duplicates, conflicts between moves and other operations, and counts. A batch
  /// that breaks several rules throws one violation; which one is not promised.
  ///
  /// - Parameters:
  ///   - old: The number of items in each section before the update; none may be negative.
  ///   - new: The number of items in each section after the update; none may be negative.
  ///   - kind: The kind of view, which decides the words of messages and one combination (S8).
  ///   - level: How strictly to judge. A batch that passes one level passes those below it and
  ///     resolves to the same map.
  /// - Returns: The origin of every section and item after the update.
  /// - Throws: The rule that the batch breaks.
  /// - Complexity: Expected O(*n* + *k* log *k*), where *n* is the number of sections and items before
  ///   and after the update and *k* the number of operations.
  public func resolved(
    from old: [Int], to new: [Int], kind: ListKind, level: ContractLevel
  ) throws(Violation) -> IdentityMap {
    let batch = Batch(operations: self, old: old, new: new, kind: kind, level: level)
    try batch.checkCombinations()
    try batch.checkSections()
    try batch.checkItems()
    let split = try batch.splittingReloads()
    var board = Board(split)
    try board.place(sectionMoves)
    try board.place(itemMoves, kind: kind)
    let sections = try board.sectionOrigins(split)
    try batch.checkEmptyReloads()
    return IdentityMap(sections: sections, items: try board.itemOrigins(split, sections: sections))
  }
}

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
