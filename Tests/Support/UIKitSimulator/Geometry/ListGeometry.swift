import Foundation
import UpdateContract

/// The positions of everything in a list.
struct ListGeometry {
  var sections: [SectionGeometry]
  let isHorizontal: Bool
  let breadth: CGFloat
  /// Whether the content begins at the right side. It is then at least as wide as the list.
  let isMirrored: Bool
  private let smallestLength: CGFloat
  /// The space before the first section, and the space after the last one.
  private let edges: (before: CGFloat, after: CGFloat)

  init(
    shapes: [SectionShape], isHorizontal: Bool, size: CGSize, isMirrored: Bool = false,
    edges: (before: CGFloat, after: CGFloat) = (0, 0)
  ) {
    self.edges = edges
    sections = shapes.map { SectionGeometry(shape: $0) }
    self.isHorizontal = isHorizontal
    self.isMirrored = isMirrored && isHorizontal
    breadth = isHorizontal ? size.height : size.width
    smallestLength = isMirrored ? size.width : 0
    stack()
  }

  var length: CGFloat {
    max((sections.last?.end ?? edges.before) + edges.after, isHorizontal ? smallestLength : 0)
  }

  var contentSize: CGSize {
    isHorizontal
      ? CGSize(width: length, height: breadth) : CGSize(width: breadth, height: length)
  }

  mutating func stack() {
    var position = edges.before
    for index in sections.indices {
      sections[index].start = position
      position = sections[index].end
    }
  }

  /// Returns what is visible in a range of the axis.
  ///
  /// - Complexity: O(log *s* + *k*), where *s* is the number of sections and *k* the number of
  ///   elements that show.
  func window(_ range: Range<CGFloat>) -> VisibleWindow {
    var window = VisibleWindow()
    guard range.lowerBound < range.upperBound else { return window }
    var index = sections.firstIndexSorted { $0.end > range.lowerBound }
    while index < sections.count, sections[index].start < range.upperBound {
      let section = sections[index]
      for part in section.supplementaries where part.span.overlaps(range) {
        window.supplementaries.append(SupplementarySlot(kind: part.kind, section: index))
      }
      for item in section.items(in: range) {
        window.items.append(ItemPath(section: index, item: item))
      }
      index += 1
    }
    return window
  }

  /// Returns where an item begins along the axis.
  func start(of path: ItemPath) -> CGFloat { sections[path.section].span(of: path.item).lowerBound }

  func rect(of path: ItemPath) -> CGRect {
    let section = sections[path.section]
    return rect(
      section.span(of: path.item), section.shape.run.crossSpan(of: path.item, breadth: breadth))
  }

  func rect(of slot: SupplementarySlot) -> CGRect? {
    let span = sections[slot.section].supplementaries.first { $0.kind == slot.kind }?.span
    return span.map { rect($0, 0..<breadth) }
  }

  func path(at point: CGPoint) -> ItemPath? {
    let place = isHorizontal ? (isMirrored ? length - point.x : point.x) : point.y
    let cross = isHorizontal ? point.y : point.x
    return window(place..<(place + 1)).items.first { path in
      let section = sections[path.section]
      return section.span(of: path.item).contains(place)
        && section.shape.run.crossSpan(of: path.item, breadth: breadth).contains(cross)
    }
  }

  private func rect(_ span: Range<CGFloat>, _ cross: Range<CGFloat>) -> CGRect {
    let length = span.upperBound - span.lowerBound
    let width = cross.upperBound - cross.lowerBound
    return isHorizontal
      ? CGRect(
        x: isMirrored ? self.length - span.upperBound : span.lowerBound, y: cross.lowerBound,
        width: length, height: width)
      : CGRect(x: cross.lowerBound, y: span.lowerBound, width: width, height: length)
  }
}

/// The visible elements of a list, from its start to its end.
struct VisibleWindow {
  var items: [ItemPath] = []
  var supplementaries: [SupplementarySlot] = []
}

/// The section and the kind of a supplementary view.
struct SupplementarySlot: Hashable {
  var kind: ElementKind
  var section: Int
}
