/// Lays out looks in points.
struct LookPicture: LookRuler, Sendable {
  var colors: Colors
  var typeSize = RenderState.TypeSize.large
  /// Whether all of it is seen in a mirror in the end, in which texts go on as before.
  var isMirrored = false
  /// The color that what is around says; nil for that of each kind.
  var tint: StaticString?
  /// Where texts stand in their room that do not say it, whatever font a reader has.
  var alignment = Look.TextAlignment.leading

  static let spacing = 12.0
  /// The size of a circle.
  private static let circle = 28.0

  func gap(_ spacing: Double?) -> Double { spacing ?? Self.spacing }
  var isInPoints: Bool { true }

  func sideInset(of style: LookStyle.Values) -> Double { inset(of: style).x }

  /// How far a part reaches beyond what is in it: its padding, or what is usual of a bubble.
  func inset(of style: LookStyle.Values) -> (x: Double, y: Double) {
    if let padding = style.padding { return (padding.horizontal, padding.vertical) }
    return style.bubble == nil ? (0, 0) : (12, 8)
  }

  func span(ofLeaf look: LookNode) -> Span {
    switch look.kind {
    case .text(let text): return font(of: look).span(of: text, isStiff: look.isShortWord)
    case .image, .avatar: return Span(look.style.values.height ?? 40)
    case .badge(let text): return Span(max(badgeHeight, badgeFont.width(of: text) + 14))
    case .progress:
      let style = look.style.values
      return style.isCircle ? Span(style.height ?? Self.circle) : Span(96, least: 32)
    case .spinner: return Span(20)
    case .divider: return Span(1)
    case .spacer, .stack: return Span(0)
    case .control(let control): return span(of: control)
    }
  }

  /// Returns the height that a look takes, given its width.
  func height(of look: LookNode, width: Double) -> Double {
    let style = look.style.values
    let inset = inset(of: style)
    return style.limits.height(
      style.height ?? contentHeight(of: look, width: width - 2 * inset.x) + 2 * inset.y)
  }

  private func contentHeight(of look: LookNode, width: Double) -> Double {
    switch look.kind {
    case .text(let text):
      let font = font(of: look)
      if font.width(of: text) <= width { return font.lineHeight }
      let limit = look.style.values.lineLimit(typeSize)
      return font.lineHeight * Double(font.lines(of: text, width: width, limit: limit).count)
    case .image, .avatar:
      let style = look.style.values
      return style.aspect.map { width / $0 } ?? style.width ?? 40
    case .badge: return badgeHeight
    case .progress where look.style.values.isCircle: return look.style.values.width ?? Self.circle
    case .progress, .spinner: return 20
    case .divider: return 1
    case .spacer: return 0
    case .control(let control): return height(of: control, width: width)
    case .stack(let stack):
      if stack.corner != nil {
        return stack.layers.map { height(of: $0, width: self.width(of: $0, in: width)) }.max() ?? 0
      }
      if stack.isVertical { return heights(of: stack, width: width).total }
      let widths = widths(of: stack, room: width)
      let heights = zip(stack.parts, widths).map(height)
      guard stack.alignment == .firstBaseline else { return heights.max() ?? 0 }
      let lines = zip(stack.parts, widths).map(baseline)
      return (lines.max() ?? 0) + (zip(heights, lines).map { $0 - $1 }.max() ?? 0)
    }
  }

  /// Returns how far the first line of text of a part is below its top; the height of a part without one.
  private func baseline(of look: LookNode, width: Double) -> Double {
    let (inset, height) = (inset(of: look.style.values), height(of: look, width: width))
    let room = width - 2 * inset.x
    switch look.kind {
    case .text:
      let font = font(of: look)
      let content = min(contentHeight(of: look, width: room), height - 2 * inset.y)
      return (height - content + font.lineHeight) / 2 + font.baseline
    case .badge: return height / 2 + badgeFont.baseline
    case .control: return height / 2 + bodyFont.baseline
    case .stack(let stack):
      guard let first = stack.parts.first else { return height }
      if stack.isVertical || stack.corner != nil {
        let width = self.width(of: first, in: room, stack.alignment)
        let rest =
          stack.isVertical ? height - 2 * inset.y - heights(of: stack, width: room).total : 0
        return inset.y + max(0, rest / 2) + baseline(of: first, width: width)
      }
      let lines = zip(stack.parts, widths(of: stack, room: room)).map(baseline)
      return inset.y + (lines.max() ?? 0)
    default: return height
    }
  }

  /// Returns the heights of parts below one another, and their sum with what is between.
  private func heights(
    of stack: LookNode.Stack, width: Double
  ) -> (each: [Double], total: Double) {
    let heights = stack.parts.map {
      height(of: $0, width: self.width(of: $0, in: width, stack.alignment))
    }
    let gaps = stack.parts.indices.reduce(0) { $0 + gap(after: $1, in: stack) }
    return (heights, heights.reduce(gaps, +))
  }

  /// Returns the room between two parts below one another: lines of text have their leading.
  private func gap(after index: Int, in stack: LookNode.Stack) -> Double {
    if index + 1 == stack.parts.count { return 0 }
    let areTexts = stack.parts[index].isPlainText && stack.parts[index + 1].isPlainText
    return stack.spacing ?? (areTexts ? 0 : 4)
  }

  /// Returns the width of a look that has this much room in a column or a row.
  func width(
    of look: LookNode, in room: Double, _ alignment: Look.Alignment? = nil
  ) -> Double {
    let style = look.style.values
    if style.bubble != nil { return bubbleWidth(of: look, style, in: room) }
    let isStretched = look.isStretched(alignment) || alignment == .fill && style.width == nil
    return min(
      room, style.limits.width(style.width ?? (isStretched ? room : width(of: look))))
  }

  /// The font of a text.
  func font(of look: LookNode) -> Font {
    let style = look.style.values
    let isHeading = style.textStyle == nil && style.accessibility.isHeading
    var font = Font(
      isHeading ? .title3 : style.textStyle ?? .body, typeSize, isBold: isHeading || style.isBold)
    (font.hasMonospacedDigits, font.isStruck) = (style.hasMonospacedDigits, style.isStruck)
    font.hasBoldWords = style.hasBoldWords
    return font
  }

  /// How much larger body text is than at the default type size.
  var growth: Double { bodyFont.size / Font.title.size }
  var bodyFont: Font { Font(.body, typeSize) }
  var badgeFont: Font { Font(.caption, typeSize, isBold: true) }
  var badgeHeight: Double { badgeFont.lineHeight + 6 }
  /// The color of controls.
  var accent: StaticString { tint ?? colors.accent }
}

extension LookNode {
  var isText: Bool { if case .text = kind { true } else { false } }
}

extension LookPicture {
  /// Returns the drawing of a look in a rectangle.
  func draw(_ look: LookNode, in rect: Rect) -> [MarkupNode] {
    let style = look.style.values
    var picture = self
    if let color = style.color { picture.tint = colors.tint(color) }
    var nodes = picture.drawBubble(of: look, style, in: rect)
    if style.isSelected, look.control?.isChip != true {
      let ring = rect.inset(x: -3, y: -3)
      nodes.insert(
        .rect(ring, fill: colors.selection, radius: min(8, ring.height / 2)), at: 0)
    }
    return style.isDisabled && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  /// Returns where a look stands in a room of its height: at the leading side, or all over it; what
  /// was sent at the trailing side.
  func frame(
    of look: LookNode, in room: Rect, _ alignment: Look.Alignment = .leading
  ) -> Rect {
    let style = look.style.values
    if style.limits.maxWidth == nil,
      look.isStretched(alignment)
        || alignment == .fill && style.bubble == nil && style.width == nil
    {
      return room
    }
    var frame = room
    frame.width = width(of: look, in: room.width, alignment)
    switch style.bubble == .sent ? .trailing : alignment {
    case .trailing: frame.x = room.maxX - frame.width
    case .center: frame.x = room.midX - frame.width / 2
    case .leading, .fill, .firstBaseline: break
    }
    return frame
  }

  func drawParts(of look: LookNode, in rect: Rect) -> [MarkupNode] {
    let style = look.style.values
    if style.isLoading { return drawSkeleton(of: look, in: rect) }
    return switch look.kind {
    case .text(let text):
      drawLines(of: text, look, in: rect) { line, font, midY in
        self.text(line, style.marks, style.alignment ?? alignment, in: rect, midY: midY, font)
      }
    case .image(let image): drawImage(image, style, in: rect)
    case .avatar(let name):
      capsule(
        LookNode.initials(of: name), .sign(rect.height * 0.36),
        tint == nil ? colors.secondary : colors.onAccent, on: tint ?? colors.fill, in: rect)
    case .badge(let text): capsule(text, badgeFont, colors.onAccent, on: accent, in: rect)
    case .progress(let share) where style.isCircle: drawCircle(share, in: rect)
    case .progress(let share): drawBar(share, in: rect.leading(width: rect.width, height: 6))
    case .spinner: [spinner(in: rect.leading(width: 20, height: 20), tint ?? colors.secondary)]
    case .divider: [.rect(rect, fill: colors.line)]
    case .spacer: []
    case .control(let control): draw(control, look, in: rect)
    case .stack(let stack): draw(stack, in: rect)
    }
  }

  func draw(_ stack: LookNode.Stack, in rect: Rect) -> [MarkupNode] {
    if let corner = stack.corner { return drawLayers(stack.layers, corner, in: rect) }
    return stack.isVertical ? drawColumn(stack, in: rect) : drawRow(stack, in: rect)
  }

  /// Draws a part, and a column over it.
  private func drawLayers(
    _ layers: [LookNode], _ corner: Look.Corner, in rect: Rect
  ) -> [MarkupNode] {
    layers.enumerated().flatMap { index, part in
      if index == 0 { return draw(part, in: rect) }
      var frame = rect
      frame.width = min(rect.width, width(of: part))
      frame.height = min(rect.height, height(of: part, width: frame.width))
      let (x, y) = (rect.width - frame.width, rect.height - frame.height)
      frame.x += corner == .center ? x / 2 : corner.isLeading ? 0 : x
      frame.y += corner == .center ? y / 2 : corner.isTop ? 0 : y
      return draw(part, in: frame)
    }
  }

  private func drawRow(_ stack: LookNode.Stack, in rect: Rect) -> [MarkupNode] {
    let parts = stack.parts
    let takers = stack.isEqual ? [] : LookNode.takers(among: parts)
    var (x, picture) = (rect.x, self)
    let widths = widths(of: stack, room: rect.width)
    let lines =
      stack.alignment == .firstBaseline
      ? zip(parts, widths).map { baseline(of: $0, width: $1) } : []
    return zip(parts.indices, widths).flatMap { index, width in
      let part = parts[index]
      // What stands behind those who take the room ends where that ends.
      let isAtEnd = takers.contains { $0 < index } && part.style.values.width == nil
      picture.alignment = isAtEnd && self.width(of: part) == width ? .trailing : .leading
      let isWhole = part.kind == .divider || stack.alignment == .fill
      let height = isWhole ? rect.height : min(self.height(of: part, width: width), rect.height)
      var frame = Rect(x: x, y: rect.midY - height / 2, width: width, height: height)
      if stack.alignment == .leading { frame.y = rect.y }
      if stack.alignment == .trailing { frame.y = rect.maxY - height }
      if let lowest = lines.max() { frame.y = rect.y + lowest - lines[index] }
      x += width + gap(in: stack, room: rect.width)
      return picture.draw(part, in: frame)
    }
  }

  private func drawColumn(_ stack: LookNode.Stack, in rect: Rect) -> [MarkupNode] {
    let heights = shrunken(self.heights(of: stack, width: rect.width), room: rect.height)
    let takers = stack.parts.indices.filter { stack.parts[$0].takesHeight }
    let left = takers.isEmpty ? 0 : max(0, rect.height - heights.total)
    var (y, picture) = (rect.midY - (heights.total + left) / 2, self)
    let alignment = stack.alignment ?? .leading
    picture.alignment =
      alignment == .center ? .center : alignment == .trailing ? .trailing : .leading
    return stack.parts.indices.flatMap { index in
      let extra = takers.contains(index) ? left / Double(takers.count) : 0
      let room = Rect(x: rect.x, y: y, width: rect.width, height: heights.each[index] + extra)
      y += room.height + gap(after: index, in: stack)
      return picture.draw(
        stack.parts[index], in: frame(of: stack.parts[index], in: room, alignment))
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

  /// Returns a line through points, each so far before `x` and below `y` at the usual type size.
  func sign(
    _ points: (before: Double, below: Double)..., keepsItsForm: Bool = false, before x: Double,
    _ y: Double, _ color: StaticString
  ) -> MarkupNode {
    let line = points.map { (x: x - $0.before * growth, y: y + $0.below * growth) }
    return Path(line, keepsItsForm: keepsItsForm).stroked(color, width: 2 * growth)
  }
}

extension LookNode.Stack {
  /// The part below, and a column of those over it.
  fileprivate var layers: [LookNode] {
    let over = LookNode.vertical(Array(parts.dropFirst()), spacing: 0, alignment: side)
    return parts.prefix(1) + (parts.count > 1 ? [over] : [])
  }
}

extension LookNode {
  /// Whether it takes the room that other parts above and below leave.
  fileprivate var takesHeight: Bool {
    let style = style.values
    return kind == .spacer
      || style.isFilling && style.height == nil && style.limits.maxHeight == nil
        && style.aspect == nil
  }
}
