/// A list that has each batch judged.
@MainActor class JudgedHost: TouchedListHost {
  private(set) lazy var updater = ListUpdater(host: self)
  var readiness = ListReadiness.ready
  private var completions: [@MainActor () -> Void] = []

  init() {}

  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void
  ) {
    if readiness != .ready { fail("batch while \(readiness)") }
    willChange(operations, isAnimated: isAnimated)
    let before = updater.current
    change()
    judge(operations, from: before, to: updater.current)
    didChange(operations)
    if finishesBatch { completion() } else { completions.append(completion) }
    didFinish()
  }

  func reload(change: () -> Void) {
    if readiness == .busy { fail("reload while busy") }
    readiness = .ready
    willChange(nil, isAnimated: false)
    change()
    didChange(nil)
    didFinish()
  }

  var prefersBatch: Bool { false }
  func updateIsWaiting() {}

  /// The view is done with its batches.
  func finishBatches() {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  private func judge(
    _ operations: Changeset.Operations, from before: ScreenSnapshot, to after: ScreenSnapshot
  ) {
    let batch = BatchOperations(operations)
    do {
      let map = try batch.resolved(
        from: before.rowCounts, to: after.rowCounts, kind: .collection, level: .discipline)
      follow(map)
      guard looksAtRows else { return }
      let check = StageMapCheck(
        before: before, after: after, operations: batch, map: map,
        isNested: updater.containerPath != nil)
      if let failure = check.failure { fail(failure) }
    } catch {
      fail("\(error.rule.id) \(error.message)")
    }
  }

  // MARK: What a list does besides

  func fail(_ text: String) {}
  /// Is called before the data changes, with the operations of a batch or nil for a reload.
  func willChange(_ operations: Changeset.Operations?, isAnimated: Bool) {}
  /// Is called with where the judge says that each row comes from.
  func follow(_ map: IdentityMap) {}
  func didChange(_ operations: Changeset.Operations?) {}
  func didFinish() {}
  /// Whether the view is done with a batch at once; if not, `finishBatches()` says so.
  var finishesBatch: Bool { true }
  /// Whether the judge's map is held against the rows' IDs; this takes most of the time.
  var looksAtRows: Bool { true }
}

/// A list that writes down what it is told.
@MainActor final class RecordingHost: JudgedHost {
  var finishesAtOnce = true
  /// What happens at the next moments of the list's life, each once.
  var beforeChange: [() -> Void] = []
  var afterChange: [() -> Void] = []

  /// The batches, as in `Operations.text`, and `reload`.
  private(set) var log: [String] = []
  private(set) var animations: [Bool] = []
  private(set) var waitingReports = 0
  private let failures = Log()
  private let judgesRows: Bool

  /// Creates a list; it does not look at the rows if what cells keep has them filled again.
  init(looksAtRows: Bool = true) {
    judgesRows = looksAtRows
    super.init()
    BrokenRules.add { [failures] in failures.lines }
  }

  /// Returns what was told since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  override func fail(_ text: String) { failures.add(text) }
  override var finishesBatch: Bool { finishesAtOnce }
  override var looksAtRows: Bool { judgesRows }
  override func updateIsWaiting() { waitingReports += 1 }

  override func willChange(_ operations: Changeset.Operations?, isAnimated: Bool) {
    log.append(operations?.text ?? "reload")
    if operations != nil { animations.append(isAnimated) }
    if !beforeChange.isEmpty { beforeChange.removeFirst()() }
  }

  override func didChange(_ operations: Changeset.Operations?) {
    if !afterChange.isEmpty { afterChange.removeFirst()() }
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
