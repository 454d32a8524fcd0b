import Dispatch
package import ScreenDSL

#if canImport(os)
  import os

  private let signposter = OSSignposter(subsystem: "ScreenDSL", category: "Updates")
#endif

/// The time since some moment, in seconds.
@MainActor
func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

extension ListUpdater {
  /// Whether updates are measured.
  var isMeasured: Bool {
    #if canImport(os)
      onUpdate != nil || signposter.isEnabled
    #else
      onUpdate != nil
    #endif
  }

  /// Evaluates a screen with what was applied last.
  package func evaluate(_ screen: (ScreenSnapshot) -> ScreenSnapshot) -> ScreenSnapshot {
    guard isMeasured else { return screen(newest) }
    let (snapshot, seconds) = measure("Build") { screen(newest) }
    notes.build += seconds
    return snapshot
  }

  /// Shows an update and reports it, once all of it is shown.
  func report(_ update: PendingUpdate) {
    var (update, draft) = (update, notes.draft ?? UpdateReport(current.changeset(from: current)))
    let isWhole = notes.draft == nil
    if let snapshot = update.snapshot {
      let (changes, seconds) = measure("Diff") { update.changes(from: current, to: snapshot) }
      update.changes = changes
      draft.diffTime += seconds
      if isWhole { draft.changes = changes }
    }
    draft.buildTime += notes.build
    (notes.draft, notes.build, notes.isUnfinished) = (draft, 0, false)
    let (filled, made) = (states.filled, states.made)
    let seconds = measure("Batch") { show(update) }.seconds
    guard var report = notes.draft else { return }
    report.batchTime += seconds
    report.cellsFilled += states.filled - filled
    report.cellsMade += states.made - made
    notes.draft = notes.isUnfinished ? report : nil
    if notes.isUnfinished { return }
    if !isWhole { report.changes = current.changeset(from: report.changes.old) }
    deliver(report)
  }

  /// Begins to count where somebody begins to listen.
  func forgetNotes() {
    notes = UpdateNotes()
    notes.reportedRequest = shownRequest
  }

  /// Records that the batch that runs is not animated after all.
  package func batchIsNotAnimated() { notes.draft?.isAnimated = false }

  private func deliver(_ report: UpdateReport) {
    var report = report
    report.superseded = max(0, shownRequest - notes.reportedRequest - 1)
    report.hasWaited = notes.hasWaited
    (notes.reportedRequest, notes.hasWaited) = (shownRequest, false)
    let (isAnswer, wasWaiting) = (notes.isAnswer, isWaiting)
    notes.isAnswer = false
    // Who applies the same screen whenever something was reported would never come to an end.
    if isAnswer && report.isUnchanged { return }
    onUpdate?(report)
    notes.isAnswer = isWaiting && !wasWaiting
  }

  private func measure<Result>(
    _ name: StaticString, _ body: () -> Result
  ) -> (result: Result, seconds: Double) {
    #if canImport(os)
      let interval = signposter.beginInterval(name)
      defer { signposter.endInterval(name, interval) }
    #endif
    let start = clock()
    let result = body()
    return (result, clock() - start)
  }
}
