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
        ("xmlns", .word("http://www.w3.org/2000/svg")), ("width", .number(width)),
        ("height", .number(height)), ("viewBox", .text(size)),
        ("font-family", .word("sans-serif")), ("role", .word("img")), ("aria-label", .text(label)),
      ], [.rect(area, fill: ground)] + children)
  }

  /// Returns a rectangle, with round corners and a border on request.
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
    return .element("rect", attributes, [])
  }

  /// Returns a line of text that stands at `x`, with its middle at `midY`.
  static func text(
    _ text: String, x: Double, midY: Double, font: Font, fill: StaticString,
    anchor: Anchor = .start
  ) -> MarkupNode {
    var attributes: [Attribute] = [
      ("x", .number(x)), ("y", .number(midY + font.baseline)), ("font-size", .number(font.size)),
    ]
    if font.isBold { attributes.append(("font-weight", .word("bold"))) }
    if anchor != .start {
      let word: StaticString = anchor == .middle ? "middle" : "end"
      attributes.append(("text-anchor", .word(word)))
    }
    attributes += [("fill", .word(fill)), ("xml:space", .word("preserve"))]
    return .element("text", attributes, [.text(text)])
  }

  /// Returns a circle.
  static func circle(x: Double, y: Double, radius: Double, fill: StaticString) -> MarkupNode {
    .element(
      "circle",
      [("cx", .number(x)), ("cy", .number(y)), ("r", .number(radius)), ("fill", .word(fill))], [])
  }

  /// Returns `children` moved by a distance.
  static func moved(x: Double, y: Double, _ children: [MarkupNode]) -> MarkupNode {
    let distance = "translate(\(NumberText.decimal(x)) \(NumberText.decimal(y)))"
    return .element("g", [("transform", .text(distance))], children)
  }

  /// Returns `children` as paler than they are; `opacity` is between 0 and 1.
  static func faded(_ opacity: Double, _ children: [MarkupNode]) -> MarkupNode {
    .element("g", [("opacity", .number(opacity))], children)
  }

  /// Returns `children`, in coordinates of `rect`, without what is outside of it.
  static func clipped(_ rect: Rect, _ children: [MarkupNode]) -> MarkupNode {
    .element("svg", frame(rect) + [("overflow", .word("hidden"))], children)
  }

  private static func frame(_ rect: Rect) -> [Attribute] {
    [
      ("x", .number(rect.x)), ("y", .number(rect.y)), ("width", .number(rect.width)),
      ("height", .number(rect.height)),
    ]
  }
}

/// The commands of a path, in points.
struct Path: Sendable {
  private var commands: [String] = []

  mutating func move(_ x: Double, _ y: Double) { add("M", [x, y]) }
  mutating func line(_ x: Double, _ y: Double) { add("L", [x, y]) }
  mutating func close() { commands.append("Z") }

  /// Adds a curve that leaves and arrives horizontally.
  mutating func curve(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    move(start.x, start.y)
    let bend = (end.x - start.x) / 2
    add("C", [start.x + bend, start.y, end.x - bend, end.y, end.x, end.y])
  }

  private mutating func add(_ command: String, _ numbers: [Double]) {
    commands.append(command + numbers.map(NumberText.decimal).joined(separator: " "))
  }

  private var text: String { commands.joined(separator: " ") }

  /// Returns the path as a line.
  func stroked(_ color: StaticString, width: Double, isDashed: Bool = false) -> MarkupNode {
    var attributes: [MarkupNode.Attribute] = [
      ("d", .text(text)), ("fill", .word("none")), ("stroke", .word(color)),
      ("stroke-width", .number(width)),
    ]
    if isDashed { attributes.append(("stroke-dasharray", .word("5 4"))) }
    return .element("path", attributes, [])
  }

  /// Returns the path as an area.
  func filled(_ color: StaticString) -> MarkupNode {
    .element("path", [("d", .text(text)), ("fill", .word(color))], [])
  }
}

/// A rectangle in points; y grows downwards.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Returns the rectangle with its sides moved inwards; never with a negative size.
  func inset(x dx: Double, y dy: Double) -> Rect {
    Rect(
      x: x + dx, y: y + dy, width: max(0, width - 2 * dx), height: max(0, height - 2 * dy))
  }

  /// Returns the rectangle of a size with the same left side and the same middle line.
  func leading(width: Double, height: Double) -> Rect {
    Rect(x: x, y: midY - height / 2, width: min(width, self.width), height: height)
  }
}

/// A drawing with its height in points; its upper left corner is at zero.
struct Block: Sendable {
  var height: Double
  var nodes: [MarkupNode]

  static let empty = Block(height: 0, nodes: [])

  /// Puts a block below this one.
  mutating func append(_ block: Block) {
    if height == 0 {
      nodes += block.nodes
    } else if !block.nodes.isEmpty {
      nodes.append(.moved(x: 0, y: height, block.nodes))
    }
    height += block.height
  }
}
