/// Measures leaves for a layout, in its unit: points or columns. ``LookLayout`` decides everything else.
package protocol LookMeasure {
  /// Returns the widths of a leaf, without its padding.
  func span(ofLeaf look: LookNode) -> MeasuredWidth
  /// Returns the height of a leaf at a width.
  func height(ofLeaf look: LookNode, width: Double) -> Double
  /// Returns the distance of its first baseline from its top, at a size; nil without text.
  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double?
  /// Returns the width of its longest line when its text is broken at a width.
  func longestLine(ofLeaf look: LookNode, width: Double) -> Double
  /// Whether the layout is in points, with the sizes that looks set, and with overlays. If not, each part is as wide as
  /// its content, in whole units, and overlays are beside their part.
  var isInPoints: Bool { get }
  /// The default gap between parts side by side.
  var gap: Double { get }
}

/// A part at its position, with the parts inside it.
package struct PlacedPart {
  package let look: LookNode
  /// Its frame, and the frame inside of its padding.
  package let frame, room: Rect
  /// The default alignment of its texts.
  package let alignment: Look.TextAlignment
  package var parts: [PlacedPart] = []

  /// The part and all parts inside it, from back to front.
  package var all: [PlacedPart] {
    var all: [PlacedPart] = []
    add(to: &all)
    return all
  }

  private func add(to all: inout [PlacedPart]) {
    all.append(self)
    for part in parts { part.add(to: &all) }
  }
}

extension LookMeasure {
  package var gap: Double { isInPoints ? LookMetrics.gap : LookMetrics.Columns.gap }

  /// Returns the layout of a look.
  package func layout(_ look: LookNode) -> LookLayout<Self> { LookLayout(look, self) }

  /// Returns the look in a rectangle, with all its parts at their positions.
  package func place(_ look: LookNode, in frame: Rect) -> PlacedPart {
    layout(look).place(in: frame)
  }

  /// Returns the natural width of a look.
  package func width(of look: LookNode) -> Double { layout(look).width }

  /// Returns the height of a look at a width.
  package func height(of look: LookNode, width: Double) -> Double {
    layout(look).height(width: width)
  }
}
