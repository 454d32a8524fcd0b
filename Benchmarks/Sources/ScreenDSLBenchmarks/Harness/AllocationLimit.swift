/// The most allocations that are in order for each part of an operation, such as a section.
struct AllocationLimit: Equatable {
  let most: Double
  /// What the allocations are divided by; 1 for all of them.
  let parts: Int
  /// Whether the allocations of the floor are taken off before: those that the rows need anyway.
  let isBesideFloor: Bool

  static func inAll(_ most: Double) -> Self {
    Self(most: most, parts: 1, isBesideFloor: false)
  }

  static func each(_ most: Double, of parts: Int, besideFloor isBesideFloor: Bool = false) -> Self {
    Self(most: most, parts: parts, isBesideFloor: isBesideFloor)
  }

  /// The allocations of one part.
  func share(of allocations: Int, floor: Int) -> Double {
    Double(allocations - (isBesideFloor ? floor : 0)) / Double(parts)
  }
}
