/// Computes which items of a carousel are visible. Lengths are in points for a picture, and in columns for a drawing as
/// text.
struct Strip {
  /// The gap between two items, and the width of the list.
  let gap, room: Double
  /// The space before the first item.
  let leading: Double
  /// The scroll offset within the limits of the content.
  let offset: Double
  /// The end of each item, with the gap after the item.
  private var ends: [Double] = []

  /// Creates a strip from the widths of its items.
  ///
  /// - Parameters:
  ///   - sides: The space at both ends of the carousel together.
  ///   - wish: The requested scroll offset, which may be outside of the limits of the content.
  init(
    _ widths: [Double], gap: Double, room: Double, leading: Double = 0, sides: Double = 0,
    wish: Double
  ) {
    (self.gap, self.room, self.leading) = (gap, room, leading)
    for width in widths { ends.append((ends.last ?? 0) + width + gap) }
    offset = min(wish, max(0, (ends.last ?? 0) - gap + sides - room))
  }

  /// Returns the distance from the start of the first item to the start of an item.
  func start(of item: Int) -> Double { item == 0 ? 0 : ends[item - 1] }

  func width(of item: Int) -> Double { ends[item] - start(of: item) - gap }

  /// Returns the indexes of the items that are visible, at least in part.
  ///
  /// - Parameter margin: The distance from the visible part within which items count as visible.
  func visible(margin: Double = 0) -> Range<Int> {
    let (start, end) = (offset - leading - margin, offset - leading + room + margin)
    let first = ends.prefix { $0 - gap <= start }.count
    return first..<max(first, ends.indices.prefix { self.start(of: $0) < end }.count)
  }
}
