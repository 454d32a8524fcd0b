/// Draws looks as text, in columns and lines.
struct LookText: LookMeasure, Sendable {
  let glyphs: TextGlyphs
  var typeSize = RenderState.TypeSize.large

  var isInPoints: Bool { false }
  var isRightToLeft: Bool { glyphs.isRightToLeft }

  func height(ofLeaf look: LookNode, width: Double) -> Double {
    // For most parts, this `switch` is faster than counting the lines that `lines(ofLeaf:width:)` draws.
    switch look.kind {
    case .spacer, .stack: 0
    case .text:
      Double(broken(text(of: look), look.style.values, width: columns(of: look, width)).count)
    case .control: Double(lines(ofLeaf: look, width: width).count)
    default: 1
    }
  }

  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double? { 0 }

  func longestLine(ofLeaf look: LookNode, width: Double) -> Double { width }

  func span(ofLeaf look: LookNode) -> MeasuredWidth {
    switch look.kind {
    case .progress where !look.style.values.isCircle: return LookMetrics.Columns.bar
    case .divider: return MeasuredWidth(1)
    case .spacer, .stack: return MeasuredWidth(0)
    case .control(let control):
      if case .slider = control.kind { return LookMetrics.Columns.slider }
    default: break
    }
    let (all, word) = TextWidth.span(of: text(of: look)) { TextWidth.columns(of: $0) }
    if let control = look.control, control.role == .field || control.pickerKind != nil {
      return MeasuredWidth(
        Double(all), least: LookMetrics.Columns.columns(LookMetrics.controlWidth))
    }
    return MeasuredWidth(
      Double(all), least: look.isText ? Double(word) : nil,
      rigid: look.isText && !look.isShortWord ? Double(LookMetrics.Columns.shortest) : nil)
  }

  /// Returns the lines of a look, each exactly `width` columns wide.
  func lines(of look: LookNode, width: Int) -> [String] {
    let layout = layout(look.row())
    let height = layout.height(width: Double(width))
    let room = Rect(x: 0, y: 0, width: Double(width), height: height)
    var lines: [[(x: Int, text: String)]] = Array(repeating: [], count: Int(height))
    layout.place(in: room).visit { part in
      let (x, y) = (Int(part.room.x), Int(part.frame.y))
      if part.look.style.values.bubble != nil {
        for line in (y..<y + Int(part.frame.height)).clamped(to: lines.indices) {
          let ends = isRightToLeft ? [")", "("] : ["(", ")"]
          lines[line] += [(Int(part.frame.x), ends[0]), (Int(part.frame.maxX) - 1, ends[1])]
        }
      }
      if case .stack = part.look.kind { return }
      let isLine = part.look.kind == .divider && part.frame.height > 1
      let own =
        isLine
        ? Array(repeating: glyphs.between, count: Int(part.frame.height))
        : self.lines(ofLeaf: part.look, width: part.room.width, part.alignment)
      let top = y + max(0, Int(part.frame.height) - own.count) / 2
      for (index, text) in own.enumerated() where top + index < lines.count {
        lines[top + index].append((x, text))
      }
    }
    return lines.map { joined($0, width: width) }
  }

  private func joined(_ pieces: [(x: Int, text: String)], width: Int) -> String {
    var (end, all) = (0, [String]())
    for piece in pieces.sorted(by: { $0.x < $1.x }) {
      all += [String(repeating: " ", count: max(0, piece.x - end)), piece.text]
      end = max(end, piece.x) + TextWidth.columns(of: piece.text)
    }
    return fit(joined(all), width)
  }

  private func lines(
    ofLeaf look: LookNode, width: Double, _ alignment: Look.TextAlignment = .leading
  ) -> [String] {
    let (style, width) = (look.style.values, columns(of: look, width))
    let bar = min(width, Int(LookMetrics.Columns.bar.wish))
    switch look.kind {
    case .spacer, .stack: return []
    case .divider:
      return [width == 1 ? glyphs.between : String(repeating: glyphs.track, count: width)]
    case .progress(let share) where !style.isCircle:
      let skeleton = String(repeating: glyphs.rest, count: bar)
      return [fit(style.isLoading ? skeleton : progress(share, width: bar), width)]
    case .text:
      return broken(text(of: look), style, width: width).map {
        fit($0, width, style.alignment ?? alignment, style.truncation)
      }
    case .control(let control):
      if let field = control.field, let range = field.lineRange, !style.isLoading {
        return lines(of: field, in: range, style, width: width)
      }
      let truncation = control.field?.truncation ?? .tail
      return [closed(text(of: look, width: width), style, width, truncation)]
    default: return [fit(text(of: look), width)]
    }
  }

  private func columns(of look: LookNode, _ width: Double) -> Int {
    let style = look.style.values
    return max(style.bubble == nil && style.padding == nil ? 0 : 1, Int(width))
  }

  private func broken(_ text: String, _ style: LookStyle.Values, width: Int) -> [String] {
    if text.isEmpty { return [] }
    return TextWidth.lines(
      of: text, width: width, limit: style.lineLimit(typeSize), least: LookMetrics.Columns.shortest,
      ellipsis: glyphs.ellipsis)
  }

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

  /// Fits the text of a control into `width` columns. If the text is too long, cuts the notes at the end first, and
  /// then the text before the characters that close the control, such as a bracket.
  private func closed(
    _ text: String, _ style: LookStyle.Values, _ width: Int, _ truncation: Look.Truncation
  ) -> String {
    let notes = style.isLoading ? "" : style.notes.map { " (\($0))" }.joined()
    let own = String(text.dropLast(notes.count))
    let ends = [" ]]", " ]", "]", " )", " \(glyphs.between)", " \(glyphs.menu)"]
    var end = ends.first { own.hasSuffix($0) } ?? ""
    let cut = String(own.dropLast(end.count))
    let mark = TextWidth.columns(of: glyphs.ellipsis)
    // If there is no room for a letter, this code omits the space before the closing character.
    if end.first == " ", width <= mark + 2 * TextWidth.columns(of: end) { end.removeFirst() }
    let room = width - TextWidth.columns(of: end)
    if TextWidth.columns(of: own) <= width || room < mark + TextWidth.columns(of: end) {
      return fit(text, width, .leading, truncation)
    }
    return fit(fit(cut, room, .leading, truncation).trimmed + end, width)
  }

  func joined(_ parts: [String], separator: String = "") -> String {
    (isRightToLeft ? parts.reversed() : parts).joined(separator: separator)
  }

  /// Returns the text of a part. Only the texts of sliders and segments depend on `width`.
  private func text(of look: LookNode, width: Int = .max) -> String {
    let style = look.style.values
    let mark = style.isSelected && !style.isLoading ? glyphs.mark : ""
    let notes = style.isLoading ? "" : style.notes.map { " (\($0))" }.joined()
    let text = plainText(of: look, width: width - TextWidth.columns(of: mark + notes))
    if style.isLoading {
      return text.map { letter in
        letter == "\n" ? "\n" : String(repeating: glyphs.rest, count: TextWidth.columns(of: letter))
      }.joined()
    }
    return mark.isEmpty && notes.isEmpty ? text : mark + text + notes
  }

  private func plainText(of look: LookNode, width: Int) -> String {
    switch look.kind {
    case .text(let text): marked(text, look.style.values)
    case .image(let image): mark(of: image)
    case .avatar(let name): "(\(LookNode.initials(of: name)))"
    case .badge(let text): "(\(text))"
    case .spinner: glyphs.spinner
    case .control(let control): self.text(of: control, width: width)
    case .progress(let share): "(\(NumberText.percent(share)))"
    case .divider, .spacer, .stack: ""
    }
  }

  private func mark(of image: Look.Image) -> String {
    let name = TextWidth.fit(image.name, width: 8, ellipsis: glyphs.ellipsis).trimmed
    return "\(glyphs.image) \(name)".trimmed
  }

  private func marked(_ text: String, _ style: LookStyle.Values) -> String {
    if style.marks.isEmpty, !style.isStruck { return text }
    let words = style.runs(of: [text], in: text)[0].map { run in
      let bold = run.isBold ? "*\(run.text)*" : run.text
      let linked = run.link == nil ? bold : "<\(bold)>"
      return run.isLit ? "{\(linked)}" : linked
    }.joined()
    return style.isStruck ? "~\(words)~" : words
  }

  private func text(of control: LookNode.Control, width: Int) -> String {
    switch control.kind {
    case .button(let button): self.button(control.title, button)
    case .toggle(let isOn):
      "[\(isOn == isRightToLeft ? glyphs.knob + glyphs.track : glyphs.track + glyphs.knob)] "
        + (isOn ? "on" : "off")
    case .stepper: "[\(joined(["-", glyphs.between, "+"]))]"
    case .picker(let picker) where picker.kind == .inline:
      joined(
        [picker.selected.isEmpty ? " " : glyphs.chosen, picker.choices.joined()], separator: " ")
    case .picker(let picker) where picker.kind == .wheel:
      "\(glyphs.between) \(picker.chosen ?? "-") \(glyphs.between)"
    case .picker(let picker) where picker.kind == .segments: segments(picker, width: width)
    case .picker(let picker): joined([picker.chosen ?? "-", glyphs.menu], separator: " ")
    case .date(let date): "\(date.text) \(glyphs.menu)"
    case .field(let field): "[\(self.text(of: field))]"
    case .slider(let slider):
      self.slider(slider.share, width: min(width, Int(LookMetrics.Columns.bar.wish)))
    }
  }

  private func text(of field: LookNode.Field) -> String {
    if !field.text.isEmpty { return field.text + cursor(field) }
    return field.prompt.isEmpty ? cursor(field) : "\(cursor(field))(\(field.prompt))"
  }

  private func lines(
    of field: LookNode.Field, in range: ClosedRange<Int>, _ style: LookStyle.Values, width: Int
  ) -> [String] {
    let text = self.text(of: field) + style.notes.map { " (\($0))" }.joined()
    let room = max(1, width - 2)
    let lines = field.text.isEmpty ? [text] : TextWidth.lines(of: text, width: room, limit: nil)
    let rest = Array(repeating: "", count: max(0, range.lowerBound - lines.count))
    return (lines + rest).suffix(range.upperBound).map { fit("[\(fit($0, room))]", width) }
  }

  private func cursor(_ field: LookNode.Field) -> String {
    field.isFocused == true ? glyphs.full : "_"
  }

  private func button(_ title: String, _ button: LookNode.Button) -> String {
    let signs =
      (button.isBusy ? [glyphs.spinner] : []) + (button.image.map { [mark(of: $0)] } ?? [])
    let opening = button.menu.isEmpty ? [] : [glyphs.menu]
    let shown = (signs + (title.isEmpty ? [] : [title]) + opening).joined(separator: " ")
    return switch button.kind {
    case .filled: "[[ \(shown) ]]"
    case .chip: "( \(shown) )"
    default: "[ \(shown) ]"
    }
  }

  /// Returns the choices with vertical lines between them. If there is too little room, truncates the longest choices.
  private func segments(_ picker: LookNode.Picker, width: Int) -> String {
    let choices = picker.choices.enumerated().map { index, title in
      "\(picker.selected.contains(index) ? glyphs.chosen : " ")\(title) "
    }
    let widths = choices.map { Double(TextWidth.columns(of: $0)) }
    let limit = Int(FairShare.limit(of: widths, room: Double(width - choices.count - 1)))
    let shown = choices.map { fit($0, min(TextWidth.columns(of: $0), limit)) }
    return "[\(joined(shown, separator: glyphs.between))]"
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

  func sideBySide(_ blocks: [[String]], _ widths: [Int], separator: String) -> [String] {
    (0..<blocks.reduce(0) { max($0, $1.count) }).map { line in
      let cells = widths.indices.map { index in
        index < blocks.count && line < blocks[index].count
          ? blocks[index][line] : String(repeating: " ", count: widths[index])
      }
      return joined(cells, separator: separator)
    }
  }
}

extension LookStyle.Values {
  /// Words for styles that a drawing as text cannot show: the disabled state, and colors other than the accent color
  /// and the label colors. If the part has an accessibility label, there are no words for colors.
  var notes: [String] {
    let ground = self.background.flatMap { $0.opacity > 0 ? $0.color : nil }
    var notes: [String] = []
    for case let color? in [color, ground] where accessibility.label == nil {
      let isPlain = [.label, .secondary, .tertiary, .accent].contains(color)
      if !isPlain, !notes.contains(color.name) { notes.append(color.name) }
    }
    if isDisabled { notes.append("disabled") }
    return notes
  }
}
