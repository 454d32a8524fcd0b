package import ScreenDSL

#if canImport(os)
  import os

  private let signposter = OSSignposter(subsystem: "ScreenDSL", category: "Updates")
#endif

extension ListUpdater {
  var isMeasured: Bool {
    #if canImport(os)
      if signposter.isEnabled { return true }
    #endif
    return onUpdate != nil
  }

  package func evaluate(_ screen: (ScreenSnapshot) -> ScreenSnapshot) -> ScreenSnapshot {
    guard isMeasured else { return screen(newest) }
    let (snapshot, seconds) = measure("Build") { screen(newest) }
    reports.notes.build += seconds
    return snapshot
  }

  func report(_ update: PendingUpdate) {
    var update = update
    var draft = reports.notes.draft ?? UpdateReport(current.changeset(from: current))
    let isWhole = reports.notes.draft == nil
    if let snapshot = update.snapshot {
      let (changes, seconds) = measure("Diff") { update.changes(from: current, to: snapshot) }
      update.changes = changes
      draft.diffTime += seconds
      if isWhole { draft.changes = changes }
    }
    draft.buildTime += reports.notes.build
    (reports.notes.draft, reports.notes.build, reports.notes.isUnfinished) = (draft, 0, false)
    let (filled, made) = (states.filled, states.made)
    let seconds = measure("Batch") { show(update) }.seconds
    guard var report = reports.notes.draft else { return }
    report.batchTime += seconds
    report.cellsFilled += states.filled - filled
    report.cellsMade += states.made - made
    reports.notes.draft = reports.notes.isUnfinished ? report : nil
    if reports.notes.isUnfinished { return }
    if !isWhole { report.changes = current.changeset(from: report.changes.old) }
    deliver(report)
  }

  func forgetNotes() {
    reports.notes = UpdateNotes()
    reports.notes.reportedRequest = queue.shownRequest
  }

  package func batchIsNotAnimated() { reports.notes.draft?.animated = false }

  private func deliver(_ report: UpdateReport) {
    var report = report
    report.superseded = max(0, queue.shownRequest - reports.notes.reportedRequest - 1)
    report.hasWaited = reports.notes.hasWaited
    (reports.notes.reportedRequest, reports.notes.hasWaited) = (queue.shownRequest, false)
    let (isAnswer, wasWaiting) = (reports.notes.isAnswer, isWaiting)
    reports.notes.isAnswer = false
    // Without this check, an `onUpdate` that always applies the same screen would run without end.
    if isAnswer && report.isUnchanged { return }
    guard let onUpdate else { return }
    let isLater = root.reports.untold != nil
    tell {
      self.reports.notes.isAnswer = isLater
      onUpdate(report)
      self.reports.notes.isAnswer = isLater || self.isWaiting && !wasWaiting
    }
  }

  private func measure<Result>(
    _ name: StaticString, _ body: () -> Result
  ) -> (result: Result, seconds: Double) {
    #if canImport(os)
      let interval = signposter.beginInterval(name)
      defer { signposter.endInterval(name, interval) }
    #endif
    let start = reports.clock()
    let result = body()
    return (result, reports.clock() - start)
  }

  package func report(_ problem: Problem) {
    tell { [root] in (root.onProblem ?? root.reports.console)(problem) }
  }

  @discardableResult
  package func report(_ problem: Problem, onceFor subject: some Hashable) -> Bool {
    guard isNew(problem.kind, subject) else { return false }
    report(problem)
    return true
  }

  @discardableResult
  package func reportMissingCell(for identifier: ReuseIdentifier, source: SourceLine?) -> Problem? {
    let problem = Problem.missingCell(for: identifier, at: source)
    return report(problem, onceFor: identifier) ? problem : nil
  }

  func reportDuplicates(in snapshot: ScreenSnapshot) {
    let root = root
    guard root.onProblem != nil, snapshot.hasDuplicates else { return }
    // This code collects all problems before it reports the first one, because a handler may apply another snapshot.
    var problems: [Problem] = []
    collectDuplicates(in: snapshot, inside: containerPath, &problems)
    for problem in problems { tell { root.onProblem?(problem) } }
  }

  private func collectDuplicates(
    in list: ScreenSnapshot, inside container: RowPath?, _ problems: inout [Problem]
  ) {
    for section in list.sections {
      let first = section.id.unnumbered
      if first != section.id, isNew(.duplicateID, first) {
        problems.append(
          Problem(
            .duplicateID, "Duplicate section ID \(ValueText.quotedBeginning(first))",
            at: section.source?.description, section: section.id))
      }
      for row in section.rows {
        let path = RowPath(row.id, inside: container, section: section.id)
        let first = row.id.unnumbered
        if first != row.id, isNew(.duplicateID, path.sibling(first)) {
          let list =
            Problem.list(in: Array(path.containers), path.section).map { " in \($0)" } ?? ""
          problems.append(
            Problem(
              .duplicateID, "Duplicate row ID \(ValueText.quotedBeginning(first))\(list)",
              at: row.source?.description, path: path))
        }
        if let inner = row.innerRows { collectDuplicates(in: inner, inside: path, &problems) }
      }
    }
  }

  private func isNew(_ kind: Problem.Kind, _ subject: some Hashable) -> Bool {
    root.reports.known.insert([kind, subject]).inserted
  }
}
