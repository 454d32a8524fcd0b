import ScreenDSL

/// The update that waits until the list can be changed, and the completions that wait until the list shows it.
package struct UpdateQueue: Sendable {
  /// The update that waits; nil if none does.
  var pending: PendingUpdate?
  /// Whether an update of the list is running.
  var isUpdating = false
  /// Whether further batches of the running update follow.
  var hasStagesLeft = false
  /// How many snapshots the app has applied, and the number of the shown one among them.
  private(set) var (requests, shownRequest) = (0, 0)
  /// The number of batches that the host has not completed.
  private(set) var batches = 0
  /// The number of reloads. The list no longer waits for batches that began before the last reload.
  private var reloads = 0
  private(set) var waiting: [WaitingCompletion] = []
  private var isFinishing = false

  /// Adds a completion for the next snapshot, or a newer one.
  mutating func wait(_ completion: @escaping @MainActor (ApplyOutcome) -> Void) {
    waiting.append((requests + 1, completion, nil))
  }

  /// Adds a snapshot, which replaces a waiting one.
  mutating func add(_ snapshot: ScreenSnapshot, after changes: Changeset?, animated: Bool) {
    requests += 1
    pending = PendingUpdate(
      snapshot: snapshot, changes: changes, animated: animated, cells: pending?.cells)
  }

  /// Adds the rest of an update that the list could not show, unless a newer snapshot waits.
  mutating func postpone(_ snapshot: ScreenSnapshot, animated: Bool) {
    // A newer snapshot may still replace this one.
    for index in waiting.indices where waiting[index].request == shownRequest {
      waiting[index].outcome = nil
    }
    if pending?.snapshot == nil {
      pending = PendingUpdate(
        snapshot: snapshot, animated: animated, cells: pending?.cells)
    }
  }

  /// Sets the outcome of the snapshots that waited, of which the list shows only the newest.
  mutating func settle(isUnchanged: Bool) {
    shownRequest = requests
    for index in waiting.indices where waiting[index].outcome == nil {
      let isShown = waiting[index].request == requests
      waiting[index].outcome = !isShown ? .superseded : isUnchanged ? .unchanged : .applied
    }
  }

  /// Begins a batch; returns its number for `endBatch`.
  mutating func beginBatch() -> Int {
    batches += 1
    return reloads
  }

  /// Ends a batch; returns whether the list still waited for it.
  mutating func endBatch(_ batch: Int) -> Bool {
    guard batch == reloads else { return false }
    batches -= 1
    return true
  }

  /// Stops waiting for batches, because all rows are reloaded.
  mutating func forgetBatches() { (batches, reloads) = (0, reloads + 1) }

  /// Begins to call completions; returns false if a call is already in progress.
  mutating func beginFinishing() -> Bool {
    defer { isFinishing = true }
    return !isFinishing
  }

  /// Returns the completions for the shown snapshot if the view has completed its animations. If there are none, this
  /// ends the call that ``beginFinishing()`` began.
  ///
  /// - Parameter hostIsGone: Whether no host can complete a batch any more.
  mutating func takeFinished(hostIsGone: Bool) -> [WaitingCompletion] {
    let isDone = !isUpdating && pending == nil && (batches == 0 || hostIsGone)
    let finished = isDone ? waiting : []
    if isDone { waiting = [] }
    isFinishing = !finished.isEmpty
    return finished
  }
}

/// A completion that waits for a snapshot, with the snapshot's number.
typealias WaitingCompletion = (
  request: Int, completion: @MainActor (ApplyOutcome) -> Void, outcome: ApplyOutcome?
)

/// The outcome of applying a snapshot.
public enum ApplyOutcome: Sendable {
  /// The list shows the snapshot.
  case applied
  /// The list shows a newer snapshot instead, or was freed.
  case superseded
  /// The snapshot equals the shown one, so the list did nothing.
  case unchanged
}
