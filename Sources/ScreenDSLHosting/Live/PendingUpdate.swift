import ScreenDSL

/// An update that waits until the list can be changed: a new registry, a new snapshot, or both. The registry changes
/// first.
struct PendingUpdate: Sendable {
  var snapshot: ScreenSnapshot?
  /// If the list is inside a container, the changes that the outer list has computed. Otherwise nil.
  var changes: Changeset?
  var animated = true
  var cells: CellChange?

  /// Returns the changes from `shown` to `snapshot`. Computes them only if the stored changes are nil or for other
  /// snapshots.
  func changes(from shown: ScreenSnapshot, to snapshot: ScreenSnapshot) -> Changeset {
    if let changes, changes.old.isSame(as: shown), changes.new.isSame(as: snapshot) {
      return changes
    }
    return snapshot.changeset(from: shown)
  }
}

/// A change of the registry. The first closure returns the rows, headers and footers that have a different cell in the
/// new registry than in the old one. The second closure makes the list use the new registry.
typealias CellChange = (
  affects: @MainActor (ScreenSnapshot) -> Changeset.Operations, change: @MainActor () -> Void
)

extension Changeset {
  /// Whether the changes possibly remove rows, headers or footers, also inside containers.
  var mayRemove: Bool {
    !sectionRemovals.isEmpty || !rowRemovals.isEmpty || !nested.isEmpty
      || !supplementaryUpdates.isEmpty || rowUpdates.contains { $0.kind == .reload }
  }

  /// Whether an update of the list has more changes of rows and sections than `threshold`; false if `threshold` is nil.
  /// The comparison ignores changes inside containers.
  func exceeds(_ threshold: Int?) -> Bool {
    guard let threshold else { return false }
    return sectionRemovals.count + sectionInsertions.count + sectionMoves.count
      + rowRemovals.count + rowInsertions.count + rowMoves.count + rowUpdates.count
      > threshold
  }
}
