extension Workload {
  /// The standard library's difference with moves (Myers 1986).
  ///
  /// - Complexity: O((*n* + *m*) × *d*), where *d* is the number of differences: use it only for small lists, or for
  ///   long lists with few differences. With 100,000 shuffled rows it takes too long.
  static func standardDifference<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Workload {
    Workload { new.difference(from: old).inferringMoves() }
  }
}

extension Floor {
  static func standardLibrary<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Floor {
    .work(name: "stdlib", .standardDifference(old, new))
  }

  /// Uses another workload of this package, such as the same change in a smaller screen.
  static func same(_ name: String, _ workload: Workload) -> Floor {
    .work(name: name, workload)
  }
}
