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
    case .title, .subtitle, .value: wrapped(text(of: look), limit: look.lineLimit, width: width)
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

  private func wrapped(_ text: String, limit: Int?, width: Int) -> [String] {
    let limit = width < Self.narrowest ? 1 : limit
    return TextWidth.lines(of: text, width: width, limit: limit) { TextWidth.columns(of: $0) }
      .map { fit($0, width) }
  }

  /// Returns `text` in exactly `width` columns.
  func fit(_ text: String, _ width: Int) -> String {
    TextWidth.fit(text, width: width, ellipsis: glyphs.ellipsis)
  }

  private static let barWidth = 16
  /// The width from which on texts have several lines.
  private static let narrowest = 4

  private func text(of look: CellLook) -> String {
    let mark = look.isSelected ? glyphs.mark : ""
    return mark + plainText(of: look.kind) + look.notes.map { " (\($0))" }.joined()
  }

  private func plainText(of kind: CellLook.Kind) -> String {
    switch kind {
    case .title(let text), .subtitle(let text), .value(let text): text
    case .image(let name): "\(glyphs.image) \(name)"
    case .button(let text): "[ \(text) ]"
    case .badge(let text): "(\(text))"
    case .field(let text, let placeholder): "[\(text.isEmpty ? placeholder : text)_]"
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

extension LookText {
  /// Returns the lines of parts side by side; spacers take what the others leave.
  func row(of parts: [CellLook], width: Int) -> [String] {
    let shown = parts.prefix(max(1, (width + 1) / 2))
    let widths = self.widths(of: Array(shown), width: width)
    let columns = zip(shown, widths).map { part, width in lines(of: part, width: width) }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let cells = columns.indices.map { index in
        cell(shown[index].kind, columns[index], line, widths[index])
      }
      return fit(cells.joined(separator: " "), width)
    }
  }

  private func cell(
    _ kind: CellLook.Kind, _ lines: [String], _ line: Int, _ width: Int
  ) -> String {
    if kind == .divider { return glyphs.between }
    return line < lines.count ? lines[line] : String(repeating: " ", count: width)
  }

  /// Returns the width of each part, with one column between them: their own, but the widest give
  /// way until all have room.
  private func widths(of parts: [CellLook], width: Int) -> [Int] {
    var widths = parts.map { self.width(of: $0) }
    let room = max(0, width - max(0, parts.count - 1))
    let spacers = parts.indices.filter { parts[$0].kind == .spacer }
    let left = room - widths.reduce(0, +)
    if left < 0 {
      let limit = FairShare.limit(of: widths.map(Double.init), room: Double(room))
      return widths.map { min($0, Int(limit)) }
    }
    for (rank, index) in spacers.enumerated() {
      widths[index] = left / spacers.count + (rank < left % spacers.count ? 1 : 0)
    }
    return widths
  }
}
