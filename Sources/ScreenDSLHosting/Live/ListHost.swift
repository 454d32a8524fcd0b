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
  ///   - change: Sets ``ListUpdater/current`` to the stage's snapshot. Call it exactly once, inside the view's block
  ///     of updates, before you pass the operations and before this method returns. Otherwise the program stops.
  ///   - completion: Call it once when the view has completed the batch; a second call does nothing. If you release
  ///     it without a call, the batch counts as completed.
  func perform(
    _ operations: Changeset.Operations, animated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Reloads all rows.
  ///
  /// - Parameter change: Sets ``ListUpdater/current`` to the new snapshot. Call it exactly once, before the view asks
  ///   for rows and before this method returns. Otherwise the program stops.
  func reload(change: () -> Void)

  /// Selects exactly the rows at ``ListUpdater/selectedPositions`` in the view.
  ///
  /// The updater calls it after a reload, when rows are selected or deselected without a touch, and when editing begins
  /// or ends.
  func showSelection()

  /// Scrolls to the start of the list. The updater calls it if the screen's `listID` changed, because a reload then
  /// shows another list.
  func goToStart()

  /// The position of the last visible row of this list; nil if it is not known.
  ///
  /// The updater reads it after updates and scrolls, because an update can make a visible row the last one.
  var lastShownRow: RowPosition? { get }
}

extension ListHost {
  /// Does nothing. A host that reads ``ListUpdater/selectedPositions`` when it needs them can keep this
  /// implementation.
  public func showSelection() {}

  /// Does nothing. A host that does not scroll can keep this implementation.
  public func goToStart() {}

  /// Nil. A host that reports each row that becomes visible needs no further check for `onReachEnd`.
  public var lastShownRow: RowPosition? { nil }
}

/// A host whose cells the user touches, such as with a finger on a control or a cursor in a text field.
@MainActor
package protocol TouchedListHost: ListHost {
  /// Whether a reload would disturb the user, for example while the user types. If true, the updater runs batches
  /// even for very many changes.
  var prefersBatch: Bool { get }

  /// Tells the host that a snapshot waits because the list is busy. The host then calls ``ListUpdater/resume()`` when
  /// the list is no longer busy.
  func updateIsWaiting()

  /// Configures a cell again in place, without a batch.
  ///
  /// - Returns: Whether the host has configured the cell. It does not while a finger is on a control in the cell.
  func refill(_ place: CellPlace) -> Bool

  /// Measures cells again in place, without animation.
  func remeasure(_ places: [CellPlace])

  /// Applies the modifiers of the newest screen, such as edit mode, to the view. The updater calls it after each
  /// update, when a refresh ends, and when the model may have rejected a user's action.
  func followConfiguration()
}

/// Whether a list can run a batch.
public enum ListReadiness: Hashable, Sendable {
  /// A batch can run.
  case ready
  /// The view must reload all rows: it has no window or no size, was never laid out, or has a reload pending.
  case needsReload
  /// The list cannot be changed now, because one of the view's callbacks runs or the user drags a row. The host calls
  /// ``ListUpdater/resume()`` afterwards.
  case busy
}

/// How many rows of a list the user can select.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// No row stays selected. A touch runs the row's action, as in a list of links.
  case momentary
  /// One row. If the user selects another row, the first one is deselected.
  case single
  /// Any number of rows. A touch on a selected row deselects it.
  case multiple
}
