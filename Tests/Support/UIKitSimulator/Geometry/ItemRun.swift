import Foundation

/// The items of one section along the axis of their list.
enum ItemRun {
  /// Lines of equal length. They are as wide as the list, or as `breadth`.
  case lines(count: Int, columns: Int, extent: CGFloat, breadth: CGFloat? = nil)
  /// Lines with several items each. The ends of the lines are in ascending order.
  case varied(ends: [CGFloat], count: Int, columns: Int, breadth: CGFloat?)
  /// A single line, which scrolls across the axis of the list.
  case orthogonal(Carousel)

  init(extents: [CGFloat], columns: Int = 1, breadth: CGFloat? = nil) {
    var end: CGFloat = 0
    let ends = stride(from: 0, to: extents.count, by: columns).map { first in
      end += extents[first..<min(first + columns, extents.count)].reduce(0, max)
      return end
    }
    self = .varied(ends: ends, count: extents.count, columns: columns, breadth: breadth)
  }

  /// Each item decides its own length, or its width in a line that scrolls across the axis; `guess` is the present one.
  func measured(_ extent: (_ item: Int, _ guess: CGFloat) -> CGFloat) -> ItemRun {
    if case .orthogonal(var carousel) = self, carousel.hasGuessedWidths, carousel.columns == 1 {
      var end: CGFloat = 0
      carousel.ends = (0..<carousel.count).map { item in
        end += extent(item, carousel.groupBreadth - carousel.spacing) + carousel.spacing
        return end
      }
      return .orthogonal(carousel)
    }
    guard case .lines(let count, let columns, let guess, let breadth) = self, count > 0 else {
      return self
    }
    return ItemRun(
      extents: (0..<count).map { extent($0, guess) }, columns: columns, breadth: breadth)
  }

  var count: Int {
    switch self {
    case .lines(let count, _, _, _), .varied(_, let count, _, _): count
    case .orthogonal(let carousel): carousel.count
    }
  }

  var length: CGFloat {
    switch self {
    case .lines(let count, let columns, let extent, _):
      CGFloat((count + columns - 1) / columns) * extent
    case .varied(let ends, _, _, _): ends.last ?? 0
    case .orthogonal(let carousel): carousel.count > 0 ? carousel.extent : 0
    }
  }

  func items(in range: Range<CGFloat>) -> Range<Int> {
    guard count > 0, range.lowerBound < length, range.upperBound > 0 else { return 0..<0 }
    switch self {
    case .lines(let count, let columns, let extent, _):
      guard extent > 0 else { return 0..<0 }
      let first = Int(max(range.lowerBound, 0) / extent)
      let last = Int((min(range.upperBound, length) / extent).rounded(.up))
      return min(first * columns, count)..<min(last * columns, count)
    case .varied(let ends, let count, let columns, _):
      let first = ends.firstIndexSorted { $0 > range.lowerBound }
      let last = ends.firstIndexSorted { $0 >= range.upperBound }
      return min(first * columns, count)..<min((last + 1) * columns, count)
    case .orthogonal(let carousel):
      return carousel.visibleItems
    }
  }

  func span(of item: Int) -> Range<CGFloat> {
    switch self {
    case .lines(_, let columns, let extent, _):
      let start = CGFloat(item / columns) * extent
      return start..<(start + extent)
    case .varied(let ends, _, let columns, _):
      let line = item / columns
      return (line == 0 ? 0 : ends[line - 1])..<ends[line]
    case .orthogonal(let carousel):
      return 0..<carousel.extent
    }
  }

  func crossSpan(of item: Int, breadth: CGFloat) -> Range<CGFloat> {
    switch self {
    case .lines(_, let columns, _, let own), .varied(_, _, let columns, let own):
      let width = (own ?? breadth) / CGFloat(columns)
      let start = CGFloat(item % columns) * width
      return start..<(start + width)
    case .orthogonal(let carousel): return carousel.crossSpan(of: item)
    }
  }
}

extension Array {
  /// All elements that satisfy the condition must be at the end of the array.
  func firstIndexSorted(where fits: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A section that scrolls across the direction of the list.
struct Carousel {
  var count: Int
  var columns: Int
  /// An extent is a length along the axis of the list, a breadth is one across it.
  var extent: CGFloat
  var groupBreadth: CGFloat
  var breadth: CGFloat
  /// The space between two groups. It is a part of the length of each group.
  var spacing: CGFloat = 0
  var hasGuessedWidths = false
  /// The ends of the groups in ascending order, if each group is as wide as its item; otherwise nil.
  var ends: [CGFloat]?

  var visibleItems: Range<Int> {
    guard groupBreadth > 0 else { return 0..<0 }
    if let ends { return 0..<min(ends.firstIndexSorted { $0 >= breadth } + 1, count) }
    return 0..<min(Int((breadth / groupBreadth).rounded(.up)) * columns, count)
  }

  func crossSpan(of item: Int) -> Range<CGFloat> {
    if let ends { return (item == 0 ? 0 : ends[item - 1])..<(ends[item] - spacing) }
    let width = groupBreadth / CGFloat(columns)
    let start = CGFloat(item / columns) * groupBreadth + CGFloat(item % columns) * width
    return start..<(start + width)
  }
}
