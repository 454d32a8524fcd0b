/// Measures the parts of a look that contain no other parts, such as texts. The unit is a point, or a column of
/// characters if the list is drawn as plain text.
package protocol LookMeasure {
  /// Returns the natural width of a part, the least width at which no word is broken, and the least possible width,
  /// each without padding.
  func span(ofLeaf look: LookNode) -> MeasuredWidth
  func height(ofLeaf look: LookNode, width: Double) -> Double
  /// Returns the distance from the top of a part to its first baseline; nil if the part has no text.
  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double?
  /// Returns the width of the longest line of a part's text, if lines longer than `width` are broken.
  func longestLine(ofLeaf look: LookNode, width: Double) -> Double
  /// Whether lengths are points. If false, lengths are columns of characters, and the layout ignores the modifier
  /// `size`.
  var isInPoints: Bool { get }
  var gap: Double { get }
}

package struct PlacedPart {
  package let look: LookNode
  /// The area of the part: `frame` with the padding, and `room` without the padding.
  package let frame, room: Rect
  package let alignment: Look.TextAlignment
  package var parts: [PlacedPart] = []

  /// Calls the closure with this part, and then with all parts inside it.
  package func visit(_ body: (PlacedPart) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }
}

extension LookMeasure {
  package var gap: Double { isInPoints ? LookMetrics.gap : LookMetrics.Columns.gap }

  package func layout(_ look: LookNode) -> LookLayout<Self> { LookLayout(look, self) }

  package func place(_ look: LookNode, in frame: Rect) -> PlacedPart {
    layout(look).place(in: frame)
  }

  package func width(of look: LookNode) -> Double { layout(look).width }
}
