/// The allowed number of allocations for each part of an operation, such as a section.
struct AllocationLimit: Equatable {
  let most: Double
  /// The number of parts by which the allocations are divided; 1 for the whole operation.
  let parts: Int
  /// Whether the allocations of the floor, which the rows need in any case, are subtracted first.
  let isBesideFloor: Bool

  static func inAll(_ most: Double) -> Self {
    Self(most: most, parts: 1, isBesideFloor: false)
  }

  static func each(_ most: Double, of parts: Int, besideFloor isBesideFloor: Bool = false) -> Self {
    Self(most: most, parts: parts, isBesideFloor: isBesideFloor)
  }

  /// Returns the allocations of one part.
  func share(of allocations: Int, floor: Int) -> Double {
    Double(allocations - (isBesideFloor ? floor : 0)) / Double(parts)
  }
}
