extension Floor {
  /// One `==` pass over two plain typed arrays of the same models, element by element.
  ///
  /// The arrays should be built separately, or strings are equal by being the same heap object. The
  /// pass does not stop at a difference; of arrays of different lengths it compares the common
  /// positions.
  ///
  /// - Complexity: O(min(*n*, *m*)) calls of the model's own `==`.
  static func pass<Model: Equatable>(_ old: [Model], _ new: [Model]) -> Floor {
    .work(name: "pass floor", Workload { equalPairs(old, new) })
  }

  static func equalPairs<Model: Equatable>(_ old: [Model], _ new: [Model]) -> Int {
    var equal = 0
    for index in 0..<min(old.count, new.count) where old[index] == new[index] {
      equal += 1
    }
    return equal
  }
}
