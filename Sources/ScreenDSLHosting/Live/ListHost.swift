public import ScreenDSL

/// What owns a live list: a table view's adapter, a test's headless list.
///
/// A ``ListUpdater`` decides what has to be done and when; the host does it, and answers its view
/// from ``ListUpdater/current`` at all times.
@MainActor
public protocol ListHost: AnyObject {
  /// Whether the list can run a batch now.
  var readiness: ListReadiness { get }

  /// Runs the operations of one stage as one batch.
  ///
  /// - Parameters:
  ///   - operations: What to tell the view; see `Changeset.Stage` for what the indexes count in.
  ///   - isAnimated: Whether the user may see the change happen.
  ///   - change: Makes ``ListUpdater/current`` what the stage shows. Call it exactly once, inside the
  ///     view's block of updates, before the operations are handed over and this method returns; anything
  ///     else traps.
  ///   - completion: Call it once when the view says that the batch is over; a second call does
  ///     nothing. If it is let go without a call, the batch is taken to be over.
  func perform(
    _ operations: Changeset.Operations, isAnimated: Bool, change: @escaping @MainActor () -> Void,
    completion: @escaping @MainActor () -> Void)

  /// Reloads all rows.
  ///
  /// - Parameter change: Makes ``ListUpdater/current`` what to show. Call it exactly once, before the
  ///   view asks for anything and this method returns; anything else traps.
  func reload(change: () -> Void)

  /// Shows as selected the rows at ``ListUpdater/selectedPositions``, and no others.
  ///
  /// It is called after a reload, when rows are selected or deselected without the user's touch, and when editing begins
  /// or ends.
  func showSelection()

  /// Goes to the list's start, for a reload follows that shows another list: the screen's `placeID` changed.
  func goToStart()

  /// The position of the last row of this list that is shown; nil if that is not known.
  ///
  /// It is asked after updates and scrolls: rows may be the last ones by then without being displayed anew.
  var lastShownRow: RowPosition? { get }
}

extension ListHost {
  /// Does nothing: for hosts that read ``ListUpdater/selectedPositions`` when they need it.
  public func showSelection() {}

  /// Does nothing: for hosts that do not scroll.
  public func goToStart() {}

  /// Nil: for hosts that load no more rows at the end than what they display asks for.
  public var lastShownRow: RowPosition? { nil }
}

/// A host that the user may keep busy, as with a finger on a control or a text field that is edited.
@MainActor
package protocol TouchedListHost: ListHost {
  /// Whether a reload would disturb the user where a batch does not: then even very many changes are made
  /// by batches.
  var prefersBatch: Bool { get }

  /// Called when a snapshot waits because the list is busy: call ``ListUpdater/resume()`` once it no
  /// longer is. Other hosts do that whenever they are no longer busy.
  func updateIsWaiting()

  /// Fills a cell again where it is, without a batch.
  ///
  /// - Returns: Whether that need not be tried again: false while a finger is on a control in it.
  func refill(_ place: CellPlace) -> Bool

  /// Measures cells again where they are, without animation.
  func remeasure(_ places: [CellPlace])

  /// Offers what the newest snapshot says of the screen as a whole; called after each update, when a pull is over, and
  /// when what a person wanted may have been refused.
  func followConfiguration()
}

/// Whether a list can run a batch.
public enum ListReadiness: Hashable, Sendable {
  /// A batch can run.
  case ready
  /// All rows must be reloaded: the view has no window or no size, was never laid out, or has a
  /// reload pending.
  case needsReload
  /// Nothing can be done now: one of the view's callbacks runs, or the user drags a row. The
  /// host calls ``ListUpdater/resume()`` when that is over.
  case busy
}

/// How many rows of a list the user can select.
public enum SelectionMode: Hashable, Sendable, CaseIterable {
  /// None stays selected: a touch runs the row's action, as in lists that lead to other screens.
  case momentary
  /// One: the row that was selected before no longer is.
  case single
  /// Any number: a touch on a selected row deselects it.
  case multiple
}
