/// What is seen of a carousel's cards, which lie side by side, in the unit of a drawing.
struct Strip {
  /// The width of a card, the room between two of them, and that of the list.
  let width, gap, room: Double
  /// What is before the first card, and what is before and after all of them.
  var leading = 0.0, sides = 0.0
  /// How far the list is to be scrolled.
  let wish: Double
  /// Where each card ends, with the room behind it, if the cards are not equally wide.
  private(set) var ends: [Double]?

  private var step: Double { width + gap }

  /// Returns the strip with cards of these widths.
  func with(_ widths: [Double]) -> Strip {
    var (strip, end) = (self, 0.0)
    strip.ends = widths.map { width in
      end += width + gap
      return end
    }
    return strip
  }

  /// Where a card begins, counted from the first one.
  func start(of card: Int) -> Double {
    ends.map { card == 0 ? 0 : $0[card - 1] } ?? Double(card) * step
  }

  func width(of card: Int) -> Double {
    ends.map { $0[card] - start(of: card) - gap } ?? width
  }

  /// How far it is scrolled: never so that less than its room is left.
  func offset(count: Int) -> Double {
    min(wish, max(0, start(of: count) - gap + sides - room))
  }

  /// The positions of the cards that are seen, wholly or in part.
  func cards(count: Int) -> Range<Int> {
    let offset = offset(count: count)
    if let ends {
      let first = ends.prefix { $0 <= offset - leading }.count
      return first..<max(first, min(count, ends.prefix { $0 < offset + room }.count + 1))
    }
    let first = index(max(0, offset - leading) / step, count)
    return first..<max(first, min(count, index((offset + room) / step, count) + 1))
  }

  /// Returns a position, which there may be too many cards before to count.
  private func index(_ place: Double, _ count: Int) -> Int {
    place < Double(count) ? Int(place) : count
  }
}
