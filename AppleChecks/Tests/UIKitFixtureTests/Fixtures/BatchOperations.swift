import Foundation

/// The operations of one batch; a path is written `[section, item]`.
///
/// Deletes, reloads and the sources of moves are indices before the update; inserts and the targets of moves are
/// indices after the update.
struct BatchOperations: Sendable {
  var sectionDeletes: IndexSet = []
  var sectionInserts: IndexSet = []
  var sectionReloads: IndexSet = []
  var sectionMoves: [(from: Int, to: Int)] = []
  var itemDeletes: [IndexPath] = []
  var itemInserts: [IndexPath] = []
  var itemReloads: [IndexPath] = []
  var itemMoves: [(from: IndexPath, to: IndexPath)] = []
}
