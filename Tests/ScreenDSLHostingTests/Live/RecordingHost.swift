/// A list that records its operations, and has each batch judged.
@MainActor final class RecordingHost: TouchedListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  var readiness = ListReadiness.ready
  var finishesAtOnce = true
  /// The actions for the next changes of the list; each runs once.
  var beforeChange: [() -> Void] = [], afterChange: [() -> Void] = []

  /// The batches in the format of `Operations.text`, and `reload`.
  private(set) var log: [String] = []
  private(set) var animations: [Bool] = []
  private(set) var waitingReports = 0
  private var completions: [@MainActor () -> Void] = []
  private let failures = Log()
  private let looksAtRows: Bool

  /// Creates a list. If `looksAtRows` is false, the list ignores rows that must be filled again.
  init(looksAtRows: Bool = true) {
    self.looksAtRows = looksAtRows
    BrokenRules.add { [failures] in failures.lines }
  }

  let lastShownRow: RowPosition? = nil
  /// The number of times that the list was told of the screen as a whole.
  private(set) var wholes = 0

  func followConfiguration() { wholes += 1 }
  func endDisplay() {}

  /// Shows a screen, and forgets the log.
  func start(_ screen: ScreenSnapshot) {
    updater.apply(screen)
    log = []
  }

  /// Returns a list that shows the rows inside a container.
  func child(in container: RowID) -> RecordingHost {
    let child = RecordingHost(looksAtRows: looksAtRows)
    child.updater.show(updater.rows(in: container))
    return child
  }

  /// Returns the log since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// Becomes ready for batches, and lets its updater go on.
  func resume() {
    readiness = .ready
    updater.resume()
  }

  /// Ends the batches of the view.
  func finishBatches() {
    while !completions.isEmpty { completions.removeFirst()() }
  }

  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if readiness != .ready { failures.add("batch while \(readiness)") }
    animations.append(animated)
    note(operations.text) {
      let before = updater.current
      change()
      judge(operations, from: before, to: updater.current)
    }
    if finishesAtOnce { completion() } else { completions.append(completion) }
  }

  func reload(change: () -> Void) {
    if readiness == .busy { failures.add("reload while busy") }
    readiness = .ready
    note("reload", change)
  }

  private func note(_ line: String, _ change: () -> Void) {
    log.append(line)
    if !beforeChange.isEmpty { beforeChange.removeFirst()() }
    change()
    if !afterChange.isEmpty { afterChange.removeFirst()() }
  }

  var prefersBatch: Bool { false }
  func updateIsWaiting() { waitingReports += 1 }
  func remeasure(_ places: [CellPlace]) {}
  func visibleShare(of place: CellPlace) -> Double { 1 }

  func refill(_ place: CellPlace) -> Bool {
    log.append("refill \(place)")
    return true
  }

  private func judge(
    _ operations: Changeset.Operations, from before: ScreenSnapshot, to after: ScreenSnapshot
  ) {
    let batch = BatchOperations(operations)
    do {
      let map = try batch.resolved(
        from: before.rowCounts, to: after.rowCounts, kind: .collection, level: .discipline)
      guard looksAtRows else { return }
      let check = StageMapCheck(
        before: before, after: after, operations: batch, map: map,
        isNested: updater.containerPath != nil)
      if let failure = check.failure { failures.add(failure) }
    } catch { failures.add("\(error.rule.id) \(error.message)") }
  }
}

/// A list without an updater of its own; a test ends the batches.
@MainActor final class BareHost: ListHost {
  var readiness = ListReadiness.ready
  var completions: [@MainActor () -> Void] = []

  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    completions.append(completion)
  }

  func reload(change: () -> Void) { change() }
}

/// Returns a screen of one section whose rows show numbers.
func screen(_ rows: [Int], _ texts: [Int: Int] = [:]) -> ScreenSnapshot {
  (["a": rows] as Lists).showing(texts).snapshot
}
