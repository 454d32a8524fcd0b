/// Lays out looks in columns and lines.
struct LookText: Sendable {
  let glyphs: TextGlyphs

  /// Returns the lines of a look, each exactly `width` columns wide; none if it shows nothing.
  func lines(of look: CellLook, width: Int) -> [String] {
    switch look.kind {
    case .horizontal(let parts): row(of: parts, width: width)
    case .vertical(let parts): parts.flatMap { lines(of: $0, width: width) }
    case .spacer: []
    case .divider: [String(repeating: glyphs.track, count: width)]
    case .slider(let value):
      [slider(value, width: min(width, Self.barWidth))].map { fit($0, width) }
    case .progress(let value): [fit(progress(value, width: min(width, Self.barWidth)), width)]
    default: [fit(text(of: look), width)]
    }
  }

  /// Returns the width in columns that a look takes if there is room enough.
  func width(of look: CellLook) -> Int {
    switch look.kind {
    case .horizontal(let parts):
      parts.reduce(0) { $0 + width(of: $1) } + max(0, parts.count - 1)
    case .vertical(let parts): parts.map { width(of: $0) }.max() ?? 0
    case .slider, .progress: Self.barWidth
    case .divider: 1
    case .spacer: 0
    default: TextWidth.columns(of: text(of: look))
    }
  }

  /// Returns `text` in exactly `width` columns.
  func fit(_ text: String, _ width: Int) -> String {
    TextWidth.fit(text, width: width, ellipsis: glyphs.ellipsis)
  }

  private static let barWidth = 16

  private func text(of look: CellLook) -> String {
    let mark = look.isSelected ? glyphs.mark : ""
    return mark + plainText(of: look.kind) + (look.isDisabled ? " (disabled)" : "")
  }

  private func plainText(of kind: CellLook.Kind) -> String {
    switch kind {
    case .title(let text), .subtitle(let text), .value(let text): text
    case .image(let name): "\(glyphs.image) \(name)"
    case .button(let text): "[ \(text) ]"
    case .badge(let text): "(\(text))"
    case .segments(let titles, let selected): segments(titles, selected)
    case .toggle(let isOn):
      isOn ? "[\(glyphs.track)\(glyphs.knob)] on" : "[\(glyphs.knob)\(glyphs.track)] off"
    case .slider, .progress, .divider, .spacer, .horizontal, .vertical: ""
    }
  }

  private func segments(_ titles: [String], _ selected: Int?) -> String {
    let choices = titles.enumerated().map { index, title in
      "\(index == selected ? glyphs.chosen : " ")\(title) "
    }
    return "[\(choices.joined(separator: glyphs.between))]"
  }

  private func slider(_ value: Double, width: Int) -> String {
    guard width > 0 else { return "" }
    let position = Int((value * Double(width - 1)).rounded())
    return String(repeating: glyphs.track, count: position) + glyphs.knob
      + String(repeating: glyphs.track, count: width - 1 - position)
  }

  private func progress(_ value: Double, width: Int) -> String {
    let room = max(0, width - 5)
    let full = Int((value * Double(room)).rounded())
    return String(repeating: glyphs.full, count: full)
      + String(repeating: glyphs.rest, count: room - full) + " " + NumberText.percent(value)
  }
}
