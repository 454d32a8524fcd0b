import ScreenDSL

/// How many changes of each kind a list's own rows have.
struct ChangeCounts: Equatable, Sendable {
  var insertions = 0
  var removals = 0
  var moves = 0
  var reconfigures = 0
  var reloads = 0
}

extension ChangeCounts {
  init(_ changes: Changeset) {
    insertions = changes.rowInsertions.count
    removals = changes.rowRemovals.count
    moves = changes.rowMoves.count
    reconfigures = changes.rowUpdates.count { $0.kind == .reconfigure }
    reloads = changes.rowUpdates.count - reconfigures
  }
}

extension ChangeCounts: CustomStringConvertible {
  var description: String {
    "insertions=\(insertions) removals=\(removals) moves=\(moves) "
      + "reconfigures=\(reconfigures) reloads=\(reloads)"
  }
}

/// The same for the rows inside a container.
struct NestedCounts: Equatable, Sendable, CustomStringConvertible {
  var name: String
  var counts: ChangeCounts

  var description: String { "\(name)(\(counts))" }
}
