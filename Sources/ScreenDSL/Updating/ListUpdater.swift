/// Brings a live list from what it shows to the newest snapshot: changeset, stages, host.
///
/// ```swift
/// let updater = ListUpdater(host: host)
/// updater.apply(MainScreen(state: state, store: store).snapshot(reusing: updater.newest))
/// ```
/// One update runs at a time. A snapshot that arrives while the list cannot be changed waits; if
/// several do, only the newest is shown. A snapshot that is equal to the shown one calls no host.
@MainActor
public final class ListUpdater {
  /// What the list shows at this moment: while stages run, the snapshot of the stage.
  public internal(set) var current = ScreenSnapshot()
  /// The snapshot that was applied last, whose handlers run; it may still wait to be shown.
  public internal(set) var newest = ScreenSnapshot()
  /// With more changes than this in the list itself, all rows are shown anew; nil for no limit.
  public var reloadThreshold: Int? = 1_000

  weak var host: (any ListHost)?
  var isShownOnce = false
  private var isUpdating = false
  private var pending: PendingUpdate?
  private var batchesUnderWay = 0
  private var isFinishing = false
  private var waitingCompletions: [@MainActor () -> Void] = []

  /// Where the list is, if it is inside another one.
  var parent: Parent?
  var children: [RowID: WeakUpdater] = [:]
  var ownEnvironment: ListEnvironment?

  /// Creates the updater of a list that shows nothing yet.
  ///
  /// - Parameter host: What owns the list; it is not kept alive.
  public init(host: any ListHost) { self.host = host }

  /// Whether something waits to be shown.
  public var isWaiting: Bool { pending != nil }

  /// Shows a snapshot, now or as soon as the list can be changed.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - isAnimated: Whether the user may see the changes happen.
  ///   - completion: Called when the snapshot, or a newer one, is shown and the view is done with it.
  /// - Complexity: That of the changeset, and O(*s*) host calls in the number *s* of its stages.
  public func apply(
    _ snapshot: ScreenSnapshot, isAnimated: Bool = true,
    completion: (@MainActor () -> Void)? = nil
  ) {
    newest = snapshot
    var update = pending ?? PendingUpdate()
    update.snapshot = snapshot
    update.isAnimated = isAnimated
    if let completion { waitingCompletions.append(completion) }
    pending = update
    resume()
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
      show(update)
    }
    isUpdating = false
    if pending != nil { host?.updateIsWaiting() }
    finishIfDone()
  }

  private func show(_ update: PendingUpdate) {
    if let cells = update.cells { changeCells(cells, isAnimated: update.isAnimated) }
    guard let snapshot = update.snapshot else { return }
    if host?.readiness == .busy { return postpone(snapshot, isAnimated: update.isAnimated) }
    let changes = snapshot.changeset(from: current)
    forgetStates(changes)
    show(changes, isAnimated: update.isAnimated)
  }

  private func show(_ changes: Changeset, isAnimated: Bool) {
    guard !changes.isEmpty || !isShownOnce else {
      current = changes.new
      return
    }
    guard let host else {
      current = changes.new
      return
    }
    if !isShownOnce || changes.exceeds(reloadThreshold) || host.readiness == .needsReload {
      return reload(showing: changes.new)
    }
    for stage in changes.ownStages(for: host.stageStrategy) {
      // Another container's rows wait, to be shown anew.
      guard isShownOnce else { return }
      switch host.readiness {
      case .ready: perform(stage, isAnimated: isAnimated)
      case .needsReload: return reload(showing: changes.new)
      case .busy: return postpone(changes.new, isAnimated: isAnimated)
      }
    }
    current = changes.new
    showNested(changes.nested, isAnimated: isAnimated)
  }

  private func perform(_ stage: Changeset.Stage, isAnimated: Bool) {
    perform(stage.operations, isAnimated: isAnimated) { self.current = stage.snapshot }
  }

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void
  ) {
    batchesUnderWay += 1
    host?.perform(operations, isAnimated: isAnimated, change: change) { [weak self] in
      self?.batchesUnderWay -= 1
      self?.finishIfDone()
    }
  }

  func reload(showing snapshot: ScreenSnapshot) {
    isShownOnce = true
    let change = {
      self.current = snapshot
      self.enterContainer()
    }
    if let host { host.reload(change: change) } else { change() }
  }

  /// Shows all rows anew, now or as soon as the list can be changed; what waited is out of date.
  func showAnew(_ snapshot: ScreenSnapshot) {
    isShownOnce = false
    pending = PendingUpdate(snapshot: snapshot, isAnimated: false, cells: pending?.cells)
    resume()
  }

  /// What the list shows once nothing waits any more; nil if that is under way.
  var settled: ScreenSnapshot? {
    isShownOnce && !isUpdating ? pending?.snapshot ?? current : nil
  }

  /// Lets the rest of a plan wait; it will be made anew from what is shown by then.
  private func postpone(_ snapshot: ScreenSnapshot, isAnimated: Bool) {
    if pending?.snapshot == nil {
      pending = PendingUpdate(
        snapshot: snapshot, isAnimated: isAnimated, cells: pending?.cells)
    }
  }

  func postpone(_ cells: CellChange, isAnimated: Bool) {
    var update = pending ?? PendingUpdate()
    update.cells = update.cells?.followed(by: cells) ?? cells
    if update.snapshot == nil { update.isAnimated = isAnimated }
    pending = update
  }

  private func finishIfDone() {
    // A host that is gone tells no more that a batch is over.
    guard !isUpdating, !isFinishing, pending == nil, batchesUnderWay == 0 || host == nil
    else { return }
    isFinishing = true
    let completions = waitingCompletions
    waitingCompletions = []
    for completion in completions { completion() }
    isFinishing = false
    // What they applied is done after them.
    if !waitingCompletions.isEmpty { finishIfDone() }
  }
}

/// What waits to be shown: other cells, then another snapshot.
private struct PendingUpdate {
  var snapshot: ScreenSnapshot?
  var isAnimated = true
  var cells: CellChange?
}

extension Changeset {
  /// Whether the list's own rows and sections have more changes than `threshold`.
  fileprivate func exceeds(_ threshold: Int?) -> Bool {
    guard let threshold else { return false }
    return sectionRemovals.count + sectionInsertions.count + sectionMoves.count
      + rowRemovals.count + rowInsertions.count + rowMoves.count + rowUpdates.count
      > threshold
  }
}
