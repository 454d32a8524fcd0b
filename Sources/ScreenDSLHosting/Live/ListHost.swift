public import ScreenDSL

/// The owner of a list that shows a screen, such as the adapter of a table view, or the headless list of a test.
///
/// A ``ListUpdater`` computes batches of changes and passes them to the host, which applies each batch to its view.
/// When the view asks for rows, the host reads ``ListUpdater/current``.
@MainActor
public protocol ListHost: AnyObject {
  /// Whether the list can run a batch now.
  var readiness: ListReadiness { get }

  /// Runs the operations of one stage as one batch. An update consists of one or more stages.
  ///
  /// - Parameters:
  ///   - operations: The operations for the view; `Changeset.Stage` explains their indexes.
  ///   - animated: Whether to animate the batch.
  ///   - change: Sets ``ListUpdater/current`` to the stage's snapshot. Call it in the closure of the view's batch
  ///     update, before you pass the operations to the view. If you do not call it exactly once before this method
  ///     returns, the program stops.
  ///   - completion: Call it when the view has completed the batch. A second call has no effect. If you release the
  ///     closure without a call, the batch counts as completed.
  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Reloads all rows.
  ///
  /// - Parameter change: Sets ``ListUpdater/current`` to the new snapshot. Call it before the view asks for rows. If
  ///   you do not call it exactly once before this method returns, the program stops.
  func reload(change: () -> Void)

  /// Selects exactly the rows at ``ListUpdater/selectedPositions`` in the view.
  ///
  /// The updater calls this method when the selection in the view may differ: for example after a reload, after the app
  /// has changed the selection, and when editing begins or ends.
  func showSelection()

  /// Scrolls to the start of the list. When the app replaces the shown screen by a screen with a different `listID`,
  /// the updater calls this method before the reload that shows the rows of the new screen.
  func goToStart()

  /// The position of the last visible row of this list; nil if it is not known.
  ///
  /// The updater reads this property after an update, which can bring the end of the list into view, and after a scroll,
  /// which can leave the end.
  var lastShownRow: RowPosition? { get }
}

extension ListHost {
  /// Does nothing. This implementation is for hosts that read ``ListUpdater/selectedPositions`` when they need them.
  public func showSelection() {}

  /// Does nothing. This implementation is for hosts that do not scroll.
  public func goToStart() {}

  /// Returns nil. This implementation is for hosts that report each row when it becomes visible.
  public var lastShownRow: RowPosition? { nil }
}

/// A host whose cells contain controls that the user can touch.
@MainActor
package protocol TouchedListHost: ListHost {
  /// Whether a reload would disturb the user, for example while the user types.
  var prefersBatch: Bool { get }

  /// Tells the host that an update waits, or a cell that must be configured or measured again. When the list is no
  /// longer busy, the host must call ``ListUpdater/resume()``.
  func updateIsWaiting()

  /// Configures a visible cell, header or footer again, without a batch update. While the user touches this cell,
  /// header or footer, the host changes nothing and returns false.
  func refill(_ place: CellPlace) -> Bool

  /// Ends the display of all rows of this inner list, as if their cells had left the screen. The updater calls this
  /// method when another list begins to show the rows of the same container.
  func endDisplay()

  func visibleShare(of place: CellPlace) -> Double

  func remeasure(_ places: [CellPlace])

  /// Applies the modifiers of the newest screen, such as edit mode, to the view.
  func followConfiguration()
}

/// Whether a list can run a batch.
public enum ListReadiness: Hashable, Sendable {
  /// A batch can run.
  case ready
  /// The view must reload all rows, because it has no window or no size, was never laid out, or has a reload pending.
  case needsReload
  /// The list cannot be changed now, for example because one of the view's callbacks runs or the user drags a row. When
  /// the list can be changed, the host calls ``ListUpdater/resume()``.
  case busy
}

/// How many rows of a list the user can select, and whether they stay selected.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No row stays selected. A touch only runs the row's action, as in a list of links.
  case momentary
  /// The user can select one row. If the user selects another row, the list deselects the row that was selected before.
  case single
  /// The user can select any number of rows. A touch on a selected row deselects it.
  case multiple
}

/// Runs an action after a number of seconds. The scheduler must return before it runs the action.
package typealias Scheduler =
  @MainActor (_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void) -> Void
