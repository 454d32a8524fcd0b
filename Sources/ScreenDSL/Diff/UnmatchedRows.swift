/// The rows that no walk has matched, in stretches of a section, each row with a number.
struct UnmatchedRows {
  struct Stretch {
    var section: Int
    var rows: Range<Int>
    /// Where the sources of the rows start; nil if the section is not in both snapshots.
    var sources: Int?
  }

  private(set) var stretches: [Stretch] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func add(_ rows: Range<Int>, of section: Int, sources: Int? = nil) {
    if rows.isEmpty { return }
    count += rows.count
    if let last = stretches.last, last.section == section, last.rows.upperBound == rows.lowerBound,
      last.sources.map({ $0 + last.rows.count }) == sources
    {
      stretches[stretches.count - 1].rows = last.rows.lowerBound..<rows.upperBound
    } else {
      stretches.append(Stretch(section: section, rows: rows, sources: sources))
    }
  }

  /// Calls `body` with each row's ID, its number, its stretch and its index in its section.
  @inline(__always)
  func forEach(
    in storage: ScreenStorage, _ body: (UnsafePointer<RowID>, Int, Stretch, Int) -> Void
  ) {
    var number = 0
    for stretch in stretches {
      storage.sections[stretch.section].rows.forEachID(in: stretch.rows) { id, row in
        body(id, number, stretch, row)
        number += 1
      }
    }
  }

  /// The positions of the rows whose number is not marked.
  func positions(unlessMarked isMatched: [Bool]) -> [RowPosition] {
    var result: [RowPosition] = []
    var number = 0
    for stretch in stretches {
      for row in stretch.rows {
        if !isMatched[number] { result.append(RowPosition(section: stretch.section, row: row)) }
        number += 1
      }
    }
    return result
  }
}
