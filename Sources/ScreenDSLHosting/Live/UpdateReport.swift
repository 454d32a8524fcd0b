public import ScreenDSL

/// What one update of a list did, and what it took.
///
/// What happened to which row or section, and why, is in `changes.all` of ScreenDSLInspection; it is worked
/// out when it is read.
public struct UpdateReport: Sendable {
  /// Why a list reloads all rows.
  public enum ReloadReason: Hashable, Sendable {
    /// Nothing was shown before.
    case firstDisplay
    /// The view had no window or no size, was never laid out, or had a reload pending.
    case viewNotReady
    /// There were more changes, or more rows with other cells, than the list's `reloadThreshold`.
    case tooManyChanges
  }

  /// What changed, from what was shown before the update to what is shown after it.
  public internal(set) var changes: Changeset
  /// Why all rows were reloaded; nil if they were not.
  public internal(set) var reload: ReloadReason?
  /// How many batches the view was told, those of lists inside containers apart.
  public internal(set) var stages = 0
  /// How many rows and supplementaries got another cell because another registry is used.
  package internal(set) var otherCells = 0
  /// Whether the user may see the last batch happen.
  package internal(set) var isAnimated = false
  /// Whether the update, or a part of it, waited until the view could be changed.
  public internal(set) var hasWaited = false
  /// How many snapshots were applied before, and never shown as a whole because this one was newer.
  package internal(set) var superseded = 0
  /// How often a cell, a header or a footer was filled meanwhile, in lists inside containers too.
  ///
  /// A view that reloads may ask for its cells later, which is not counted.
  public internal(set) var cellsFilled = 0
  /// How many cells were made for rows meanwhile; 0 if the host does not count them.
  public internal(set) var cellsMade = 0
  /// How many seconds the evaluation of what was declared took, that of superseded snapshots included; 0 for a
  /// snapshot that was applied.
  public internal(set) var buildTime = 0.0
  /// How many seconds it took to find the changes; 0 if there was nothing to look for.
  public internal(set) var diffTime = 0.0
  /// How many seconds it took to tell the view, which fills cells meanwhile; animations go on afterwards.
  public internal(set) var batchTime = 0.0

  /// Whether nothing was done: what was applied is equal to what was shown.
  package var isUnchanged: Bool {
    changes.isEmpty && reload == nil && stages == 0 && otherCells == 0
  }

  package init(_ changes: Changeset) { self.changes = changes }
}

extension UpdateReport: CustomStringConvertible {
  /// The report on one line, such as `2 inserted, 1 moved; 2 batches, animated; 3 cells filled, 2 made;
  /// build 0.1 ms, diff 0.1 ms, batch 2.4 ms`.
  public var description: String {
    let changed = changes.counts.filter { $0.count > 0 }.map { "\($0.count) \($0.kind)" }
    let parts = [
      isUnchanged ? "unchanged" : changed.joined(separator: ", "), outcome,
      "build \(text(buildTime)), diff \(text(diffTime)), batch \(text(batchTime))",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What the view did, without durations: the same each time.
  package var outcome: String {
    let batches = stages == 1 ? "1 batch" : "\(stages) batches"
    let filled = cellsFilled == 1 ? "1 cell" : "\(cellsFilled) cells"
    let parts = [
      otherCells > 0 ? "\(otherCells) with other cells" : nil,
      reload.map { "reloaded: \($0.text)" },
      stages > 0 ? "\(batches)\(isAnimated ? ", animated" : "")" : nil,
      hasWaited ? "waited" : nil,
      superseded > 0 ? "in place of \(superseded) before" : nil,
      "\(filled) filled, \(cellsMade) made",
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  private func text(_ seconds: Double) -> String {
    "\((seconds * 10_000).rounded() / 10) ms"
  }
}

extension UpdateReport.ReloadReason {
  fileprivate var text: String {
    switch self {
    case .firstDisplay: "nothing was shown before"
    case .viewNotReady: "the view was not ready for batches"
    case .tooManyChanges: "more changes than 'reloadThreshold'"
    }
  }
}

extension Changeset {
  /// How many rows and sections, at any depth, each kind of change happened to, in words.
  fileprivate var counts: [(kind: String, count: Int)] {
    let own = [
      ("removed", rowRemovals.count), ("inserted", rowInsertions.count), ("moved", rowMoves.count),
      ("reconfigured", rowUpdates(.reconfigure).count), ("reloaded", rowUpdates(.reload).count),
      ("removed section", sectionRemovals.count), ("inserted section", sectionInsertions.count),
      ("moved section", sectionMoves.count), ("updated section", supplementaryUpdates.count),
    ]
    return nested.reduce(own) { sums, inner in
      zip(sums, inner.changes.counts).map { ($0.0, $0.1 + $1.count) }
    }
  }
}

/// What a list notes of its updates.
struct UpdateNotes: ~Copyable {
  /// The report of the update that is under way or of which a part waits; nil if updates are not measured.
  var draft: UpdateReport?
  /// Whether a part of the update waits.
  var isUnfinished = false
  /// Whether something waited since the last report.
  var hasWaited = false
  /// How long screens were evaluated, in seconds, since an update began.
  var build = 0.0
  /// How many snapshots were applied when the newest one in a report was.
  var reportedRequest = 0
  /// Whether what waits was applied by who hears the reports.
  var isAnswer = false
}
