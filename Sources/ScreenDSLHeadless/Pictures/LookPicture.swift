/// Draws looks in points.
struct LookPicture: Sendable {
  var colors: Colors
  var typeSize = RenderState.TypeSize.large
  /// Whether the whole picture will be mirrored, except its texts.
  var isMirrored = false
  /// The color from an enclosing part; nil for the default of each kind.
  var tint: StaticString?

  /// The color of controls.
  var accent: StaticString { tint ?? colors.accent }
}

extension LookPicture {
  /// Returns the drawing of a part at its position, with the parts in it.
  func draw(_ part: PlacedPart) -> [MarkupNode] {
    let style = part.look.style.values
    var picture = self
    if let color = style.color { picture.tint = colors.tint(color) }
    var nodes = picture.drawGround(of: part, style)
    if style.isSelected, part.look.control?.isChip != true {
      let ring = part.frame
      nodes.insert(
        .rect(ring, fill: colors.selection, radius: min(8, ring.height / 2)), at: 0)
    }
    return style.isDisabled && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  func drawContent(of part: PlacedPart) -> [MarkupNode] {
    let (look, rect, style) = (part.look, part.room, part.look.style.values)
    if style.isLoading { return drawSkeleton(of: part) }
    return switch look.kind {
    case .text(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        self.text(line, style.marks, style.alignment ?? part.alignment, in: rect, midY: midY, font)
      }
    case .image(let image): drawImage(image, style, in: rect)
    case .avatar(let name):
      capsule(
        LookNode.initials(of: name), .sign(rect.height * 0.36),
        tint == nil ? colors.secondary : colors.onAccent, on: tint ?? colors.fill, in: rect)
    case .badge(let text): capsule(text, badgeFont, colors.onAccent, on: accent, in: rect)
    case .progress(let share) where style.isCircle: drawCircle(share, in: rect)
    case .progress(let share):
      drawBar(share, in: rect.leading(width: rect.width, height: LookMetrics.barHeight))
    case .spinner:
      [
        spinner(
          in: rect.leading(width: LookMetrics.spinner, height: LookMetrics.spinner),
          tint ?? colors.secondary)
      ]
    case .divider: [.rect(rect, fill: colors.line)]
    case .spacer: []
    case .control(let control): draw(control, look, in: rect)
    case .stack: part.parts.flatMap(draw)
    }
  }

  /// Returns a line through points, each with its distance before `x` and below `y` at the default type size.
  func sign(
    _ points: (before: Double, below: Double)..., keepsItsForm: Bool = false, before x: Double,
    _ y: Double, _ color: StaticString
  ) -> MarkupNode {
    let line = points.map { (x: x - $0.before * growth, y: y + $0.below * growth) }
    return Path(line, keepsItsForm: keepsItsForm).stroked(color, width: 2 * growth)
  }
}
