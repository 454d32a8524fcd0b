public import ScreenDSL

/// Updates a list that shows a screen. The updater computes the changes from the shown snapshot to the newest one, and
/// lets the host of the list run them in batches.
///
/// ```swift
/// let updater = ListUpdater(host: host)
/// updater.apply(MainScreen(state: state, store: store).snapshot(reusing: updater.newest))
/// ```
/// One update runs at a time. If a snapshot arrives while the list cannot be changed, the snapshot waits. If several
/// snapshots wait, the list shows only the newest. If a snapshot equals the shown one, the host runs no batch.
///
/// The updater calls each completion exactly once, when the list shows the completion's snapshot or a newer one. If the
/// host was freed, the next call of `apply` or ``resume()`` calls the waiting completions. If the updater is freed, the
/// waiting completions run soon afterwards, on the main actor.
@MainActor
public final class ListUpdater {
  /// The snapshot that the list shows. While an update runs several batches, this is the old snapshot with the changes
  /// of the batches so far.
  public internal(set) var current = ScreenSnapshot()
  /// The snapshot that the app applied last. When the user acts, handlers of this snapshot run, even if the list does
  /// not show this snapshot yet. If the `listID` of this snapshot differs from that of ``current``, no handler of this
  /// snapshot's rows runs until the list shows this snapshot.
  public internal(set) var newest = ScreenSnapshot()
  /// The greatest number of changes that the list shows in batches. For an update with more changes, the list reloads
  /// all rows, unless `mayReload` is false. Nil for no limit.
  package var reloadThreshold: Int? = 1_000
  /// Receives the problems of the list's content or use; nil by default.
  ///
  /// The list reports a duplicate ID once for each ID, and a missing cell once for each reuse identifier.
  ///
  /// Set this property before you apply the first snapshot, and set it on the outermost list. The closure also receives
  /// the problems of rows inside containers. The list finds some of these problems only when it shows the rows.
  ///
  /// The closure can apply a new snapshot. The list then shows the new snapshot instead of the one with the problem.
  ///
  /// - Complexity: If this property is nil, O(1). Otherwise O(*n*) for each snapshot, in the number *n* of its rows.
  public var onProblem: (@MainActor (Problem) -> Void)?

  /// Receives the changes and costs of each update, after the update; nil by default. If this property is nil, the list
  /// measures updates only if signposts are enabled, as in Instruments.
  ///
  /// An update is everything that the list shows at once: a new snapshot, the cells of a new registry, or both. Set
  /// this property on the outermost list, whose reports include the changes of lists inside cells. If the closure
  /// applies a snapshot, the list shows that snapshot after the closure returns. If that snapshot changes nothing, the
  /// list does not call the closure again.
  public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
    didSet { if oldValue == nil { forgetNotes() } }
  }

  weak var host: (any ListHost)?
  var queue = UpdateQueue()
  package internal(set) var shown = ShownList()
  package var visibility = Visibility()
  var selected = ListSelection()
  var nesting = ListNesting()
  package var work = ScreenWork()
  package var reports = ListReports()
  /// The refresh action of a SwiftUI view around the list, for screens without `onRefresh`.
  package var outerRefresh: AsyncAction? { didSet { touchedHost?.followConfiguration() } }
  /// Whether the host shows the search field outside of the list, such as in a navigation bar.
  package var hasSearchBar = false {
    didSet {
      if hasSearchBar == oldValue || newest.configuration?.search == nil { return }
      request(newest.showingSearch(!hasSearchBar))
    }
  }
  package var wait: Scheduler = { seconds, action in
    Task { @MainActor in
      let limit = min(seconds, 1_000_000)
      if limit > 0 { try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000)) }
      action()
    }
  }

  /// Creates the updater of an empty list.
  ///
  /// - Parameter host: The owner of the list; the updater does not retain it.
  public init(host: any ListHost) { self.host = host }

  deinit {
    work.cancel()
    if queue.waiting.isEmpty { return }
    // Any thread may release the last reference to the updater.
    Task { @MainActor [waiting = queue.waiting] in
      for waiting in waiting { waiting.completion(.superseded) }
    }
  }

  package var isWaiting: Bool { queue.pending != nil }

  /// Shows a snapshot at once, or as soon as the list can be changed.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animated: Whether to animate the changes.
  ///   - completion: Receives the outcome once: when the list shows the snapshot or a newer one and the view has
  ///     completed its animations, or when the list is freed.
  /// - Complexity: The updater computes the changeset, and calls the host O(*s*) times in the number *s* of stages of
  ///   the changeset. Each stage is one batch.
  public func apply(
    _ snapshot: ScreenSnapshot, animated: Bool = true,
    completion: (@MainActor (ApplyOutcome) -> Void)? = nil
  ) {
    if let completion { queue.wait(completion) }
    work.applied += 1
    request(snapshot.showingSearch(!hasSearchBar), animated: animated)
  }

  func request(_ snapshot: ScreenSnapshot, after changes: Changeset? = nil, animated: Bool = true) {
    let isOther = !snapshot.isSameList(as: newest)
    if isOther { leaveWork() }
    newest = snapshot
    // If the app returns to the shown `listID` before the list has shown a screen with the other `listID`, `onReachEnd`
    // may run again.
    if isOther, snapshot.isSameList(as: current) { lookForEnd() }
    queue.add(snapshot, after: changes, animated: animated)
    reportDuplicates(in: snapshot)
    resume()
  }

  /// Waits until the next turn of the main actor. If the app has applied no snapshot by then, shows the newest snapshot
  /// again, so that a dragged row moves back to its old position.
  package func moveBackUnlessApplied() {
    let count = queue.requests
    Task { @MainActor [weak self] in
      if let self, queue.requests == count { requestAgain() }
    }
  }

  /// Shows the newest snapshot again, as if the app had applied it again. If a snapshot waits until the list can be
  /// changed, the method only tries to show that snapshot.
  func requestAgain() {
    if queue.pending?.snapshot == nil { request(newest) } else { resume() }
  }

  /// If the list can be changed, shows the waiting snapshot, and then configures or measures the cells that wait.
  ///
  /// A host calls this method when ``ListHost/readiness`` is no longer ``ListReadiness/busy``.
  public func resume() {
    guard !queue.isUpdating else { return }
    queue.isUpdating = true
    // Reading `readiness` can change `queue.pending`.
    while isWaiting, host?.readiness != .busy, let update = queue.pending {
      queue.pending = nil
      if isMeasured { report(update) } else { show(update) }
    }
    if !isWaiting, shown.mayHaveGoneRows { forgetStates() }
    checkFacts()
    refill()
    measure()
    queue.isUpdating = false
    // A cell may have applied a snapshot during the update. A `TouchedListHost` learns from `updateIsWaiting()` that
    // this snapshot waits, and calls `resume()` later. For other hosts, this code calls `resume()`.
    if touchedHost == nil, isWaiting, host?.readiness != .busy { return resume() }
    if isWaiting { reports.notes.hasWaited = true }
    if isWaiting || shown.hasWork { touchedHost?.updateIsWaiting() }
    checkVisibility()
    finishIfDone()
  }

  func show(_ update: PendingUpdate) {
    if let cells = update.cells { exchange(cells, animated: update.animated) }
    guard let snapshot = update.snapshot else { return }
    // An `onDeselect` of the old list may apply a newer snapshot before this method calls `settle`.
    let request = queue.requests
    if host?.readiness == .busy { return waitToShow(snapshot, animated: update.animated) }
    if shown.isShownOnce, !snapshot.isSameList(as: current) { leavePlace() }
    let hasUndone = undoDrags(before: snapshot, animated: update.animated)
    let changes = update.changes(from: current, to: snapshot)
    queue.settle(request, isUnchanged: changes.isEmpty && shown.isShownOnce && !hasUndone)
    shown.mayHaveGoneRows = shown.mayHaveGoneRows || changes.mayRemove || !shown.folded.isEmpty
    if changes.mayRemove { noteGone(changes) }
    selected.followReturns(changes)
    let (wasEdited, wasSelecting) = (current.isEdited, current.selectsRows)
    let isFirst = !shown.isShownOnce
    display(changes, animated: update.animated)
    if wasSelecting != current.selectsRows {
      // Before the first display, only the app selects rows. `keep` drops those that the mode does not allow.
      if isFirst { keep(selection) } else { deselectAll() }
    } else if wasEdited != current.isEdited {
      host?.showSelection()
    }
    touchedHost?.followConfiguration()
    if changes.isEmpty { return }
    noteRows(of: changes)
    lookForEnd()
  }

  private func display(_ changes: Changeset, animated: Bool) {
    guard let host, changes.hasOwnChanges || !changes.nested.isEmpty || !shown.isShownOnce else {
      current = changes.new
      return
    }
    queue.hasStagesLeft = true
    defer { queue.hasStagesLeft = false }
    let reason: UpdateReport.ReloadReason? =
      !shown.isShownOnce
      ? .firstDisplay
      : changes.exceeds(reloadThreshold) && mayReload
        ? .tooManyChanges
        : host.readiness == .needsReload ? .viewNotReady : nil
    if let reason { return reload(showing: changes.new, because: reason, following: changes) }
    let stages = changes.stages
    for (index, stage) in stages.enumerated() {
      // While the host ran an earlier stage, the cell around this list may have called `show(_:)`, and so `reloadAll`.
      // If so, `isShownOnce` is false, and an update that shows all rows is pending.
      guard shown.isShownOnce else { return }
      switch host.readiness {
      case .ready:
        run(stage.operations, animated: animated) {
          let old = self.current
          self.current = stage.snapshotBeforeNested
          self.queue.hasStagesLeft = index < stages.count - 1
          self.followRows(old.newPaths(after: stage.operations, in: self.current))
        }
      case .needsReload:
        let rest = changes.new.changeset(from: current)
        return reload(showing: changes.new, because: .viewNotReady, following: rest)
      case .busy: return waitToShow(changes.new, animated: animated)
      }
    }
    current = changes.new
    followInnerRows(changes, isReloaded: false)
    updateNestedLists(changes, animated: animated)
  }

  /// Whether the updater can reload the view instead of performing a batch update. The value is false while the view
  /// animates a batch update, because the view can ignore a reload during the animation. The value is also false while
  /// a reload would disturb the user.
  var mayReload: Bool { queue.batches.isEmpty && touchedHost?.prefersBatch != true }

  var touchedHost: (any TouchedListHost)? { host as? any TouchedListHost }

  func run(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void
  ) {
    reports.notes.draft?.stages += 1
    reports.notes.draft?.animated = animated
    let completion = beginBatch()
    guard let host else { return }
    lettingOnce(host, "perform", change) {
      host.perform(operations, animated: animated, change: $0, completion: completion)
    }
  }

  /// Records the start of a batch, and returns a closure that records the end of the batch. If a host starts a batch by
  /// itself, for example to measure headers, the host must call this method first.
  package func beginBatch() -> @MainActor () -> Void {
    let batch = Batch(of: self, queue.beginBatch())
    return { batch.end() }
  }

  private func lettingOnce(
    _ host: any ListHost, _ method: String, _ change: @escaping @MainActor () -> Void,
    _ body: (@escaping @MainActor () -> Void) -> Void
  ) {
    var isMade = false
    func refuse(_ mistake: String) -> Never {
      fatalMistake(
        "'\(type(of: host))' must call 'change' once before its '\(method)' returns (\(mistake))")
    }
    body {
      if isMade { refuse("called it again") }
      isMade = true
      change()
    }
    if !isMade { refuse("did not call it") }
  }

  func batchIsOver(_ batch: Int) { if queue.batches.remove(batch) != nil { finishIfDone() } }

  private func finishIfDone() {
    if queue.isFinishing { return }
    while true {
      let finished = queue.takeFinished(hostIsGone: host == nil)
      if finished.isEmpty { return }
      for waiting in finished { waiting.completion(waiting.outcome ?? .superseded) }
    }
  }

  private func waitToShow(_ snapshot: ScreenSnapshot, animated: Bool) {
    reports.notes.isUnfinished = true
    queue.postpone(snapshot, animated: animated)
  }

  func reload(
    showing snapshot: ScreenSnapshot, because reason: UpdateReport.ReloadReason,
    following changes: Changeset? = nil
  ) {
    shown.isShownOnce = true
    reports.notes.draft?.reload = reason
    let change: @MainActor () -> Void = {
      self.queue.hasStagesLeft = false
      // After `leavePlace`, the view may have laid out cells of the old screen. The contexts of these cells must not
      // find rows of the new screen.
      if !snapshot.isSameList(as: self.current) { self.states.forgetAll() }
      self.current = snapshot
      if let changes {
        self.followRows(changes.newPaths)
        self.followInnerRows(changes, isReloaded: true)
      }
      self.enterContainer()
    }
    guard let host else { return change() }
    if !queue.batches.isEmpty && host.readiness == .ready {
      // While the view animates a batch, a reload can get lost. A batch that replaces all sections is safe.
      let sections = (old: current.sections.indices, new: snapshot.sections.indices)
      let operations = Changeset.Operations(
        sectionRemovals: Array(sections.old), sectionInsertions: Array(sections.new))
      run(operations, animated: false, change: change)
    } else {
      queue.batches = []
      lettingOnce(host, "reload", change) { host.reload(change: $0) }
    }
    shown.replacesAllRows = false
    if !selectedPositions.isEmpty { host.showSelection() }
  }

  func reloadAll(_ snapshot: ScreenSnapshot) {
    (shown.isShownOnce, shown.replacesAllRows) = (false, true)
    queue.pending = PendingUpdate(snapshot: snapshot, cells: queue.pending?.cells)
    resume()
  }
}

/// One batch update of the host. The batch ends when the host calls the completion, or releases the completion without
/// a call.
@MainActor
final class Batch {
  private weak var updater: ListUpdater?
  private let number: Int

  init(of updater: ListUpdater, _ number: Int) { (self.updater, self.number) = (updater, number) }

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
