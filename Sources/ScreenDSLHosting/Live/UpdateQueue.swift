import ScreenDSL

/// The update that waits until the list can be changed, and the completions that wait for a snapshot.
package struct UpdateQueue: ~Copyable, Sendable {
  var pending: PendingUpdate?
  var isUpdating = false
  var hasStagesLeft = false
  /// How many snapshots the list has received, and the number of the last snapshot that the list began to show.
  private(set) var (requests, shownRequest) = (0, 0)
  /// The numbers of the batches that the view runs. When the host reloads the view, all batches end.
  var batches: Set<Int> = []
  private var begunBatches = 0
  private(set) var waiting: [WaitingCompletion] = []
  private(set) var isFinishing = false

  mutating func wait(_ completion: @escaping @MainActor (ApplyOutcome) -> Void) {
    waiting.append((requests + 1, completion, nil))
  }

  mutating func add(_ snapshot: ScreenSnapshot, after changes: Changeset?, animated: Bool) {
    requests += 1
    pending = PendingUpdate(
      snapshot: snapshot, changes: changes, animated: animated, cells: pending?.cells)
  }

  mutating func postpone(_ snapshot: ScreenSnapshot, animated: Bool) {
    for index in waiting.indices where waiting[index].request == shownRequest {
      waiting[index].outcome = nil
    }
    if pending?.snapshot == nil {
      pending = PendingUpdate(snapshot: snapshot, animated: animated, cells: pending?.cells)
    }
  }

  /// Sets the outcome of each completion that has no outcome yet and waits for the snapshot with the number
  /// `shownRequest` or for an older one. The completions of older snapshots get `superseded`. Call this method when the
  /// list begins to show the snapshot.
  mutating func settle(_ shownRequest: Int, isUnchanged: Bool) {
    self.shownRequest = shownRequest
    for index in waiting.indices
    where waiting[index].outcome == nil && waiting[index].request <= shownRequest {
      let isShown = waiting[index].request == shownRequest
      waiting[index].outcome = !isShown ? .superseded : isUnchanged ? .unchanged : .applied
    }
  }

  mutating func beginBatch() -> Int {
    begunBatches += 1
    batches.insert(begunBatches)
    return begunBatches
  }

  mutating func takeFinished(hostIsGone: Bool) -> [WaitingCompletion] {
    let isDone = !isUpdating && pending == nil && (batches.isEmpty || hostIsGone)
    let finished = isDone ? waiting : []
    if isDone { waiting = [] }
    isFinishing = !finished.isEmpty
    return finished
  }
}

typealias WaitingCompletion = (
  request: Int, completion: @MainActor (ApplyOutcome) -> Void, outcome: ApplyOutcome?
)

/// The outcome of applying a snapshot.
public enum ApplyOutcome: Sendable {
  /// The list shows the snapshot.
  case applied
  /// The list shows a newer snapshot instead of this one, or the list was freed.
  case superseded
  /// The snapshot equals the shown one, so the list did nothing.
  case unchanged
}

struct PendingUpdate: Sendable {
  var snapshot: ScreenSnapshot?
  /// The changes that lead to `snapshot`, if they have already been computed; otherwise nil.
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
