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
