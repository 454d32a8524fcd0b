extension LookPicture {
  /// Returns the drawing of a look in a rectangle.
  func draw(_ look: CellLook, in rect: Rect) -> [MarkupNode] {
    let ring = rect.inset(x: -3, y: -3)
    var nodes =
      look.isSelected
      ? [MarkupNode.rect(ring, fill: colors.selection, radius: min(8, ring.height / 2))] : []
    nodes += drawParts(of: look, in: rect)
    return look.isDisabled && !nodes.isEmpty ? [.faded(0.4, nodes)] : nodes
  }

  /// Returns where a look stands in a room of its height: at the leading side, or all over it.
  func frame(of look: CellLook, in room: Rect) -> Rect {
    var frame = room
    if !look.isStretchable { frame.width = min(room.width, width(of: look)) }
    return frame
  }

  private func drawParts(of look: CellLook, in rect: Rect) -> [MarkupNode] {
    switch look.kind {
    case .title(let text): drawText(text, font(of: look), colors.text, in: rect)
    case .subtitle(let text): drawText(text, .subtitle, colors.secondary, in: rect)
    case .value(let text): drawText(text, font(of: look), colors.secondary, in: rect)
    case .image(let name): drawImage(name, in: rect)
    case .button(let text): drawButton(text, in: rect)
    case .segments(let titles, let selected): drawSegments(titles, selected, in: rect)
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
      let height = part.kind == .divider ? rect.height : self.height(of: part, width: width)
      let frame = Rect(x: x, y: rect.midY - height / 2, width: width, height: height)
      x += width + Self.spacing
      return draw(part, in: frame)
    }
  }

  private func drawColumn(_ parts: [CellLook], in rect: Rect) -> [MarkupNode] {
    let heights = heights(of: parts, width: rect.width)
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

  private func drawText(
    _ text: String, _ font: Font, _ color: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    let shown = font.fit(text, width: rect.width + 0.01)
    return shown.isEmpty ? [] : [.text(shown, x: rect.x, midY: rect.midY, font: font, fill: color)]
  }
}
