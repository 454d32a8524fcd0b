/// Measures the parts of a look, such as texts, that contain no other parts. The unit is a point, or a column of
/// characters if the list is drawn as plain text. From these sizes, ``LookLayout`` computes the sizes of all other
/// parts.
package protocol LookMeasure {
  /// Returns the widths of a part that contains no other parts: the natural width, the least width at which no word is
  /// broken, and the least possible width. The padding of the part is not included.
  func span(ofLeaf look: LookNode) -> MeasuredWidth
  /// Returns the height of a part that contains no other parts, at a width.
  func height(ofLeaf look: LookNode, width: Double) -> Double
  /// Returns the distance from the top of a part to its first baseline, if the part has this width and height; nil if
  /// the part has no text.
  func baseline(ofLeaf look: LookNode, width: Double, height: Double) -> Double?
  /// Returns the width of the longest line of a part's text, if lines longer than `width` are broken.
  func longestLine(ofLeaf look: LookNode, width: Double) -> Double
  /// Whether lengths are points. If false, lengths are columns of characters, and the list is drawn as plain text.
  ///
  /// A layout in columns ignores the sizes that the app set for parts. Each part is a whole number of columns wide. An
  /// overlay is beside the part that it belongs to, and not over this part.
  var isInPoints: Bool { get }
  /// The default gap between parts side by side.
  var gap: Double { get }
}

/// A part of a look, its frame, and the parts inside it.
package struct PlacedPart {
  package let look: LookNode
  /// The frame of the part, and the frame without the padding.
  package let frame, room: Rect
  /// The alignment of the part's text, if the app sets no alignment for it. This alignment follows from the stack
  /// around the part.
  package let alignment: Look.TextAlignment
  package var parts: [PlacedPart] = []

  /// The part and all parts inside it, at any depth, in the order in which they are drawn.
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

  package func layout(_ look: LookNode) -> LookLayout<Self> { LookLayout(look, self) }

  /// Returns the positions of all parts of the look in a rectangle.
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
