import UpdateContract

/// Broken rules of the judge, with the judge's texts.
extension SimViolation {
  static func rule(
    _ id: String, _ values: any CustomStringConvertible..., text: Int = 0,
    in kind: ListKind = .collection
  ) -> Self {
    Self(Violation(id, values, text: text, in: kind))
  }

  static func unregistered(_ kind: ElementKind, _ identifier: String, in list: ListKind) -> Self {
    list == .table ? .rule("R1", identifier, in: list) : .rule("R2", kind, identifier)
  }

  static func emptyIdentifier(in list: ListKind) -> Self {
    let name = list == .table ? "UITableView" : "UICollectionView"
    let argument = list == .table ? "Identifier" : "ReuseIdentifier"
    return .rule("R3", "-[\(name) dequeueReusableCellWith\(argument):forIndexPath:]")
  }

  static func wrongNib(_ identifier: String, _ wanted: String, in list: ListKind) -> Self {
    let subject = list == .table ? "cell reuse indentifier" : "view reuse identifier"
    return .rule("R13", subject, identifier, wanted)
  }
}

extension ItemPath {
  /// The path as UIKit describes the object.
  var objectText: String { "<NSIndexPath: 0x0> {length = 2, path = \(section) - \(item)}" }
}

/// Broken rules that only the simulator has.
extension SimViolation {
  static func unrecognized(_ selector: SimSelector, by object: String) -> Self {
    Self(
      own: "X9",
      "sim: \(object) promised to answer \(selector) and does not (unrecognized selector)")
  }

  static func macIdiom(_ view: Any.Type) -> Self {
    Self(own: "X11", "\(view) is not supported when running Catalyst apps in the Mac idiom.")
  }

  static func otherParent(_ controller: String) -> Self {
    Self(
      own: "X12",
      "sim: the view of \(controller) is inside another controller than its parent "
        + "(UIViewControllerHierarchyInconsistency)")
  }

  static func droppedNowhere(_ path: ItemPath) -> Self {
    Self(own: "X13", "sim: a drop flies to \(path), which the list does not have (IGListKit #1316)")
  }

  static let reloadInDrop = Self(
    own: "X14", "sim: reloadData while the view has uncommitted updates; use a batch")

  static let destroyedNothing = Self(
    own: "X10", "sim: a destructive swipe action was done, and its row is still there")

  static func sameCellTwice(at path: ItemPath) -> Self {
    Self(
      own: "X1",
      "sim: the cell returned for \(path) is in use or in the pool (same cell returned "
        + "for two index paths)")
  }

  static func noSuper(_ view: String) -> Self {
    Self(own: "X2", "sim: super.prepareForReuse() not called by \(view)")
  }

  static let swipeNotFinished = Self(own: "X3", "sim: swipe completion not called")
  static let swipeFinishedTwice = Self(own: "X4", "sim: swipe completion called twice")

  static let twoOwners = Self(
    own: "X5", "sim: inner view has two owners; set its data source to nil before another takes it")

  static func notReordered(_ text: String) -> Self {
    Self(own: "X7", "sim: \(text) (SwiftReorder #43)")
  }

  static let stepper = Self(
    own: "X15",
    "sim: a stepper's minimum must be below its maximum, and its step above 0 (UIStepper.h)")

  static let noCommonAncestor = Self(
    own: "X16", "sim: Unable to activate constraint: the views have no common ancestor")

  static let composing = Self(
    own: "X17",
    "sim: the text of a field is set while an input method composes (RN, THContactPicker #24)")

  static let staleUndo = Self(
    own: "X18",
    "sim: NSRangeException: an edit is undone in a text that code has set since (rdar 16570390)")

  static let maskNeeded = Self(
    own: "X19", "sim: a content view must keep translatesAutoresizingMaskIntoConstraints")

  static func unsatisfiable(_ what: String) -> Self {
    Self(
      own: "X20",
      "sim: Unable to simultaneously satisfy constraints: the list demands one size of a cell, and the "
        + "cell another of \(what); hold an edge with the priority 999")
  }

  static func wrongClass(_ name: String, needs type: String) -> Self {
    Self(own: "X8", "sim: the registered class \(name) is not a \(type)")
  }
}
