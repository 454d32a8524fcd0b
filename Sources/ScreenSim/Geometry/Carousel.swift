import Foundation

/// A section that scrolls across the axis of its list.
struct Carousel {
  var count: Int
  /// The items of one group.
  var columns: Int
  /// The extent along the axis of the list.
  var extent: CGFloat
  /// The extent of one group across the axis.
  var groupBreadth: CGFloat
  /// The room across the axis.
  var breadth: CGFloat
  /// How far the section has scrolled.
  var offset: CGFloat = 0

  var visibleItems: Range<Int> {
    guard groupBreadth > 0 else { return 0..<0 }
    let first = Int(max(offset, 0) / groupBreadth)
    let last = Int((max(offset + breadth, 0) / groupBreadth).rounded(.up))
    return min(first * columns, count)..<min(last * columns, count)
  }

  func crossSpan(of item: Int) -> Range<CGFloat> {
    let width = groupBreadth / CGFloat(columns)
    let start =
      CGFloat(item / columns) * groupBreadth + CGFloat(item % columns) * width - offset
    return start..<(start + width)
  }
}
