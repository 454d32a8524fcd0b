extension LookText {
  /// Returns the lines of parts beside one another; spacers take what the others leave.
  func row(of parts: [CellLook], width: Int) -> [String] {
    let shown = parts.prefix(max(1, (width + 1) / 2))
    let widths = self.widths(of: Array(shown), width: width)
    let columns = zip(shown, widths).map { part, width in lines(of: part, width: width) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let cells = columns.indices.map { index in
        cell(shown[index].kind, columns[index], line, widths[index])
      }
      return fit(cells.joined(separator: " "), width)
    }
  }

  private func cell(
    _ kind: CellLook.Kind, _ lines: [String], _ line: Int, _ width: Int
  ) -> String {
    if kind == .divider { return glyphs.between }
    return line < lines.count ? lines[line] : String(repeating: " ", count: width)
  }

  /// Returns the width of each part, with one column between them: their own, but the widest give
  /// way until all have room.
  private func widths(of parts: [CellLook], width: Int) -> [Int] {
    var widths = parts.map { self.width(of: $0) }
    let room = max(0, width - max(0, parts.count - 1))
    let spacers = parts.indices.filter { parts[$0].kind == .spacer }
    let left = room - widths.reduce(0, +)
    if left < 0 {
      let limit = FairShare.limit(of: widths.map(Double.init), room: Double(room))
      return widths.map { min($0, Int(limit)) }
    }
    for (rank, index) in spacers.enumerated() {
      widths[index] = left / spacers.count + (rank < left % spacers.count ? 1 : 0)
    }
    return widths
  }
}
