import ScreenDSL

/// An update that waits: another registry, another snapshot, or both. The registry changes first.
struct PendingUpdate: Sendable {
  var snapshot: ScreenSnapshot?
  /// The changes that the outer list computed.
  var changes: Changeset?
  var animated = true
  var cells: CellChange?

  /// Returns the changes to a snapshot; computes them only if they are not known.
  func changes(from shown: ScreenSnapshot, to snapshot: ScreenSnapshot) -> Changeset {
    if let changes, changes.old.isSame(as: shown), changes.new.isSame(as: snapshot) {
      return changes
    }
    return snapshot.changeset(from: shown)
  }
}

/// A change of cells: the rows of a list to reload, and the closure that makes the change.
typealias CellChange = (
  affects: @MainActor (ScreenSnapshot) -> Changeset.Operations, change: @MainActor () -> Void
)

/// A batch of the host. It ends once: when the host reports it, or releases the completion.
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
  /// Whether rows, headers or footers may be removed, at any depth.
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
