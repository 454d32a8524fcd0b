extension MarkupNode {
  /// The font families of the texts in pictures: the font of the device, Inter, or any sans-serif font.
  static let typefaces: StaticString = "-apple-system, system-ui, Inter, sans-serif"

  package static func picture(
    width: Double, height: Double, ground: StaticString, label: String, _ children: [MarkupNode]
  ) -> MarkupNode {
    let size = "0 0 \(NumberText.decimal(width)) \(NumberText.decimal(height))"
    let area = Rect(x: 0, y: 0, width: width, height: height)
    return .element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", .number(width)),
        ("height", .number(height)), ("viewBox", .text(size)),
        ("font-family", .word(typefaces)), ("role", "img"), ("aria-label", .text(label)),
      ], [.rect(area, fill: ground)] + children)
  }

  static func rect(
    _ rect: Rect, fill: StaticString, radius: Double = 0, stroke: StaticString? = nil,
    strokeWidth: Double = 1
  ) -> MarkupNode {
    var attributes = frame(rect)
    if radius > 0 { attributes.append(("rx", .number(radius))) }
    attributes.append(("fill", .word(fill)))
    if let stroke {
      attributes += [("stroke", .word(stroke)), ("stroke-width", .number(strokeWidth))]
    }
    return .element("rect", attributes)
  }

  static func text(
    _ text: String, x: Double, midY: Double, font: Font, fill: StaticString,
    anchor: StaticString? = nil
  ) -> MarkupNode {
    self.text([.text(text)], x: x, midY: midY, font: font, fill: fill, anchor: anchor)
  }

  static func text(
    _ pieces: [MarkupNode], x: Double, midY: Double, font: Font, fill: StaticString,
    anchor: StaticString? = nil
  ) -> MarkupNode {
    let letters = pieces.flatMap(\.texts).joined()
    var attributes: [Attribute] = [
      ("x", .number(x)), ("y", .number(midY + font.baseline)), ("font-size", .number(font.size)),
    ]
    if font.isBold { attributes.append(("font-weight", "bold")) }
    if font.hasMonospacedDigits { attributes.append(("font-variant", "tabular-nums")) }
    if let anchor { attributes.append(("text-anchor", .word(anchor))) }
    if !font.knows(letters) {
      // As in a `UILabel`, the first letter of a line decides in which direction the line is read.
      attributes.append(("unicode-bidi", "plaintext"))
    } else if letters.count > 1 {
      attributes += [
        ("textLength", .number(font.width(of: letters))), ("lengthAdjust", "spacingAndGlyphs"),
      ]
    }
    if font.isStruck { attributes.append(("text-decoration", "line-through")) }
    attributes += [("fill", .word(fill)), ("xml:space", "preserve")]
    return .element("text", attributes, pieces)
  }

  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .element(_, _, let parts): parts.flatMap(\.texts)
    }
  }

  static func image(_ address: String, _ rect: Rect, isFitted: Bool, radius: Double) -> MarkupNode {
    let aspect: Value = isFitted ? "xMidYMid" : "xMidYMid slice"
    let image = MarkupNode.element(
      "image", frame(rect) + [("href", .text(address)), ("preserveAspectRatio", aspect)])
    return radius > 0 ? .rounded(rect, radius: radius, [image]) : image
  }

  static func rounded(_ rect: Rect, radius: Double, _ children: [MarkupNode]) -> MarkupNode {
    let shares = [rect.width, rect.height].map { (radius / max($0, 1) * 1_000).rounded() / 1_000 }
    let (x, y, name) = (shares[0], shares[1], "round-\(shares[0])-\(shares[1])")
    let arc = "A\(x) \(y) 0 0 1 "
    let corners =
      "M\(x) 0H\(1 - x)\(arc)1 \(y)V\(1 - y)\(arc)\(1 - x) 1H\(x)\(arc)0 \(1 - y)V\(y)\(arc)\(x) 0Z"
    let clip = MarkupNode.element(
      "clipPath", [("id", .text(name)), ("clipPathUnits", "objectBoundingBox")],
      [.element("path", [("d", .text(corners))])])
    return .element("g", [("clip-path", .text("url(#\(name))"))], [clip] + children)
  }

  static func circle(x: Double, y: Double, radius: Double, fill: StaticString) -> MarkupNode {
    .rect(Rect(midX: x, midY: y, radius: radius), fill: fill, radius: radius)
  }

  static func moved(x: Double, y: Double, _ children: [MarkupNode]) -> MarkupNode {
    .element("g", [("transform", .distance(x: x, y: y))], children)
  }

  static func faded(_ opacity: Double, _ children: [MarkupNode]) -> MarkupNode {
    .element("g", [("opacity", .number(opacity))], children)
  }

  /// Returns the children, clipped to `rect`. The origin of their coordinates is the top left corner of `rect`.
  static func clipped(_ rect: Rect, _ children: [MarkupNode]) -> MarkupNode {
    .element("svg", frame(rect) + [("overflow", "hidden")], children)
  }

  private static func frame(_ rect: Rect) -> [Attribute] {
    [
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
  }

  /// Returns the drawing mirrored from left to right. The axis is the vertical line at the x coordinate `sum / 2`.
  func mirrored(_ sum: Double) -> MarkupNode {
    guard case .element(let name, var attributes, let children) = self else { return self }
    let tag = "\(name)"
    var inner = sum
    let width = number("width", in: attributes) ?? 0
    for (index, attribute) in attributes.enumerated() {
      switch (("\(attribute.name)"), attribute.value) {
      case ("x", .number(let x)): attributes[index].value = .number(sum - x - width)
      case (_, .path(let path)): attributes[index].value = .path(path.mirrored(sum))
      case (_, .distance(let x, let y)):
        attributes[index].value = .distance(x: 0, y: y)
        inner = sum - x
      default: break
      }
    }
    if tag == "text" {
      let anchor = attributes.first { "\($0.name)" == "text-anchor" }?.value.text
      if anchor == nil { attributes.append(("text-anchor", "end")) }
      if anchor == "end" { attributes.removeAll { "\($0.name)" == "text-anchor" } }
    }
    if tag == "svg" { inner = width }
    return .element(name, attributes, children.map { $0.mirrored(inner) })
  }

  var height: Double? {
    guard case .element(_, let attributes, _) = self else { return nil }
    for case (_, .path(let path)) in attributes { return path.frame.height }
    return number("height", in: attributes)
  }

  var topOfChildren: Double {
    guard case .element(let name, let attributes, _) = self else { return 0 }
    if case .distance(_, let y)? = attributes.first?.value { return y }
    return "\(name)" == "svg" ? number("y", in: attributes) ?? 0 : 0
  }

  private func number(_ name: String, in attributes: [Attribute]) -> Double? {
    for case (let own, .number(let number)) in attributes where "\(own)" == name { return number }
    return nil
  }
}

extension Path {
  func stroked(
    _ color: StaticString, width: Double, dashes: MarkupNode.Value? = nil, isRound: Bool = false,
    isFilled: Bool = false
  ) -> MarkupNode {
    var attributes: [MarkupNode.Attribute] = [
      ("d", .path(self)), ("fill", isFilled ? .word(color) : "none"), ("stroke", .word(color)),
      ("stroke-width", .number(width)),
    ]
    if isRound { attributes += [("stroke-linecap", "round"), ("stroke-linejoin", "round")] }
    if let dashes { attributes.append(("stroke-dasharray", dashes)) }
    return .element("path", attributes)
  }

  func filled(_ color: StaticString) -> MarkupNode {
    .element("path", [("d", .path(self)), ("fill", .word(color))])
  }
}

/// A drawing and its height in points. The top left corner of the drawing is the origin of its coordinates.
struct Block: Sendable {
  var height = 0.0
  var nodes: [MarkupNode] = []
  /// The x coordinate of the row's leading text, at which the row's default separator begins too; nil if there is no
  /// such text.
  var textStart: Double?

  mutating func append(_ block: Block, x: Double = 0) {
    if height == 0, x == 0 {
      nodes += block.nodes
    } else if !block.nodes.isEmpty {
      nodes.append(.moved(x: x, y: height, block.nodes))
    }
    height += block.height
  }
}
