package import ScreenDSLLooks

/// A size and a weight of the one sans-serif typeface that pictures are set in.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// The height of a line in points.
  package var lineHeight: Double
  package var isBold = false
  /// Whether some of its words may be bold, for which there must be room.
  var hasBoldWords = false
  /// Whether all its digits have one width.
  var hasMonospacedDigits = false
  /// Whether a line goes through its letters.
  var isStruck = false

  static let title = Font(.body)
  static let heading = Font(.title3, isBold: true)
  static let choice = Font(.footnote)
  static let tag = Font(.caption2, isBold: true)

  /// That of a letter in the place of a picture.
  static func sign(_ size: Double) -> Font { Font(size: size, lineHeight: size, isBold: true) }

  /// How far below the middle of a line its letters stand, in points.
  var baseline: Double { size * 0.36 }

  /// Returns the lines of `text`, so that each has room in `width` points.
  func lines(
    of text: String, width: Double, limit: Int?, _ truncation: Look.Truncation = .tail
  ) -> [String] {
    let room = width + 0.01
    let limit = room < 3 * size ? 1 : limit
    var lines = TextWidth.lines(
      of: text, width: Int(room * 100 / advance), limit: limit, measure: Self.units)
    lines[lines.count - 1] = fit(lines[lines.count - 1], width: room, truncation)
    return lines
  }

  /// Returns how wide a text is that may be broken after words, and may be made narrower if it is not `stiff`.
  func span(of text: String, isStiff: Bool) -> Span {
    let (all, word) = TextWidth.span(of: text, measure: Self.units)
    return Span(
      Double(all) / 100 * advance, least: Double(word) / 100 * advance, rigid: isStiff ? nil : 0)
  }

  /// Returns the width that a text is given, in points.
  ///
  /// The typeface of the viewer is not known, so these are the widths of a wide one (DejaVu Sans):
  /// whatever it is, texts fit.
  func width(of text: some StringProtocol) -> Double {
    let units = text.reduce(0) { $0 + Self.units(of: $1) }
    return Double(units) / 100 * advance
  }

  /// The advance of a character as wide as the font's size.
  private var advance: Double { size * (isBold || hasBoldWords ? 1.12 : 1) }

  /// Returns `text`, or as much of it as `width` points have room for, and an ellipsis.
  func fit(_ text: String, width: Double, _ truncation: Look.Truncation = .tail) -> String {
    if self.width(of: text) <= width { return text }
    let room = width - self.width(of: "…")
    guard room >= 0 else { return "" }
    return TextWidth.cut(text, room: room, truncation) {
      Double(Self.units(of: $0)) / 100 * advance
    }
  }

  /// Returns the advance of a character in hundredths of the font's size.
  private static func units(of character: Character) -> Int {
    if let value = character.asciiValue, value >= 32, value < 127 {
      return advances[Int(value) - 32]
    }
    switch TextWidth.columns(of: character) {
    case 0: return 0
    case 1: return character == "…" ? 100 : 70
    case let columns: return columns * 60
    }
  }

  /// The advances of the ASCII characters from the space on, in hundredths of the font's size.
  private static let advances: [Int] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64,
    64, 64, 34, 34, 84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79,
    60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63,
    63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
  ]
}

/// Apple's table of type sizes: Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
/// sizes".
extension Font {
  /// Creates the font of a type style at a type size.
  package init(
    _ style: Look.TextStyle, _ size: RenderState.TypeSize = .large, isBold: Bool = false
  ) {
    let entry = 2 * (size.index * Self.styleCount + style.index)
    self.init(
      size: Self.typeSizes[entry], lineHeight: Self.typeSizes[entry + 1],
      isBold: isBold || style == .headline)
  }

  private static let styleCount = Look.TextStyle.allCases.count

  /// The size and the leading of each style in points, the largest style first, from the smallest
  /// type size to the largest.
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
