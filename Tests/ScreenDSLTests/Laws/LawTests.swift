import RandomScreens
import ScreenDSL
import Testing
import UpdateContract

/// The laws of the design, over seeded random screens; each failure names its seed.
@Suite struct LawTests {
  /// 20 runs of 5,000 pairs of screens.
  @Test(arguments: UInt64(0)..<20)
  func lawsHold(run: UInt64) {
    for number in 0..<5_000 {
      let seed = run * 1_000_000 + UInt64(number)
      if let failure = LawCheck(seed: seed).failure {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }
}

/// All laws for the pair of screens of one seed.
struct LawCheck {
  private let oldSpec: ListSpec
  private let newSpec: ListSpec
  private let old: ScreenSnapshot
  private let new: ScreenSnapshot
  private let changes: Changeset

  init(seed: UInt64) {
    let pair = ScreenPair(seed: seed)
    (oldSpec, newSpec) = (pair.oldSpec, pair.newSpec)
    (old, new, changes) = (pair.old, pair.new, pair.changes)
  }

  var failure: String? {
    roundTrip ?? silence ?? minimality(changes, old, new) ?? nothingLost ?? determinism ?? legality
  }

  /// Law 1.
  private var roundTrip: String? {
    old.applying(changes) == new ? nil : "the changes do not lead to the new screen:\n\(changes)"
  }

  /// Law 2.
  private var silence: String? {
    if changes.isEmpty != (old == new) { return "an empty changeset between different screens" }
    if changes.isEmpty != changes.stages.isEmpty { return "stages without changes" }
    return new.changeset(from: new).isEmpty && newSpec.snapshot().changeset(from: new).isEmpty
      ? nil : "changes between equal screens"
  }

  /// Laws 3, 4 and 6, in the list and in the containers that are in both snapshots.
  private func minimality(
    _ changes: Changeset, _ old: ScreenSnapshot, _ new: ScreenSnapshot
  ) -> String? {
    let expected = Reference(from: old, to: new)
    if Set(changes.rowInsertions) != expected.insertions { return "insertions: \(changes)" }
    if Set(changes.rowRemovals) != expected.removals { return "removals: \(changes)" }
    if changes.rowMoves.count != expected.moveCount { return "moves: \(changes)" }
    if Set(changes.rowUpdates) != expected.updates { return "updates: \(changes)" }
    if changes.sectionMoves.count != expected.sectionMoveCount { return "section moves" }
    return depth(changes, old, new, expected)
  }

  private func depth(
    _ changes: Changeset, _ old: ScreenSnapshot, _ new: ScreenSnapshot, _ expected: Reference
  ) -> String? {
    let before = Reference.positions(old)
    let reloads = Set(changes.rowUpdates.filter { $0.kind == .reload }.map(\.new))
    for (id, position) in Reference.positions(new) {
      guard let source = before[id], let inner = old[source].contents,
        let rows = new[position].contents,
        !reloads.contains(position)
      else { continue }
      let nested = changes[RowPath(id)]
      if (inner == rows) != (nested == nil) { return "rows in \(id): \(changes)" }
      if let nested, let failure = minimality(nested, inner, rows) { return "in \(id) \(failure)" }
    }
    return nil
  }

  /// Law 8.
  private var nothingLost: String? {
    if new.rowCount != newSpec.allRows.count { return "a row was lost" }
    let ids = new.sections.flatMap { $0.rows.map(\.id) }
    if Set(ids).count != ids.count { return "two rows have one ID" }
    for (position, id) in ids.enumerated() where new.position(of: id).map(flat) != position {
      return "row \(id) is not found where it is"
    }
    return nil
  }

  private func flat(_ position: RowPosition) -> Int {
    new.rowCounts.prefix(position.section).reduce(0, +) + position.row
  }

  /// Law 10, as far as one process can show it.
  private var determinism: String? {
    let again = newSpec.snapshot()
    if again != new { return "the same declaration gives another screen" }
    return again.changeset(from: oldSpec.snapshot()) == changes
      ? nil : "the same screens give other changes"
  }

  /// Law 5.
  private var legality: String? {
    check(.table, .table, .knownBugs) ?? check(.collection, .collection, .knownBugs)
      ?? check(.separate, .table, .discipline) ?? check(.separate, .collection, .discipline)
  }

  private func check(
    _ strategy: Changeset.StageStrategy, _ kind: ListKind, _ level: ContractLevel
  ) -> String? {
    StageCheck(old: old, new: new, kind: kind, level: level, strategy: strategy)
      .failure(of: changes.stages(for: strategy))
  }
}
