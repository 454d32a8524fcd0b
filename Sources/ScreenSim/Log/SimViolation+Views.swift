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
        code: "R1",
        message: "unable to dequeue a cell with identifier \(identifier) - \(mustRegister)")
    case .collection:
      Self(
        code: "R2",
        message: "could not dequeue a view of kind: \(kind) with identifier \(identifier) - "
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
    return Self(code: "R3", message: "must pass a valid reuse identifier to \(method)")
  }

  static func dequeuedTwice(_ identifier: String, at path: ItemPath) -> Self {
    Self(
      code: "R4",
      message: "Attempted to dequeue multiple cells for the same index path, which is not allowed. "
        + "If you really need to dequeue more cells than the table view is requesting, use the "
        + "-dequeueReusableCellWithIdentifier: method (without an index path). "
        + "Cell identifier: \(identifier), index path: \(path.objectText)")
  }

  static func notReturned(_ view: String, to list: String) -> Self {
    Self(
      code: "R5",
      message: "Expected dequeued view to be returned to the collection view in preparation for "
        + "display. When the collection view's data source is asked to provide a view for a given "
        + "index path, ensure that a single view is dequeued and returned to the collection view. "
        + "Dequeued view: \(view); Collection view: \(list)")
  }

  static let registeredTooLate = Self(
    code: "R6",
    message: "Attempted to dequeue a cell using a registration that was created inside "
      + "-collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource "
      + "cell provider")

  static func noIdentifier() -> Self {
    Self(
      code: "R9",
      message: "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
  }

  static func wrongSupplementary(_ view: String, section: Int) -> Self {
    Self(
      code: "R10",
      message: "the view returned from "
        + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(section),0) was not "
        + "retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: "
        + "or is nil (\(view))")
  }

  static func missingNib(_ text: String) -> Self {
    Self(code: "R11", message: text)
  }

  static func wrongNibContent(_ identifier: String, needs type: String) -> Self {
    Self(
      code: "R12",
      message: "invalid nib registered for identifier (\(identifier)) - nib must contain exactly "
        + "one top level object which must be a \(type) instance")
  }

  static func wrongNibIdentifier(_ found: String, _ wanted: String, in list: ListKind) -> Self {
    let subject =
      switch list {
      case .table: "cell reuse indentifier"
      case .collection: "view reuse identifier"
      }
    return Self(
      code: "R13",
      message: "\(subject) in nib (\(found)) does not match the identifier used to register the "
        + "nib (\(wanted))")
  }
}

extension ItemPath {
  /// The path as UIKit describes the object.
  var objectText: String {
    "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}"
  }
}
