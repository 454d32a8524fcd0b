/// Lays out looks in columns and lines.
struct LookText: LookRuler, Sendable {
  let glyphs: TextGlyphs
  var typeSize = RenderState.TypeSize.large
  /// Whether lines begin at their right end.
  var isRightToLeft = false

  /// How many points a column stands for at the default type size.
  static let pointsPerColumn = 8.0

  func gap(_ spacing: Double?) -> Double { spacing.map { Double(max(0, columns($0))) } ?? 1 }
  var isInPoints: Bool { false }

  func sideInset(of style: LookStyle.Values) -> Double {
    let padding = style.padding.map { columns($0.horizontal) }
    return Double(style.bubble == nil ? padding ?? 0 : 1 + max(1, padding ?? 1))
  }

  func span(ofLeaf look: LookNode) -> Span {
    switch look.kind {
    case .progress where !look.style.values.isCircle: return Span(Self.barWidth, least: 6)
    case .divider: return Span(1)
    case .spacer, .stack: return Span(0)
    case .control(let control):
      if case .slider = control.kind { return Span(Self.barWidth, least: 3) }
    default: break
    }
    let (all, word) = TextWidth.span(of: text(of: look)) { TextWidth.columns(of: $0) }
    return Span(
      Double(all), least: look.isText ? Double(word) : nil,
      rigid: look.isText && !look.isShortWord ? 0 : nil)
  }

  private func columns(_ points: Double) -> Int { Int((points / Self.pointsPerColumn).rounded()) }
  private func columns(of look: LookNode) -> Int { Int(width(of: look)) }

  /// Returns the lines of a look, each exactly `width` columns wide; none if it shows nothing.
  func lines(of look: LookNode, width: Int) -> [String] {
    let style = look.style.values
    if style.bubble != nil || style.padding != nil {
      return inset(look, style, most: style.bubble == nil ? width : width * 3 / 4, width: width)
    }
    let bar = min(width, Int(Self.barWidth))
    switch look.kind {
    case .stack(let stack):
      return stack.isVertical ? column(of: stack, width: width) : row(of: stack, width: width)
    case .spacer: return []
    case .divider: return [String(repeating: glyphs.track, count: width)]
    case .progress(let share) where !style.isCircle:
      return [fit(progress(share, width: bar), width)]
    case .text: return wrapped(text(of: look), style, width: width)
    case .control(let control):
      if case .slider(let slider, _) = control.kind {
        return [fit(self.slider(slider.share, width: bar), width)]
      }
      if case .field(let field, _) = control.kind, let range = field.lineRange, !style.isLoading {
        return lines(of: field, in: range, style, width: width)
      }
      return [fit(text(of: look), width)]
    default: return [fit(text(of: look), width)]
    }
  }

  private func wrapped(_ text: String, _ style: LookStyle.Values, width: Int) -> [String] {
    let limit = width < Self.narrowest ? 1 : style.lineLimit(typeSize)
    var lines = TextWidth.lines(of: text, width: width, limit: limit) { TextWidth.columns(of: $0) }
    for index in lines.indices {
      lines[index] = fit(lines[index], width, style.alignment ?? .leading, style.truncation)
    }
    return lines
  }

  /// Returns `text` in exactly `width` columns.
  func fit(
    _ text: String, _ width: Int, _ alignment: Look.TextAlignment = .leading,
    _ truncation: Look.Truncation = .tail
  ) -> String {
    var text = text
    if alignment == .center {
      let room = max(0, width - TextWidth.columns(of: text)) / 2
      text.insert(
        contentsOf: String(repeating: " ", count: room),
        at: isRightToLeft ? text.endIndex : text.startIndex)
    }
    return TextWidth.fit(
      text, width: width, ellipsis: glyphs.ellipsis,
      isAtEnd: (alignment == .trailing) != isRightToLeft, truncation)
  }

  /// Returns what stands side by side, the leading one first, as one line.
  func joined(_ parts: [String], separator: String = "") -> String {
    (isRightToLeft ? parts.reversed() : parts).joined(separator: separator)
  }

  /// Returns the lines of a look in its padding and in parentheses: at the trailing side what was sent.
  private func inset(
    _ look: LookNode, _ style: LookStyle.Values, most: Int, width: Int
  ) -> [String] {
    let (isBubble, edge) = (style.bubble != nil, Int(sideInset(of: style)))
    let side = String(repeating: " ", count: isBubble ? edge - 1 : edge)
    let room = max(1, (isBubble ? min(most, columns(of: look)) : width) - 2 * edge)
    let plain = look.styled { ($0.bubble, $0.padding) = (nil, nil) }
    return lines(of: plain, width: room).map {
      fit(
        isBubble ? "(\(side)\($0)\(side))" : side + $0 + side, width,
        style.bubble == .sent ? .trailing : .leading)
    }
  }

  private static let barWidth = 16.0
  /// The width from which on texts have several lines.
  private static let narrowest = 4

  private func text(of look: LookNode) -> String {
    let style = look.style.values
    let text = plainText(of: look)
    if style.isLoading { return String(repeating: glyphs.rest, count: TextWidth.columns(of: text)) }
    let shown = style.isSelected ? glyphs.mark + text : text
    return style.notes.reduce(shown) { "\($0) (\($1))" }
  }

  private func plainText(of look: LookNode) -> String {
    switch look.kind {
    case .text(let text): marked(text, look.style.values)
    case .image(let image): mark(of: image)
    case .avatar(let name): "(\(LookNode.initials(of: name)))"
    case .badge(let text): "(\(text))"
    case .spinner: glyphs.spinner
    case .control(let control): self.text(of: control)
    case .progress(let share): "(\(NumberText.percent(share)))"
    case .divider, .spacer, .stack: ""
    }
  }

  /// Returns a sign with the beginning of a picture's name.
  private func mark(of image: Look.Image) -> String {
    let name = TextWidth.fit(image.name, width: 8, ellipsis: glyphs.ellipsis).trimmed
    return "\(glyphs.image) \(name)".trimmed
  }

  /// Returns a text with signs around what is lit, bold, linked and struck out in it.
  private func marked(_ text: String, _ style: LookStyle.Values) -> String {
    if style.marks.isEmpty, !style.isStruck { return text }
    let words = style.runs(of: [text], in: text)[0].map { run in
      let bold = run.isBold ? "*\(run.text)*" : run.text
      let linked = run.link == nil ? bold : "<\(bold)>"
      return run.isLit ? "{\(linked)}" : linked
    }.joined()
    return style.isStruck ? "~\(words)~" : words
  }

  private func text(of control: LookNode.Control) -> String {
    switch control.kind {
    case .button(let button, _): self.button(control.title, button)
    case .toggle(let isOn, _):
      "[\(isOn == isRightToLeft ? glyphs.knob + glyphs.track : glyphs.track + glyphs.knob)] "
        + (isOn ? "on" : "off")
    case .stepper: "[\(joined(["-", glyphs.between, "+"]))]"
    case .picker(let picker, _) where picker.kind == .inline:
      joined(
        [picker.selected.isEmpty ? " " : glyphs.chosen, picker.choices.first ?? ""], separator: " ")
    case .picker(let picker, _) where picker.kind == .wheel:
      "\(glyphs.between) \(picker.chosen ?? "-") \(glyphs.between)"
    case .picker(let picker, _):
      picker.kind == .segments
        ? segments(picker) : joined(["\(picker.chosen ?? "")", glyphs.menu], separator: " ")
    case .date(let date, _): "\(date.text) \(glyphs.menu)"
    // A prompt is no text that was typed: it stands behind the cursor.
    case .field(let field, _): "[\(self.text(of: field))]"
    case .slider: ""
    }
  }

  private func text(of field: LookNode.Field) -> String {
    if !field.text.isEmpty { return field.text + cursor(field) }
    return field.prompt.isEmpty ? cursor(field) : "\(cursor(field))(\(field.prompt))"
  }

  /// Returns the lines of a field of several, each in brackets.
  private func lines(
    of field: LookNode.Field, in range: ClosedRange<Int>, _ style: LookStyle.Values, width: Int
  ) -> [String] {
    let text = self.text(of: field) + style.notes.map { " (\($0))" }.joined()
    let room = max(1, width - 2)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      TextWidth.lines(of: String($0), width: room, limit: nil) { TextWidth.columns(of: $0) }
    }
    let rest = Array(repeating: "", count: max(0, range.lowerBound - lines.count))
    // Of a text that scrolls the end is seen.
    return (lines + rest).suffix(range.upperBound).map { fit("[\(fit($0, room))]", width) }
  }

  private func cursor(_ field: LookNode.Field) -> String {
    field.isFocused == true ? glyphs.full : "_"
  }

  private func button(_ title: String, _ button: LookNode.Button) -> String {
    let signs =
      (button.isBusy ? [glyphs.spinner] : [])
      + (button.image.map { [mark(of: $0)] } ?? [])
    let opening = button.menu.isEmpty ? [] : [glyphs.menu]
    let shown = (signs + (title.isEmpty ? [] : [title]) + opening).joined(separator: " ")
    return switch button.kind {
    case .filled: "[[ \(shown) ]]"
    case .chip: "( \(shown) )"
    default: "[ \(shown) ]"
    }
  }

  private func segments(_ picker: LookNode.Picker) -> String {
    let choices = picker.choices.enumerated().map { index, title in
      "\(picker.selected.contains(index) ? glyphs.chosen : " ")\(title) "
    }
    return "[\(joined(choices, separator: glyphs.between))]"
  }

  private func slider(_ share: Double, width: Int) -> String {
    guard width > 0 else { return "" }
    let position = Int((share * Double(width - 1)).rounded())
    return joined([
      String(repeating: glyphs.track, count: position), glyphs.knob,
      String(repeating: glyphs.track, count: width - 1 - position),
    ])
  }

  private func progress(_ share: Double, width: Int) -> String {
    let room = max(0, width - 5)
    let full = Int((share * Double(room)).rounded())
    return joined([
      String(repeating: glyphs.full, count: full),
      String(repeating: glyphs.rest, count: room - full), " ", NumberText.percent(share),
    ])
  }
}

extension LookText {
  /// Returns the lines of parts below one another.
  private func column(of stack: LookNode.Stack, width: Int) -> [String] {
    let alignment: Look.TextAlignment =
      stack.alignment == .center ? .center : stack.alignment == .trailing ? .trailing : .leading
    var all: [String] = []
    all.reserveCapacity(stack.parts.count)
    for part in stack.parts {
      let isWhole =
        alignment == .leading || part.isStretched(stack.alignment)
        || part.style.values.bubble != nil
      let lines = lines(of: part, width: isWhole ? width : min(width, columns(of: part)))
      all += isWhole ? lines : lines.map { fit($0, width, alignment) }
    }
    return all
  }

  /// Returns the lines of parts side by side.
  private func row(of stack: LookNode.Stack, width: Int) -> [String] {
    var shown = stack
    shown.parts = Array(stack.parts.prefix(max(1, (width + 1) / 2)))
    let widths = widths(of: shown, room: Double(width)).map(Int.init)
    var blocks = zip(shown.parts, widths).map { part, width in
      let style = part.style.values
      return style.bubble == nil
        ? lines(of: part, width: width) : inset(part, style, most: width, width: width)
    }
    let height = blocks.map(\.count).max() ?? 0
    let isAtTop = stack.alignment == .leading || stack.alignment == .firstBaseline
    for (index, part) in shown.parts.enumerated() {
      if part.kind == .divider { blocks[index] = Array(repeating: glyphs.between, count: height) }
      let left = height - blocks[index].count
      let above = isAtTop ? 0 : stack.alignment == .trailing ? left : left / 2
      if above == 0 { continue }
      let blank = String(repeating: " ", count: widths[index])
      blocks[index].insert(contentsOf: repeatElement(blank, count: above), at: 0)
    }
    let gap = String(repeating: " ", count: Int(gap(in: shown, room: Double(width))))
    return sideBySide(blocks, widths, separator: gap).map { fit($0, width) }
  }

  /// Returns blocks of lines side by side, the shorter ones filled.
  func sideBySide(_ blocks: [[String]], _ widths: [Int], separator: String) -> [String] {
    (0..<(blocks.map(\.count).max() ?? 0)).map { line in
      let cells = widths.indices.map { index in
        index < blocks.count && line < blocks[index].count
          ? blocks[index][line] : String(repeating: " ", count: widths[index])
      }
      return joined(cells, separator: separator)
    }
  }
}

extension LookStyle.Values {
  /// What is written beside a part of which colors tell nothing; a label says what its color means.
  var notes: [String] {
    var notes: [String] = []
    for case let color? in [color, background?.color] where accessibility.label == nil {
      let isPlain = [.label, .secondary, .tertiary, .accent].contains(color)
      if !isPlain, !notes.contains(color.name) { notes.append(color.name) }
    }
    if isDisabled { notes.append("disabled") }
    return notes
  }
}
