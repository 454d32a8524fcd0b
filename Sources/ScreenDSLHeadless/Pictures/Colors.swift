package import ScreenDSLLooks

/// The colors of a picture.
package struct Colors: Sendable {
  var isDark = false
  /// The color of links; nil for that of controls.
  var link: StaticString?
  package var ground, page, surface, plain, thumb, bezel, line, fill: StaticString
  package var text, secondary, tertiary, accent, onAccent, selection: StaticString
  package var inserted, removed, moved, reconfigured, reloaded: StaticString
  /// The background of highlighted words, and the words' color.
  static let (highlighted, highlightedText): (StaticString, StaticString) = ("#FFE08A", "#1C1C1E")
}

extension Colors {
  package init(_ theme: ScreenRenderer.Theme) {
    self = theme == .light ? .light : .dark
  }

  private static let light = Colors(
    ground: "#FFFFFF", page: "#F2F2F7", surface: "#FFFFFF", plain: "#FFFFFF", thumb: "#FFFFFF",
    bezel: "#1C1C1E", line: "#D1D1D6", fill: "#E5E5EA", text: "#1C1C1E", secondary: "#636366",
    tertiary: "#707075", accent: "#0A5FCC", onAccent: "#FFFFFF", selection: "#D6E6FB",
    inserted: "#1A7F37", removed: "#C22626", moved: "#0A5FCC",
    reconfigured: "#8A5A00", reloaded: "#7B3FD1")

  private static let dark = Colors(
    isDark: true,
    ground: "#111113", page: "#000000", surface: "#1C1C1E", plain: "#000000", thumb: "#636366",
    bezel: "#48484A", line: "#48484A", fill: "#3A3A3C", text: "#F2F2F7", secondary: "#AEAEB2",
    tertiary: "#8E8E93", accent: "#5AA7FF", onAccent: "#06182F", selection: "#143255",
    inserted: "#3FB950", removed: "#FF7B72", moved: "#5AA7FF",
    reconfigured: "#E3B341", reloaded: "#C297FF")

  /// Returns the color of texts on a background, which may be translucent.
  package func texts(on ground: LookStyle.Background) -> StaticString {
    let (front, back) = (ground.color.map(tint) ?? fill, surface)
    let mixed = zip(front.parts, back.parts).map {
      $0 * ground.opacity + $1 * (1 - ground.opacity)
    }
    return LookStyle.needsDarkTexts(on: mixed) == isDark ? onAccent : text
  }

  /// Returns a system color for the theme, dark or light enough for texts; for a color of the app that of controls.
  package func tint(_ color: Look.Color) -> StaticString {
    switch color {
    case .label: text
    case .secondary: secondary
    case .tertiary: tertiary
    case .red: isDark ? "#FF7B72" : "#C22626"
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
    case .accent, .named: accent
    }
  }
}

extension StaticString {
  /// Red, green and blue of a color in the form `#RRGGBB`, each from 0 to 1.
  fileprivate var parts: [Double] {
    let number = Int("\(self)".dropFirst(), radix: 16) ?? 0
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }
}
