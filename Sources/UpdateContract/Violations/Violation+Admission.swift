extension Violation {
  static let noWindow = Self(
    code: .w1, message: "sim: batch without a window (rdar 15262692); reload the data instead")

  static let noBounds = Self(
    code: .w2, message: "sim: batch with zero bounds (rdar 26484150); reload the data instead")

  static let neverLaidOut = Self(
    code: .w2,
    message: "sim: batch before the first layout (rdar 26484150); reload the data instead")

  static let reloadPending = Self(
    code: .w3,
    message: "sim: batch with reloadData pending (rdar 27941923); lay out or reload again")

  static let uncommittedUpdates = Self(
    code: .w4, message: "sim: batch during an interactive move (Listable); queue it")

  static let reentrantUpdate = Self(
    code: .w5, message: "sim: re-entrant update; queue it")
}
