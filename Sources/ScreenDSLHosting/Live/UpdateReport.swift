import Dispatch
public import ScreenDSL

/// The changes and costs of one update of a list.
///
/// If you import the module ScreenDSLHeadless, `changes.explanation` names each updated row and section, and which of
/// its properties differ.
public struct UpdateReport: Sendable, CustomStringConvertible {
  /// Why a list reloads all rows.
  public enum ReloadReason: Hashable, Sendable {
    /// The list shows its first snapshot, or the first snapshot after the `listID` of its screen has changed.
    case firstDisplay
    /// The view was not ready for batches: it had no window or no size, was never laid out, or had a reload pending.
    case viewNotReady
    /// The update had more changes than the list's `reloadThreshold`. If the app changed the cell registry, each row
    /// whose cell the list replaces or configures again is a change.
    case tooManyChanges

    fileprivate var text: String {
      switch self {
      case .firstDisplay: "nothing was shown before"
      case .viewNotReady: "the view was not ready for batches"
      case .tooManyChanges: "more changes than 'reloadThreshold'"
      }
    }
  }

  /// The changes between the snapshot before the update and the snapshot after it.
  public internal(set) var changes: Changeset
  /// The reason for a reload of all rows; nil if there was none.
  public internal(set) var reload: ReloadReason?
  /// The number of batches that the view ran. This number does not include the batches of lists inside containers.
  public internal(set) var stages = 0
  /// The number of rows and supplementary views whose cell the list replaced or configured again for a new registry.
  package internal(set) var otherCells = 0
  package internal(set) var animated = false
  /// Whether a part of the update had to wait until the view could be changed.
  public internal(set) var hasWaited = false
  package internal(set) var superseded = 0
  /// The number of times that the list, or a list inside a container, configured a cell, a header or a footer.
  ///
  /// Cells that the view requests after the report are not included. After a reload, a view may request cells late.
  public internal(set) var cellsFilled = 0
  /// The number of new cells that the host created for rows; 0 if the host does not count them.
  package internal(set) var cellsMade = 0
  /// How long the evaluation of the screen took, in seconds; about 0 if the app applied a snapshot instead of a screen.
  ///
  /// This time includes the evaluation of screens that the list skipped.
  public internal(set) var buildTime = 0.0
  /// How long the computation of the changes took, in seconds; 0 if there was nothing to compute.
  public internal(set) var diffTime = 0.0
  /// How long it took to run the batches or the reload of the view, in seconds.
  ///
  /// This includes the time to configure cells, but not the animations that continue afterwards.
  public internal(set) var batchTime = 0.0

  package var isUnchanged: Bool {
    changes.isEmpty && reload == nil && stages == 0 && otherCells == 0
  }

  package init(_ changes: Changeset) { self.changes = changes }

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

  /// The text of ``description`` without the changes, and without the durations, which differ in each run.
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

  private func text(_ seconds: Double) -> String { "\((seconds * 10_000).rounded() / 10) ms" }
}

extension Changeset {
  fileprivate var counts: [(kind: String, count: Int)] {
    let own: [(String, Int)] = [
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

/// The measurements of a list during an update, until the list reports the update.
struct UpdateNotes: ~Copyable {
  var draft: UpdateReport?
  var isUnfinished = false
  var hasWaited = false
  var build = 0.0
  var reportedRequest = 0
  /// Whether the `onUpdate` closure may have applied the snapshot that the list reports next. If this snapshot changes
  /// nothing, the list does not call `onUpdate` again.
  var isAnswer = false
}

@MainActor
func uptime() -> Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }

/// The data from which a list reports updates and problems to the app.
package struct ListReports: ~Copyable {
  var notes = UpdateNotes()
  package var clock: @MainActor () -> Double = uptime
  /// The closure that receives the problems of the list while ``ListUpdater/onProblem`` is nil. The list does not pass
  /// duplicate IDs to this closure.
  package var console: @MainActor (Problem) -> Void = { _ in }
  /// The kinds and subjects of the reported problems.
  var known: Set<[AnyHashable]> = []
  /// The calls that ``ListUpdater/tellingLater(_:)`` delays until the next turn of the main actor. Only the outermost
  /// list uses this property.
  var untold: [@MainActor () -> Void]?
}
