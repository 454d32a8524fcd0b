extension LookPicture {
  /// Draws a part, with its background or its bubble behind it.
  func drawGround(of part: PlacedPart, _ style: LookStyle.Values) -> [MarkupNode] {
    let selection = drawSelection(of: part, style)
    let isSent = style.bubble == .sent && !style.isLoading
    let background = style.bubble == nil ? style.background : nil
    var inner = self
    let hasArea = style.hasGround || !selection.isEmpty
    // In a selected row, a selected part without a background has the row's gray, so the part's colors do not change.
    let isOtherArea = style.hasGround || !colors.isOnGray
    if hasArea, isOtherArea, !isSent, background?.color == nil { inner.colors = colors.onGray }
    if !style.hasGround { return selection + inner.drawContent(of: part) }
    let fill = isSent ? accent : background?.color.map { colors.tint($0) } ?? colors.fill
    let ground = draw(background, fill, in: part.frame)
    if style.bubble != nil, style.isLoading { return ground }
    inner.ground = fill
    // The look's color is that of the sent bubble, so the images and controls in the bubble have the default color.
    if isSent { (inner.colors.onGround, inner.tint) = (colors.texts(on: tint), nil) }
    if let background, background.isStrong { inner.colors.onGround = colors.texts(on: background) }
    return ground + selection + inner.drawContent(of: part)
  }

  /// Draws a background; if `background` is nil, the area of a bubble.
  private func draw(
    _ background: LookStyle.Background?, _ fill: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    let radius = min(background?.corners ?? 18, rect.height / 2, rect.width / 2)
    let ground = MarkupNode.rect(rect, fill: fill, radius: radius)
    guard let background else { return [ground] }
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
