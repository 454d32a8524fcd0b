import Foundation
import UpdateContract

/// Rules about cells and other reusable views.
extension SimViolation {
  private static let mustRegister =
    "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"

  static func unregistered(_ kind: ElementKind, _ identifier: String, in list: ListKind) -> Self {
    switch list {
    case .table:
      Self(
        "R1", "unable to dequeue a cell with identifier \(identifier) - \(mustRegister)")
    case .collection:
      Self(
        "R2",
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
          + mustRegister)
    }
  }

  static func emptyIdentifier(in list: ListKind) -> Self {
    let method =
      switch list {
      case .table: "-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]"
      case .collection:
        "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]"
      }
    return Self("R3", "must pass a valid reuse identifier to \(method)")
  }

  static func dequeuedTwice(_ identifier: String, at path: ItemPath) -> Self {
    Self(
      "R4",
      "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
        + "If you really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). "
        + "Cell identifier: \(identifier), index path: \(path.objectText)")
  }

  static func notReturned(_ view: String, to list: String) -> Self {
    Self(
      "R5",
      "Expected dequeued view to be returned to the collection view in preparation for "
        + "display. When the collection view's data source is asked to provide a view for a given "
        + "index path, ensure that a single view is dequeued and returned to the collection view. "
        + "Dequeued view: \(view); Collection view: \(list)")
  }

  static let registeredTooLate = Self(
    "R6",
    "Attempted to dequeue a cell using a registration that was created inside "
      + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
      + "cell provider")

  static func noIdentifier() -> Self {
    Self(
      "R9",
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  static func wrongSupplementary(_ view: String, section: Int) -> Self {
    Self(
      "R10",
      "the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(section),0) was not "
        + "retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: "
        + "or is nil (\(view))")
  }

  static func missingNib(_ text: String) -> Self {
    Self("R11", text)
  }

  static func wrongNibContent(_ identifier: String, needs type: String) -> Self {
    Self(
      "R12",
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly "
        + "one top level object which must be a \(type) instance")
  }

  static func wrongNibIdentifier(_ found: String, _ wanted: String, in list: ListKind) -> Self {
    let subject =
      switch list {
      case .table: "cell reuse indentifier"
      case .collection: "view reuse identifier"
      }
    return Self(
      "R13",
      "\(subject) in nib (\(found)) does not match the identifier used to register the "
        + "nib (\(wanted))")
  }
}

extension ItemPath {
  /// The path as UIKit describes the object.
  var objectText: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }
}

/// Rules about questions that a list is asked.
extension SimViolation {
  static func noSection(_ section: Int, count: Int, in list: ListKind) -> Self {
    Self(
      "Q1",
      "request for number of \(list.noun)s in section \(section) when there are only "
        + "\(count) sections in the \(list.viewName)")
  }

  static func noRect(at path: ItemPath) -> Self {
    Self("Q2", "request for rect at invalid index path \(path.objectText)")
  }

  static func noRect(ofSection section: Int) -> Self {
    Self("Q2", "request for rect of invalid section (\(section))")
  }

  static func scrollOutOfBounds(_ path: ItemPath, count: Int, in list: ListKind) -> Self {
    Self(
      "Q3",
      "Attempted to scroll the \(list.viewName) to an out-of-bounds \(list.noun) "
        + "(\(path.item)) when there are only \(count) \(list.noun)s in section \(path.section).")
  }

  static func noItemForAttributes(_ path: ItemPath) -> Self {
    Self(
      "Q4",
      "UICollectionView received layout attributes for a cell with an index path that "
        + "does not exist: \(path.objectText)")
  }

  static func malformedPath(in list: ListKind) -> Self {
    let view = list == .table ? "UITableView" : "UICollectionView"
    let verb = list == .table ? "table view" : "collection view"
    return Self(
      "Q5",
      "Invalid index path for use with \(view). Index paths passed to \(verb) must "
        + "contain exactly two indices specifying the section and \(list.noun).")
  }

  static func accessDuringUpdate(_ access: VisibleCellAccess) -> Self {
    Self("Q6", access.text)
  }
}

/// A way to reach the cells of a table that it does not like while it updates them.
enum VisibleCellAccess {
  case visibleCells
  case cellForRow

  fileprivate var text: String {
    switch self {
    case .visibleCells:
      "Attempted to access the table view's visibleCells while they were in the process of being "
        + "updated, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForVisibleCellsAccessDuringUpdate"
    case .cellForRow:
      "Attempted to call -cellForRowAtIndexPath: on the table view while it was in the process of "
        + "updating its visible cells, which is not allowed. Make a symbolic breakpoint at "
        + "UITableViewAlertForCellForRowAtIndexPathAccessDuringUpdate"
    }
  }
}

/// Rules about the time and the manner of calls.
extension SimViolation {
  static func outsideBatch(_ operations: [String]) -> Self {
    Self(
      code: "S10", message: "sim: structural call outside a batch (rdar 27941923); use a batch",
      operations: operations)
  }

  static let reentrant = Self("W5", "sim: re-entrant update; queue it")

  static let reloadInBatch = Self(
    "W6", "sim: reloadData inside a batch (SectionKit PR #99)")

  static let layoutInBatch = Self(
    "W7", "sim: layout forced inside a batch; lay out before or after it")

  static let ownerChangedInBatch = Self(
    "W8", "sim: data source or delegate replaced inside a batch")

  static let ownerGone = Self(
    "W8", "sim: no data source at the end of a batch; hold it strongly")

  static let reloadWhileAnimating = Self(
    "W9", "sim: reloadData while a batch animates (rdar 31748196)")

  static let stubbornResponder = Self(
    "W10", "The first responder contained inside of a deleted section or item refused to resign.")

  static let offMainThread = Self(
    "T1",
    "Modifications to the layout engine must not be performed from a background thread "
      + "after it has been accessed from the main thread.")

  static func otherCell(at path: ItemPath) -> Self {
    Self(
      "K1", "sim: reconfigure of \(path) was answered with another cell; reload it instead")
  }

  static func otherIdentifier(_ wanted: String, at path: ItemPath) -> Self {
    Self(
      "K1",
      "sim: reconfigure of \(path) dequeued another identifier (\(wanted)); reload it "
        + "instead")
  }

  static func reconfigureOutOfRange(_ path: ItemPath) -> Self {
    Self(
      "K2", "sim: attempt to reconfigure index path \(path) that does not exist")
  }
}

/// Rules of the simulator alone.
extension SimViolation {
  static func unrecognized(_ selector: SimSelector, by object: String) -> Self {
    Self("X9", "sim: \(object) promised to answer \(selector) and does not (unrecognized selector)")
  }

  static func noLayout(ofSection section: Int) -> Self {
    Self(
      "L1",
      "Invalid section definition. Please specify a valid section definition when content is to be "
        + "rendered for a section. This is a client error. (section \(section))")
  }

  static func stuckInLayout(_ list: String) -> Self {
    Self(
      "L2",
      "UICollectionView (\(list)) is stuck in its update/layout loop. This can happen for many "
        + "reasons, including self-sizing views whose preferred attributes are not returning a "
        + "consistent size.")
  }

  static let macIdiom = Self(
    "X11", "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom.")

  static func otherParent(_ controller: String) -> Self {
    Self(
      "X12",
      "sim: the view of \(controller) is inside another controller than its parent "
        + "(UIViewControllerHierarchyInconsistency)")
  }

  static func droppedNowhere(_ path: ItemPath) -> Self {
    Self("X13", "sim: a drop flies to \(path), which the list does not have (IGListKit #1316)")
  }

  static let reloadInDrop = Self(
    "X14", "sim: reloadData while the view has uncommitted updates; use a batch")

  static let destroyedNothing = Self(
    "X10", "sim: a destructive swipe action was done, and its row is still there")

  static func sameCellTwice(at path: ItemPath) -> Self {
    Self(
      "X1",
      "sim: the cell returned for \(path) is in use or in the pool (same cell returned "
        + "for two index paths)")
  }

  static func noSuper(_ view: String) -> Self {
    Self("X2", "sim: super.prepareForReuse() not called by \(view)")
  }

  static let swipeNotFinished = Self("X3", "sim: swipe completion not called")
  static let swipeFinishedTwice = Self("X4", "sim: swipe completion called twice")

  static let twoOwners = Self(
    "X5", "sim: inner view has two owners; set its data source to nil before another takes it")

  static let unbalancedEnd = Self("X6", "sim: endUpdates without beginUpdates")

  static func notReordered(_ text: String) -> Self {
    Self("X7", "sim: \(text) (SwiftReorder #43)")
  }

  static func wrongClass(_ name: String, needs type: String) -> Self {
    Self("X8", "sim: the registered class \(name) is not a \(type)")
  }
}
