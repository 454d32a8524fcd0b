/// What is seen of a carousel's cards, which lie side by side, in the unit of a drawing.
struct Strip {
  /// The width of a card, the room between two of them, and that of the list.
  let width, gap, room: Double
  /// What is before the first card, and what is before and after all of them.
  var leading = 0.0, sides = 0.0
  /// How far the list is to be scrolled.
  let wish: Double

  private var step: Double { width + gap }

  /// How far it is scrolled: never so that less than its room is left.
  func offset(count: Int) -> Double {
    min(wish, max(0, Double(count) * step - gap + sides - room))
  }

  /// The positions of the cards that are seen, wholly or in part.
  func cards(count: Int) -> Range<Int> {
    let offset = offset(count: count)
    let first = index(max(0, offset - leading) / step, count)
    return first..<max(first, min(count, index((offset + room) / step, count) + 1))
  }

  /// Returns a position, which there may be too many cards before to count.
  private func index(_ place: Double, _ count: Int) -> Int {
    place < Double(count) ? Int(place) : count
  }
}
