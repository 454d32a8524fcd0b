internal import ScreenDSL

/// Stores where sections and rows are in the scrolling direction of the list, in points. A line of rows is one row, or
/// several rows side by side in a grid.
///
/// - Complexity: The method `parts(in:)` takes O(log *n* + *v*) for *n* lines and sections, of which *v* overlap the
///   range.
struct HeadlessGeometry {
  struct Frame {
    var start: Double
    var rows: Range<Double>
    var end: Double
    /// The indexes of the section's lines among the lines of all sections.
    var lines: Range<Int>
    var rowCount: Int
    var columns: Int
  }

  struct Part {
    var section: Int
    var rows: Range<Int>
    var hasHeader: Bool
    var hasFooter: Bool

    var positions: [RowPosition] { rows.map { RowPosition(section: section, row: $0) } }
  }

  private var frames: [Frame] = []
  private var lineEnds: [Double] = []
  var length: Double { frames.last?.end ?? 0 }

  mutating func addSection(
    header: Double, footer: Double, rowCount: Int, columns: Int, extent: (Int) -> Double
  ) {
    let (rowsStart, firstLine) = (length + header, lineEnds.count)
    var end = rowsStart
    for line in stride(from: 0, to: rowCount, by: columns) {
      end += (line..<min(rowCount, line + columns)).reduce(0) { max($0, extent($1)) }
      lineEnds.append(end)
    }
    frames.append(
      Frame(
        start: length, rows: rowsStart..<end, end: end + footer, lines: firstLine..<lineEnds.count,
        rowCount: rowCount, columns: columns))
  }

  func parts(in window: Range<Double>) -> [Part] {
    let first = Self.firstIndex(in: frames.indices) { frames[$0].end > window.lowerBound }
    return (first..<frames.count).prefix { frames[$0].start < window.upperBound }
      .map { part($0, window) }
  }

  private func part(_ index: Int, _ window: Range<Double>) -> Part {
    let frame = frames[index]
    let lines = frame.lines
    let first = Self.firstIndex(in: lines) { lineEnds[$0] > window.lowerBound }
    // The first line that reaches the end of the window is the last visible line.
    let last = Self.firstIndex(in: lines) { lineEnds[$0] >= window.upperBound }
    let end = frame.rows.lowerBound >= window.upperBound ? first : min(last + 1, lines.upperBound)
    let rows = { (line: Int) in min(frame.rowCount, (line - lines.lowerBound) * frame.columns) }
    return Part(
      section: index, rows: rows(first)..<max(rows(first), rows(end)),
      hasHeader: frame.rows.lowerBound > max(window.lowerBound, frame.start),
      hasFooter: frame.rows.upperBound < min(window.upperBound, frame.end))
  }

  func range(of position: RowPosition) -> Range<Double> {
    let frame = frames[position.section]
    let line = frame.lines.lowerBound + position.row / frame.columns
    let start = line == frame.lines.lowerBound ? frame.rows.lowerBound : lineEnds[line - 1]
    return start..<lineEnds[line]
  }

  func range(of kind: SupplementaryKind, in section: Int) -> Range<Double> {
    let frame = frames[section]
    let start = kind == .footer ? frame.rows.upperBound : frame.start
    return start..<(kind == .header ? frame.rows.lowerBound : frame.end)
  }

  /// Returns the first index for which `isReached` returns true; the upper bound of the range if there is none. If the
  /// closure returns true for an index, it must return true for all later indexes.
  static func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
