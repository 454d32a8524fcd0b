// What waits: a snapshot until the list can be changed, and who asked for it until the list shows it.
extension ListUpdater {
  /// What the list shows once nothing waits any more; nil if that is under way.
  var upcoming: ScreenSnapshot? {
    isShownOnce && !isUpdating ? pending?.snapshot ?? current : nil
  }

  /// Postpones the rest of a plan; a new one will be made from what is shown then.
  func waitToShow(_ snapshot: ScreenSnapshot, isAnimated: Bool) {
    notes.isUnfinished = true
    // A newer snapshot may still take the place of this one.
    for index in waitingCompletions.indices
    where waitingCompletions[index].request == shownRequest {
      waitingCompletions[index].outcome = nil
    }
    if pending?.snapshot == nil {
      pending = PendingUpdate(
        snapshot: snapshot, isAnimated: isAnimated, cells: pending?.cells)
    }
  }

  /// Decides what becomes of the snapshots that waited: only the newest one is shown.
  func settleOutcomes(isUnchanged: Bool) {
    shownRequest = requests
    for index in waitingCompletions.indices where waitingCompletions[index].outcome == nil {
      let isShown = waitingCompletions[index].request == requests
      waitingCompletions[index].outcome =
        !isShown ? .superseded : isUnchanged ? .unchanged : .applied
    }
  }

  func finishIfDone() {
    if isFinishing { return }
    isFinishing = true
    // What a completion applies is done after those of its turn.
    while isDone, !waitingCompletions.isEmpty {
      let completions = waitingCompletions
      waitingCompletions = []
      for waiting in completions { waiting.completion(waiting.outcome ?? .superseded) }
    }
    isFinishing = false
  }

  /// Whether what is shown is the newest, and the view is done with it.
  private var isDone: Bool {
    // A deallocated host never calls its completions.
    !isUpdating && pending == nil && (batchesUnderWay == 0 || host == nil)
  }
}

/// Who waits for a snapshot to be shown, by the snapshot's number.
typealias WaitingCompletion = (
  request: Int, completion: @MainActor (ApplyOutcome) -> Void, outcome: ApplyOutcome?
)
