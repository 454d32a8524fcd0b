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
  public internal(set) var isAnimated = false
  /// Whether the update, or a part of it, waited until the view could be changed.
  public internal(set) var hasWaited = false
  /// How many snapshots were applied before, and never shown as a whole because this one was newer.
  public internal(set) var superseded = 0
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
