/// Finds the part that holds a position, for parts that lie one after the other.
///
/// - Complexity: O(1) for full parts of one size, else O(log *n*) in the number *n* of parts.
struct OffsetTable: Sendable {
  /// The first position of each part, and after them the number of all positions.
  let starts: [Int]
  /// No part has more than 2^`shift` positions.
  private let shift: Int

  /// The number of positions.
  var count: Int { starts[starts.count - 1] }

  init(sizes: some Collection<Int>) {
    var starts = [0]
    starts.reserveCapacity(sizes.count + 1)
    var (sum, largest) = (0, 1)
    for size in sizes {
      sum += size
      largest = max(largest, size)
      starts.append(sum)
    }
    self.starts = starts
    shift = Int.bitWidth - (largest - 1).leadingZeroBitCount
  }

  /// Returns the part that holds `position`, and the position's place in it.
  @inline(__always)
  func locate(_ position: Int) -> (part: Int, offset: Int) {
    // The parts before this one cannot reach so far.
    var low = position >> shift
    var high = starts[low + 1] > position ? low : starts.count - 2
    while low < high {
      let middle = (low + high + 1) >> 1
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return (low, position - starts[low])
  }
}
