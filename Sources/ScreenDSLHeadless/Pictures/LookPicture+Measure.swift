extension LookPicture: LookMeasure {
  var isInPoints: Bool { true }

  func span(ofLeaf look: LookNode) -> MeasuredWidth {
    if let span = look.usualWidth { return span }
    switch look.kind {
    case .text(let text): return font(of: look).span(of: text, isStiff: look.isShortWord)
    case .badge(let text):
      let width = badgeFont.width(of: text) + 2 * LookMetrics.badgePadding.horizontal
      return MeasuredWidth(max(badgeHeight, width))
    case .control(let control): return size(of: control, in: 0).width
    default: return MeasuredWidth(0)
    }
  }

  private func size(
    of control: LookNode.Control, in room: Double
  ) -> (width: MeasuredWidth, height: Double) {
    switch control.kind {
    case .button(let button):
      let (font, padding) = (font(of: button.kind), LookMetrics.buttonPadding)
      let title = font.width(of: control.title) + button.signs(control.title) * growth
      if !button.kind.hasGround { return (MeasuredWidth(title), font.lineHeight) }
      let width = max(LookMetrics.controlWidth, title + 2 * padding.horizontal)
      return (MeasuredWidth(width), font.lineHeight + 2 * padding.vertical)
    case .toggle: return (MeasuredWidth(LookMetrics.toggle.width), LookMetrics.toggle.height)
    case .slider: return (MeasuredWidth(0), LookMetrics.sliderHeight)
    case .stepper: return (MeasuredWidth(LookMetrics.stepper.width), LookMetrics.stepper.height)
    case .picker(let picker): return size(of: picker)
    case .date(let date):
      let width = widths(of: date).reduce(-LookMetrics.dateGap) { $0 + $1 + LookMetrics.dateGap }
      return (MeasuredWidth(width), bodyFont.lineHeight + 2 * LookMetrics.datePadding.vertical)
    case .field(let field):
      let padding = isSearch ? LookMetrics.searchPadding : LookMetrics.fieldPadding
      let count = Double(lines(of: field, width: room).count)
      return (MeasuredWidth(0), bodyFont.lineHeight * count + 2 * padding)
    }
  }

  private func size(of picker: LookNode.Picker) -> (width: MeasuredWidth, height: Double) {
    func widest(_ font: Font) -> Double { picker.choices.map { font.width(of: $0) }.max() ?? 0 }
    let (font, least) = (bodyFont, LookMetrics.controlWidth)
    switch picker.kind {
    case .segments:
      let width = Double(picker.choices.count) * (widest(.choice) + 2 * LookMetrics.segmentPadding)
      return (MeasuredWidth(width, least: least), LookMetrics.segmentsHeight)
    case .inline:
      let width = font.width(of: picker.choices.joined()) + LookMetrics.choiceMark
      return (MeasuredWidth(width), font.lineHeight + 2 * LookMetrics.choicePadding)
    case .wheel:
      let width = widest(font) + 2 * LookMetrics.wheelPadding
      return (MeasuredWidth(width, least: least), Double(LookMetrics.wheelCount) * wheelRow)
    case .menu:
      let width = font.width(of: picker.menuText) + LookMetrics.sign * growth
      return (MeasuredWidth(width, least: least), font.lineHeight)
    }
  }

  func widths(of date: LookNode.DatePicker) -> [Double] {
    date.texts.map { bodyFont.width(of: $0) + 2 * LookMetrics.datePadding.horizontal }
  }

  func height(ofLeaf look: LookNode, width: Double) -> Double {
    if let height = look.usualHeight(width: width) { return height }
    switch look.kind {
    case .text(let text):
      let font = font(of: look)
      if font.width(of: text) <= width, !text.contains("\n") { return font.lineHeight }
      return font.lineHeight * Double(lines(of: text, look, width: width).count)
    case .badge: return badgeHeight
    case .control(let control): return size(of: control, in: width).height
    default: return 0
    }
  }

  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? {
    switch look.kind {
    case .text:
      let font = font(of: look)
      let content = min(self.height(ofLeaf: look, width: width), height)
      return (height - content + font.lineHeight) / 2 + font.baseline
    case .badge: return height / 2 + badgeFont.baseline
    case .control(let control):
      let count = control.field.map { lines(of: $0, width: width).count } ?? 1
      return (height - bodyFont.lineHeight * Double(count - 1)) / 2 + bodyFont.baseline
    default: return nil
    }
  }

  func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
    guard case .text(let text) = look.kind else { return width }
    let font = font(of: look)
    return lines(of: text, look, width: width).reduce(0) { max($0, font.width(of: $1)) }
  }

  private func lines(of text: String, _ look: LookNode, width: Double) -> [String] {
    font(of: look).lines(of: text, width: width, limit: look.style.values.lineLimit(typeSize))
  }

  func font(of look: LookNode) -> Font {
    let style = look.style.values
    let isHeading = style.textStyle == nil && style.accessibility.isHeading
    var font = Font(
      isHeading ? .title3 : style.textStyle ?? .body, typeSize, isBold: isHeading || style.isBold)
    (font.hasMonospacedDigits, font.isStruck) = (style.hasMonospacedDigits, style.isStruck)
    font.hasBoldWords = style.hasBoldWords
    return font
  }

  func font(of kind: Look.ButtonKind) -> Font {
    kind.hasGround ? Font(.subheadline, typeSize, isBold: true) : bodyFont
  }

  /// The size of body text, divided by its size at the default type size.
  var growth: Double { bodyFont.size / Font.title.size }
  var bodyFont: Font { Font(.body, typeSize) }
  var badgeFont: Font { Font(.caption, typeSize, isBold: true) }
  private var badgeHeight: Double { badgeFont.lineHeight + 2 * LookMetrics.badgePadding.vertical }
  var wheelRow: Double { bodyFont.lineHeight + LookMetrics.wheelLeading }

  func lines(of field: LookNode.Field, width: Double) -> [String] {
    let text = field.text.isEmpty ? field.prompt : field.text
    let room = max(0, width - (isSearch ? LookMetrics.searchSign + 8 : 0))
    guard let range = field.lineRange else {
      return [bodyFont.fit(text, width: room, field.truncation)]
    }
    let lines = field.text.isEmpty ? [text] : bodyFont.lines(of: text, width: room, limit: nil)
    let rest = Array(repeating: "", count: max(0, range.lowerBound - lines.count))
    return (lines + rest).suffix(range.upperBound).map { bodyFont.fit($0, width: room) }
  }
}

extension LookNode.Field {
  /// The place at which a text that is too long is cut. If the field has the focus and is not empty, this is the start,
  /// so that the end with the caret stays visible.
  var truncation: Look.Truncation { isFocused == true && !text.isEmpty ? .head : .tail }
}

extension LookNode.Button {
  /// Returns the width of the spinner and the image with their gaps, in points at the default type size.
  func signs(_ title: String) -> Double {
    let count = (isBusy ? 1.0 : 0) + (image == nil ? 0 : 1)
    let all = count * (LookMetrics.sign + LookMetrics.signGap)
    return count == 0 ? 0 : all - (title.isEmpty ? LookMetrics.signGap : 0)
  }
}

extension LookStyle.Values {
  func lineLimit(_ typeSize: RenderState.TypeSize) -> Int? {
    typeSize.isForAccessibility ? nil : lineLimit
  }
}

extension LookNode {
  var isButton: Bool { if case .button? = control?.kind { true } else { false } }

  var isText: Bool { if case .text = kind { true } else { false } }
}
