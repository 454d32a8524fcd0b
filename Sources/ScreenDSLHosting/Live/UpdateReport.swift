public import ScreenDSL

/// The changes and costs of one update of a list.
///
/// `changes.all` of ScreenDSLHeadless contains each changed row and section with the reason. It is computed when you
/// read it.
public struct UpdateReport: Sendable {
  /// Why a list reloads all rows.
  public enum ReloadReason: Hashable, Sendable {
    /// The list was empty before.
    case firstDisplay
    /// The view had no window or no size, was never laid out, or had a reload pending.
    case viewNotReady
    /// The update had more changes, or more rows with other cells, than the list's `reloadThreshold`.
    case tooManyChanges
  }

  /// The changes from the snapshot shown before the update to the one after it.
  public internal(set) var changes: Changeset
  /// The reason for a reload of all rows; nil if there was none.
  public internal(set) var reload: ReloadReason?
  /// The number of batches of the view, without those of lists inside containers.
  public internal(set) var stages = 0
  /// The number of rows and supplementary views that got another cell because the registry changed.
  package internal(set) var otherCells = 0
  /// Whether the last batch was animated.
  package internal(set) var animated = false
  /// Whether a part of the update had to wait until the view could be changed.
  public internal(set) var hasWaited = false
  /// The number of earlier snapshots that the list never showed completely, because this snapshot was newer.
  package internal(set) var superseded = 0
  /// The number of times that a cell, a header or a footer was configured, also in lists inside containers.
  ///
  /// A view that reloads may ask for its cells later. These cells do not count.
  public internal(set) var cellsFilled = 0
  /// The number of cells created for rows; 0 if the host does not count them.
  public internal(set) var cellsMade = 0
  /// The seconds that the evaluation of the screen took, with those of screens that a newer one replaced; 0 if the
  /// app applied a snapshot.
  public internal(set) var buildTime = 0.0
  /// The seconds that computing the changes took; 0 if there was nothing to compute.
  public internal(set) var diffTime = 0.0
  /// The seconds that the calls of the view took, including the configuration of cells, without animations that
  /// continue afterwards.
  public internal(set) var batchTime = 0.0

  /// Whether the applied snapshot equals the shown one, so that the list did nothing.
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

  /// What the view did, as text without durations, so that the text is the same on each run.
  package var outcome: String {
    let batches = stages == 1 ? "1 batch" : "\(stages) batches"
    let filled = cellsFilled == 1 ? "1 cell" : "\(cellsFilled) cells"
    let parts = [
      otherCells > 0 ? "\(otherCells) with other cells" : nil,
      reload.map { "reloaded: \($0.text)" },
      stages > 0 ? "\(batches)\(animated ? ", animated" : "")" : nil,
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
  /// The number of rows and sections with each kind of change, at any depth, in words.
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

/// What a list records about its updates until it reports them.
struct UpdateNotes: ~Copyable {
  /// The report of the running or waiting update; nil if updates are not measured.
  var draft: UpdateReport?
  /// Whether the list has not applied a part of the update yet.
  var isUnfinished = false
  /// Whether an update waited since the last report.
  var hasWaited = false
  /// The seconds that the evaluation of screens took since an update began.
  var build = 0.0
  /// The number of applied snapshots at the last report.
  var reportedRequest = 0
  /// Whether the handler of reports applied the snapshot that waits.
  var isAnswer = false
}
