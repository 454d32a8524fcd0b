/// A rectangle in points; y grows downwards.
package struct Rect: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  /// Returns the rectangle with its sides moved inwards, at most to its center.
  package func inset(x dx: Double, y dy: Double) -> Rect {
    let (dx, dy) = (min(dx, width / 2), min(dy, height / 2))
    return Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The largest square in the middle of the rectangle.
  package var square: Rect {
    let size = min(width, height)
    return Rect(x: midX - size / 2, y: midY - size / 2, width: size, height: size)
  }

  /// Returns the rectangle mirrored from left to right in a view with this width.
  package func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: y, width: self.width, height: height)
  }

  /// Returns a rectangle at the left side of this rectangle, vertically centered. The result has the height `height`.
  /// Its width is `width`, but at most the width of this rectangle.
  package func leading(width: Double, height: Double) -> Rect {
    Rect(x: x, y: midY - height / 2, width: min(width, self.width), height: height)
  }
}
