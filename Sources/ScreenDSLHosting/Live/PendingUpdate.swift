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

/// A batch that the host runs: it is over once, when the host says so or has forgotten it.
@MainActor
final class Batch {
  private weak var updater: ListUpdater?
  private let reloads: Int

  init(of updater: ListUpdater, _ reloads: Int) {
    self.updater = updater
    self.reloads = reloads
  }

  deinit {
    guard let updater else { return }
    Task { @MainActor [weak updater, reloads] in updater?.batchIsOver(reloads) }
  }

  func end() {
    let updater = updater
    self.updater = nil
    updater?.batchIsOver(reloads)
  }
}

extension Changeset {
  /// Whether rows, headers or footers may be gone, at any depth.
  var mayRemove: Bool {
    !sectionRemovals.isEmpty || !rowRemovals.isEmpty || !nested.isEmpty
      || !supplementaryUpdates.isEmpty || rowUpdates.contains { $0.kind == .reload }
  }

  /// Whether the list's own rows and sections have more changes than `threshold`.
  func exceeds(_ threshold: Int?) -> Bool {
    guard let threshold else { return false }
    return sectionRemovals.count + sectionInsertions.count + sectionMoves.count
      + rowRemovals.count + rowInsertions.count + rowMoves.count + rowUpdates.count
      > threshold
  }
}
