extension Floor {
  /// Compares two plain typed arrays of the same models with `==`, element by element.
  ///
  /// The arrays should be built separately; otherwise their strings are the same heap objects, and `==` does not read
  /// them. The pass does not stop at a difference. If the lengths differ, it compares the positions that both arrays
  /// have.
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
