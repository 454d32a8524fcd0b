import ScreenDSL

/// What became of a snapshot that was applied.
public enum ApplyOutcome: Sendable {
  /// It is shown.
  case applied
  /// A newer one is shown instead, or the list is gone.
  case superseded
  /// It is equal to what was shown, so that nothing was done.
  case unchanged
}

/// What waits to be shown: other cells, then another snapshot.
struct PendingUpdate {
  var snapshot: ScreenSnapshot?
  /// What the list around found to be changed.
  var changes: Changeset?
  var isAnimated = true
  var cells: CellChange?

  /// The changes to what is to be shown, found only if they are not known already.
  func changes(from shown: ScreenSnapshot, to snapshot: ScreenSnapshot) -> Changeset {
    if let changes, changes.old.isSame(as: shown), changes.new.isSame(as: snapshot) {
      return changes
    }
    return snapshot.changeset(from: shown)
  }
}

/// A change of what rows are shown with: what of a list is to be reloaded, and how to make it.
typealias CellChange = (
  affects: @MainActor (ScreenSnapshot) -> Changeset.Operations, change: @MainActor () -> Void
)
