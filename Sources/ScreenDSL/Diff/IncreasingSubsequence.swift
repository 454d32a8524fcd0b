/// Finds a longest increasing subsequence by patience sorting (Fredman 1975).
enum IncreasingSubsequence {
  /// Finds a longest increasing subsequence of the non-negative elements, and calls `body` with the index of each other
  /// non-negative element. The indexes are in ascending order.
  ///
  /// - Complexity: O(*n* log *m*), where *n* is the number of elements and *m* the length of the subsequence.
  static func visitOthers(in values: [Int32], _ body: (Int) -> Void) {
    if isIncreasing(values) { return }
    var members = [Bool](repeating: false, count: values.count)
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: values.count * 3) { memory in
      guard let base = memory.baseAddress else { return }
      var piles = Piles(
        tops: base, topIndexes: base + values.count, previous: base + 2 * values.count)
      for (index, value) in values.enumerated() where value >= 0 {
        piles.add(value, at: Int32(index))
      }
      piles.markLongest(in: &members)
    }
    for index in values.indices where values[index] >= 0 && !members[index] { body(index) }
  }

  private static func isIncreasing(_ values: [Int32]) -> Bool {
    var last: Int32 = -1
    for value in values where value >= 0 {
      if value < last { return false }
      last = value
    }
    return true
  }
}

/// The piles of patience sorting. A pile stands for the increasing subsequences of one length. The top of the pile is
/// the smallest number that ends such a subsequence.
private struct Piles {
  let tops: UnsafeMutablePointer<Int32>
  let topIndexes: UnsafeMutablePointer<Int32>
  /// For each element, the index of its predecessor in an increasing subsequence; -1 if there is none.
  let previous: UnsafeMutablePointer<Int32>
  var count = 0

  @inline(__always)
  mutating func add(_ value: Int32, at index: Int32) {
    let pile = count == 0 || tops[count - 1] < value ? count : firstPile(above: value)
    tops[pile] = value
    topIndexes[pile] = index
    previous[Int(index)] = pile == 0 ? -1 : topIndexes[pile - 1]
    if pile == count { count += 1 }
  }

  /// Returns the index of the first pile whose top is at least `value`. For speed, the binary search has no branches
  /// that depend on the numbers.
  @inline(__always)
  private func firstPile(above value: Int32) -> Int {
    var start = 0
    var length = count
    while length > 1 {
      let half = length >> 1
      start += tops[start + half - 1] < value ? half : 0
      length -= half
    }
    return start
  }

  func markLongest(in members: inout [Bool]) {
    var index = topIndexes[count - 1]
    while index >= 0 {
      members[Int(index)] = true
      index = previous[Int(index)]
    }
  }
}
