extension MarkupNode {
  /// Where a text stands relative to its point.
  enum Anchor: Sendable {
    case start
    case middle
    case end
  }

  /// Returns the outermost element of a picture, with a ground of one colour.
  static func picture(
    width: Double, height: Double, ground: StaticString, label: String, _ children: [MarkupNode]
  ) -> MarkupNode {
    let size = "0 0 \(NumberText.decimal(width)) \(NumberText.decimal(height))"
    let area = Rect(x: 0, y: 0, width: width, height: height)
    return .element(
      "svg",
      [
        Attribute(name: "xmlns", value: .word("http://www.w3.org/2000/svg")),
        Attribute(name: "width", value: .number(width)),
        Attribute(name: "height", value: .number(height)),
        Attribute(name: "viewBox", value: .text(size)),
        Attribute(name: "font-family", value: .word("sans-serif")),
        Attribute(name: "role", value: .word("img")),
        Attribute(name: "aria-label", value: .text(label)),
      ], [.rect(area, fill: ground)] + children)
  }

  /// Returns a rectangle, with round corners and a border on request.
  static func rect(
    _ rect: Rect, fill: StaticString, radius: Double = 0, stroke: StaticString? = nil,
    strokeWidth: Double = 1
  ) -> MarkupNode {
    var attributes = frame(rect)
    if radius > 0 { attributes.append(Attribute(name: "rx", value: .number(radius))) }
    attributes.append(Attribute(name: "fill", value: .word(fill)))
    if let stroke {
      attributes.append(Attribute(name: "stroke", value: .word(stroke)))
      attributes.append(Attribute(name: "stroke-width", value: .number(strokeWidth)))
    }
    return .element("rect", attributes, [])
  }

  /// Returns a line of text that stands at `x`, with its middle at `midY`.
  static func text(
    _ text: String, x: Double, midY: Double, font: Font, fill: StaticString,
    anchor: Anchor = .start
  ) -> MarkupNode {
    var attributes = [
      Attribute(name: "x", value: .number(x)),
      Attribute(name: "y", value: .number(midY + font.baseline)),
      Attribute(name: "font-size", value: .number(font.size)),
    ]
    if font.isBold { attributes.append(Attribute(name: "font-weight", value: .word("bold"))) }
    if anchor != .start {
      let word: StaticString = anchor == .middle ? "middle" : "end"
      attributes.append(Attribute(name: "text-anchor", value: .word(word)))
    }
    attributes.append(Attribute(name: "fill", value: .word(fill)))
    attributes.append(Attribute(name: "xml:space", value: .word("preserve")))
    return .element("text", attributes, [.text(text)])
  }

  /// Returns a circle.
  static func circle(x: Double, y: Double, radius: Double, fill: StaticString) -> MarkupNode {
    .element(
      "circle",
      [
        Attribute(name: "cx", value: .number(x)), Attribute(name: "cy", value: .number(y)),
        Attribute(name: "r", value: .number(radius)), Attribute(name: "fill", value: .word(fill)),
      ], [])
  }

  /// Returns `children` moved by a distance.
  static func moved(x: Double, y: Double, _ children: [MarkupNode]) -> MarkupNode {
    let distance = "translate(\(NumberText.decimal(x)) \(NumberText.decimal(y)))"
    return .element("g", [Attribute(name: "transform", value: .text(distance))], children)
  }

  /// Returns `children` as paler than they are; `opacity` is between 0 and 1.
  static func faded(_ opacity: Double, _ children: [MarkupNode]) -> MarkupNode {
    .element("g", [Attribute(name: "opacity", value: .number(opacity))], children)
  }

  /// Returns `children`, in coordinates of `rect`, without what is outside of it.
  static func clipped(_ rect: Rect, _ children: [MarkupNode]) -> MarkupNode {
    .element(
      "svg", frame(rect) + [Attribute(name: "overflow", value: .word("hidden"))], children)
  }

  private static func frame(_ rect: Rect) -> [Attribute] {
    [
      Attribute(name: "x", value: .number(rect.x)), Attribute(name: "y", value: .number(rect.y)),
      Attribute(name: "width", value: .number(rect.width)),
      Attribute(name: "height", value: .number(rect.height)),
    ]
  }
}
