/// Measures texts in columns, as terminals do.
///
/// East Asian wide and fullwidth characters take two columns, marks none. What is one character to
/// people takes two columns if it is an emoji, whatever it consists of: a family, a flag, a face
/// with a skin colour, a symbol with the variation selector for emoji.
enum TextWidth {
  /// Returns the width of `text` in columns.
  ///
  /// - Complexity: O(*n* log *r*) in the length *n* of the text and the number *r* of ranges.
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the width of `character` in columns.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x80, scalars.index(after: scalars.startIndex) == scalars.endIndex { return 1 }
    if isEmojiSequence(scalars, first: first) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the width of `scalar` by itself in columns.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    return contains(value, in: zero) ? 0 : contains(value, in: wide) ? 2 : 1
  }

  private static func isEmojiSequence(
    _ scalars: Character.UnicodeScalarView, first: Unicode.Scalar
  ) -> Bool {
    if (0x1F1E6...0x1F1FF) ~= first.value { return scalars.count > 1 }
    guard first.properties.isEmoji else { return false }
    return scalars.dropFirst().contains {
      $0.value == 0xFE0F || $0.value == 0x200D || (0x1F3FB...0x1F3FF) ~= $0.value
    }
  }

  /// Whether one of the ranges, of which `bounds` holds the first and last values, has `value`.
  private static func contains(_ value: UInt32, in bounds: [UInt32]) -> Bool {
    var (low, high) = (0, bounds.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return low < bounds.count / 2 && bounds[2 * low] <= value
  }
}

extension TextWidth {
  /// Returns `text` in exactly `width` columns: filled with spaces, or cut off with an ellipsis.
  ///
  /// - Parameter isAtEnd: Whether the spaces stand before the text.
  static func fit(
    _ text: String, width: Int, ellipsis: String = "…", isAtEnd: Bool = false
  ) -> String {
    let own = columns(of: text)
    if own <= width {
      let room = String(repeating: " ", count: width - own)
      return isAtEnd ? room + text : text + room
    }
    let mark = columns(of: ellipsis) <= width ? ellipsis : ""
    let start = columns(0..<(width - columns(of: mark)), of: text)
    let rest = width - columns(of: start.trimmed) - columns(of: mark)
    let room = String(repeating: " ", count: rest)
    return isAtEnd ? room + start.trimmed + mark : start.trimmed + mark + room
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

extension TextWidth {
  /// Returns the lines of `text`: broken after spaces and beside wide characters, or anywhere in a
  /// word that is wider than a line. The last one has all that is left.
  ///
  /// - Parameters:
  ///   - width: The widest that a line before the last one may be, in the units of `measure`.
  ///   - limit: The largest number of lines; nil for as many as it takes.
  /// - Complexity: O(*n*) calls of `measure` if no word is wider than a line.
  static func lines(
    of text: String, width: Int, limit: Int?, measure: (Character) -> Int
  ) -> [String] {
    var lines: [String] = []
    var rest = text[...]
    while lines.count + 1 < limit ?? .max,
      let end = lineEnd(of: rest, width: width, measure: measure)
    {
      lines.append(String(rest[..<end]).trimmed)
      rest = rest[end...]
    }
    if !rest.isEmpty || lines.isEmpty { lines.append(String(rest)) }
    return lines
  }

  /// Returns where the first line of `text` ends; nil if all of it has room.
  private static func lineEnd(
    of text: Substring, width: Int, measure: (Character) -> Int
  ) -> Substring.Index? {
    var used = 0
    var end: Substring.Index?
    for index in text.indices {
      let next = text.index(after: index)
      let isSpace = text[index] == " "
      let isWide = columns(of: text[index]) == 2
      if isWide, index > text.startIndex { end = index }
      used += measure(text[index])
      if used > width, !isSpace { return end ?? max(index, text.index(after: text.startIndex)) }
      if isSpace || isWide { end = next }
    }
    return used > width ? end : nil
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
