/// Computes which items of a carousel are visible. Lengths are in points for a picture, and in columns for a drawing as
/// text.
struct Strip {
  /// The gap between two items, and the width of the list.
  let gap, room: Double
  let leading: Double
  let offset: Double
  /// For each item, the position at which the gap after the item ends.
  private var ends: [Double] = []

  /// Creates a strip of items with the given widths. `sides` is the space before the first item plus the space after
  /// the last item. `wish` is the wanted scroll offset. If `wish` is greater than the greatest possible offset, the
  /// strip has the greatest possible offset.
  init(
    _ widths: [Double], gap: Double, room: Double, leading: Double = 0, sides: Double = 0,
    wish: Double
  ) {
    (self.gap, self.room, self.leading) = (gap, room, leading)
    for width in widths { ends.append((ends.last ?? 0) + width + gap) }
    offset = min(wish, max(0, (ends.last ?? 0) - gap + sides - room))
  }

  func start(of item: Int) -> Double { item == 0 ? 0 : ends[item - 1] }

  func width(of item: Int) -> Double { ends[item] - start(of: item) - gap }

  func visible(margin: Double = 0) -> Range<Int> {
    let (start, end) = (offset - leading - margin, offset - leading + room + margin)
    let first = ends.prefix { $0 - gap <= start }.count
    return first..<max(first, ends.indices.prefix { self.start(of: $0) < end }.count)
  }
}
