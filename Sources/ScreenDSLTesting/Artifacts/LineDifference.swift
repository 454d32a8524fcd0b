/// The lines in which two texts differ, found with few steps where they differ little.
///
/// The greedy algorithm of Myers (1986), *An O(ND) Difference Algorithm and Its Variations*, over
/// what is between the equal ends. If more than a bounded number of lines differ, all lines between
/// the ends are told as removed and inserted.
struct LineDifference: Equatable, Sendable {
  /// A line that both texts have, or only one of them.
  enum Line: Equatable, Sendable {
    case same(old: Int, new: Int)
    case removed(Int)
    case inserted(Int)
  }

  /// The greatest number of differing lines that are told apart.
  static let limit = 1_000

  let old: [String]
  let new: [String]
  /// All lines, in the order in which they are shown.
  let lines: [Line]

  init(from old: [String], to new: [String], limit: Int = limit) {
    self.old = old
    self.new = new
    lines = Self.lines(from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) }, limit)
  }

  private static func lines(from old: [[UInt8]], to new: [[UInt8]], _ limit: Int) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    var trace = EditTrace(
      old: Array(old[start..<old.count - end]), new: Array(new[start..<new.count - end]),
      limit: limit)
    let head = (0..<start).map { Line.same(old: $0, new: $0) }
    let tail = (0..<end).map { Line.same(old: old.count - end + $0, new: new.count - end + $0) }
    return head + trace.lines(offset: start) + tail
  }
}

/// The search for the shortest way from one list of lines to another.
private struct EditTrace {
  let old: [[UInt8]]
  let new: [[UInt8]]
  let limit: Int
  /// For each number of edits, how far each diagonal got; diagonal *k* is at index *k* + edits.
  private var reached: [[Int]] = []

  init(old: [[UInt8]], new: [[UInt8]], limit: Int) {
    self.old = old
    self.new = new
    self.limit = limit
  }

  mutating func lines(offset: Int) -> [LineDifference.Line] {
    guard search() else {
      return old.indices.map { .removed($0 + offset) } + new.indices.map { .inserted($0 + offset) }
    }
    return path(offset: offset)
  }

  /// Looks for the end with one edit more each time, and returns whether it was found.
  private mutating func search() -> Bool {
    for edits in 0...min(limit, old.count + new.count) {
      var row = [Int](repeating: 0, count: 2 * edits + 1)
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var place = start(of: diagonal, edits: edits)
        while place < old.count, place - diagonal < new.count,
          place - diagonal >= 0, old[place] == new[place - diagonal]
        {
          place += 1
        }
        row[diagonal + edits] = place
        if place >= old.count, place - diagonal >= new.count {
          reached.append(row)
          return true
        }
      }
      reached.append(row)
    }
    return false
  }

  /// Where a diagonal starts after one edit more: below the one to its right, or right of the one to
  /// its left.
  private func start(of diagonal: Int, edits: Int) -> Int {
    if edits == 0 { return 0 }
    return comesFromAbove(diagonal, edits)
      ? place(diagonal + 1, edits - 1) : place(diagonal - 1, edits - 1) + 1
  }

  private func comesFromAbove(_ diagonal: Int, _ edits: Int) -> Bool {
    diagonal == -edits
      || diagonal != edits && place(diagonal - 1, edits - 1) < place(diagonal + 1, edits - 1)
  }

  private func place(_ diagonal: Int, _ edits: Int) -> Int { reached[edits][diagonal + edits] }

  /// Walks back from the end.
  private func path(offset: Int) -> [LineDifference.Line] {
    var result: [LineDifference.Line] = []
    var (x, y) = (old.count, new.count)
    for edits in stride(from: reached.count - 1, through: 0, by: -1) {
      let first = edits == 0 ? 0 : start(of: x - y, edits: edits)
      while x > first, y > 0 {
        (x, y) = (x - 1, y - 1)
        result.append(.same(old: x + offset, new: y + offset))
      }
      if edits == 0 { break }
      if comesFromAbove(x - y, edits) {
        y -= 1
        result.append(.inserted(y + offset))
      } else {
        x -= 1
        result.append(.removed(x + offset))
      }
    }
    return result.reversed()
  }
}
