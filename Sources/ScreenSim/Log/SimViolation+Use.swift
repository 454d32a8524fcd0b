import UpdateContract

/// Rules about the time and the manner of calls.
extension SimViolation {
  static func outsideBatch(_ operations: [String]) -> Self {
    Self(
      code: "S10", message: "sim: structural call outside a batch (rdar 27941923); use a batch",
      operations: operations)
  }

  static let reentrant = Self(code: "W5", message: "sim: re-entrant update; queue it")

  static let reloadInBatch = Self(
    code: "W6", message: "sim: reloadData inside a batch (SectionKit PR #99)")

  static let layoutInBatch = Self(
    code: "W7", message: "sim: layout forced inside a batch; lay out before or after it")

  static let ownerChangedInBatch = Self(
    code: "W8", message: "sim: data source or delegate replaced inside a batch")

  static let ownerGone = Self(
    code: "W8", message: "sim: no data source at the end of a batch; hold it strongly")

  static let reloadWhileAnimating = Self(
    code: "W9", message: "sim: reloadData while a batch animates (rdar 31748196)")

  static let stubbornResponder = Self(
    code: "W10",
    message: "The first responder contained inside of a deleted section or item refused to resign.")

  static let offMainThread = Self(
    code: "T1",
    message: "Modifications to the layout engine must not be performed from a background thread "
      + "after it has been accessed from the main thread.")

  static func otherCell(at path: ItemPath) -> Self {
    Self(
      code: "K1",
      message: "sim: reconfigure of \(path) was answered with another cell; reload it instead")
  }

  static func otherIdentifier(_ wanted: String, at path: ItemPath) -> Self {
    Self(
      code: "K1",
      message: "sim: reconfigure of \(path) dequeued another identifier (\(wanted)); reload it "
        + "instead")
  }

  static func reconfigureOutOfRange(_ path: ItemPath) -> Self {
    Self(
      code: "K2",
      message: "sim: attempt to reconfigure index path \(path) that does not exist")
  }
}

/// Rules of the simulator alone.
extension SimViolation {
  static func sameCellTwice(at path: ItemPath) -> Self {
    Self(
      code: "X1",
      message: "sim: the cell returned for \(path) is in use or in the pool (same cell returned "
        + "for two index paths)")
  }

  static func noSuper(_ view: String) -> Self {
    Self(code: "X2", message: "sim: super.prepareForReuse() not called by \(view)")
  }

  static let swipeNotFinished = Self(code: "X3", message: "sim: swipe completion not called")
  static let swipeFinishedTwice = Self(code: "X4", message: "sim: swipe completion called twice")

  static let twoOwners = Self(
    code: "X5",
    message: "sim: inner view has two owners; set its data source to nil before another takes it")

  static let unbalancedEnd = Self(code: "X6", message: "sim: endUpdates without beginUpdates")

  static func notReordered(_ text: String) -> Self {
    Self(code: "X7", message: "sim: \(text) (SwiftReorder #43)")
  }

  static func wrongClass(_ name: String, needs type: String) -> Self {
    Self(code: "X8", message: "sim: the registered class \(name) is not a \(type)")
  }
}
