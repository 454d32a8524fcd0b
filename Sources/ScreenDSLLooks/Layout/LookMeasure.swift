/// What a layout asks where a look is shown: how large the parts are that have no parts, in whatever unit is counted,
/// points or columns. All else about where parts stand is said once, by ``LookLayout``.
package protocol LookMeasure {
  /// How wide a part without parts is, without what is around it.
  func span(ofLeaf look: LookNode) -> Span
  /// How high it is at a width.
  func height(ofLeaf look: LookNode, width: Double) -> Double
  /// How far its first line of text is below its top, at a size; nil without one.
  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double?
  /// How wide its longest line is, if it is broken to a width.
  func longestLine(ofLeaf look: LookNode, width: Double) -> Double
  /// Whether looks have the sizes that they say, and parts over another one. If not, each part is as wide as what is in
  /// it needs, in whole units, and parts over another one stand beside it.
  var isInPoints: Bool { get }
  /// The room between parts side by side of which nothing is said.
  var gap: Double { get }
}

/// A part where it stands, and those in it.
package struct PlacedPart {
  package let look: LookNode
  /// Its rectangle, and what is left of that inside of its padding.
  package let frame, room: Rect
  /// Where its texts stand that do not say it.
  package let alignment: Look.TextAlignment
  package var parts: [PlacedPart] = []

  /// It, and all that is in it, from the back to the front.
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

  /// Returns what knows where the parts of a look stand.
  package func layout(_ look: LookNode) -> LookLayout<Self> { LookLayout(look, self) }

  /// Returns the look in a rectangle, and all that is in it where it stands.
  package func place(_ look: LookNode, in frame: Rect) -> PlacedPart {
    layout(look).place(in: frame)
  }

  /// Returns the width that a look takes if there is room enough.
  package func width(of look: LookNode) -> Double { layout(look).width }

  /// Returns the height that a look takes, given its width.
  package func height(of look: LookNode, width: Double) -> Double {
    layout(look).height(width: width)
  }
}
