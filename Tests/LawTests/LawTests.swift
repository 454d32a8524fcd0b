/// Tests the laws of the design with random screens; each failure names its seed.
@Suite(.timed) struct LawTests {
  @Test(arguments: UInt64(0)..<20) func lawsHold(run: UInt64) {
    for number in 0..<TestDepth.cases(5_000, oneOf: 400) {
      let seed = run * 1_000_000 + UInt64(number)
      if let failure = ScreenPair(seed: seed).failure {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}

extension ScreenPair {
  fileprivate var failure: String? {
    roundTrip ?? silence ?? minimality(changes, old, new) ?? nothingLost ?? determinism ?? legality
  }

  /// Law 1.
  private var roundTrip: String? {
    old.applying(changes) == new ? nil : "the changes do not lead to the new screen:\n\(changes)"
  }

  /// Law 2.
  private var silence: String? {
    if changes.isEmpty, old != new { return "an empty changeset between different screens" }
    if !changes.isEmpty, old == new { return "changes between equal screens:\n\(changes)" }
    if changes.hasOwnChanges == changes.stages.isEmpty { return "stages without changes" }
    if changes.isEmpty != changes.changedLists.allSatisfy(\.changes.stages.isEmpty) {
      return "changes without stages"
    }
    return new.changeset(from: new).isEmpty && newSpec.snapshot().changeset(from: new).isEmpty
      ? nil : "changes between equal screens"
  }

  /// Laws 3, 4 and 6, in the list and in containers of both snapshots.
  private func minimality(
    _ changes: Changeset, _ old: ScreenSnapshot, _ new: ScreenSnapshot
  ) -> String? {
    let expected = Reference(from: old, to: new)
    if let failure = expected.failure(of: changes) { return failure }
    if changes.sectionMoves.count != expected.sectionMoveCount { return "section moves" }
    let operations = [
      changes.rowRemovals, changes.rowInsertions, changes.rowMoves.map(\.to),
      changes.rowUpdates.map(\.new), changes.nested.map(\.new),
    ]
    if operations.contains(where: { $0 != Set($0).sorted() }) { return "disorder: \(changes)" }
    return depth(changes, old, new, expected)
  }

  private func depth(
    _ changes: Changeset, _ old: ScreenSnapshot, _ new: ScreenSnapshot, _ expected: Reference
  ) -> String? {
    let reloads = Set(changes.rowUpdates.filter { $0.kind == .reload }.map(\.new))
    for (position, source) in expected.matching.sources {
      guard let inner = old[source].innerRows, let rows = new[position].innerRows,
        !reloads.contains(position)
      else { continue }
      let id = new[position].id
      let nested = changes.nested.first { $0.new == position }?.changes
      if (inner == rows) != (nested == nil) { return "rows in \(id): \(changes)" }
      if let nested, let failure = minimality(nested, inner, rows) { return "in \(id) \(failure)" }
    }
    return nil
  }

  /// Law 8, and the scopes of law 7.
  private var nothingLost: String? {
    if new.rowCount != newSpec.rowCount { return "a row was lost" }
    for section in new.sections {
      if Set(section.rows.map(\.id)).count != section.rows.count { return "two rows have one ID" }
    }
    var positions: [RowID: [RowPosition]] = [:]
    for position in ReferenceMatching.positions(new) {
      let id = new[position].id
      positions[id, default: []].append(position)
      let section = new.sections[position.section].id
      if new.position(of: id, in: section) != position
        || new.row(at: RowPath(id, section: section)) != new[position]
      {
        return "row \(id) is not found where it is"
      }
    }
    for (id, all) in positions {
      if new.positions(of: id) != all { return "rows \(id) are not found where they are" }
      let only = all.count == 1 ? all[0] : nil
      if new.position(of: id) != only || new.row(at: RowPath(id)) != only.map({ new[$0] }) {
        return "row \(id) is not clear"
      }
    }
    return nil
  }

  /// Law 10, in one process.
  private var determinism: String? {
    let again = newSpec.snapshot()
    if again != new { return "the same declaration gives another screen" }
    if again.description != new.description { return "equal screens have other texts" }
    return again.changeset(from: oldSpec.snapshot()) == changes
      ? nil : "the same screens give other changes"
  }

  /// Law 5.
  private var legality: String? {
    ListKind.allCases.lazy.compactMap { StageCheck(changes: changes, kind: $0).failure }.first
  }
}
