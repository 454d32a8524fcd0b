/// Judges one batch update and returns where every section and item comes from.
///
/// The rules are those of `UITableView` and `UICollectionView`, as far as they are known in public:
/// bounds first, then duplicates, conflicts between moves and other operations, and counts. A batch
/// that breaks several rules throws one violation; which one is not promised.
///
/// - Parameters:
///   - operations: The operations of the batch, in any order.
///   - old: The number of items in each section before the update; none may be negative.
///   - new: The number of items in each section after the update; none may be negative.
///   - kind: The kind of view, which decides the words of messages and one combination (S8).
///   - level: How strictly to judge. A batch that passes one level passes those below it and
///     resolves to the same map.
/// - Returns: The origin of every section and item after the update.
/// - Throws: The rule that the batch breaks.
/// - Complexity: Expected O(*n* + *k* log *k*), where *n* is the number of sections and items before
///   and after the update and *k* the number of operations.
public func resolve(
  _ operations: BatchOperations,
  from old: [Int],
  to new: [Int],
  kind: ListKind,
  level: ContractLevel
) throws(Violation) -> IdentityMap {
  let batch = Batch(operations: operations, old: old, new: new, kind: kind, level: level)
  try batch.checkCombinations()
  try batch.checkSections()
  try batch.checkItems()
  let split = try batch.splittingReloads()
  var board = Board(split)
  try board.place(operations.sectionMoves)
  try board.place(operations.itemMoves, kind: kind)
  let sections = try board.sectionOrigins(split)
  try batch.checkEmptyReloads()
  return IdentityMap(sections: sections, items: try board.itemOrigins(split, sections: sections))
}
