/// Computes which items of a carousel are visible. All lengths are in points, or in columns for a text.
struct Strip {
  /// The width of an item, the gap between two items, and the width of the list.
  let width, gap, room: Double
  /// The space before the first item, and the space at both ends of the carousel.
  var leading = 0.0, sides = 0.0
  /// The requested scroll offset. If it is outside of the limits of the content, `offset(count:)` corrects it.
  let wish: Double
  /// If the items have different widths: the end of each item, with the gap after the item. Otherwise nil.
  private(set) var ends: [Double]?

  private var step: Double { width + gap }

  /// Returns a copy in which each item has a width of its own.
  func with(_ widths: [Double]) -> Strip {
    var (strip, end) = (self, 0.0)
    strip.ends = widths.map { width in
      end += width + gap
      return end
    }
    return strip
  }

  /// Returns the distance from the start of the first item to the start of an item.
  func start(of card: Int) -> Double {
    ends.map { card == 0 ? 0 : $0[card - 1] } ?? Double(card) * step
  }

  func width(of card: Int) -> Double {
    ends.map { $0[card] - start(of: card) - gap } ?? width
  }

  /// Returns the offset within the limits of the content.
  func offset(count: Int) -> Double {
    min(wish, max(0, start(of: count) - gap + sides - room))
  }

  /// Returns the indexes of the items that are visible, at least in part.
  func cards(count: Int) -> Range<Int> {
    let offset = offset(count: count)
    if let ends {
      let first = ends.prefix { $0 <= offset - leading }.count
      return first..<max(first, min(count, ends.prefix { $0 < offset + room }.count + 1))
    }
    let first = index(max(0, offset - leading) / step, count)
    return first..<max(first, min(count, index((offset + room) / step, count) + 1))
  }

  /// Rounds a position, measured in items, down to the index of an item. The result is at most `count`.
  private func index(_ place: Double, _ count: Int) -> Int {
    place < Double(count) ? Int(place) : count
  }
}
