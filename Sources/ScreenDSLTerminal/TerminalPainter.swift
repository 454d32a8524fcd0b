/// Writes to a terminal what differs from what it shows.
public struct TerminalPainter {
  private var shown: [Line] = []

  private struct Line: Equatable {
    var text: String
    var isFocused: Bool
  }

  /// Creates the painter of an empty terminal.
  public init() {}

  /// Returns what to write so that the terminal shows these lines: those that are as before are not
  /// among it.
  ///
  /// - Parameters:
  ///   - lines: The lines from the top; texts without control characters.
  ///   - focused: Those that are shown reversed.
  public mutating func paint(_ lines: [String], focused: Range<Int> = 0..<0) -> String {
    var output = ""
    for (index, text) in lines.enumerated() {
      let line = Line(text: text, isFocused: focused.contains(index))
      if shown.indices.contains(index), shown[index] == line { continue }
      let content = line.isFocused ? "\u{1B}[7m\(text)\u{1B}[m" : text
      output += "\u{1B}[\(index + 1);1H\(content)"
      if shown.indices.contains(index), shown[index].text.count > text.count {
        output += "\u{1B}[K"
      }
    }
    if lines.count < shown.count { output += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
    shown = lines.enumerated().map { Line(text: $1, isFocused: focused.contains($0)) }
    return output
  }
}
