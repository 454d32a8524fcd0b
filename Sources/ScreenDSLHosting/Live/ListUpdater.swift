public import ScreenDSL

/// Brings a live list from what it shows to the newest snapshot: changeset, stages, host.
///
/// ```swift
/// let updater = ListUpdater(host: host)
/// updater.apply(MainScreen(state: state, store: store).snapshot(reusing: updater.newest))
/// ```
/// One update runs at a time. A snapshot that arrives while the list cannot be changed waits; if
/// several do, only the newest is shown. A snapshot that is equal to the shown one calls no host.
///
/// Each completion is called exactly once: when its snapshot, or a newer one, is shown, or when there
/// is nothing to wait for any more. If the host was freed, it is called at the next
/// call of the updater. If the updater is freed, it is called soon after, on the main actor.
@MainActor
public final class ListUpdater {
  /// What the list shows now: while stages run, the snapshot of the stage.
  public internal(set) var current: ScreenSnapshot {
    get { shown.current }
    set { shown.current = newValue }
  }
  /// The snapshot that was applied last, whose handlers run; it may still wait to be shown.
  public internal(set) var newest = ScreenSnapshot()
  /// With more changes than this in the list itself, all rows are reloaded; nil for no limit.
  package var reloadThreshold: Int? = 1_000
  /// Called with what is wrong in what the list shows, or in how it is used; nil by default.
  ///
  /// A duplicate ID is reported once for each ID of a list, a missing cell once for each reuse identifier. Set
  /// it before the first snapshot is applied, and on the outermost list: it hears of the rows inside
  /// containers too, of some only when they are shown. It may apply another snapshot, which is then shown
  /// instead.
  ///
  /// - Complexity: O(1) for each snapshot without duplicates; O(*n*) in the number *n* of its rows for
  ///   any other.
  public var onIssue: (@MainActor (ListIssue) -> Void)?

  /// Called after each update with what it did and took; nil, as by default, measures nothing.
  ///
  /// An update is what is shown at once: another snapshot, another registry, or both. Set it on the outermost
  /// list, whose reports have what changed inside containers too. A snapshot that it applies is shown after it
  /// returns, and reported if it changes anything, so that the closure may apply one each time.
  public var onUpdate: (@MainActor (UpdateReport) -> Void)? {
    didSet { if oldValue == nil { forgetNotes() } }
  }

  weak var host: (any ListHost)?
  /// What waits to be shown, and who waits for that.
  var queue = UpdateQueue()
  /// What the list shows, and what of it is to be shown again.
  package internal(set) var shown = ShownList()
  /// What the user sees of the rows that do something then.
  package var visibility = Visibility()
  /// Which rows are selected.
  var selected = ListSelection()
  /// Where the list is, and which lists are inside it.
  var nesting = ListNesting()
  /// What is done for the screen as a whole.
  package var work = ScreenWork()
  /// What is noted for those who hear of updates and of what is wrong.
  package var reports = ListReports()
  /// What renews the list if its screen says nothing about that.
  package var outerRefresh: (@MainActor @Sendable () async -> Void)? {
    didSet { touchedHost?.followConfiguration() }
  }
  /// Whether the host shows the field of the screen's search in a place of its own, and none in the list.
  package var hasSearchBar = false {
    didSet {
      if hasSearchBar == oldValue || newest.configuration?.search == nil { return }
      request(newest.showingSearch(!hasSearchBar))
    }
  }
  /// Does something after so many seconds, never before this turn of the main actor is over.
  package var wait: Scheduler = { seconds, action in
    Task { @MainActor in
      let limit = min(seconds, 1_000_000)
      if limit > 0 { try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000)) }
      action()
    }
  }

  /// Creates the updater of a list that shows nothing yet.
  ///
  /// - Parameter host: What owns the list; it is not kept alive.
  public init(host: any ListHost) { self.host = host }

  deinit {
    work.cancel()
    if queue.waiting.isEmpty { return }
    // The last reference may be given up on any thread.
    Task { @MainActor [waiting = queue.waiting] in
      for waiting in waiting { waiting.completion(.superseded) }
    }
  }

  /// Whether something waits to be shown.
  package var isWaiting: Bool { queue.pending != nil }

  /// Shows a snapshot, now or as soon as the list can be changed.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - isAnimated: Whether the user may see the changes happen.
  ///   - completion: Called once with what became of the snapshot: when it, or a newer one, is shown
  ///     and the view is done with it, or when that is given up because the list is gone.
  /// - Complexity: That of the changeset, and O(*s*) host calls in the number *s* of its stages.
  public func apply(
    _ snapshot: ScreenSnapshot, isAnimated: Bool = true,
    completion: (@MainActor (ApplyOutcome) -> Void)? = nil
  ) {
    if let completion { queue.wait(completion) }
    work.applied += 1
    request(snapshot.showingSearch(!hasSearchBar), isAnimated: isAnimated)
  }

  /// Calls back once the newest snapshot is shown and the view is done with it.
  package func whenShown(_ completion: @escaping @MainActor () -> Void) {
    queue.wait { _ in completion() }
    request(newest)
  }

  /// Shows a snapshot; `changes` lead to it from what is probably shown, and need not be found again.
  func request(
    _ snapshot: ScreenSnapshot, after changes: Changeset? = nil, isAnimated: Bool = true
  ) {
    if snapshot.configuration?.place != newest.configuration?.place { leaveWork() }
    newest = snapshot
    queue.add(snapshot, after: changes, isAnimated: isAnimated)
    reportDuplicates(in: snapshot)
    resume()
  }

  /// Shows the newest snapshot again, unless one is applied in this turn of the main actor.
  package func moveBackUnlessApplied() {
    let count = queue.requests
    Task { @MainActor [weak self] in
      guard let self, queue.requests == count else { return }
      request(newest)
    }
  }

  /// Shows what waits, if there is something and the list can be changed.
  ///
  /// A host calls it when ``ListHost/readiness`` is no longer ``ListReadiness/busy``.
  public func resume() {
    guard !queue.isUpdating else { return }
    queue.isUpdating = true
    // A host that lays out before it is ready may be given a newer snapshot meanwhile.
    while isWaiting, host?.readiness != .busy, let update = queue.pending {
      queue.pending = nil
      if isMeasured { report(update) } else { show(update) }
    }
    if !isWaiting, shown.mayHaveGoneRows { forgetStates() }
    checkFacts()
    refill()
    measure()
    queue.isUpdating = false
    if isWaiting { reports.notes.hasWaited = true }
    if isWaiting || shown.hasWork { touchedHost?.updateIsWaiting() }
    checkVisibility()
    finishIfDone()
  }

  /// Shows an update.
  func show(_ update: PendingUpdate) {
    if let cells = update.cells { exchange(cells, isAnimated: update.isAnimated) }
    guard let snapshot = update.snapshot else { return }
    if host?.readiness == .busy { return waitToShow(snapshot, isAnimated: update.isAnimated) }
    if shown.isShownOnce, snapshot.configuration?.place != current.configuration?.place {
      leavePlace()
    }
    let changes = update.changes(from: current, to: snapshot)
    queue.settle(isUnchanged: changes.isEmpty && shown.isShownOnce)
    shown.mayHaveGoneRows = shown.mayHaveGoneRows || changes.mayRemove || !shown.folded.isEmpty
    if changes.mayRemove { noteGone(changes) }
    let (wasEdited, wasSelecting) = (current.isEdited, current.selectsRows)
    display(changes, isAnimated: update.isAnimated)
    if wasSelecting != current.selectsRows {
      deselectAll()
    } else if wasEdited != current.isEdited {
      host?.showSelection()
    }
    touchedHost?.followConfiguration()
    if changes.isEmpty { return }
    noteRows(of: changes)
    lookForEnd()
  }

  private func display(_ changes: Changeset, isAnimated: Bool) {
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
    if let reason {
      return reload(showing: changes.new, because: reason, following: changes)
    }
    let stages = changes.stages
    for (index, stage) in stages.enumerated() {
      // Another container's rows wait; they will be a reload.
      guard shown.isShownOnce else { return }
      switch host.readiness {
      case .ready:
        run(stage.operations, isAnimated: isAnimated) {
          let old = self.current
          self.current = stage.snapshotBeforeNested
          self.queue.hasStagesLeft = index < stages.count - 1
          self.followRows(old.newPaths(after: stage.operations, in: self.current))
        }
      case .needsReload:
        let rest = changes.new.changeset(from: current)
        return reload(showing: changes.new, because: .viewNotReady, following: rest)
      case .busy: return waitToShow(changes.new, isAnimated: isAnimated)
      }
    }
    current = changes.new
    followInnerRows(changes, isReloaded: false)
    updateNestedLists(changes, isAnimated: isAnimated)
  }

  /// Whether a reload may take the place of batches: not while one of them animates, for a
  /// view may lose a reload then.
  var mayReload: Bool { queue.batches == 0 && touchedHost?.prefersBatch != true }

  var touchedHost: (any TouchedListHost)? { host as? any TouchedListHost }

  /// Lets the host run one batch; `change` is called in it.
  func run(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void
  ) {
    reports.notes.draft?.stages += 1
    reports.notes.draft?.isAnimated = isAnimated
    let batch = Batch(of: self, queue.beginBatch())
    guard let host else { return }
    lettingOnce(host, "perform", change) { change in
      host.perform(operations, isAnimated: isAnimated, change: change) { batch.end() }
    }
  }

  /// Runs what hands `change` to the host, and traps unless the host calls it once before that returns: the rows
  /// that a view asks for must be those that it was told of.
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

  func batchIsOver(_ batch: Int) { if queue.endBatch(batch) { finishIfDone() } }

  private func finishIfDone() {
    guard queue.beginFinishing() else { return }
    while true {
      // What a completion applies is done after those of its turn. A host that is gone never ends its batches.
      let finished = queue.takeFinished(hostIsGone: host == nil)
      if finished.isEmpty { return }
      for waiting in finished { waiting.completion(waiting.outcome ?? .superseded) }
    }
  }

  /// What the list shows once nothing waits any more; nil if that is under way.
  var upcoming: ScreenSnapshot? {
    shown.isShownOnce && !queue.isUpdating ? queue.pending?.snapshot ?? current : nil
  }

  /// Postpones the rest of an update; the plan for it is made from what is shown then.
  private func waitToShow(_ snapshot: ScreenSnapshot, isAnimated: Bool) {
    reports.notes.isUnfinished = true
    queue.postpone(snapshot, isAnimated: isAnimated)
  }

  func reload(
    showing snapshot: ScreenSnapshot, because reason: UpdateReport.ReloadReason,
    following changes: Changeset? = nil
  ) {
    shown.isShownOnce = true
    reports.notes.draft?.reload = reason
    let change: @MainActor () -> Void = {
      self.queue.hasStagesLeft = false
      if let changes {
        self.followRows(changes.newPaths)
        self.followInnerRows(changes, isReloaded: true)
      }
      self.current = snapshot
      self.enterContainer()
    }
    guard let host else { return change() }
    if queue.batches > 0 && host.readiness == .ready {
      // A view may lose a reload while one of its batches animates, but no other batch.
      let sections = (old: current.sections.indices, new: snapshot.sections.indices)
      let operations = Changeset.Operations(
        sectionRemovals: Array(sections.old), sectionInsertions: Array(sections.new))
      run(operations, isAnimated: false, change: change)
    } else {
      queue.forgetBatches()
      lettingOnce(host, "reload", change) { host.reload(change: $0) }
    }
    shown.replacesAllRows = false
    if !selectedPositions.isEmpty { host.showSelection() }
  }

  /// Reloads all rows, now or as soon as the list can be changed; what waited is out of date.
  func reloadAll(_ snapshot: ScreenSnapshot) {
    (shown.isShownOnce, shown.replacesAllRows) = (false, true)
    queue.pending = PendingUpdate(
      snapshot: snapshot, isAnimated: false, cells: queue.pending?.cells)
    resume()
  }
}

/// Runs a closure after so many seconds, never before the current turn of the run loop is over.
package typealias Scheduler =
  @MainActor (_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Void
