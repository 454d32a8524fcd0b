import ScreenDSL

/// What waits until a list can be changed, and who waits until something is shown.
package struct UpdateQueue: Sendable {
  /// What waits: other cells, then another snapshot.
  var pending: PendingUpdate?
  /// Whether an update is under way.
  var isUpdating = false
  /// Whether further stages of that update will change the list.
  var hasStagesLeft = false
  /// How many snapshots there were to show, and how many when the one that is shown was the newest.
  private(set) var (requests, shownRequest) = (0, 0)
  /// How many batches the host has not ended yet.
  private(set) var batches = 0
  /// Counts the reloads, after which no batch is waited for that began before.
  private var reloads = 0
  private(set) var waiting: [WaitingCompletion] = []
  private var isFinishing = false

  /// Has somebody called once the next snapshot, or a newer one, is shown.
  mutating func wait(_ completion: @escaping @MainActor (ApplyOutcome) -> Void) {
    waiting.append((requests + 1, completion, nil))
  }

  /// Adds a snapshot, in the place of one that waits.
  mutating func add(_ snapshot: ScreenSnapshot, after changes: Changeset?, isAnimated: Bool) {
    requests += 1
    pending = PendingUpdate(
      snapshot: snapshot, changes: changes, isAnimated: isAnimated, cells: pending?.cells)
  }

  /// Adds the rest of an update that could not be shown, unless something newer waits.
  mutating func postpone(_ snapshot: ScreenSnapshot, isAnimated: Bool) {
    // A newer snapshot may still take the place of this one.
    for index in waiting.indices where waiting[index].request == shownRequest {
      waiting[index].outcome = nil
    }
    if pending?.snapshot == nil {
      pending = PendingUpdate(
        snapshot: snapshot, isAnimated: isAnimated, cells: pending?.cells)
    }
  }

  /// Decides what becomes of the snapshots that waited: only the newest one is shown.
  mutating func settle(isUnchanged: Bool) {
    shownRequest = requests
    for index in waiting.indices where waiting[index].outcome == nil {
      let isShown = waiting[index].request == requests
      waiting[index].outcome = !isShown ? .superseded : isUnchanged ? .unchanged : .applied
    }
  }

  /// Begins a batch; returns what ends it.
  mutating func beginBatch() -> Int {
    batches += 1
    return reloads
  }

  /// Ends a batch; returns whether it was still waited for.
  mutating func endBatch(_ batch: Int) -> Bool {
    guard batch == reloads else { return false }
    batches -= 1
    return true
  }

  /// Waits for no batch any more: all rows are reloaded.
  mutating func forgetBatches() { (batches, reloads) = (0, reloads + 1) }

  /// Begins to call those who wait for what is shown; returns whether nobody does so already.
  mutating func beginFinishing() -> Bool {
    defer { isFinishing = true }
    return !isFinishing
  }

  /// Returns those who wait for what is shown, once the view is done with it; ends what ``beginFinishing()`` began if
  /// there is none.
  ///
  /// - Parameter hostIsGone: Whether nobody ends a batch any more.
  mutating func takeFinished(hostIsGone: Bool) -> [WaitingCompletion] {
    let isDone = !isUpdating && pending == nil && (batches == 0 || hostIsGone)
    let finished = isDone ? waiting : []
    if isDone { waiting = [] }
    isFinishing = !finished.isEmpty
    return finished
  }
}

/// Who waits for a snapshot to be shown, by the snapshot's number.
typealias WaitingCompletion = (
  request: Int, completion: @MainActor (ApplyOutcome) -> Void, outcome: ApplyOutcome?
)

/// What became of a snapshot that was applied.
public enum ApplyOutcome: Sendable {
  /// It is shown.
  case applied
  /// A newer one is shown instead, or the list is gone.
  case superseded
  /// It is equal to what was shown, so that nothing was done.
  case unchanged
}
