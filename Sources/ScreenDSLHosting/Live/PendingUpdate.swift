import ScreenDSL

/// What waits to be shown: other cells, then another snapshot.
struct PendingUpdate: Sendable {
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
  private let number: Int

  init(of updater: ListUpdater, _ number: Int) {
    self.updater = updater
    self.number = number
  }

  deinit {
    guard let updater else { return }
    Task { @MainActor [weak updater, number] in updater?.batchIsOver(number) }
  }

  func end() {
    let updater = updater
    self.updater = nil
    updater?.batchIsOver(number)
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
