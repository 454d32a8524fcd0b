import ScreenDSL

/// The colours of a picture.
struct Colors: Sendable {
  var ground, page, surface, bezel, line, fill: StaticString
  var text, secondary, accent, onAccent, selection: StaticString
  var inserted, removed, moved, reconfigured, reloaded: StaticString

  init(_ theme: ScreenRenderer.Theme) {
    switch theme {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  private init(
    ground: StaticString, page: StaticString, surface: StaticString, bezel: StaticString,
    line: StaticString, fill: StaticString, text: StaticString, secondary: StaticString,
    accent: StaticString, onAccent: StaticString, selection: StaticString,
    changes: (StaticString, StaticString, StaticString, StaticString, StaticString)
  ) {
    (self.ground, self.page, self.surface, self.bezel) = (ground, page, surface, bezel)
    (self.line, self.fill, self.text, self.secondary) = (line, fill, text, secondary)
    (self.accent, self.onAccent, self.selection) = (accent, onAccent, selection)
    (inserted, removed, moved, reconfigured, reloaded) = changes
  }

  private static let light = Colors(
    ground: "#FFFFFF", page: "#F2F2F7", surface: "#FFFFFF", bezel: "#1C1C1E", line: "#D1D1D6",
    fill: "#E5E5EA", text: "#1C1C1E", secondary: "#636366", accent: "#0A5FCC",
    onAccent: "#FFFFFF", selection: "#D6E6FB",
    changes: ("#1A7F37", "#C62828", "#0A5FCC", "#8A5A00", "#7B3FD1"))

  private static let dark = Colors(
    ground: "#111113", page: "#000000", surface: "#1C1C1E", bezel: "#48484A", line: "#48484A",
    fill: "#3A3A3C", text: "#F2F2F7", secondary: "#AEAEB2", accent: "#5AA7FF",
    onAccent: "#06182F", selection: "#143255",
    changes: ("#3FB950", "#FF7B72", "#5AA7FF", "#E3B341", "#C297FF"))
}
