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
