extension TextWidth {
  /// Returns `text` in exactly `width` columns: filled with spaces, or cut off with an ellipsis.
  static func fit(_ text: String, width: Int, ellipsis: String = "…") -> String {
    let own = columns(of: text)
    if own <= width { return text + String(repeating: " ", count: width - own) }
    let mark = columns(of: ellipsis) <= width ? ellipsis : ""
    let start = columns(0..<(width - columns(of: mark)), of: text)
    let rest = width - columns(of: start.trimmed) - columns(of: mark)
    return start.trimmed + mark + String(repeating: " ", count: rest)
  }

  /// Returns what stands in some columns of `text`; a wide character that is cut leaves spaces.
  static func columns(_ range: Range<Int>, of text: String) -> String {
    var result = ""
    var (column, filled) = (0, range.lowerBound)
    for character in text {
      let next = column + columns(of: character)
      if column >= range.upperBound { break }
      if next > range.lowerBound || column == next && column >= range.lowerBound {
        let isWhole = column >= range.lowerBound && next <= range.upperBound
        let shown = min(next, range.upperBound) - max(column, range.lowerBound)
        result += isWhole ? String(character) : String(repeating: " ", count: shown)
        filled = min(next, range.upperBound)
      }
      column = next
    }
    return result + String(repeating: " ", count: range.upperBound - filled)
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
