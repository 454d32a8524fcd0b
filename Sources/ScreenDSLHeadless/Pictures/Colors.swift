package import ScreenDSLLooks

package struct Colors: Sendable {
  var isDark = false
  var hasHighContrast = false
  /// The color that replaces the colors of texts and links on a sent bubble, and on a background with a color and an
  /// opacity of at least 0.5; nil elsewhere.
  var onGround: StaticString?
  private(set) var isOnGray = false
  package var ground, page, surface, plain, thumb, bezel, line, fill: StaticString
  package var text, secondary, tertiary, accent, onAccent, selection: StaticString
  package var inserted, removed, moved, reconfigured, reloaded: StaticString
  /// The grays of `onGray`. The grays of a device are translucent, so they are different on a gray area.
  private var others: Grays
  static let (highlighted, highlightedText): (StaticString, StaticString) = ("#FFE08A", "#1C1C1E")
}

extension Colors {
  private typealias Grays = (
    fill: StaticString, line: StaticString, secondary: StaticString, tertiary: StaticString
  )

  /// The colors of parts on gray: on a selected row or part, on a received bubble, or on a background without a color.
  var onGray: Colors {
    var colors = self
    (colors.fill, colors.line, colors.secondary, colors.tertiary) = others
    // For a gray area inside a gray area, the caller reads `onGray` twice. The fill is then the original one, and the
    // other grays stay.
    colors.others.fill = fill
    colors.isOnGray = true
    return colors
  }

  package init(_ theme: ScreenRenderer.Theme, hasHighContrast: Bool = false) {
    self = theme == .light ? .light : .dark
    self.hasHighContrast = hasHighContrast
    if !hasHighContrast { return }
    (line, fill, selection, text, secondary, tertiary, accent, onAccent) =
      isDark
      ? ("#48484A", "#3A3A3C", "#143255", "#F2F2F7", "#AEAEB2", "#8E8E93", "#5AA7FF", "#06182F")
      : ("#D1D1D6", "#E5E5EA", "#D6E6FB", "#1C1C1E", "#636366", "#707075", "#0A5FCC", "#FFFFFF")
    others =
      isDark
      ? ("#4D4D52", "#6C6C70", "#C7C7CC", "#AEAEB2") : ("#C9C9CF", "#A9A9AF", "#48484A", "#4F4F54")
  }

  private static let light = Colors(
    ground: "#FFFFFF", page: "#F2F2F7", surface: "#FFFFFF", plain: "#FFFFFF", thumb: "#FFFFFF",
    bezel: "#1C1C1E", line: "#C6C6C8", fill: "#E9E9EB", text: "#000000", secondary: "#8A8A8E",
    tertiary: "#C5C5C7", accent: "#007AFF", onAccent: "#FFFFFF", selection: "#D1D1D6",
    inserted: "#1A7F37", removed: "#C22626", moved: "#0A5FCC",
    reconfigured: "#8A5A00", reloaded: "#7B3FD1",
    others: ("#C6C6CB", "#AFAFB3", "#7A7A7F", "#A6A6AB"))

  private static let dark = Colors(
    isDark: true, ground: "#111113", page: "#000000", surface: "#1C1C1E", plain: "#000000",
    thumb: "#636366", bezel: "#48484A", line: "#38383A", fill: "#39393D", text: "#FFFFFF",
    secondary: "#8D8D93", tertiary: "#5A5A5E", accent: "#0A84FF", onAccent: "#FFFFFF",
    selection: "#3A3A3C", inserted: "#3FB950", removed: "#FF7B72", moved: "#5AA7FF",
    reconfigured: "#E3B341", reloaded: "#C297FF",
    others: ("#4D4D52", "#58585C", "#A4A4AB", "#77777B"))

  package func texts(on ground: LookStyle.Background) -> StaticString {
    let (front, back) = (ground.color.map(tint) ?? fill, surface)
    let mixed = zip(front.parts, back.parts).map { $0 * ground.opacity + $1 * (1 - ground.opacity) }
    return LookStyle.needsDarkTexts(on: mixed) ? "#000000" : "#FFFFFF"
  }

  /// Returns the color of texts on an area with the color `tint`. If `tint` is nil, the area has the default tint.
  func texts(on tint: StaticString?) -> StaticString {
    guard let tint else { return onAccent }
    return LookStyle.needsDarkTexts(on: tint.parts) ? "#000000" : "#FFFFFF"
  }

  package func tint(_ color: Look.Color) -> StaticString {
    let (system, systemDark, accessible, accessibleDark): Tint =
      switch color {
      case .label: (text, text, text, text)
      case .secondary: (secondary, secondary, secondary, secondary)
      case .tertiary: (tertiary, tertiary, tertiary, tertiary)
      case .red: ("#FF3B30", "#FF453A", "#C22626", "#FF7B72")
      case .orange: ("#FF9500", "#FF9F0A", "#A84300", "#FFB340")
      case .yellow: ("#FFCC00", "#FFD60A", "#8A5A00", "#FFD426")
      case .green: ("#34C759", "#30D158", "#187433", "#3FB950")
      case .teal: ("#30B0C7", "#40C8E0", "#006E7D", "#5DE6FF")
      case .blue: ("#007AFF", "#0A84FF", "#0A5FCC", "#5AA7FF")
      case .indigo: ("#5856D6", "#5E5CE6", "#3634A3", "#A5A3FF")
      case .purple: ("#AF52DE", "#BF5AF2", "#7B3FD1", "#DA8FFF")
      case .pink: ("#FF2D55", "#FF375F", "#C2185B", "#FF8AA5")
      case .brown: ("#A2845E", "#AC8E68", "#7A5C3A", "#C9A987")
      case .gray: ("#8E8E93", "#98989D", "#636366", "#AEAEB2")
      case .accent, .named: (accent, accent, accent, accent)
      }
    return hasHighContrast ? isDark ? accessibleDark : accessible : isDark ? systemDark : system
  }

  private typealias Tint = (StaticString, StaticString, StaticString, StaticString)
}

extension StaticString {
  /// The red, green and blue of a color that is written as `#RRGGBB`, each from 0 to 1.
  fileprivate var parts: [Double] {
    let number = "\(self)".compactMap(\.hexDigitValue).reduce(0) { $0 << 4 + $1 }
    return [16, 8, 0].map { Double(number >> $0 & 255) / 255 }
  }
}
