internal import ScreenDSL
import ScreenDSLLooks

/// Measures, truncates and breaks texts. By default, widths are in columns, as in a terminal: wide characters and emoji
/// take two columns, and combining marks take none.
enum TextWidth {
  static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.value < 0x80, scalars.index(after: scalars.startIndex) == scalars.endIndex { return 1 }
    if isEmojiSequence(scalars, first: first) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case _ where wide.contains { $0 ~= value }: return 2
    case _ where scalar.properties.isEmojiPresentation: return (0x1F1E6...0x1F1FF) ~= value ? 1 : 2
    default: return HiddenScalars.contains(scalar) || joined.contains { $0 ~= value } ? 0 : 1
    }
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

  static func span(of text: String, measure: (Character) -> Int) -> (all: Int, word: Int) {
    var (line, word, widest, longest) = (0, 0, 0, 0)
    for character in text {
      let width = measure(character)
      line = character == "\n" ? 0 : line + width
      word = character == " " || character == "\n" ? 0 : word + width
      (widest, longest) = (max(widest, line), max(longest, word))
    }
    return (widest, longest)
  }

  static func fit(
    _ text: String, width: Int, ellipsis: String = "…", isAtEnd: Bool = false,
    _ truncation: Look.Truncation = .tail
  ) -> String {
    var (text, own) = (text, columns(of: text))
    if own > width {
      let mark = columns(of: ellipsis) <= width ? ellipsis : ""
      text = cut(text, room: width - columns(of: mark), ellipsis: mark, truncation) {
        columns(of: $0)
      }
      own = columns(of: text)
    }
    let room = String(repeating: " ", count: width - own)
    return isAtEnd ? room + text : text + room
  }

  /// Shortens a text that is too wide. `room` does not include the width of the ellipsis.
  static func cut<Length: Comparable & AdditiveArithmetic>(
    _ text: String, room: Length, ellipsis: String = "…", _ truncation: Look.Truncation,
    measure: (Character) -> Length
  ) -> String {
    var (rest, used, taken) = (text[...], Length.zero, (start: 0, end: 0))
    while let first = rest.first, let last = rest.last {
      let isFromStart = truncation == .tail || truncation == .middle && taken.start <= taken.end
      used += measure(isFromStart ? first : last)
      if used > room { break }
      if isFromStart { rest.removeFirst() } else { rest.removeLast() }
      if isFromStart { taken.start += 1 } else { taken.end += 1 }
    }
    let (start, end) = (text[..<rest.startIndex], text[rest.endIndex...])
    return String(start).trimmed + ellipsis + end.drop { $0 == " " }
  }

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

  /// Breaks a text into lines that are at most `width` wide. If the text needs more than `limit` lines, the last
  /// returned line contains the rest of the text up to a line break, and can be wider than `width`. If `width` is less
  /// than `least`, and a word is wider than `width`, the limit is one line.
  static func lines(
    of text: String, width: Int, limit: Int?, least: Int = 0, ellipsis: String = "…",
    measure: (Character) -> Int = { TextWidth.columns(of: $0) }
  ) -> [String] {
    let isTooNarrow = width < least && span(of: text, measure: measure).word > width
    let limit = isTooNarrow ? 1 : limit
    var lines: [String] = []
    var rest = text[...]
    while lines.count + 1 < limit ?? .max,
      let end = lineEnd(of: rest, width: width, measure: measure)
    {
      lines.append(String(rest[..<end]).trimmed)
      rest = rest[end...]
    }
    if let end = rest.firstIndex(of: "\n") {
      lines.append(rest[..<end] + ellipsis)
    } else if !rest.isEmpty || lines.isEmpty || text.last == "\n" {
      lines.append(lines.isEmpty ? String(rest) : String(rest).trimmed)
    }
    return lines
  }

  private static func lineEnd(
    of text: Substring, width: Int, measure: (Character) -> Int
  ) -> Substring.Index? {
    var used = 0
    var end: Substring.Index?
    for index in text.indices {
      let next = text.index(after: index)
      if text[index] == "\n" { return next }
      let isSpace = text[index] == " "
      let isWide = columns(of: text[index]) == 2
      if isWide, index > text.startIndex { end = index }
      used += measure(text[index])
      if used > width, !isSpace { return end ?? max(index, text.index(after: text.startIndex)) }
      if isSpace || isWide { end = next }
    }
    return used > width ? end : nil
  }

  /// Almost all non-emoji wide and fullwidth scalars of EastAsianWidth.txt. The ranges also contain some emoji and
  /// unassigned scalars.
  static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3029,
    0x3030...0x303E, 0x3041...0x3163, 0x3165...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x191FF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376,
    0x1F1AE...0x1F1AE, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  /// Scalars that take no column: joiners, Hangul vowels and final consonants, and hieroglyph format controls.
  private static let joined: [ClosedRange<UInt32>] = [
    0x200C...0x200D, 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x13430...0x13440,
  ]
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.last == " " || text.last == "\n" { text.removeLast() }
    return String(text)
  }
}
