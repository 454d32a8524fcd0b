internal import ScreenDSL

/// Where sections and lines of rows lie along the list, in points.
///
/// - Complexity: A window is found in O(log *n* + *v*) for *n* lines and *v* visible sections.
struct HeadlessGeometry {
  struct Frame {
    /// Where the section begins.
    var start: Double
    /// Where its rows begin, after the header.
    var rowsStart: Double
    /// Where its footer begins.
    var rowsEnd: Double
    var end: Double
    /// The index of the section's first line among all.
    var firstLine: Int
    var rowCount: Int
    /// The number of rows in a line.
    var columns: Int

    var lineCount: Int { (rowCount + columns - 1) / columns }
  }

  /// The part of a section that is in a window.
  struct Part {
    var section: Int
    var rows: Range<Int>
    var hasHeader: Bool
    var hasFooter: Bool
  }

  private var frames: [Frame] = []
  /// The end of each line, of all sections.
  private var lineEnds: [Double] = []
  private(set) var length = 0.0

  mutating func reserve(sections: Int, rows: Int) {
    frames.reserveCapacity(sections)
    lineEnds.reserveCapacity(rows)
  }

  mutating func addSection(
    header: Double, footer: Double, rowCount: Int, columns: Int, extent: (Int) -> Double
  ) {
    var frame = Frame(
      start: length, rowsStart: length + header, rowsEnd: 0, end: 0, firstLine: lineEnds.count,
      rowCount: rowCount, columns: columns)
    var end = frame.rowsStart
    for line in stride(from: 0, to: rowCount, by: columns) {
      end += (line..<min(rowCount, line + columns)).reduce(0) { max($0, extent($1)) }
      lineEnds.append(end)
    }
    frame.rowsEnd = end
    frame.end = end + footer
    length = frame.end
    frames.append(frame)
  }

  /// Returns what is at least partly in a window.
  func parts(in window: Range<Double>) -> [Part] {
    var parts: [Part] = []
    var index = Self.firstIndex(in: frames.indices) { frames[$0].end > window.lowerBound }
    while index < frames.count, frames[index].start < window.upperBound {
      parts.append(part(index, window))
      index += 1
    }
    return parts
  }

  private func part(_ index: Int, _ window: Range<Double>) -> Part {
    let frame = frames[index]
    let lines = frame.firstLine..<(frame.firstLine + frame.lineCount)
    let first = Self.firstIndex(in: lines) { lineEnds[$0] > window.lowerBound }
    // The first line that begins after the window is the one after the line that ends after it.
    let last = Self.firstIndex(in: lines) { lineEnds[$0] >= window.upperBound }
    let end = frame.rowsStart >= window.upperBound ? first : min(last + 1, lines.upperBound)
    let rows = { (line: Int) in min(frame.rowCount, (line - frame.firstLine) * frame.columns) }
    return Part(
      section: index, rows: rows(first)..<max(rows(first), rows(end)),
      hasHeader: frame.rowsStart > window.lowerBound && frame.rowsStart > frame.start,
      hasFooter: frame.rowsEnd < window.upperBound && frame.end > frame.rowsEnd)
  }

  /// Returns where a row begins and ends.
  func range(of position: RowPosition) -> Range<Double> {
    let frame = frames[position.section]
    let line = frame.firstLine + position.row / frame.columns
    let start = line == frame.firstLine ? frame.rowsStart : lineEnds[line - 1]
    return start..<lineEnds[line]
  }

  /// Returns where a header or a footer begins; other supplementaries are where their section is.
  func start(of kind: SupplementaryKind, in section: Int) -> Double {
    kind == .footer ? frames[section].rowsEnd : frames[section].start
  }

  /// Returns the first index for which `isReached` holds; it must hold for all that follow.
  private static func firstIndex(in range: Range<Int>, where isReached: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isReached(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
