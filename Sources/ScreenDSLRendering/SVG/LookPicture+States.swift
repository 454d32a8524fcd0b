import ScreenDSL

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
