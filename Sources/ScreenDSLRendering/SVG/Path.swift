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

  /// Returns the path as a line.
  func stroked(_ color: StaticString, width: Double, isDashed: Bool = false) -> MarkupNode {
    var attributes = [
      MarkupNode.Attribute(name: "d", value: .text(commands.joined(separator: " "))),
      MarkupNode.Attribute(name: "fill", value: .word("none")),
      MarkupNode.Attribute(name: "stroke", value: .word(color)),
      MarkupNode.Attribute(name: "stroke-width", value: .number(width)),
    ]
    if isDashed {
      attributes.append(MarkupNode.Attribute(name: "stroke-dasharray", value: .word("5 4")))
    }
    return .element("path", attributes, [])
  }

  /// Returns the path as an area.
  func filled(_ color: StaticString) -> MarkupNode {
    .element(
      "path",
      [
        MarkupNode.Attribute(name: "d", value: .text(commands.joined(separator: " "))),
        MarkupNode.Attribute(name: "fill", value: .word(color)),
      ], [])
  }
}
