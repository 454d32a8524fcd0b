/// Writes to a terminal what differs from what it shows.
struct TerminalPainter {
  private var shown: [String] = []

  /// Returns what to write so that the terminal shows these lines: those that are as before are not
  /// among it.
  ///
  /// - Parameters:
  ///   - lines: The lines from the top; texts without control characters.
  ///   - focused: Those that are shown reversed.
  ///   - marked: Those whose first column is coloured.
  ///   - beside: What stands after the lines.
  mutating func paint(
    _ lines: [String], focused: Range<Int> = 0..<0, marked: Set<Int> = [], beside: [String] = []
  ) -> String {
    let new = lines.enumerated().map { index, line in
      let (mark, rest) =
        marked.contains(index) ? (line.prefix(1), line.dropFirst()) : ("", line[...])
      return (mark.isEmpty ? "" : "\u{1B}[7;35m\(mark)\u{1B}[m")
        + (focused.contains(index) ? "\u{1B}[7m\(rest)\u{1B}[m" : rest)
        + (beside.indices.contains(index) ? "  " + beside[index] : "")
    }
    var output = ""
    for (index, line) in new.enumerated() where index >= shown.count || shown[index] != line {
      output += "\u{1B}[\(index + 1);1H\u{1B}[K\(line)"
    }
    if new.count < shown.count { output += "\u{1B}[\(new.count + 1);1H\u{1B}[J" }
    shown = new
    return output
  }
}
