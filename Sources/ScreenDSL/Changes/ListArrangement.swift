/// Puts a list together from the rows of an old list that stay, in their order, and rows at given
/// positions.
struct ListArrangement {
  /// A row that is put at a position of the result.
  struct Arrival {
    var position: Int
    var source: RowList
    var row: Int
  }

  /// Returns `kept` with the rows in `gone` left out and `arrivals` put in; both ascend by
  /// position.
  static func rows(
    _ kept: RowList, without gone: [Int], arrivals: [Arrival]
  ) -> RowList {
    if gone.isEmpty && arrivals.isEmpty { return kept }
    var stretches = Stretches(count: kept.count, gone: gone)
    var parts: [(list: RowList, range: Range<Int>)] = []
    var position = 0
    for arrival in arrivals {
      stretches.take(arrival.position - position) { parts.append((kept, $0)) }
      parts.append((arrival.source, arrival.row..<arrival.row + 1))
      position = arrival.position + 1
    }
    stretches.take(.max) { parts.append((kept, $0)) }
    return RowList(joining: parts)
  }

  /// The rows that are not gone, as ranges.
  private struct Stretches {
    let count: Int
    var gone: ArraySlice<Int>
    var next = 0

    init(count: Int, gone: [Int]) {
      self.count = count
      self.gone = gone[...]
    }

    mutating func take(_ number: Int, _ body: (Range<Int>) -> Void) {
      var rest = number
      while rest > 0, next < count {
        let end = gone.first ?? count
        let range = next..<min(end, rest > end - next ? end : next + rest)
        if !range.isEmpty { body(range) }
        rest -= range.count
        next = range.upperBound
        if next == gone.first {
          gone.removeFirst()
          next += 1
        }
      }
    }
  }
}

extension Sequence {
  /// The elements by section, each section's in the order they have here.
  func grouped(by section: (Element) -> Int) -> [Int: [Element]] {
    Dictionary(grouping: self, by: section)
  }
}
