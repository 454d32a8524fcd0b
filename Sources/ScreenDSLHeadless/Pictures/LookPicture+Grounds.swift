extension LookPicture {
  /// Draws a part, with its background or its bubble behind it.
  func drawGround(of part: PlacedPart, _ style: LookStyle.Values) -> [MarkupNode] {
    let rect = part.frame
    guard let bubble = style.bubble else {
      let ground = style.background.map { draw($0, in: rect) } ?? []
      return ground + on(style.background).drawContent(of: part)
    }
    var inner = self
    let isSent = bubble == .sent && !style.isLoading
    if isSent {
      (inner.colors.text, inner.colors.secondary) = (colors.onAccent, colors.onAccent)
      (inner.tint, inner.colors.link) = (nil, colors.onAccent)
    }
    inner.ground = isSent ? accent : colors.fill
    let ground = MarkupNode.rect(
      rect, fill: isSent ? accent : colors.fill, radius: min(18, rect.height / 2, rect.width / 2))
    return style.isLoading ? [ground] : [ground] + inner.drawContent(of: part)
  }

  private func on(_ background: LookStyle.Background?) -> LookPicture {
    guard let background else { return self }
    var inner = self
    inner.ground = background.color.map { colors.tint($0) } ?? colors.fill
    guard background.isStrong else { return inner }
    let color = colors.texts(on: background)
    (inner.colors.text, inner.colors.secondary) = (color, color)
    (inner.tint, inner.colors.link) = (nil, color)
    return inner
  }

  private func draw(_ background: LookStyle.Background, in rect: Rect) -> [MarkupNode] {
    let radius = min(background.corners, rect.height / 2, rect.width / 2)
    let color = background.color.map { colors.tint($0) }
    let ground = MarkupNode.rect(rect, fill: color ?? colors.fill, radius: radius)
    var (shadow, line) = (rect, rect)
    shadow.y += 2
    line = line.inset(x: 0.5, y: 0.5)
    return
      (background.hasShadow ? [.faded(0.15, [.rect(shadow, fill: "#000000", radius: radius)])] : [])
      + [background.opacity < 1 ? .faded(background.opacity, [ground]) : ground]
      + (background.border.map {
        [.rect(line, fill: "none", radius: max(0, radius - 0.5), stroke: colors.tint($0))]
      } ?? [])
  }

  func drawSkeleton(of part: PlacedPart) -> [MarkupNode] {
    let (look, rect) = (part.look, part.room)
    return switch look.kind {
    case .text(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        let height = (font.size * 0.7).rounded()
        let width = line.reduce(0) { $0 + font.width(of: $1.text) }
        let bar = Rect(x: rect.x, y: midY - height / 2, width: width, height: height)
        return .rect(bar, fill: colors.fill, radius: height / 2)
      }
    case .stack: part.parts.flatMap(draw)
    case .spacer: []
    case .divider: [.rect(rect, fill: colors.line)]
    case .avatar: [.rect(rect, fill: colors.fill, radius: min(rect.height, rect.width) / 2)]
    default: [.rect(rect, fill: colors.fill, radius: min(6, rect.height / 2))]
    }
  }
}
