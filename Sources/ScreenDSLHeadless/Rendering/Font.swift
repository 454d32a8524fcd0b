package import ScreenDSLLooks

/// The font of a text in a picture: a size and a weight of one sans-serif typeface.
package struct Font: Hashable, Sendable {
  package var size: Double
  package var lineHeight: Double
  package var isBold = false
  /// Whether some words of the text are bold. If true, the font measures all letters as bold ones.
  var hasBoldWords = false
  var hasMonospacedDigits = false
  var isStruck = false

  static let title = Font(.body)
  static let heading = Font(.title3, isBold: true)
  static let choice = Font(.footnote)
  static let tag = Font(.caption2, isBold: true)

  static func sign(_ size: Double) -> Font { Font(size: size, lineHeight: size, isBold: true) }

  /// The distance from the middle of a line down to the baseline, in points.
  var baseline: Double { size * 0.36 }

  func lines(
    of text: String, width: Double, limit: Int?, _ truncation: Look.Truncation = .tail
  ) -> [String] {
    let room = width + 0.01
    let most = Int(room * 100 / size)
    // The widest character is 120 hundredths of the font's size wide, so a character may not fit into a narrower line.
    var lines = TextWidth.lines(of: text, width: most, limit: limit, least: 120, measure: units)
    lines[lines.count - 1] = fit(lines[lines.count - 1], width: room, truncation)
    return lines
  }

  /// Returns the natural width and the least widths of a text, in points. If `isStiff` is false, the layout can break
  /// the words of the text, but only at widths of at least 3 times the font's size.
  func span(of text: String, isStiff: Bool) -> MeasuredWidth {
    let (all, word) = TextWidth.span(of: text, measure: units)
    return MeasuredWidth(
      Double(all) / 100 * size, least: Double(word) / 100 * size,
      rigid: isStiff ? nil : 3 * size)
  }

  /// Returns the width of a text in the typeface Inter, in points.
  func width(of text: some StringProtocol) -> Double {
    Double(text.reduce(0) { $0 + units(of: $1) }) / 100 * size
  }

  /// Returns whether the font can measure the text. In other scripts, such as Arabic, letters can be joined or stacked,
  /// so the widths of characters are unknown.
  func knows(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value < 0x590 || 0x2000...0x2BFF ~= $0.value || TextWidth.columns(of: $0) == 2
    }
  }

  func fit(_ text: String, width: Double, _ truncation: Look.Truncation = .tail) -> String {
    // Adding 0.01 allows for rounding errors in `width`.
    if self.width(of: text) <= width + 0.01 { return text }
    let room = width - self.width(of: "…")
    guard room >= 0 else { return "" }
    return TextWidth.cut(text, room: room, truncation) { Double(units(of: $0)) / 100 * size }
  }

  /// Returns the width of a character, in hundredths of the font's size.
  private func units(of character: Character) -> Int {
    if let value = character.asciiValue, value >= 32, value < 127 {
      let isDigit = hasMonospacedDigits && 48...57 ~= value
      return (isBold || hasBoldWords ? Self.boldAdvances : Self.advances)[
        isDigit ? 16 : Int(value) - 32]
    }
    if let units = Self.marks[character] { return units }
    switch TextWidth.columns(of: character) {
    case 0: return 0
    case 1: return Self.plainLetter(of: character).map { units(of: $0) } ?? 62
    default:
      let first = character.unicodeScalars[character.unicodeScalars.startIndex].value
      let isEastAsian = TextWidth.wide.contains { $0 ~= first }
      return isEastAsian ? 100 : 120
    }
  }

  /// Returns the ASCII letter from which a Latin letter is made, such as `i` for `í`; nil for other characters. Both
  /// letters have the same width.
  private static func plainLetter(of character: Character) -> Character? {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return nil }
    if first.isASCII { return scalars.count > 1 ? Character(first) : nil }
    // All other Latin letters with marks are rare, and names are slow to look up.
    guard first.value < 0x250 || 0x1E00...0x1EFF ~= first.value else { return nil }
    // An example of a name is `LATIN SMALL LETTER I WITH ACUTE`.
    let words = first.properties.name?.split(separator: " ") ?? []
    guard words.first == "LATIN", let end = words.firstIndex(of: "WITH"), words[end - 1].count == 1
    else { return nil }
    return Character(words[1] == "SMALL" ? words[end - 1].lowercased() : String(words[end - 1]))
  }

  /// The widths of the ASCII characters from the space on, in hundredths of the font's size.
  ///
  /// The numbers are from the table `hmtx` of Inter (Debian's `fonts-inter`, 4.0), regular and bold.
  private static let advances = [
    28, 28, 40, 63, 64, 81, 64, 22, 36, 36, 50, 66, 28, 46, 28, 36, 62, 46, 61, 64, 64, 61, 62, 57,
    62, 62, 28, 28, 66, 66, 66, 51, 94, 68, 65, 73, 72, 60, 59, 74, 74, 26, 54, 65, 56, 89, 75, 76,
    63, 76, 64, 64, 64, 74, 68, 95, 64, 66, 62, 36, 36, 36, 47, 45, 50, 56, 62, 56, 62, 58, 36, 61,
    59, 24, 24, 54, 24, 87, 59, 60, 61, 61, 37, 52, 36, 58, 56, 81, 54, 56, 54, 36, 33, 36, 66,
  ]
  private static let boldAdvances = [
    23, 32, 39, 65, 65, 86, 67, 21, 41, 41, 56, 68, 30, 47, 30, 39, 69, 49, 63, 66, 68, 64, 66, 59,
    66, 66, 30, 30, 68, 68, 68, 56, 103, 75, 66, 75, 73, 61, 58, 76, 75, 28, 57, 69, 57, 91, 74, 78,
    65, 78, 66, 65, 67, 73, 75, 104, 71, 72, 67, 41, 39, 41, 49, 48, 50, 58, 64, 59, 64, 60, 39, 63,
    62, 27, 27, 58, 27, 91, 62, 61, 63, 63, 41, 56, 39, 62, 59, 85, 57, 59, 57, 41, 37, 41, 68,
  ]
  private static let marks: [Character: Int] = [
    "…": 82, "–": 50, "—": 100, "‘": 18, "’": 18, "“": 38, "”": 38, "·": 28, "→": 95, "✓": 88,
    "●": 91, "ı": 24,
  ]
}

/// The sizes of texts at each type size, from Apple's table: Human Interface Guidelines, Typography, "iOS, iPadOS
/// Dynamic Type sizes".
extension Font {
  package init(
    _ style: Look.TextStyle, _ size: RenderState.TypeSize = .large, isBold: Bool = false
  ) {
    let entry = 2 * (size.index * Self.styleCount + style.index)
    self.init(
      size: Self.typeSizes[entry], lineHeight: Self.typeSizes[entry + 1],
      isBold: isBold || style == .headline)
  }

  private static let styleCount = Look.TextStyle.allCases.count

  /// One line for each type size, with a pair for each text style: the font size and the line height.
  private static let typeSizes: [Double] = [
    31, 38, 25, 31, 19, 24, 17, 22, 14, 19, 14, 19, 13, 18, 12, 16, 12, 16, 11, 13, 11, 13,
    32, 39, 26, 32, 20, 25, 18, 23, 15, 20, 15, 20, 14, 19, 13, 18, 12, 16, 11, 13, 11, 13,
    33, 40, 27, 33, 21, 26, 19, 24, 16, 21, 16, 21, 15, 20, 14, 19, 12, 16, 11, 13, 11, 13,
    34, 41, 28, 34, 22, 28, 20, 25, 17, 22, 17, 22, 16, 21, 15, 20, 13, 18, 12, 16, 11, 13,
    36, 43, 30, 37, 24, 30, 22, 28, 19, 24, 19, 24, 18, 23, 17, 22, 15, 20, 14, 19, 13, 18,
    38, 46, 32, 39, 26, 32, 24, 30, 21, 26, 21, 26, 20, 25, 19, 24, 17, 22, 16, 21, 15, 20,
    40, 48, 34, 41, 28, 34, 26, 32, 23, 29, 23, 29, 22, 28, 21, 28, 19, 24, 18, 23, 17, 22,
    44, 52, 38, 46, 34, 41, 31, 38, 28, 34, 28, 34, 26, 32, 25, 31, 23, 29, 22, 28, 20, 25,
    48, 57, 43, 51, 39, 47, 37, 44, 33, 40, 33, 40, 32, 39, 30, 37, 27, 33, 26, 32, 24, 30,
    52, 61, 48, 57, 44, 52, 43, 51, 40, 48, 40, 48, 38, 46, 36, 43, 33, 40, 32, 39, 29, 35,
    56, 66, 53, 62, 50, 59, 49, 58, 47, 56, 47, 56, 44, 52, 42, 50, 38, 46, 37, 44, 34, 41,
    60, 70, 58, 68, 56, 66, 55, 65, 53, 62, 53, 62, 51, 60, 49, 58, 44, 52, 43, 51, 40, 48,
  ]
}
