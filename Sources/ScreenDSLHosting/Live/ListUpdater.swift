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
  public internal(set) var current = ScreenSnapshot()
  /// The snapshot that was applied last, whose handlers run; it may still wait to be shown.
  public internal(set) var newest = ScreenSnapshot()
  /// With more changes than this in the list itself, all rows are reloaded; nil for no limit.
  package var reloadThreshold: Int? = 1_000
  /// How many rows the user can select while the screen says nothing of that.
  var usualSelectionMode = SelectionMode.momentary
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

  /// Called with what ``onIssue`` would hear of if it were set, but for duplicates; does nothing by default.
  package var console: @MainActor (ListIssue) -> Void = { _ in }

  weak var host: (any ListHost)?
  /// Whether rows were shown since the list has its container, or exists.
  package internal(set) var isShownOnce = false
  var isUpdating = false
  /// Whether further stages of the update that is under way will change the list.
  private(set) var hasStagesLeft = false
  /// Whether the rows to be shown have nothing to do with those that are: another container's.
  package internal(set) var replacesAllRows = false
  /// What waits until the list can be changed.
  var pending: PendingUpdate?
  var batchesUnderWay = 0
  /// Counts the reloads, after which no batch is waited for that began before.
  private var reloads = 0
  var isFinishing = false
  var waitingCompletions: [WaitingCompletion] = []
  /// How many snapshots were applied, and how many when the one that is shown was.
  var (requests, shownRequest) = (0, 0)
  var notes = UpdateNotes()
  /// The sequence that the list follows, and how many screens were applied besides.
  var (followed, applied) = (FollowedScreens?.none, 0)
  /// Does something after so many seconds, never before this turn of the main actor is over.
  package var wait: Later = { seconds, action in
    Task { @MainActor in
      let limit = min(seconds, 1_000_000)
      if limit > 0 { try? await Task.sleep(nanoseconds: UInt64(limit * 1_000_000_000)) }
      action()
    }
  }
  /// The same for what the user sees, if the host has a clock of its own for that.
  package var sightClock: Later?
  /// What updates are measured with, in seconds.
  package var clock: @MainActor () -> Double = uptime

  /// Where the list is, if it is inside another one.
  var parent: Parent?
  /// The lists inside containers of this one, by the container's path in this list.
  var children: [RowPath: Parent] = [:]
  var ownEnvironment: CellEnvironment?
  /// Whether the container was gone since its rows were filled.
  var wasGone = false
  /// What rows have in common; only the outermost list's counts.
  var sharedEnvironment = ListEnvironment()

  /// The kinds of what was reported, each with what it was about.
  var reportedIssues: Set<[AnyHashable]> = []
  /// What renews the list if its screen says nothing about that.
  package var outerRefresh: (@MainActor @Sendable () async -> Void)? {
    didSet { touchedHost?.followWhole() }
  }
  /// Whether the host shows the field of the screen's search in a place of its own, and none in the list.
  package var hasSearchBar = false {
    didSet {
      if hasSearchBar == oldValue || newest.whole?.search == nil { return }
      request(newest.showingSearch(!hasSearchBar))
    }
  }
  /// Told whether the list is being edited, after each update of a screen that says so and where that is put back.
  package var onEditing: (@MainActor (Bool) -> Void)?
  /// Whether the screen was asked to begin or end editing, and still has time to answer.
  package internal(set) var isAskedToEdit = false
  /// What is done for a pull, and at the end of the list, while that takes its time.
  package var (refreshing, reachingEnd): (Task<Void, Never>?, Task<Void, Never>?)
  /// What the list was asked for at its end.
  var questions = EndQuestions()
  /// How many lists the screen was, by its `placeID`.
  var places = 0
  /// Whether a cell of this list is being filled.
  @usableFromInline var isFilling = false
  /// Whether rows or headers may be gone of which cells keep something.
  var mayHaveGoneRows = false
  /// The rows that are folded away of which cells keep something, with those that unfold them, from the inside out.
  var folded: [CellPlace: [RowPath]] = [:]
  /// What handlers are to hear later, while none must be called; nil otherwise. Only the outermost list's counts.
  var untold: [@MainActor () -> Void]?
  /// What is to be filled again because what its cell keeps changed.
  var refills: [CellPlace] = []
  /// The cells in which a person did something and that were not filled since, and how often that was.
  var unanswered: [(event: Int, cell: CellSite)] = []
  var events = 0
  /// Whether a cell is filled because nothing came that answers what a person did in it.
  var isAnswering = false
  /// What is to be measured again because its cell wants another size.
  var remeasures: [CellPlace] = []
  /// How many views show each of the headers, footers and other supplementaries that show.
  var shownSupplementaries: [CellPlace: Int] = [:]
  /// The rows that do something while they show, of this list and those inside it, by where they are now.
  var livelyRows: [CellPlace: LivelyRow] = [:]
  /// The same in the order in which cells came to show them.
  var livelyOrder: [LivelyRow] = []
  /// How often they were looked at.
  var looks = 0
  /// Whether they are looked at soon.
  var mustLook = false

  /// Creates the updater of a list that shows nothing yet.
  ///
  /// - Parameter host: What owns the list; it is not kept alive.
  public init(host: any ListHost) { self.host = host }

  deinit {
    refreshing?.cancel()
    reachingEnd?.cancel()
    if waitingCompletions.isEmpty { return }
    // The last reference may be given up on any thread.
    Task { @MainActor [waitingCompletions] in
      for waiting in waitingCompletions { waiting.completion(.superseded) }
    }
  }

  /// Whether something waits to be shown.
  package var isWaiting: Bool { pending != nil }

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
    if let completion {
      waitingCompletions.append((requests + 1, completion, nil))
    }
    applied += 1
    request(snapshot.showingSearch(!hasSearchBar), isAnimated: isAnimated)
  }

  /// Calls back once the newest snapshot is shown and the view is done with it.
  package func whenShown(_ completion: @escaping @MainActor () -> Void) {
    waitingCompletions.append((requests + 1, { _ in completion() }, nil))
    request(newest)
  }

  /// Shows a snapshot; `changes` lead to it from what is probably shown, and need not be found again.
  func request(
    _ snapshot: ScreenSnapshot, after changes: Changeset? = nil, isAnimated: Bool = true
  ) {
    if snapshot.whole?.place != newest.whole?.place { leaveWork() }
    newest = snapshot
    requests += 1
    pending = PendingUpdate(
      snapshot: snapshot, changes: changes, isAnimated: isAnimated, cells: pending?.cells)
    reportDuplicates(in: snapshot)
    resume()
  }

  /// Shows the newest snapshot again, unless one is applied in this turn of the main actor.
  package func moveBackUnlessApplied() {
    let count = requests
    Task { @MainActor [weak self] in
      guard let self, requests == count else { return }
      request(newest)
    }
  }

  /// Shows what waits, if there is something and the list can be changed.
  ///
  /// A host calls it when ``ListHost/readiness`` is no longer ``ListReadiness/busy``.
  public func resume() {
    guard !isUpdating else { return }
    isUpdating = true
    // A host that lays out before it is ready may be given a newer snapshot meanwhile.
    while pending != nil, host?.readiness != .busy, let update = pending {
      pending = nil
      if isMeasured { report(update) } else { show(update) }
    }
    if pending == nil, mayHaveGoneRows { forgetStates() }
    checkFacts()
    refill()
    measure()
    isUpdating = false
    if pending != nil { notes.hasWaited = true }
    if pending != nil || !refills.isEmpty || !remeasures.isEmpty { touchedHost?.updateIsWaiting() }
    look()
    finishIfDone()
  }

  /// Shows an update.
  func show(_ update: PendingUpdate) {
    if let cells = update.cells { exchange(cells, isAnimated: update.isAnimated) }
    guard let snapshot = update.snapshot else { return }
    if host?.readiness == .busy { return waitToShow(snapshot, isAnimated: update.isAnimated) }
    if isShownOnce, snapshot.whole?.place != current.whole?.place { leavePlace() }
    let changes = update.changes(from: current, to: snapshot)
    settleOutcomes(isUnchanged: changes.isEmpty && isShownOnce)
    mayHaveGoneRows = mayHaveGoneRows || changes.mayRemove || !folded.isEmpty
    if changes.mayRemove { noteGone(changes) }
    let (wasEdited, wasSelecting) = (current.isEdited, current.selectsRows)
    display(changes, isAnimated: update.isAnimated)
    if wasSelecting != current.selectsRows {
      deselectAll()
    } else if wasEdited != current.isEdited {
      host?.showSelection()
    }
    touchedHost?.followWhole()
    if changes.isEmpty { return }
    noteRows(of: changes)
    lookForEnd()
  }

  private func display(_ changes: Changeset, isAnimated: Bool) {
    guard let host, changes.hasOwnChanges || !changes.nested.isEmpty || !isShownOnce else {
      current = changes.new
      return
    }
    hasStagesLeft = true
    defer { hasStagesLeft = false }
    let reason: UpdateReport.ReloadReason? =
      !isShownOnce
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
      guard isShownOnce else { return }
      switch host.readiness {
      case .ready:
        run(stage.operations, isAnimated: isAnimated) {
          let old = self.current
          self.current = stage.snapshotBeforeNested
          self.hasStagesLeft = index < stages.count - 1
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
  var mayReload: Bool { batchesUnderWay == 0 && touchedHost?.prefersBatch != true }

  var touchedHost: (any TouchedListHost)? { host as? any TouchedListHost }

  /// Lets the host run one batch; `change` is called in it.
  func run(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void
  ) {
    batchesUnderWay += 1
    notes.draft?.stages += 1
    notes.draft?.isAnimated = isAnimated
    let batch = Batch(of: self, reloads)
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

  func batchIsOver(_ reloads: Int) {
    guard reloads == self.reloads else { return }
    batchesUnderWay -= 1
    finishIfDone()
  }

  func reload(
    showing snapshot: ScreenSnapshot, because reason: UpdateReport.ReloadReason,
    following changes: Changeset? = nil
  ) {
    isShownOnce = true
    notes.draft?.reload = reason
    let change: @MainActor () -> Void = {
      self.hasStagesLeft = false
      if let changes {
        self.followRows(changes.newPaths)
        self.followInnerRows(changes, isReloaded: true)
      }
      self.current = snapshot
      self.enterContainer()
    }
    guard let host else { return change() }
    if batchesUnderWay > 0 && host.readiness == .ready {
      // A view may lose a reload while one of its batches animates, but no other batch.
      let sections = (old: current.sections.indices, new: snapshot.sections.indices)
      let operations = Changeset.Operations(
        sectionRemovals: Array(sections.old), sectionInsertions: Array(sections.new))
      run(operations, isAnimated: false, change: change)
    } else {
      batchesUnderWay = 0
      reloads += 1
      lettingOnce(host, "reload", change) { host.reload(change: $0) }
    }
    replacesAllRows = false
    if !selectedPositions.isEmpty { host.showSelection() }
  }

  /// Reloads all rows, now or as soon as the list can be changed; what waited is out of date.
  func reloadAll(_ snapshot: ScreenSnapshot) {
    (isShownOnce, replacesAllRows) = (false, true)
    pending = PendingUpdate(snapshot: snapshot, isAnimated: false, cells: pending?.cells)
    resume()
  }
}

/// Runs a closure after so many seconds, never before the current turn of the run loop is over.
package typealias Later =
  @MainActor (_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Void
