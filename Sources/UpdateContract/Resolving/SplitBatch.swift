/// A batch in which every reload has become a delete and an insert.
///
/// Each list has an index at most once.
struct SplitBatch {
  let batch: Batch
  /// Deleted and reloaded sections, as indices before the update.
  var sectionDeletes: [Int]
  /// Inserted sections and the targets of reloaded ones, as indices after the update.
  var sectionInserts: [Int]
  /// Deleted and reloaded items, as paths before the update.
  var itemDeletes: [ItemPath]
  /// Inserted items and the targets of reloaded ones, as paths after the update.
  var itemInserts: [ItemPath]
}
