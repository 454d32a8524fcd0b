import Dispatch
public import ScreenDSL

#if canImport(os)
  import os

  private let signposter = OSSignposter(subsystem: "ScreenDSL", category: "Updates")
#endif

/// What one update of a list did, and what it took.
///
/// What happened to which row or section, and why, is in `changes.all` of ScreenDSLInspection; it is worked
/// out when it is read.
public struct UpdateReport: Sendable {
  /// Why a list reloads all rows.
  public enum ReloadReason: Hashable, Sendable {
    /// Nothing was shown before.
    case firstDisplay
    /// The view had no window or no size, was never laid out, or had a reload pending.
    case viewNotReady
    /// There were more changes, or more rows with other cells, than the list's `reloadThreshold`.
    case tooManyChanges
  }

  /// What changed, from what was shown before the update to what is shown after it.
  public internal(set) var changes: Changeset
  /// Why all rows were reloaded; nil if they were not.
  public internal(set) var reload: ReloadReason?
  /// How many batches the view was told, those of lists inside containers apart.
  public internal(set) var stages = 0
  /// How many rows and supplementaries got another cell because another registry is used.
  package internal(set) var otherCells = 0
  /// Whether the user may see the last batch happen.
  public internal(set) var isAnimated = false
  /// Whether the update, or a part of it, waited until the view could be changed.
  public internal(set) var hasWaited = false
  /// How many snapshots were applied before, and never shown as a whole because this one was newer.
  public internal(set) var superseded = 0
  /// How often a cell, a header or a footer was filled meanwhile, in lists inside containers too.
  ///
  /// A view that reloads may ask for its cells later, which is not counted.
  public internal(set) var cellsFilled = 0
  /// How many cells were made for rows meanwhile; 0 if the host does not count them.
  public internal(set) var cellsMade = 0
  /// How many seconds the evaluation of what was declared took, that of superseded snapshots included; 0 for a
  /// snapshot that was applied.
  public internal(set) var buildTime = 0.0
  /// How many seconds it took to find the changes; 0 if there was nothing to look for.
  public internal(set) var diffTime = 0.0
  /// How many seconds it took to tell the view, which fills cells meanwhile; animations go on afterwards.
  public internal(set) var batchTime = 0.0

  /// Whether nothing was done: what was applied is equal to what was shown.
  package var isUnchanged: Bool {
    changes.isEmpty && reload == nil && stages == 0 && otherCells == 0
  }

  package init(_ changes: Changeset) { self.changes = changes }
}

/// What a list notes of its updates.
struct UpdateNotes: ~Copyable {
  /// The report of the update that is under way or of which a part waits; nil if updates are not measured.
  var draft: UpdateReport?
  /// Whether a part of the update waits.
  var isUnfinished = false
  /// Whether something waited since the last report.
  var hasWaited = false
  /// How long screens were evaluated, in seconds, since an update began.
  var build = 0.0
  /// How many snapshots were applied when the newest one in a report was.
  var reportedRequest = 0
  /// Whether what waits was applied by who hears the reports.
  var isAnswer = false
}

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
