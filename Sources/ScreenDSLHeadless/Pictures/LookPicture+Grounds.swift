extension LookPicture {
  /// Draws a part, with its background or its bubble behind it.
  func drawGround(of part: PlacedPart, _ style: LookStyle.Values) -> [MarkupNode] {
    let (rect, selection) = (part.frame, drawSelection(of: part, style))
    guard let bubble = style.bubble else {
      guard let background = style.background else {
        return selection.isEmpty ? drawContent(of: part) : selection + drawContent(of: part)
      }
      let fill = background.color.map { colors.tint($0) } ?? colors.fill
      let inner = on(fill, texts: background.isStrong ? colors.texts(on: background) : nil)
      return draw(background, in: rect) + selection + inner.drawContent(of: part)
    }
    let isSent = bubble == .sent && !style.isLoading
    let fill = isSent ? accent : colors.fill
    let ground = MarkupNode.rect(
      rect, fill: fill, radius: min(18, rect.height / 2, rect.width / 2))
    if style.isLoading { return [ground] }
    var inner = on(fill, texts: isSent ? colors.texts(on: tint) : nil)
    // The bubble takes the color, so its images and controls have the default one.
    if isSent { inner.tint = nil }
    return [ground] + selection + inner.drawContent(of: part)
  }

  private func on(_ ground: StaticString, texts color: StaticString?) -> LookPicture {
    var inner = self
    (inner.ground, inner.colors.onGround) = (ground, color ?? colors.onGround)
    return inner
  }

  private func draw(_ background: LookStyle.Background, in rect: Rect) -> [MarkupNode] {
    let radius = min(background.corners, rect.height / 2, rect.width / 2)
    let fill = background.color.map { colors.tint($0) } ?? colors.fill
    let ground = MarkupNode.rect(rect, fill: fill, radius: radius)
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
