/// Lays out looks in columns and lines.
struct LookText: Sendable {
  let glyphs: TextGlyphs
  /// Whether lines begin at their right end.
  var isRightToLeft = false

  /// Returns the lines of a look, each exactly `width` columns wide; none if it shows nothing.
  func lines(of look: CellLook, width: Int) -> [String] {
    if look.bubble != nil { return bubble(of: look, most: width * 3 / 4, width: width) }
    return switch look.kind {
    case .horizontal(let parts): row(of: loaded(parts, look), width: width)
    case .vertical(let parts): loaded(parts, look).flatMap { lines(of: $0, width: width) }
    case .spacer: []
    case .divider: [String(repeating: glyphs.track, count: width)]
    case .slider(let value): [fit(slider(value, width: min(width, Self.barWidth)), width)]
    case .progress(let value): [fit(progress(value, width: min(width, Self.barWidth)), width)]
    case .title, .subtitle, .value: wrapped(text(of: look), limit: look.lineLimit, width: width)
    default: [fit(text(of: look), width)]
    }
  }

  /// Returns the width in columns that a look takes if there is room enough.
  func width(of look: CellLook) -> Int {
    if look.bubble != nil { return width(of: look.bubble(nil)) + Self.bubbleEdges }
    return switch look.kind {
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
    TextWidth.fit(text, width: width, ellipsis: glyphs.ellipsis, isAtEnd: isRightToLeft)
  }

  /// Returns what stands side by side, the leading one first, as one line.
  func joined(_ parts: [String], separator: String = "") -> String {
    (isRightToLeft ? parts.reversed() : parts).joined(separator: separator)
  }

  /// Returns the parts of a stack, which are yet to be loaded if the stack is.
  private func loaded(_ parts: [CellLook], _ stack: CellLook) -> [CellLook] {
    stack.isLoading ? parts.map { $0.loading() } : parts
  }

  /// Returns the lines of a look in parentheses: at the trailing side what was sent.
  private func bubble(of look: CellLook, most: Int, width: Int) -> [String] {
    let room = max(1, min(most, self.width(of: look)) - Self.bubbleEdges)
    let isAtRight = (look.bubble == .sent) != isRightToLeft
    return lines(of: look.bubble(nil), width: room).map {
      TextWidth.fit(
        "( \($0) )", width: width, ellipsis: glyphs.ellipsis, isAtEnd: isAtRight)
    }
  }

  /// The columns of a bubble's sides.
  private static let bubbleEdges = 4
  private static let barWidth = 16
  /// The width from which on texts have several lines.
  private static let narrowest = 4

  private func text(of look: CellLook) -> String {
    let mark = look.isSelected ? glyphs.mark : ""
    let text = plainText(of: look)
    if look.isLoading { return String(repeating: glyphs.rest, count: TextWidth.columns(of: text)) }
    return mark + text + look.notes.map { " (\($0))" }.joined()
  }

  private func plainText(of look: CellLook) -> String {
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text): text
    case .image(let name) where look.isRound: "(\(CellLook.initials(of: name)))"
    case .image(let name): "\(glyphs.image) \(name)"
    case .button(let text): "[ \(text) ]"
    case .badge(let text): "(\(text))"
    case .field(let text, let placeholder): "[\(text.isEmpty ? placeholder : text)_]"
    case .segments(let titles, let selected): segments(titles, selected)
    case .toggle(let isOn):
      isOn == isRightToLeft
        ? "[\(glyphs.knob)\(glyphs.track)] \(isOn ? "on" : "off")"
        : "[\(glyphs.track)\(glyphs.knob)] \(isOn ? "on" : "off")"
    case .slider, .progress, .divider, .spacer, .horizontal, .vertical: ""
    }
  }

  private func segments(_ titles: [String], _ selected: Int?) -> String {
    let choices = titles.enumerated().map { index, title in
      "\(index == selected ? glyphs.chosen : " ")\(title) "
    }
    return "[\(joined(choices, separator: glyphs.between))]"
  }

  private func slider(_ value: Double, width: Int) -> String {
    guard width > 0 else { return "" }
    let position = Int((value * Double(width - 1)).rounded())
    return joined([
      String(repeating: glyphs.track, count: position), glyphs.knob,
      String(repeating: glyphs.track, count: width - 1 - position),
    ])
  }

  private func progress(_ value: Double, width: Int) -> String {
    let room = max(0, width - 5)
    let full = Int((value * Double(room)).rounded())
    return joined([
      String(repeating: glyphs.full, count: full),
      String(repeating: glyphs.rest, count: room - full), " ",
      NumberText.percent(value),
    ])
  }
}

extension LookText {
  /// Returns the lines of parts side by side; spacers take what the others leave.
  func row(of parts: [CellLook], width: Int) -> [String] {
    let shown = parts.prefix(max(1, (width + 1) / 2))
    let widths = self.widths(of: Array(shown), width: width)
    let columns = zip(shown, widths).map { part, width in
      part.bubble == nil
        ? lines(of: part, width: width) : bubble(of: part, most: width, width: width)
    }
    let height = columns.map(\.count).max() ?? 0
    return (0..<height).map { line in
      let cells = columns.indices.map { index in
        cell(shown[index].kind, columns[index], line, widths[index])
      }
      return fit(joined(cells, separator: " "), width)
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
