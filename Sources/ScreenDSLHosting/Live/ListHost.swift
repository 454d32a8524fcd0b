public import ScreenDSL

/// The owner of a live list: a table view's adapter, a test's headless list.
///
/// A ``ListUpdater`` decides what to do and when. The host does it, and always answers its view from
/// ``ListUpdater/current``.
@MainActor
public protocol ListHost: AnyObject {
  /// Whether the list can run a batch now.
  var readiness: ListReadiness { get }

  /// Runs the operations of one stage as one batch.
  ///
  /// - Parameters:
  ///   - operations: The operations for the view; `Changeset.Stage` explains their indexes.
  ///   - animated: Whether to animate the batch.
  ///   - change: Sets ``ListUpdater/current`` to the stage's snapshot. Call it exactly once, inside the view's block of
  ///     updates, before you pass the operations and before this method returns; anything else traps.
  ///   - completion: Call it once when the view has completed the batch; a second call does nothing. If it is released
  ///     without a call, the batch counts as completed.
  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Reloads all rows.
  ///
  /// - Parameter change: Sets ``ListUpdater/current`` to the new snapshot. Call it exactly once, before the view asks
  ///   for anything and before this method returns; anything else traps.
  func reload(change: () -> Void)

  /// Selects exactly the rows at ``ListUpdater/selectedPositions`` in the view.
  ///
  /// The updater calls it after a reload, when rows are selected or deselected without a touch, and when editing begins
  /// or ends.
  func showSelection()

  /// Scrolls to the list's start, because a reload will show another list: the screen's `listID` changed.
  func goToStart()

  /// The position of the last visible row of this list; nil if it is not known.
  ///
  /// The updater reads it after updates and scrolls: rows may have become the last ones without being displayed anew.
  var lastShownRow: RowPosition? { get }
}

extension ListHost {
  /// Does nothing, for hosts that read ``ListUpdater/selectedPositions`` when they need it.
  public func showSelection() {}

  /// Does nothing, for hosts that do not scroll.
  public func goToStart() {}

  /// Nil, for hosts that need no further check for `onReachEnd`.
  public var lastShownRow: RowPosition? { nil }
}

/// A host whose list the user can keep busy, such as with a finger on a control or a text field in use.
@MainActor
package protocol TouchedListHost: ListHost {
  /// Whether a reload would disturb the user where a batch does not. Then even very many changes run as batches.
  var prefersBatch: Bool { get }

  /// Called when a snapshot waits because the list is busy. Call ``ListUpdater/resume()`` when the list is no longer
  /// busy; other hosts always do.
  func updateIsWaiting()

  /// Configures a cell again in place, without a batch.
  ///
  /// - Returns: Whether it is done; false while a finger is on a control in the cell.
  func refill(_ place: CellPlace) -> Bool

  /// Measures cells again in place, without animation.
  func remeasure(_ places: [CellPlace])

  /// Applies the screen-wide configuration of the newest snapshot. The updater calls it after each update, when a
  /// refresh ends, and when the model may have rejected a user's action.
  func followConfiguration()
}

/// Whether a list can run a batch.
public enum ListReadiness: Hashable, Sendable {
  /// A batch can run.
  case ready
  /// The view must reload all rows: it has no window or no size, was never laid out, or has a reload pending.
  case needsReload
  /// Nothing can change now: one of the view's callbacks runs, or the user drags a row. The host calls
  /// ``ListUpdater/resume()`` afterwards.
  case busy
}

/// How many rows of a list the user can select.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No row stays selected: a touch runs the row's action, as in lists that lead to other screens.
  case momentary
  /// One row: selecting another one deselects it.
  case single
  /// Any number of rows: a touch on a selected row deselects it.
  case multiple
}
