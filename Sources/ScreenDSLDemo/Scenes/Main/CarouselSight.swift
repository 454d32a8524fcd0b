/// What the user sees of the carousel, and of the menu for its order.
struct CarouselSight: Equatable, Sendable {
  /// How far it is scrolled, in points.
  var offset: Double
  /// The visible cards, the first of which may be cut off.
  var cards: [String]
  /// The segment that the menu shows.
  var segment: String
}

extension CarouselSight: CustomStringConvertible {
  var description: String {
    (["offset \(offset)", "menu \(segment)"] + cards).joined(separator: ", ").onOneLine
  }
}
