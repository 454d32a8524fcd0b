extension LookPicture {
  func drawLines(
    of text: String, _ look: LookNode, in rect: Rect,
    _ draw: (_ line: [LookRun], _ font: Font, _ midY: Double) -> MarkupNode
  ) -> [MarkupNode] {
    let style = look.style.values
    var font = font(of: look)
    let room = max(1, Int((rect.height + 0.01) / font.lineHeight))
    let most = style.lineLimit(typeSize)
    let canShrink = most == 1 && (!style.isCopyable || look.hasLinks)
    if canShrink, let least = style.minimumScale {
      // With a font size of 0, `Font.lines` would divide by zero.
      font.size *= min(1, max(least, 0.01, rect.width / max(font.width(of: text), 1)))
    }
    let limit = min(room, most ?? room)
    let lines = font.lines(of: text, width: rect.width, limit: limit, style.truncation)
    let first = rect.midY - font.lineHeight * Double(lines.count - 1) / 2
    return style.runs(of: lines, in: text).enumerated().compactMap { index, line in
      lines[index].isEmpty ? nil : draw(line, font, first + font.lineHeight * Double(index))
    }
  }

  func text(
    _ line: [LookRun], _ marks: [LookStyle.Emphasis], _ alignment: Look.TextAlignment,
    in rect: Rect, midY: Double, _ font: Font
  ) -> MarkupNode {
    let isMeasured = line.allSatisfy { font.knows($0.text) }
    // If the first child of an element is a text, `MarkupWriter` adds no white space between the children. So an empty
    // text precedes each `tspan`.
    let pieces = line.flatMap { run -> [MarkupNode] in
      let isUsable = run.link.map { marks[$0].isUsable } ?? true
      let color: StaticString? =
        run.isLit ? Colors.highlightedText : run.link == nil ? nil : colors.onGround ?? accent
      var attributes: [MarkupNode.Attribute] = []
      if let color { attributes.append(("fill", .word(color))) }
      if run.link != nil { attributes.append(("text-decoration", "underline")) }
      if !isUsable { attributes.append(("fill-opacity", .number(0.4))) }
      if run.isBold { attributes.append(("font-weight", "bold")) }
      if run.isLit && !isMeasured { attributes += outline(font) }
      return attributes.isEmpty
        ? [.text(run.text)] : ["", .element("tspan", attributes, [.text(run.text)])]
    }
    let grounds = isMeasured ? grounds(of: line, alignment, in: rect, midY: midY, font) : []
    let words = text(
      pieces, alignment, in: rect, midY: midY, font, colors.onGround ?? tint ?? colors.text)
    return grounds.isEmpty ? words : .element("g", [], grounds + [words])
  }

  /// Returns the attributes of a highlighted word whose position in the line is unknown. Instead of a background, the
  /// letters of the word have a wide outline.
  private func outline(_ font: Font) -> [MarkupNode.Attribute] {
    [
      ("stroke", .word(Colors.highlighted)), ("stroke-width", .number(font.size * 0.4)),
      ("stroke-linejoin", "round"), ("paint-order", "stroke"),
    ]
  }

  private func grounds(
    of line: [LookRun], _ alignment: Look.TextAlignment, in rect: Rect, midY: Double, _ font: Font
  ) -> [MarkupNode] {
    guard line.contains(where: \.isLit) else { return [] }
    let widths = line.map { font.width(of: $0.text) }
    let width = widths.reduce(0, +)
    let x =
      switch alignment {
      case .leading: rect.x
      case .center: rect.midX - width / 2
      case .trailing: rect.maxX - width
      }
    var done = 0.0
    return zip(line, widths).compactMap { run, own in
      done += own
      let start = isMirrored ? x + width - done : x + done - own
      let ground = Rect(x: start, y: midY - font.size * 0.6, width: own, height: font.size * 1.2)
      return run.isLit ? .rect(ground, fill: Colors.highlighted, radius: 2) : nil
    }
  }

  func fitted(
    _ text: String, _ alignment: Look.TextAlignment, in rect: Rect, besides used: Double = 0,
    _ font: Font, _ color: StaticString
  ) -> [MarkupNode] {
    let shown = font.fit(text, width: max(0, rect.width - used))
    return shown.isEmpty ? [] : [self.text([.text(shown)], alignment, in: rect, font, color)]
  }

  func text(
    _ pieces: [MarkupNode], _ alignment: Look.TextAlignment, in rect: Rect, midY: Double? = nil,
    _ font: Font, _ color: StaticString
  ) -> MarkupNode {
    let (x, anchor): (Double, StaticString?) =
      switch alignment {
      case .leading: (rect.x, nil)
      case .center: (rect.midX, "middle")
      case .trailing: (rect.maxX, "end")
      }
    return .text(pieces, x: x, midY: midY ?? rect.midY, font: font, fill: color, anchor: anchor)
  }
}
