import ScreenDSL

/// The updates that wait until a list can be changed, and the completions that wait until one is shown.
package struct UpdateQueue: Sendable {
  /// The waiting update: other cells, then another snapshot.
  var pending: PendingUpdate?
  /// Whether an update is running.
  var isUpdating = false
  /// Whether further stages of that update will change the list.
  var hasStagesLeft = false
  /// The number of requested snapshots, and the number of the shown one.
  private(set) var (requests, shownRequest) = (0, 0)
  /// The number of batches that the host has not completed.
  private(set) var batches = 0
  /// The number of reloads; batches that began before a reload are no longer awaited.
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

  /// Adds the rest of an update that could not be shown, unless something newer waits.
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

  /// Decides the outcome of the snapshots that waited: only the newest one is shown.
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

  /// Returns the completions for the shown snapshot, after the view has completed it. If there are none, ends what
  /// ``beginFinishing()`` began.
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
  /// The list shows it.
  case applied
  /// The list shows a newer one instead, or was freed.
  case superseded
  /// It equals the shown snapshot, so nothing was done.
  case unchanged
}
