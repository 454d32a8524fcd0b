extension LookPicture {
  func drawImage(_ name: String, in rect: Rect) -> [MarkupNode] {
    var cross = Path()
    cross.move(rect.x, rect.y)
    cross.line(rect.maxX, rect.maxY)
    cross.move(rect.maxX, rect.y)
    cross.line(rect.x, rect.maxY)
    var nodes = [MarkupNode.rect(rect, fill: colors.icon ?? colors.fill, radius: 6)]
    let isTinted = colors.icon != nil
    if CellLook.isCrossed(name, width: rect.width, height: rect.height) {
      return nodes + [cross.stroked(isTinted ? colors.onAccent : colors.line, width: 1)]
    }
    nodes.append(
      .text(
        name, x: rect.midX, midY: rect.midY, font: .subtitle,
        fill: isTinted ? colors.onAccent : colors.secondary, anchor: "middle"))
    return nodes
  }

  func drawAvatar(_ name: String, in rect: Rect) -> [MarkupNode] {
    let text = colors.icon == nil ? colors.secondary : colors.onAccent
    let initials = CellLook.initials(of: name)
    return capsule(initials, badgeFont, text, on: colors.icon ?? colors.fill, in: rect)
  }

  func drawButton(_ text: String, in rect: Rect) -> [MarkupNode] {
    let shown = buttonFont.fit(text, width: max(0, rect.width - 16))
    return capsule(shown, buttonFont, colors.accent, on: colors.fill, in: rect)
  }

  func drawBadge(_ text: String, in rect: Rect) -> [MarkupNode] {
    let shown = badgeFont.fit(text, width: max(0, rect.width - 10))
    return capsule(shown, badgeFont, colors.onAccent, on: colors.accent, in: rect)
  }

  /// Returns a text in the middle of a ground with round ends.
  private func capsule(
    _ text: String, _ font: Font, _ color: StaticString, on ground: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    [
      .rect(rect, fill: ground, radius: min(rect.height, rect.width) / 2),
      .text(text, x: rect.midX, midY: rect.midY, font: font, fill: color, anchor: "middle"),
    ]
  }

  func drawField(_ text: String, _ placeholder: String, in rect: Rect) -> [MarkupNode] {
    let font = Font(.subheadline)
    let shown = font.fit(text.isEmpty ? placeholder : text, width: max(0, rect.width - 20))
    let color = text.isEmpty ? colors.secondary : colors.text
    return [
      .rect(rect, fill: colors.page, radius: 8, stroke: colors.line),
      .text(shown, x: rect.x + 10, midY: rect.midY, font: font, fill: color),
    ]
  }

  func drawSegments(_ titles: [String], _ selected: Int?, in rect: Rect) -> [MarkupNode] {
    let width = rect.width / Double(max(1, titles.count))
    let choices = titles.enumerated().flatMap { index, title -> [MarkupNode] in
      let frame = Rect(
        x: rect.x + Double(index) * width, y: rect.y, width: width, height: rect.height)
      return drawSegment(title, isSelected: index == selected, in: frame)
    }
    return [.rect(rect, fill: colors.fill, radius: 8)] + choices
  }

  private func drawSegment(_ title: String, isSelected: Bool, in rect: Rect) -> [MarkupNode] {
    let shown = Font.choice.fit(title, width: max(0, rect.width - 8))
    let text = MarkupNode.text(
      shown, x: rect.midX, midY: rect.midY, font: .choice,
      fill: colors.text, anchor: "middle")
    guard isSelected else { return [text] }
    let thumb = rect.inset(x: 2, y: 2)
    return [.rect(thumb, fill: colors.thumb, radius: 6, stroke: colors.line), text]
  }

  func drawToggle(_ isOn: Bool, in rect: Rect) -> [MarkupNode] {
    let frame = rect.leading(width: 51, height: 31)
    let radius = min(15.5, frame.width / 2)
    let x = isOn ? frame.maxX - radius : frame.x + radius
    return [
      .rect(frame, fill: isOn ? colors.inserted : colors.line, radius: 15.5),
      .circle(x: x, y: frame.midY, radius: max(0, radius - 2), fill: "#FFFFFF"),
    ]
  }

  func drawSlider(_ value: Double, in rect: Rect) -> [MarkupNode] {
    let radius = min(12, rect.width / 2)
    let track = rect.inset(x: radius, y: 0).leading(width: rect.width, height: 4)
    return drawBar(value, in: track) + [
      .circle(x: track.x + track.width * value, y: rect.midY, radius: radius, fill: colors.accent)
    ]
  }

  func drawBar(_ value: Double, in rect: Rect) -> [MarkupNode] {
    var done = rect
    done.width *= value
    let track = MarkupNode.rect(rect, fill: colors.line, radius: rect.height / 2)
    return value == 0
      ? [track] : [track, .rect(done, fill: colors.accent, radius: rect.height / 2)]
  }
}
