/// Lays out looks in points.
struct LookPicture: Sendable {
  let colors: Colors

  static let spacing = 12.0
  static let lineSpacing = 4.0

  /// Returns the width that a look takes if there is room enough; less if it has a hint.
  func width(of look: CellLook) -> Double {
    if let width = look.width { return width }
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      return font(of: look).width(of: text)
    case .image: return look.height ?? 40
    case .button(let text): return max(44, Font.button.width(of: text) + 28)
    case .segments(let titles, _):
      return Double(titles.count) * ((titles.map(Font.choice.width).max() ?? 0) + 20)
    case .field: return 160
    case .toggle: return 51
    case .slider, .progress: return 96
    case .badge(let text): return max(22, Font.badge.width(of: text) + 14)
    case .divider: return 1
    case .spacer: return 0
    case .horizontal(let parts):
      return parts.reduce(0) { $0 + width(of: $1) } + Self.spacing * Double(max(0, parts.count - 1))
    case .vertical(let parts): return parts.map(width).max() ?? 0
    }
  }

  /// Returns the height that a look takes, given its width.
  func height(of look: CellLook, width: Double) -> Double {
    if let height = look.height { return height }
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      let font = font(of: look)
      return font.lineHeight
        * Double(font.lines(of: text, width: width, limit: look.lineLimit).count)
    case .image: return look.width ?? 40
    case .button, .segments, .field: return 32
    case .toggle: return 31
    case .slider: return 28
    case .badge: return 22
    case .progress: return 20
    case .divider: return 1
    case .spacer: return 0
    case .horizontal(let parts):
      return zip(parts, widths(of: parts, room: width)).map(height).max() ?? 0
    case .vertical(let parts): return heights(of: parts, width: width).total
    }
  }

  /// Returns the heights of parts below one another, and their sum with what is between.
  func heights(of parts: [CellLook], width: Double) -> (each: [Double], total: Double) {
    let heights = parts.map { height(of: $0, width: min(width, $0.width ?? width)) }
    let gaps = Self.lineSpacing * Double(max(0, parts.count - 1))
    return (heights, heights.reduce(0, +) + gaps)
  }

  /// Returns the widths of parts side by side.
  ///
  /// Spacers take what the others leave, or else whatever stretches; if there is too little room,
  /// the widest give way.
  func widths(of parts: [CellLook], room: Double) -> [Double] {
    var widths = parts.map(width)
    let room = max(0, room - Self.spacing * Double(max(0, parts.count - 1)))
    let left = room - widths.reduce(0, +)
    if left < 0 {
      let limit = FairShare.limit(of: widths, room: room)
      return widths.map { min($0, limit) }
    }
    let spacers = parts.indices.filter { parts[$0].kind == .spacer }
    let takers = spacers.isEmpty ? parts.indices.filter { parts[$0].isStretchable } : spacers
    for index in takers { widths[index] += left / Double(takers.count) }
    return widths
  }

  /// The font of a text.
  func font(of look: CellLook) -> Font {
    if case .subtitle = look.kind { return .subtitle }
    return look.accessibility.traits.contains(.header) ? .heading : .title
  }
}

extension CellLook {
  /// Whether its size is that of a picture, not of the row around it.
  var isImage: Bool { if case .image = kind { true } else { false } }

  /// Whether a part is drawn as wide as there is room.
  var isStretchable: Bool {
    if width != nil { return false }
    switch kind {
    case .field, .segments, .slider, .progress, .divider, .horizontal, .vertical: return true
    default: return false
    }
  }
}

extension LookPicture {
  /// Returns the drawing of a look in a rectangle.
  func draw(_ look: CellLook, in rect: Rect) -> [MarkupNode] {
    let ring = rect.inset(x: -3, y: -3)
    var nodes =
      look.isSelected
      ? [MarkupNode.rect(ring, fill: colors.selection, radius: min(8, ring.height / 2))] : []
    nodes += look.isDestructive ? red.drawParts(of: look, in: rect) : drawParts(of: look, in: rect)
    return look.isDisabled && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  /// What draws texts and buttons in the colour of what destroys something.
  private var red: LookPicture {
    var colors = colors
    (colors.text, colors.accent) = (colors.removed, colors.removed)
    return LookPicture(colors: colors)
  }

  /// Returns where a look stands in a room of its height: at the leading side, or all over it.
  func frame(of look: CellLook, in room: Rect) -> Rect {
    var frame = room
    if !look.isStretchable { frame.width = min(room.width, width(of: look)) }
    return frame
  }

  private func drawParts(of look: CellLook, in rect: Rect) -> [MarkupNode] {
    switch look.kind {
    case .title(let text): drawText(text, of: look, colors.text, in: rect)
    case .subtitle(let text), .value(let text): drawText(text, of: look, colors.secondary, in: rect)
    case .image(let name): drawImage(name, in: rect)
    case .button(let text): drawButton(text, in: rect)
    case .segments(let titles, let selected): drawSegments(titles, selected, in: rect)
    case .field(let text, let placeholder): drawField(text, placeholder, in: rect)
    case .toggle(let isOn): drawToggle(isOn, in: rect)
    case .slider(let value): drawSlider(value, in: rect)
    case .badge(let text): drawBadge(text, in: rect)
    case .progress(let value): drawBar(value, in: rect.leading(width: rect.width, height: 6))
    case .divider: [.rect(rect, fill: colors.line)]
    case .spacer: []
    case .horizontal(let parts): drawRow(parts, in: rect)
    case .vertical(let parts): drawColumn(parts, in: rect)
    }
  }

  private func drawRow(_ parts: [CellLook], in rect: Rect) -> [MarkupNode] {
    var x = rect.x
    return zip(parts, widths(of: parts, room: rect.width)).flatMap { part, width in
      let own = part.kind == .divider ? rect.height : self.height(of: part, width: width)
      let height = min(own, rect.height)
      let frame = Rect(x: x, y: rect.midY - height / 2, width: width, height: height)
      x += width + Self.spacing
      return draw(part, in: frame)
    }
  }

  private func drawColumn(_ parts: [CellLook], in rect: Rect) -> [MarkupNode] {
    let heights = shrunken(self.heights(of: parts, width: rect.width), room: rect.height)
    let spacers = parts.filter { $0.kind == .spacer }.count
    let extra = spacers == 0 ? 0 : max(0, rect.height - heights.total) / Double(spacers)
    var y = rect.midY - (spacers == 0 ? heights.total : max(rect.height, heights.total)) / 2
    return zip(parts, heights.each).flatMap { part, height in
      let width = part.isStretchable ? rect.width : min(rect.width, self.width(of: part))
      let height = part.kind == .spacer ? extra : height
      let frame = Rect(x: rect.x, y: y, width: width, height: height)
      y += height + Self.lineSpacing
      return draw(part, in: frame)
    }
  }

  /// Returns the heights of parts below one another so that they have room: the highest give way.
  private func shrunken(
    _ heights: (each: [Double], total: Double), room: Double
  ) -> (each: [Double], total: Double) {
    if heights.total <= room + 0.01 { return heights }
    let gaps = heights.total - heights.each.reduce(0, +)
    let limit = FairShare.limit(of: heights.each, room: room - gaps)
    let each = heights.each.map { min($0, limit) }
    return (each, each.reduce(gaps, +))
  }

  private func drawText(
    _ text: String, of look: CellLook, _ color: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    let font = font(of: look)
    let room = max(1, Int((rect.height + 0.01) / font.lineHeight))
    let limit = min(room, look.lineLimit ?? room)
    let lines = font.lines(of: text, width: rect.width, limit: limit)
    let first = rect.midY - font.lineHeight * Double(lines.count - 1) / 2
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      .text(
        line, x: rect.x, midY: first + font.lineHeight * Double(index), font: font, fill: color)
    }
  }
}
