/// Finds the part that holds a position, for parts that lie one after the other.
///
/// - Complexity: O(1) for parts of about one size, else O(log *n*) in the number *n* of parts.
struct OffsetTable: Sendable {
  /// The first position of each part, and after them the number of all positions.
  private(set) var starts: [Int]
  /// The part that holds the first position of each block of 2^`shift` positions.
  private let hints: [Int32]
  private let shift: Int

  /// The number of positions.
  let count: Int

  init(sizes: some Collection<Int>) {
    starts = [0]
    starts.reserveCapacity(sizes.count + 1)
    var sum = 0
    for size in sizes {
      sum += size
      starts.append(sum)
    }
    count = sum
    shift = Self.shift(positions: sum, parts: starts.count - 1)
    hints = Self.hints(starts, shift: shift)
  }

  /// The blocks are the largest powers of two not above the average part.
  private static func shift(positions: Int, parts: Int) -> Int {
    let average = max(1, positions / max(1, parts))
    return Int.bitWidth - 1 - average.leadingZeroBitCount
  }

  private static func hints(_ starts: [Int], shift: Int) -> [Int32] {
    let count = starts[starts.count - 1]
    if starts.count <= 5 || count == 0 { return [] }
    var hints: [Int32] = []
    hints.reserveCapacity((count - 1) >> shift + 1)
    var part = 0
    for block in 0...((count - 1) >> shift) {
      while starts[part + 1] <= block << shift { part += 1 }
      hints.append(Int32(part))
    }
    return hints
  }

  /// Returns the part that holds `position`, and the position's place in it.
  @inline(__always)
  func locate(_ position: Int) -> (part: Int, offset: Int) {
    var low = 0
    var high = starts.count - 2
    if !hints.isEmpty {
      let block = position >> shift
      low = Int(hints[block])
      if block + 1 < hints.count { high = Int(hints[block + 1]) }
    }
    while low < high {
      let middle = (low + high + 1) >> 1
      if starts[middle] <= position { low = middle } else { high = middle - 1 }
    }
    return (low, position - starts[low])
  }
}
