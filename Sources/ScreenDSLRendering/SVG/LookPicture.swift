/// Lays out looks in points.
struct LookPicture: Sendable {
  var colors: Colors
  var typeSize = RenderState.TypeSize.large
  /// Whether texts stand at the trailing side of their room, whatever font a reader has.
  var endsTexts = false

  static let spacing = 12.0

  /// Returns the width that a look takes if there is room enough; less if it has a hint.
  func width(of look: CellLook) -> Double {
    if let width = look.width { return width }
    return contentWidth(of: look) + (look.bubble == nil ? 0 : 2 * Self.bubbleInset.x)
  }

  private func contentWidth(of look: CellLook) -> Double {
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      return font(of: look).width(of: text)
    case .image: return look.height ?? 40
    case .button(let text): return max(44, buttonFont.width(of: text) + 28)
    case .segments(let titles, _):
      return Double(titles.count) * ((titles.map(Font.choice.width).max() ?? 0) + 20)
    case .field: return 160
    case .toggle: return 51
    case .slider, .progress: return 96
    case .badge(let text): return max(badgeHeight, badgeFont.width(of: text) + 14)
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
    if look.bubble == nil { return contentHeight(of: look, width: width) }
    let inset = Self.bubbleInset
    return contentHeight(of: look, width: width - 2 * inset.x) + 2 * inset.y
  }

  private func contentHeight(of look: CellLook, width: Double) -> Double {
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      let font = font(of: look)
      return font.lineHeight
        * Double(font.lines(of: text, width: width, limit: look.lineLimit).count)
    case .image: return look.width ?? 40
    case .button: return buttonFont.lineHeight + 12
    case .segments, .field: return 32
    case .toggle: return 31
    case .slider: return 28
    case .badge: return badgeHeight
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
    let heights = parts.map { height(of: $0, width: self.width(of: $0, in: width)) }
    let gaps = zip(parts, parts.dropFirst()).reduce(0) { $0 + gap(between: $1.0, $1.1) }
    return (heights, heights.reduce(gaps, +))
  }

  /// Returns the room between two parts below one another: lines of text have their leading.
  func gap(between upper: CellLook, _ lower: CellLook) -> Double {
    upper.isPlainText && lower.isPlainText ? 0 : 4
  }

  /// Returns the width of a look that has this much room in a stack or a row.
  func width(of look: CellLook, in room: Double) -> Double {
    if look.bubble != nil { return bubbleWidth(of: look, in: room) }
    return min(room, look.width ?? room)
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
    if let style = look.textStyle { return Font(style, typeSize) }
    if case .subtitle = look.kind { return Font(.footnote, typeSize) }
    let isHeading = look.accessibility.traits.contains(.header)
    return isHeading ? Font(.title3, typeSize, isBold: true) : Font(.body, typeSize)
  }

  /// How much larger body text is than at the default type size.
  var growth: Double { Font(.body, typeSize).size / Font.title.size }
  var buttonFont: Font { Font(.subheadline, typeSize, isBold: true) }
  var badgeFont: Font { Font(.caption, typeSize, isBold: true) }
  var badgeHeight: Double { badgeFont.lineHeight + 6 }
}

extension CellLook {
  /// Whether its size is that of a picture, not of the row around it.
  package var isImage: Bool { if case .image = kind { true } else { false } }

  /// Whether it is an image that has no room for its name, and a cross instead.
  package var isCrossed: Bool {
    guard case .image(let name) = kind else { return false }
    return Self.isCrossed(name, width: width ?? height ?? 40, height: height ?? width ?? 40)
  }

  static func isCrossed(_ name: String, width: Double, height: Double) -> Bool {
    name.isEmpty || Font.subtitle.width(of: name) + 8 > width || height < 40
  }

  /// The text of a title, a subtitle or a value.
  var plainText: String? {
    switch kind {
    case .title(let text), .subtitle(let text), .value(let text): text
    default: nil
    }
  }

  /// Whether it is a text, without a bubble around it.
  var isPlainText: Bool { bubble == nil && plainText != nil }

  /// Whether a part is drawn as wide as there is room.
  var isStretchable: Bool {
    if width != nil || bubble != nil { return false }
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
    nodes += colored(for: look).drawBubble(of: look, in: rect)
    return look.isDisabled && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  /// Returns where a look stands in a room of its height: at the leading side, or all over it; what
  /// was sent at the trailing side.
  func frame(of look: CellLook, in room: Rect) -> Rect {
    if look.isStretchable { return room }
    var frame = room
    frame.width = min(width(of: look, in: room.width), width(of: look))
    if look.bubble == .sent { frame.x = room.maxX - frame.width }
    return frame
  }

  func drawParts(of look: CellLook, in rect: Rect) -> [MarkupNode] {
    if look.isLoading { return drawSkeleton(of: look, in: rect) }
    return switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        .text(
          line, x: endsTexts ? rect.maxX : rect.x, midY: midY, font: font,
          fill: textColor(of: look), anchor: endsTexts ? "end" : nil)
      }
    case .image(let name): look.isRound ? drawAvatar(name, in: rect) : drawImage(name, in: rect)
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

  func drawRow(_ parts: [CellLook], in rect: Rect) -> [MarkupNode] {
    var x = rect.x
    var picture = self
    var isTrailing = false
    return zip(parts, widths(of: parts, room: rect.width)).flatMap { part, width in
      isTrailing = isTrailing || part.kind == .spacer
      let isWhole = part.width == nil && self.width(of: part) == width
      picture.endsTexts = isTrailing && part.isPlainText && isWhole
      let own = part.kind == .divider ? rect.height : self.height(of: part, width: width)
      let height = min(own, rect.height)
      let frame = Rect(x: x, y: rect.midY - height / 2, width: width, height: height)
      x += width + Self.spacing
      return picture.draw(part, in: frame)
    }
  }

  func drawColumn(_ parts: [CellLook], in rect: Rect) -> [MarkupNode] {
    let heights = shrunken(self.heights(of: parts, width: rect.width), room: rect.height)
    let spacers = parts.filter { $0.kind == .spacer }.count
    let extra = spacers == 0 ? 0 : max(0, rect.height - heights.total) / Double(spacers)
    var y = rect.midY - (spacers == 0 ? heights.total : max(rect.height, heights.total)) / 2
    return parts.indices.flatMap { index in
      let part = parts[index]
      let height = part.kind == .spacer ? extra : heights.each[index]
      let room = Rect(x: rect.x, y: y, width: rect.width, height: height)
      y += height + (index + 1 < parts.count ? gap(between: part, parts[index + 1]) : 0)
      return draw(part, in: frame(of: part, in: room))
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

  /// Draws the lines of a text that a rectangle has room for: each with its font and the height of its
  /// middle.
  func drawLines(
    of text: String, _ look: CellLook, in rect: Rect,
    _ draw: (_ line: String, _ font: Font, _ midY: Double) -> MarkupNode
  ) -> [MarkupNode] {
    let font = font(of: look)
    let room = max(1, Int((rect.height + 0.01) / font.lineHeight))
    let limit = min(room, look.lineLimit ?? room)
    let lines = font.lines(of: text, width: rect.width, limit: limit)
    let first = rect.midY - font.lineHeight * Double(lines.count - 1) / 2
    return lines.enumerated().filter { !$0.element.isEmpty }.map { index, line in
      draw(line, font, first + font.lineHeight * Double(index))
    }
  }
}

extension LookPicture {
  /// How far a bubble reaches beyond what is in it, in points.
  static let bubbleInset = (x: 12.0, y: 8.0)

  /// Returns what draws a look in its colours: in red what destroys something, else in its tint.
  func colored(for look: CellLook) -> LookPicture {
    if !look.isDestructive, look.tint == nil { return self }
    var picture = self
    if let tint = look.tint.map(colors.tint(_:)) {
      (picture.colors.accent, picture.colors.inserted, picture.colors.icon) = (tint, tint, tint)
    }
    if look.isDestructive {
      (picture.colors.text, picture.colors.accent) = (colors.removed, colors.removed)
    }
    return picture
  }

  /// Returns the colour of a text; its tint is that of the picture which draws it.
  func textColor(of look: CellLook) -> StaticString {
    if case .title = look.kind, look.isDestructive { return colors.text }
    if look.tint != nil { return colors.accent }
    if case .title = look.kind { return colors.text }
    return colors.secondary
  }

  /// Returns the width of a bubble: that of its longest line, and three quarters of the room at most.
  func bubbleWidth(of look: CellLook, in room: Double) -> Double {
    let most = min(room * 0.75, width(of: look))
    guard look.width == nil, let text = look.plainText else { return most }
    let (font, sides) = (font(of: look), 2 * Self.bubbleInset.x)
    let lines = font.lines(of: text, width: most - sides, limit: look.lineLimit)
    return min(most, (lines.map(font.width).max() ?? 0) + sides)
  }

  /// Draws a look with the bubble around it, if it has one.
  func drawBubble(of look: CellLook, in rect: Rect) -> [MarkupNode] {
    guard let bubble = look.bubble else { return drawParts(of: look, in: rect) }
    var inner = self
    var content = look.bubble(nil)
    var fill = colors.fill
    if bubble == .sent, !look.isLoading {
      (inner.colors.text, inner.colors.secondary) = (colors.onAccent, colors.onAccent)
      (content.tint, fill) = (nil, colors.accent)
    }
    let ground = MarkupNode.rect(
      rect, fill: fill, radius: min(18, rect.height / 2, rect.width / 2))
    let room = rect.inset(x: Self.bubbleInset.x, y: Self.bubbleInset.y)
    return look.isLoading ? [ground] : [ground] + inner.drawParts(of: content, in: room)
  }

  /// Draws bars in the places of texts, and plain shapes in those of other parts.
  func drawSkeleton(of look: CellLook, in rect: Rect) -> [MarkupNode] {
    switch look.kind {
    case .title(let text), .subtitle(let text), .value(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        let height = (font.size * 0.7).rounded()
        let bar = Rect(
          x: rect.x, y: midY - height / 2, width: font.width(of: line), height: height)
        return .rect(bar, fill: colors.fill, radius: height / 2)
      }
    case .horizontal(let parts): drawRow(parts.map { $0.loading() }, in: rect)
    case .vertical(let parts): drawColumn(parts.map { $0.loading() }, in: rect)
    case .spacer: []
    case .divider: [.rect(rect, fill: colors.line)]
    default: [.rect(rect, fill: colors.fill, radius: min(6, rect.height / 2))]
    }
  }
}
