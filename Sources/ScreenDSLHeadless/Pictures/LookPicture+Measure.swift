extension LookPicture: LookMeasure {
  var isInPoints: Bool { true }

  func span(ofLeaf look: LookNode) -> MeasuredWidth {
    if let span = look.usualWidth { return span }
    switch look.kind {
    case .text(let text): return font(of: look).span(of: text, isStiff: look.isShortWord)
    case .badge(let text):
      let width = badgeFont.width(of: text) + 2 * LookMetrics.badgePadding.horizontal
      return MeasuredWidth(max(badgeHeight, width))
    case .control(let control): return span(of: control)
    default: return MeasuredWidth(0)
    }
  }

  private func span(of control: LookNode.Control) -> MeasuredWidth {
    switch control.kind {
    case .button(let button, _):
      let title =
        font(of: button.kind).width(of: control.title) + button.signs(control.title) * growth
      let width = title + 2 * LookMetrics.buttonPadding.horizontal
      return MeasuredWidth(button.kind.hasGround ? max(LookMetrics.controlWidth, width) : title)
    case .toggle: return MeasuredWidth(LookMetrics.toggle.width)
    case .stepper: return MeasuredWidth(LookMetrics.stepper.width)
    case .picker(let picker, _): return span(of: picker)
    case .date(let date, _):
      return MeasuredWidth(
        widths(of: date).reduce(-LookMetrics.dateGap) { $0 + $1 + LookMetrics.dateGap })
    case .slider, .field: return MeasuredWidth(0)
    }
  }

  private func span(of picker: LookNode.Picker) -> MeasuredWidth {
    func widest(_ font: Font) -> Double { picker.choices.map { font.width(of: $0) }.max() ?? 0 }
    switch picker.kind {
    case .segments:
      let width = widest(.choice) + 2 * LookMetrics.segmentPadding
      return MeasuredWidth(Double(picker.choices.count) * width, least: LookMetrics.controlWidth)
    case .inline:
      return MeasuredWidth(bodyFont.width(of: picker.choices.first ?? "") + LookMetrics.choiceMark)
    case .wheel:
      return MeasuredWidth(
        widest(bodyFont) + 2 * LookMetrics.wheelPadding, least: LookMetrics.controlWidth)
    case .menu:
      return MeasuredWidth(bodyFont.width(of: picker.chosen ?? "") + LookMetrics.sign * growth)
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
      if font.width(of: text) <= width { return font.lineHeight }
      return font.lineHeight * Double(lines(of: text, look, width: width).count)
    case .badge: return badgeHeight
    case .control(let control): return height(of: control, width: width)
    default: return 0
    }
  }

  private func height(of control: LookNode.Control, width: Double) -> Double {
    switch control.kind {
    case .button(let button, _):
      font(of: button.kind).lineHeight
        + (button.kind.hasGround ? 2 * LookMetrics.buttonPadding.vertical : 0)
    case .toggle: LookMetrics.toggle.height
    case .slider: LookMetrics.sliderHeight
    case .stepper: LookMetrics.stepper.height
    case .picker(let picker, _):
      switch picker.kind {
      case .segments: LookMetrics.segmentsHeight
      case .menu: bodyFont.lineHeight
      case .inline: bodyFont.lineHeight + 2 * LookMetrics.choicePadding
      case .wheel: Double(LookMetrics.wheelCount) * wheelRow
      }
    case .date: bodyFont.lineHeight + 2 * LookMetrics.datePadding.vertical
    case .field(let field, _):
      bodyFont.lineHeight * Double(lines(of: field, width: width).count)
        + 2 * (isSearch ? LookMetrics.searchPadding : LookMetrics.fieldPadding)
    }
  }

  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? {
    switch look.kind {
    case .text:
      let font = font(of: look)
      let content = min(self.height(ofLeaf: look, width: width), height)
      return (height - content + font.lineHeight) / 2 + font.baseline
    case .badge: return height / 2 + badgeFont.baseline
    case .control: return height / 2 + bodyFont.baseline
    default: return nil
    }
  }

  func longestLine(ofLeaf look: LookNode, width: Double) -> Double {
    guard case .text(let text) = look.kind else { return width }
    let font = font(of: look)
    return lines(of: text, look, width: width).map { font.width(of: $0) }.max() ?? 0
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

  /// The factor by which body text is larger than at the default type size.
  var growth: Double { bodyFont.size / Font.title.size }
  var bodyFont: Font { Font(.body, typeSize) }
  var badgeFont: Font { Font(.caption, typeSize, isBold: true) }
  private var badgeHeight: Double { badgeFont.lineHeight + 2 * LookMetrics.badgePadding.vertical }
  var wheelRow: Double { bodyFont.lineHeight + LookMetrics.wheelLeading }

  func lines(of field: LookNode.Field, width: Double) -> [String] {
    let text = field.text.isEmpty ? field.prompt : field.text
    let room = max(0, width - (isSearch ? LookMetrics.searchSign + 8 : 0))
    guard let range = field.lineRange else { return [bodyFont.fit(text, width: room)] }
    let lines =
      field.text.isEmpty
      ? [text]
      : text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        bodyFont.lines(of: String($0), width: room, limit: nil)
      }
    let rest = Array(repeating: "", count: max(0, range.lowerBound - lines.count))
    return (lines + rest).suffix(range.upperBound).map { bodyFont.fit($0, width: room) }
  }
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
