package import ScreenDSL

/// A size and a weight of the one sans-serif typeface that pictures are set in.
package struct Font: Hashable, Sendable {
  /// In points.
  package var size: Double
  /// The height of a line in points.
  package var lineHeight: Double
  package var isBold = false

  static let title = Font(.body)
  static let heading = Font(.title3, isBold: true)
  static let subtitle = Font(.footnote)
  static let choice = Font(.footnote)
  static let tag = Font(.caption2, isBold: true)

  /// How far below the middle of a line its letters stand, in points.
  var baseline: Double { size * 0.36 }

  /// Returns the lines of `text`, so that each has room in `width` points.
  func lines(of text: String, width: Double, limit: Int?) -> [String] {
    let room = width + 0.01
    let limit = room < 3 * size ? 1 : limit
    var lines = TextWidth.lines(
      of: text, width: Int(room * 100 / advance), limit: limit, measure: Self.units)
    lines[lines.count - 1] = fit(lines[lines.count - 1], width: room)
    return lines
  }

  /// Returns the width that a text is given, in points.
  ///
  /// The typeface of the viewer is not known, so these are the widths of a wide one (DejaVu Sans):
  /// whatever it is, texts fit.
  func width(of text: String) -> Double {
    let units = text.reduce(0) { $0 + Self.units(of: $1) }
    return Double(units) / 100 * advance
  }

  /// The advance of a character as wide as the font's size.
  private var advance: Double { size * (isBold ? 1.12 : 1) }

  /// Returns `text`, or as much of it as `width` points have room for, and an ellipsis.
  func fit(_ text: String, width: Double) -> String {
    if self.width(of: text) <= width { return text }
    let room = width - self.width(of: "…")
    guard room >= 0 else { return "" }
    var (result, used) = ("", 0.0)
    for character in text {
      used += self.width(of: String(character))
      if used > room { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
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

/// The colours of a picture.
package struct Colors: Sendable {
  var isDark = false
  package var ground, page, surface, bezel, line, fill: StaticString
  package var text, secondary, accent, onAccent, selection: StaticString
  /// The ground of images in a tint; nil for that of others.
  var icon: StaticString?
  package var inserted, removed, moved, reconfigured, reloaded: StaticString
}

extension Colors {
  package init(_ theme: ScreenRenderer.Theme) {
    switch theme {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  private static let light = Colors(
    ground: "#FFFFFF", page: "#F2F2F7", surface: "#FFFFFF", bezel: "#1C1C1E", line: "#D1D1D6",
    fill: "#E5E5EA", text: "#1C1C1E", secondary: "#636366", accent: "#0A5FCC",
    onAccent: "#FFFFFF", selection: "#D6E6FB",
    inserted: "#1A7F37", removed: "#C62828", moved: "#0A5FCC",
    reconfigured: "#8A5A00", reloaded: "#7B3FD1")

  private static let dark = Colors(
    isDark: true,
    ground: "#111113", page: "#000000", surface: "#1C1C1E", bezel: "#48484A", line: "#48484A",
    fill: "#3A3A3C", text: "#F2F2F7", secondary: "#AEAEB2", accent: "#5AA7FF",
    onAccent: "#06182F", selection: "#143255",
    inserted: "#3FB950", removed: "#FF7B72", moved: "#5AA7FF",
    reconfigured: "#E3B341", reloaded: "#C297FF")

  /// Returns a colour of the system's as it is on a ground of the theme, dark or light enough for
  /// texts; that of controls for one of the app's.
  package func tint(_ color: ActionColor) -> StaticString {
    switch color {
    case .red: isDark ? "#FF7B72" : "#C62828"
    case .orange: isDark ? "#FFB340" : "#B34700"
    case .yellow: isDark ? "#FFD426" : "#8A5A00"
    case .green: isDark ? "#3FB950" : "#1A7F37"
    case .teal: isDark ? "#5DE6FF" : "#007282"
    case .blue: isDark ? "#5AA7FF" : "#0A5FCC"
    case .indigo: isDark ? "#A5A3FF" : "#3634A3"
    case .purple: isDark ? "#DA8FFF" : "#7B3FD1"
    case .pink: isDark ? "#FF8AA5" : "#C2185B"
    case .brown: isDark ? "#C9A987" : "#7A5C3A"
    case .gray: isDark ? "#AEAEB2" : "#636366"
    case .named: accent
    }
  }
}
