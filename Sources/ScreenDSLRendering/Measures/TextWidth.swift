internal import ScreenDSL

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
    if isWide(value) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
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

  private static func isWide(_ value: UInt32) -> Bool {
    var (low, high) = (0, wide.count / 2)
    while low < high {
      let middle = (low + high) / 2
      if wide[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count / 2 && wide[2 * low] <= value
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

extension TextWidth {
  /// The ranges of scalars that take two columns, ascending: first and last of each, from Unicode's
  /// EastAsianWidth.txt (W and F, with emoji presentation), version 18.
  static let wide: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3,
    0x25FD, 0x25FE, 0x2614, 0x2615, 0x2630, 0x2637, 0x2648, 0x2653, 0x267F, 0x267F, 0x268A, 0x268F,
    0x2693, 0x2693, 0x26A1, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE,
    0x26D4, 0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD,
    0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C, 0x274E, 0x274E, 0x2753, 0x2755,
    0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C, 0x2B50, 0x2B50,
    0x2B55, 0x2B55, 0x2E80, 0x2E99, 0x2E9B, 0x2EF3, 0x2F00, 0x2FD5, 0x2FF0, 0x3029, 0x3030, 0x303E,
    0x3041, 0x3096, 0x309B, 0x30FF, 0x3105, 0x312F, 0x3131, 0x3163, 0x3165, 0x318E, 0x3190, 0x31E5,
    0x31EF, 0x321E, 0x3220, 0x3247, 0x3250, 0xA48C, 0xA490, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3,
    0xF900, 0xFAFF, 0xFE10, 0xFE19, 0xFE30, 0xFE52, 0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60,
    0xFFE0, 0xFFE6, 0x16FE0, 0x16FE3, 0x16FF2, 0x16FF6, 0x17000, 0x18CDA, 0x18CFF, 0x18D20,
    0x18D80, 0x18DF2, 0x18E00, 0x19191, 0x191A0, 0x191D2, 0x1AFF0, 0x1AFF3, 0x1AFF5, 0x1AFFB,
    0x1AFFD, 0x1AFFE, 0x1B000, 0x1B128, 0x1B132, 0x1B132, 0x1B150, 0x1B152, 0x1B155, 0x1B155,
    0x1B164, 0x1B168, 0x1B170, 0x1B2FB, 0x1D300, 0x1D356, 0x1D360, 0x1D376, 0x1F004, 0x1F004,
    0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F1AE, 0x1F1AE, 0x1F200, 0x1F202,
    0x1F210, 0x1F23B, 0x1F240, 0x1F248, 0x1F250, 0x1F251, 0x1F260, 0x1F265, 0x1F300, 0x1F320,
    0x1F32D, 0x1F335, 0x1F337, 0x1F37C, 0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3,
    0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E, 0x1F440, 0x1F440, 0x1F442, 0x1F4FC,
    0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A, 0x1F595, 0x1F596,
    0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2,
    0x1F6D5, 0x1F6D9, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7DA, 0x1F7DA,
    0x1F7E0, 0x1F7EB, 0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF,
    0x1FA70, 0x1FA7C, 0x1FA80, 0x1FAC6, 0x1FAC8, 0x1FAC8, 0x1FACC, 0x1FADD, 0x1FADF, 0x1FAEB,
    0x1FAEF, 0x1FAFA, 0x20000, 0x2FFFD, 0x30000, 0x3FFFD,
  ]

  /// Scalars that take no column, besides marks and what texts hide: the joiners, the vowels and finals of
  /// Hangul, the controls of hieroglyphs.
  private static let joined: [ClosedRange<UInt32>] = [
    0x200C...0x200D, 0x1160...0x11FF, 0xD7B0...0xD7FF, 0x13430...0x13440,
  ]
}
