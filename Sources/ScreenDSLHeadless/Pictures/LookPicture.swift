/// Draws the parts of a look, such as texts and buttons, as SVG, in points.
struct LookPicture: Sendable {
  var colors: Colors
  var typeSize = RenderState.TypeSize.large
  /// Whether the finished picture is mirrored for a right-to-left layout.
  var isMirrored = false
  /// The color that the part or an enclosing part sets; nil for the default color of each kind of part.
  var tint: StaticString?
  var isSearch = false
  var isDisabled = false
  /// Whether the drawing is pale, because the row, an enclosing part or the part is disabled. Disabled buttons are gray
  /// instead.
  var isFaded = false
  /// The color behind the part to draw; nil for the background of rows.
  var ground: StaticString?

  var accent: StaticString { tint ?? colors.accent }

  func draw(_ part: PlacedPart) -> [MarkupNode] {
    let style = part.look.style.values
    var picture = self
    if let color = style.color { picture.tint = colors.tint(color) }
    let isButton = part.look.isButton
    if style.isDisabled, isButton { (picture.tint, picture.isDisabled) = (colors.tertiary, true) }
    picture.isFaded = isFaded || style.isDisabled && !isButton
    let nodes = picture.drawGround(of: part, style)
    return picture.isFaded && !isFaded && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  /// Draws the area that shows that a part is selected. If the part has a background or a bubble, the area is
  /// translucent, as in UIKit, and does not cover the padding of the part. A chip has no such area.
  func drawSelection(of part: PlacedPart, _ style: LookStyle.Values) -> [MarkupNode] {
    if !style.isSelected { return [] }
    if part.look.control?.button?.kind == .chip { return [] }
    let rect = style.hasGround ? part.room : part.frame
    let fill: StaticString = style.hasGround ? "#787880" : colors.selection
    let area = MarkupNode.rect(rect, fill: fill, radius: min(8, rect.height / 2))
    return [style.hasGround ? .faded(colors.isDark ? 0.32 : 0.16, [area]) : area]
  }

  /// Draws the content of a part. If a text, or a control that consists of texts, has too little height, cuts off the
  /// rest, as in UIKit.
  func drawContent(of part: PlacedPart) -> [MarkupNode] {
    let (look, rect, nodes) = (part.look, part.room, drawWhole(part))
    let (control, room) = (look.control, rect.height + 0.5)
    let hasLines = control?.field?.lineRange != nil || control?.pickerKind == .wheel
    guard hasLines || room < font(of: look).lineHeight,
      look.isText || [.button, .menu, .picker, .field].contains(control?.role),
      room < height(ofLeaf: look, width: rect.width)
    else { return nodes }
    return [.clipped(rect, [.moved(x: -rect.x, y: -rect.y, nodes)])]
  }

  private func drawWhole(_ part: PlacedPart) -> [MarkupNode] {
    let (look, rect, style) = (part.look, part.room, part.look.style.values)
    if style.isLoading { return drawSkeleton(of: part) }
    return switch look.kind {
    case .text(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        self.text(line, style.marks, style.alignment ?? part.alignment, in: rect, midY: midY, font)
      }
    case .image(.symbol(let name)) where look.place == .sign: [drawSign(name, style, in: rect)]
    case .image(let image): drawImage(image, style, in: rect)
    case .avatar(let name):
      capsule(
        LookNode.initials(of: name), .sign(rect.height * 0.36),
        tint == nil ? colors.secondary : colors.texts(on: tint), on: tint ?? colors.fill, in: rect)
    case .badge(let text): capsule(text, badgeFont, colors.texts(on: tint), on: accent, in: rect)
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

  private func drawSign(_ name: String, _ style: LookStyle.Values, in rect: Rect) -> MarkupNode {
    let share = min(rect.width / (style.width ?? 1), rect.height / (style.height ?? 1))
    var picture = self
    picture.ground = colors.onAccent
    let side = name.hasPrefix("chevron") || name == "checkmark" ? 18.0 : 24
    return picture.drawSymbol(name, in: rect.center(side: side * share), accent, isBold: true)
  }
}

extension Rect {
  init(midX: Double, midY: Double, radius: Double) {
    self.init(x: midX - radius, y: midY - radius, width: 2 * radius, height: 2 * radius)
  }

  func center(side: Double) -> Rect { Rect(midX: midX, midY: midY, radius: side / 2) }

  var square: Rect { center(side: min(width, height)) }
}
