extension LookPicture {
  func font(of control: LookNode.Control) -> Font {
    if case .button(let button, _) = control.kind { font(of: button.kind) } else { bodyFont }
  }

  private func font(of kind: Look.ButtonKind) -> Font {
    kind.hasGround ? Font(.subheadline, typeSize, isBold: true) : bodyFont
  }

  func span(of control: LookNode.Control) -> Span {
    switch control.kind {
    case .button(let button, _):
      let title = font(of: button.kind).width(of: control.title) + button.signs(control.title)
      return Span(button.kind.hasGround ? max(44, title + 28) : title)
    case .toggle: return Span(51)
    case .slider: return Span(96, least: 44)
    case .stepper: return Span(94)
    case .picker(let picker, _) where picker.kind == .segments:
      let width = (picker.choices.map { Font.choice.width(of: $0) }.max() ?? 0) + 20
      return Span(Double(picker.choices.count) * width, least: 44)
    case .picker(let picker, _): return Span(bodyFont.width(of: picker.chosen ?? "") + 20 * growth)
    case .field: return Span(160, least: 44)
    }
  }

  func height(of control: LookNode.Control) -> Double {
    switch control.kind {
    case .button(let button, _):
      font(of: button.kind).lineHeight + (button.kind.hasGround ? 12 : 0)
    case .toggle: 31
    case .slider: 28
    case .picker(let picker, _) where picker.kind == .menu: bodyFont.lineHeight
    case .stepper, .picker: 32
    case .field: bodyFont.lineHeight + 10
    }
  }

  func draw(_ control: LookNode.Control, _ look: LookNode, in rect: Rect) -> [MarkupNode] {
    switch control.kind {
    case .button(let button, _): drawButton(control.title, button, in: rect)
    case .toggle(let isOn, _): drawToggle(isOn, in: rect)
    case .slider(let slider, _): drawSlider(slider.share, in: rect)
    case .stepper(let stepper, _): drawStepper(stepper, in: rect)
    case .picker(let picker, _):
      picker.kind == .segments ? drawSegments(picker, in: rect) : drawMenu(picker, in: rect)
    case .field(let field, _): drawField(field, in: rect)
    }
  }

  /// Draws a picture as a ground with its name, or with the first letter of it where there is no room.
  func drawImage(_ image: Look.Image, in rect: Rect) -> [MarkupNode] {
    let shown = image.shown(width: rect.width, height: rect.height)
    guard case .asset = image else {
      let size = min(rect.width, rect.height)
      let frame = Rect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
      return [.faded(0.15, [.rect(frame, fill: accent, radius: size / 4)])]
        + [text(shown, .center, in: rect, midY: rect.midY, .sign(size * 0.55), accent)]
    }
    let color = tint == nil ? colors.secondary : colors.onAccent
    return [
      .rect(rect, fill: tint ?? colors.fill, radius: 6),
      text(shown, .center, in: rect, midY: rect.midY, .subtitle, color),
    ]
  }

  /// Returns a text in the middle of a ground with round ends, as much of it as there is room for.
  func capsule(
    _ text: String, _ font: Font, _ color: StaticString, on ground: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    let shown = font.fit(text, width: max(0, rect.width - 10))
    return [
      .rect(rect, fill: ground, radius: min(rect.height, rect.width) / 2),
      self.text(shown, .center, in: rect, midY: rect.midY, font, color),
    ]
  }

  private func drawButton(
    _ title: String, _ button: LookNode.Button, in rect: Rect
  ) -> [MarkupNode] {
    let (kind, font) = (button.kind, font(of: button.kind))
    let color =
      kind == .filled
      ? colors.onAccent : kind == .destructive ? tint ?? colors.removed : accent
    var (nodes, inner) = (ground(of: kind, in: rect), self)
    inner.tint = color
    let side = kind.hasGround ? 8.0 : 0
    let signs = button.signs(title)
    let shown = font.fit(title, width: max(0, rect.width - 2 * side - signs))
    let width = font.width(of: shown) + signs
    // Without a ground it begins where texts do.
    let isCentered = kind.hasGround || button.isWide
    var frame = Rect(
      x: isCentered ? max(rect.x, rect.midX - width / 2) : rect.x, y: rect.y, width: 20,
      height: rect.height)
    let square = { frame.leading(width: min(20, rect.width), height: 20) }
    if button.isBusy {
      nodes.append(spinner(in: square(), color))
      frame.x += 26
    }
    if let image = button.image {
      nodes += inner.drawImage(.symbol(image.name), in: square())
      frame.x += 26
    }
    frame.width = width - signs
    if !shown.isEmpty {
      let alignment = isCentered ? Look.TextAlignment.center : .leading
      nodes.append(text(shown, alignment, in: frame, midY: rect.midY, font, color))
    }
    return button.isBusy ? [.faded(0.6, nodes)] : nodes
  }

  private func ground(of kind: Look.ButtonKind, in rect: Rect) -> [MarkupNode] {
    let radius = min(rect.height, rect.width) / 2
    return switch kind {
    case .plain, .destructive: []
    case .gray: [.rect(rect, fill: colors.fill, radius: radius)]
    case .tinted: [.faded(0.15, [.rect(rect, fill: accent, radius: radius)])]
    case .filled: [.rect(rect, fill: accent, radius: radius)]
    }
  }

  /// Returns most of a circle.
  func spinner(in rect: Rect, _ color: StaticString) -> MarkupNode {
    Path.arc(rect.inset(x: 2, y: 2)).stroked(color, width: 2.5)
  }

  private func drawStepper(_ stepper: LookNode.Stepper, in rect: Rect) -> [MarkupNode] {
    let frame = rect.leading(width: 94, height: 32)
    let signs = [(-1, 0.25), (1, 0.75)].map { step, share -> MarkupNode in
      let x = frame.x + frame.width * share
      let color = stepper.value(after: step) == nil ? colors.line : colors.text
      var path = Path()
      path.move(x - 6, frame.midY)
      path.line(x + 6, frame.midY)
      if step > 0 {
        path.move(x, frame.midY - 6)
        path.line(x, frame.midY + 6)
      }
      return path.stroked(color, width: 1.5)
    }
    let line = Rect(x: frame.midX - 0.5, y: frame.y + 7, width: 1, height: 18)
    return [.rect(frame, fill: colors.fill, radius: 8), .rect(line, fill: colors.line)] + signs
  }

  private func drawMenu(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    let size = growth
    let font = bodyFont
    var room = rect
    room.width = max(0, rect.width - 20 * size)
    let x = rect.maxX - 6 * size
    var path = Path()
    path.move(x - 5 * size, rect.midY - 2 * size)
    path.line(x, rect.midY + 3 * size)
    path.line(x + 5 * size, rect.midY - 2 * size)
    let color = tint ?? colors.secondary
    let shown = font.fit(picker.chosen ?? "", width: room.width)
    let value = text(shown, .trailing, in: room, midY: rect.midY, font, color)
    return (shown.isEmpty ? [] : [value]) + [path.stroked(color, width: 2 * size)]
  }

  private func drawField(_ field: LookNode.Field, in rect: Rect) -> [MarkupNode] {
    let font = bodyFont
    let isEmpty = field.text.isEmpty
    let shown = font.fit(isEmpty ? field.prompt : field.text, width: max(0, rect.width - 20))
    let isFocused = field.isFocused == true
    return [
      .rect(
        rect, fill: colors.page, radius: 8, stroke: isFocused ? accent : colors.line,
        strokeWidth: isFocused ? 2 : 1),
      text(
        shown, .leading, in: rect.inset(x: 10, y: 0), midY: rect.midY, font,
        isEmpty ? colors.tertiary : colors.text),
    ]
  }

  private func drawSegments(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    let width = rect.width / Double(max(1, picker.choices.count))
    let choices = picker.choices.enumerated().flatMap { index, title -> [MarkupNode] in
      let frame = Rect(
        x: rect.x + Double(index) * width, y: rect.y, width: width, height: rect.height)
      let shown = Font.choice.fit(title, width: max(0, width - 8))
      let title = text(shown, .center, in: frame, midY: rect.midY, .choice, colors.text)
      let thumb = MarkupNode.rect(
        frame.inset(x: 2, y: 2), fill: colors.thumb, radius: 6, stroke: colors.line)
      return index == picker.selected ? [thumb, title] : [title]
    }
    return [.rect(rect, fill: colors.fill, radius: 8)] + choices
  }

  private func drawToggle(_ isOn: Bool, in rect: Rect) -> [MarkupNode] {
    let frame = rect.leading(width: 51, height: 31)
    let radius = min(15.5, frame.width / 2)
    let x = isOn ? frame.maxX - radius : frame.x + radius
    return [
      .rect(frame, fill: isOn ? tint ?? colors.inserted : colors.line, radius: 15.5),
      .circle(x: x, y: frame.midY, radius: max(0, radius - 2), fill: "#FFFFFF"),
    ]
  }

  private func drawSlider(_ share: Double, in rect: Rect) -> [MarkupNode] {
    let radius = min(12, rect.width / 2)
    let track = rect.inset(x: radius, y: 0).leading(width: rect.width, height: 4)
    return drawBar(share, in: track) + [
      .circle(x: track.x + track.width * share, y: rect.midY, radius: radius, fill: accent)
    ]
  }

  func drawCircle(_ share: Double, in rect: Rect) -> [MarkupNode] {
    let size = min(rect.width, rect.height)
    let line = Rect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
      .inset(x: 2, y: 2)
    let (path, length) = (Path.circle(line), Double.pi * line.width)
    let track = path.stroked(colors.line, width: 4)
    return share == 0 ? [track] : [track, path.stroked(accent, width: 4, dash: share * length)]
  }

  func drawBar(_ share: Double, in rect: Rect) -> [MarkupNode] {
    var done = rect
    done.width *= share
    let track = MarkupNode.rect(rect, fill: colors.line, radius: rect.height / 2)
    return share == 0 ? [track] : [track, .rect(done, fill: accent, radius: rect.height / 2)]
  }
}

extension LookNode.Button {
  /// How much room there is for the signs before a title, in points.
  fileprivate func signs(_ title: String) -> Double {
    let count = (isBusy ? 1.0 : 0) + (image == nil ? 0 : 1)
    return count == 0 ? 0 : 26 * count - (title.isEmpty ? 6 : 0)
  }
}

extension Look.ButtonKind {
  package var hasGround: Bool { self != .plain && self != .destructive }
}

extension Look.Image {
  /// What stands for it in a room: its name, or the first letter of that.
  package func shown(width: Double, height: Double) -> String {
    let isWhole = Font.subtitle.width(of: name) + 8 <= width && height >= 40
    if case .asset = self, isWhole { return name }
    return name.first.map { $0.uppercased() } ?? ""
  }
}
