extension LookPicture {
  func draw(_ control: LookNode.Control, _ look: LookNode, in rect: Rect) -> [MarkupNode] {
    switch control.kind {
    case .button(let button):
      drawButton(control.title, button, isSelected: look.style.values.isSelected, in: rect)
    case .toggle(let isOn): drawToggle(isOn, in: rect)
    case .slider(let slider): drawSlider(slider.share, in: rect)
    case .stepper(let stepper): drawStepper(stepper, in: rect)
    case .picker(let picker):
      switch picker.kind {
      case .segments: drawSegments(picker, in: rect)
      case .menu: drawMenu(picker, in: rect)
      case .inline: drawChoice(picker, in: rect)
      case .wheel: drawWheel(picker, in: rect)
      }
    case .date(let date): drawDate(date, in: rect)
    case .field(let field): drawField(field, in: rect)
    }
  }

  func drawImage(
    _ image: Look.Image, _ style: LookStyle.Values = .init(), in rect: Rect
  ) -> [MarkupNode] {
    let radius = min(style.imageCorners ?? 6, rect.width / 2, rect.height / 2)
    let dark = colors.isDark ? style.dark : nil
    let image = (dark ?? image).shownFirst
    if let file = dark == nil ? style.imageData : style.darkData {
      let corners = style.imageCorners == nil ? 0 : radius
      return [.image(Base64.address(of: file), rect, isFitted: style.isFitted, radius: corners)]
    }
    if case .symbol(let name) = image { return [drawSymbol(name, in: rect, accent)] }
    let color = tint == nil ? colors.secondary : ground ?? colors.texts(on: tint)
    let shown = image.shown(width: rect.width, height: rect.height)
    return [
      .rect(rect, fill: tint ?? colors.fill, radius: radius),
      text([.text(shown)], .center, in: rect, .choice, color),
    ]
  }

  func capsule(
    _ text: String, _ font: Font, _ color: StaticString, on ground: StaticString, in rect: Rect
  ) -> [MarkupNode] {
    let shown = font.fit(text, width: max(0, rect.width - 10))
    return [
      .rect(rect, fill: ground, radius: min(rect.height, rect.width) / 2),
      self.text([.text(shown)], .center, in: rect, font, color),
    ]
  }

  private func drawButton(
    _ title: String, _ button: LookNode.Button, isSelected: Bool, in rect: Rect
  ) -> [MarkupNode] {
    let font = font(of: button.kind)
    var kind = button.kind == .chip ? isSelected ? Look.ButtonKind.filled : .gray : button.kind
    if isDisabled, kind.hasGround { kind = .gray }
    let color =
      kind == .filled
      ? colors.texts(on: tint) : kind == .destructive && !isDisabled ? colors.tint(.red) : accent
    var (nodes, inner) = (ground(of: kind, in: rect), self)
    inner.tint = color
    inner.ground = kind == .filled ? accent : kind == .gray ? colors.fill : ground
    let side = kind.hasGround ? 8.0 : 0
    let signs = button.signs(title) * growth
    let shown = font.fit(title, width: max(0, rect.width - 2 * side - signs))
    let width = font.width(of: shown) + signs
    let isCentered = kind.hasGround || button.isWide
    let sign = LookMetrics.sign * growth
    let step = (LookMetrics.sign + LookMetrics.signGap) * growth
    var frame = Rect(
      x: isCentered ? max(rect.x, rect.midX - width / 2) : rect.x, y: rect.y, width: sign,
      height: rect.height)
    let square = { frame.leading(width: min(sign, rect.maxX - frame.x), height: sign) }
    if button.isBusy {
      nodes.append(spinner(in: square(), color))
      frame.x = min(frame.x + step, rect.maxX)
    }
    if let image = button.image {
      if case .symbol(let name) = image {
        nodes.append(inner.drawSymbol(name, in: square(), color, isBold: font.isBold))
      } else {
        nodes += inner.drawImage(image, in: square())
      }
      frame.x = min(frame.x + step, rect.maxX)
    }
    frame.width = width - signs
    if !shown.isEmpty {
      let alignment = isCentered ? Look.TextAlignment.center : .leading
      nodes.append(text([.text(shown)], alignment, in: frame, font, color))
    }
    return button.isBusy ? [.faded(0.6, nodes)] : nodes
  }

  private func ground(of kind: Look.ButtonKind, in rect: Rect) -> [MarkupNode] {
    let radius = min(rect.height, rect.width) / 2
    return switch kind {
    case .plain, .destructive: []
    case .gray, .chip: [.rect(rect, fill: colors.fill, radius: radius)]
    case .tinted: [.faded(0.15, [.rect(rect, fill: accent, radius: radius)])]
    case .filled: [.rect(rect, fill: accent, radius: radius)]
    }
  }

  func spinner(in rect: Rect, _ color: StaticString) -> MarkupNode {
    let (square, scale) = (rect.square, rect.square.width / 24)
    func spokes(_ strokes: String) -> MarkupNode {
      Path(strokes: strokes).scaled(scale, x: square.x, y: square.y)
        .stroked(color, width: 2.6 * scale, isRound: true)
    }
    let rest = "M21.5 12L17 12M18.7 18.7L15.5 15.5M12 21.5L12 17M5.3 18.7L8.5 15.5M2.5 12L7 12"
    return .element(
      "g", [],
      [.faded(0.35, [spokes(rest)]), spokes("M5.3 5.3L8.5 8.5M12 2.5L12 7M18.7 5.3L15.5 8.5")])
  }

  private func drawStepper(_ stepper: LookNode.Stepper, in rect: Rect) -> [MarkupNode] {
    let frame = rect.leading(width: LookMetrics.stepper.width, height: LookMetrics.stepper.height)
    let signs = [("minus", -1, 0.0), ("plus", 1, 0.5)].map { name, step, share -> MarkupNode in
      let half = Rect(
        x: frame.x + frame.width * share, y: frame.y, width: frame.width / 2, height: frame.height)
      return drawSymbol(
        name, in: half.center(side: 18),
        stepper.value(after: step) == nil ? colors.tertiary : colors.text)
    }
    let line = Rect(x: frame.midX - 0.5, y: frame.y + 7, width: 1, height: 18)
    return [.rect(frame, fill: colors.fill, radius: 8), .rect(line, fill: colors.tertiary)] + signs
  }

  private func drawMenu(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    var room = rect
    room.width = max(0, rect.width - LookMetrics.sign * growth)
    let color = colors.onGround ?? tint ?? colors.secondary
    let side = LookMetrics.menuSign * growth
    let sign = Rect(x: rect.maxX - side, y: rect.y, width: side, height: rect.height)
    return fitted(picker.menuText, .trailing, in: room, bodyFont, color) + [
      drawSymbol("chevron.up.chevron.down", in: sign, color, isBold: true)
    ]
  }

  private func drawChoice(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    let title = picker.choices.joined()
    let end = Rect(x: rect.maxX - 20, y: rect.y, width: 20, height: rect.height)
    let (color, mark) = (colors.onGround ?? colors.text, colors.onGround ?? accent)
    return fitted(title, .leading, in: rect, besides: LookMetrics.choiceMark, bodyFont, color)
      + (picker.selected.isEmpty ? [] : [drawSymbol("checkmark", in: end, mark, isBold: true)])
  }

  private func drawWheel(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    // If no choice is selected, the wheel shows a dash, as in the lists of ScreenDSLUIKit.
    let choices = (picker.selected.isEmpty ? ["–"] : []) + picker.choices
    let chosen = picker.selected.first ?? 0
    let band = Rect(x: rect.x, y: rect.midY - wheelRow / 2, width: rect.width, height: wheelRow)
    return [.rect(band, fill: colors.fill, radius: 8)]
      + choices.enumerated().flatMap { index, choice -> [MarkupNode] in
        let steps = index - chosen
        guard abs(steps) <= LookMetrics.wheelCount / 2 else { return [] }
        var line = rect
        line.y += Double(steps) * wheelRow
        let color = steps == 0 ? colors.text : colors.tertiary
        return fitted(choice, .center, in: line, besides: LookMetrics.wheelPadding, bodyFont, color)
      }
  }

  private func drawDate(_ date: LookNode.DatePicker, in rect: Rect) -> [MarkupNode] {
    var x = rect.x
    let wishes = widths(of: date)
    let room = rect.width - LookMetrics.dateGap * Double(wishes.count - 1)
    let limit = FairShare.limit(of: wishes, room: room)
    return zip(date.texts, wishes).flatMap { part, wish -> [MarkupNode] in
      let width = min(wish, limit)
      guard width > 0 else { return [] }
      let frame = Rect(x: x, y: rect.y, width: width, height: rect.height)
      x += width + LookMetrics.dateGap
      return [.rect(frame, fill: colors.fill, radius: 8)]
        + fitted(part, .center, in: frame, besides: 8, bodyFont, tint ?? colors.text)
    }
  }

  private func drawField(_ field: LookNode.Field, in rect: Rect) -> [MarkupNode] {
    let (font, isFocused) = (bodyFont, field.isFocused == true)
    let prompt = isSearch ? colors.secondary : colors.tertiary
    let color = field.text.isEmpty ? prompt : colors.onGround ?? colors.text
    let isClearable = field.hasClearButton && isFocused && field.lineRange == nil
    let lines = lines(of: field, width: rect.width - (isClearable ? LookMetrics.clearButton : 0))
    let start = isSearch ? LookMetrics.searchSign : 0
    let top = rect.midY - font.lineHeight * Double(lines.count - 1) / 2
    let shown = lines.enumerated().map { index, line in
      text(
        [.text(line)], .leading,
        in: Rect(x: rect.x + start, y: rect.y, width: rect.width - start, height: rect.height),
        midY: top + font.lineHeight * Double(index), font, color)
    }
    let cross = isClearable && !field.text.isEmpty && rect.width >= 2 * LookMetrics.clearButton
    let clear = Rect(midX: rect.maxX - 17, midY: rect.midY, radius: 9)
    let last = lines.last ?? ""
    // If the text and the list are read in opposite directions, the text ends at the leading side.
    let isAtStart = field.text.isEmpty || last.isRightToLeft(in: isMirrored) != isMirrored
    let end = isAtStart ? 0 : font.width(of: last) + 1
    let caret = Rect(
      x: min(rect.x + start + end, rect.maxX - 2), y: rect.midY - font.size * 0.6, width: 2,
      height: font.size * 1.2)
    return (isSearch ? drawSearch(in: rect) : []) + shown
      + (isFocused && field.lineRange == nil ? [.rect(caret, fill: accent)] : [])
      + (cross ? [drawSymbol("xmark.circle.fill", in: clear, colors.tertiary)] : [])
  }

  private func drawSearch(in rect: Rect) -> [MarkupNode] {
    let side = LookMetrics.searchSign
    let glass = Rect(x: rect.x, y: rect.midY - side / 2, width: side, height: side)
    return [
      .rect(rect, fill: colors.fill, radius: 10),
      drawSymbol("magnifyingglass", in: glass.inset(x: 6.5, y: 6.5), colors.secondary),
    ]
  }

  private func drawSegments(_ picker: LookNode.Picker, in rect: Rect) -> [MarkupNode] {
    let width = rect.width / Double(max(1, picker.choices.count))
    let choices = picker.choices.enumerated().flatMap { index, title -> [MarkupNode] in
      let frame = Rect(
        x: rect.x + Double(index) * width, y: rect.y, width: width, height: rect.height)
      let isSelected = picker.selected.contains(index)
      var font = Font.choice
      font.isBold = isSelected
      let shown = MarkupNode.text(font.fit(title, width: max(0, width - 8)))
      let line = Rect(x: frame.x - 0.5, y: frame.midY - 8, width: 1, height: 16)
      let hasLine = index > 0 && picker.selected.isDisjoint(with: [index - 1, index])
      return (isSelected ? drawRaised(frame.inset(x: 2, y: 2), colors.thumb, radius: 7) : [])
        + (hasLine ? [.rect(line, fill: colors.tertiary)] : [])
        + [text([shown], .center, in: frame, font, colors.text)]
    }
    return [.rect(rect, fill: colors.fill, radius: 8)] + choices
  }

  private func drawRaised(_ rect: Rect, _ color: StaticString, radius: Double) -> [MarkupNode] {
    var shadow = rect.inset(x: -0.5, y: -0.5)
    shadow.y += 1
    return [
      .faded(0.25, [.rect(shadow, fill: "#000000", radius: radius)]),
      .rect(rect, fill: color, radius: radius),
    ]
  }

  private func drawToggle(_ isOn: Bool, in rect: Rect) -> [MarkupNode] {
    let frame = rect.leading(width: LookMetrics.toggle.width, height: LookMetrics.toggle.height)
    let radius = min(frame.height, frame.width) / 2
    let x = isOn ? frame.maxX - radius : frame.x + radius
    let color = isOn ? tint ?? colors.tint(.green) : colors.fill
    return [.rect(frame, fill: color, radius: frame.height / 2)]
      + drawKnob(x: x, y: frame.midY, radius: max(0, radius - 2))
  }

  private func drawSlider(_ share: Double, in rect: Rect) -> [MarkupNode] {
    let radius = min(12, rect.width / 2)
    let track = rect.inset(x: radius, y: 0).leading(width: rect.width, height: 4)
    return drawBar(share, in: track)
      + drawKnob(x: track.x + track.width * share, y: rect.midY, radius: radius)
  }

  private func drawKnob(x: Double, y: Double, radius: Double) -> [MarkupNode] {
    drawRaised(Rect(midX: x, midY: y, radius: radius), "#FFFFFF", radius: radius)
  }

  func drawCircle(_ share: Double, in rect: Rect) -> [MarkupNode] {
    let line = rect.square.inset(x: 2, y: 2)
    let (path, length) = (Path.circle(line), Double.pi * line.width)
    let track = path.stroked(colors.line, width: 4)
    let dashes = MarkupNode.Value.text("\(NumberText.decimal(share * length)) 9999")
    return share == 0 ? [track] : [track, path.stroked(accent, width: 4, dashes: dashes)]
  }

  func drawBar(_ share: Double, in rect: Rect) -> [MarkupNode] {
    var done = rect
    done.width *= share
    let track = MarkupNode.rect(rect, fill: colors.line, radius: rect.height / 2)
    return share == 0 ? [track] : [track, .rect(done, fill: accent, radius: rect.height / 2)]
  }
}

extension String {
  /// Returns whether the text is read from right to left. The first letter decides. Without letters, returns
  /// `isMirrored`.
  fileprivate func isRightToLeft(in isMirrored: Bool) -> Bool {
    guard let letter = unicodeScalars.first(where: { $0.properties.isAlphabetic })?.value else {
      return isMirrored
    }
    return 0x590...0x8FF ~= letter || 0xFB1D...0xFEFC ~= letter
  }
}

extension Look.ButtonKind { package var hasGround: Bool { self != .plain && self != .destructive } }

extension Look.Image {
  package var shownFirst: Look.Image {
    if case .remote(_, let placeholder?, _) = self { placeholder.shownFirst } else { self }
  }

  package func shown(width: Double, height: Double) -> String {
    let isWhole = Font.choice.width(of: name) + 8 <= width && height >= 40
    if case .asset = self, isWhole { return name }
    if case .remote = self { return "" }
    return name.prefix(1).uppercased()
  }
}
