@MainActor final class RecordingHost: TouchedListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  var readiness = ListReadiness.ready, finishesAtOnce = true
  var beforeChange: [() -> Void] = [], afterChange: [() -> Void] = []
  private(set) var animations: [Bool] = [], waitingReports = 0
  private var completions: [@MainActor () -> Void] = []
  private let failures = Log(), lines = Log()
  var log: [String] { lines.lines }
  func takeLog() -> [String] { lines.take() }
  var looksAtRows: Bool

  /// Creates a list. If `looksAtRows` is false, the list ignores rows that must be filled again.
  init(looksAtRows: Bool = true) {
    self.looksAtRows = looksAtRows
    BrokenRules.add { [failures] in failures.lines }
  }

  var lastShownRow: RowPosition?
  private(set) var wholes = 0, selections = 0
  func followConfiguration() { wholes += 1 }
  func endDisplay() { lines.add("end display") }
  func showSelection() { selections += 1 }
  func finishBatches() { while !completions.isEmpty { completions.removeFirst()() } }

  func start(_ screen: ScreenSnapshot) {
    updater.apply(screen)
    _ = takeLog()
  }

  func child(in container: RowID) -> RecordingHost {
    let child = RecordingHost(looksAtRows: looksAtRows)
    child.updater.show(updater.rows(in: container))
    return child
  }

  func resume() {
    readiness = .ready
    updater.resume()
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
    lines.add(line)
    if !beforeChange.isEmpty { beforeChange.removeFirst()() }
    change()
    if !afterChange.isEmpty { afterChange.removeFirst()() }
  }

  var prefersBatch: Bool { false }
  func updateIsWaiting() { waitingReports += 1 }
  func remeasure(_ places: [CellPlace]) { lines.add("measure \(places)") }
  func visibleShare(of place: CellPlace) -> Double { 1 }

  func refill(_ place: CellPlace) -> Bool {
    lines.add("refill \(place)")
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
  var readiness = ListReadiness.ready, completions: [@MainActor () -> Void] = []
  var afterChange: [() -> Void] = [], log: [String] = []
  func reload(change: () -> Void) { change() }

  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    log.append(operations.text)
    if !afterChange.isEmpty { afterChange.removeFirst()() }
    completions.append(completion)
  }
}

enum Kept: CellStateKey { static let initial = 0 }

func screen(_ rows: [Int], _ texts: [Int: Int] = [:]) -> ScreenSnapshot {
  (["a": rows] as Lists).showing(texts).snapshot
}
