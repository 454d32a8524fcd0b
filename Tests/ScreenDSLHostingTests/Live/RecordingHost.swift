import ScreenDSLHosting
import TestSupport
import Testing
import UpdateContract

/// A list that writes down what it is told, and has each batch judged.
@MainActor final class RecordingHost: TouchedListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  var readiness = ListReadiness.ready
  /// Whether the view is done with a batch at once; if not, `finishBatches()` says so.
  var finishesAtOnce = true
  /// What happens at the next moments of the list's life, each once.
  var beforeChange: [() -> Void] = []
  var afterChange: [() -> Void] = []

  /// The batches, as in `Operations.text`, and `reload`.
  private(set) var log: [String] = []
  private(set) var failures: [String] = []
  private(set) var animations: [Bool] = []
  private(set) var waitingReports = 0
  private var completions: [@MainActor () -> Void] = []

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if readiness != .ready { failures.append("batch while \(readiness)") }
    log.append(operations.text)
    animations.append(isAnimated)
    if !beforeChange.isEmpty { beforeChange.removeFirst()() }
    let before = updater.current
    change()
    judge(operations, from: before, to: updater.current)
    if !afterChange.isEmpty { afterChange.removeFirst()() }
    if finishesAtOnce { completion() } else { completions.append(completion) }
  }

  func reload(change: () -> Void) {
    if readiness == .busy { failures.append("reload while busy") }
    log.append("reload")
    readiness = .ready
    if !beforeChange.isEmpty { beforeChange.removeFirst()() }
    change()
    if !afterChange.isEmpty { afterChange.removeFirst()() }
  }

  var prefersBatch: Bool { false }

  func updateIsWaiting() { waitingReports += 1 }

  func finishBatches() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  /// Returns what was told since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func judge(
    _ operations: Changeset.Operations, from before: ScreenSnapshot, to after: ScreenSnapshot
  ) {
    let batch = BatchOperations(operations)
    do {
      let map = try batch.resolved(
        from: before.rowCounts, to: after.rowCounts,
        kind: .collection, level: .discipline)
      let check = StageMapCheck(
        before: before, after: after, operations: batch, map: map,
        isNested: updater.containerPath != nil)
      if let failure = check.failure { failures.append(failure) }
    } catch {
      failures.append("\(error.rule.id) \(error.message)")
    }
  }
}

/// A list without an updater of its own; a test says when the view is done with a batch.
@MainActor final class BareHost: ListHost {
  var readiness = ListReadiness.ready
  var completions: [@MainActor () -> Void] = []

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    change()
    completions.append(completion)
  }

  func reload(change: () -> Void) { change() }
}

extension ScreenSnapshot {
  /// The texts of all rows that are notes, section by section.
  var notes: [Int] {
    sections.flatMap(\.rows).compactMap { ($0.model as? Note)?.text }
  }

  var ids: [String] { sections.flatMap(\.rows).map(\.id.description) }
}
