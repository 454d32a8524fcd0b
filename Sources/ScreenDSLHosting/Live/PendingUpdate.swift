import ScreenDSL

struct PendingUpdate: Sendable {
  var snapshot: ScreenSnapshot?
  /// The changes that lead to `snapshot`, if the outer list has computed them; otherwise nil.
  var changes: Changeset?
  var animated = true
  var cells: CellChange?

  func changes(from shown: ScreenSnapshot, to snapshot: ScreenSnapshot) -> Changeset {
    if let changes, changes.old.isSame(as: shown), changes.new.isSame(as: snapshot) {
      return changes
    }
    return snapshot.changeset(from: shown)
  }
}

typealias CellChange = (
  affects: @MainActor (ScreenSnapshot) -> Changeset.Operations, change: @MainActor () -> Void
)

extension Changeset {
  var mayRemove: Bool {
    !sectionRemovals.isEmpty || !rowRemovals.isEmpty || !nested.isEmpty
      || !supplementaryUpdates.isEmpty || rowUpdates.contains { $0.kind == .reload }
  }

  /// Returns whether the changeset has more than `threshold` changes of sections and rows. The method does not count
  /// changes inside containers.
  func exceeds(_ threshold: Int?) -> Bool {
    guard let threshold else { return false }
    return sectionRemovals.count + sectionInsertions.count + sectionMoves.count
      + rowRemovals.count + rowInsertions.count + rowMoves.count + rowUpdates.count
      > threshold
  }
}
