import Foundation
import UpdateContract

struct ListGeometry {
  var sections: [SectionGeometry]
  let isHorizontal: Bool
  let breadth: CGFloat
  /// Whether the content begins at the right side. It is then at least as wide as the list.
  let isMirrored: Bool
  private let smallestLength: CGFloat
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

  /// - Complexity: O(log *s* + *k*), where *s* is the number of sections and *k* the number of visible elements.
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

  private func rect(_ span: Range<CGFloat>, _ cross: Range<CGFloat>) -> CGRect {
    let (length, width) = (span.upperBound - span.lowerBound, cross.upperBound - cross.lowerBound)
    return isHorizontal
      ? CGRect(
        x: isMirrored ? self.length - span.upperBound : span.lowerBound, y: cross.lowerBound,
        width: length, height: width)
      : CGRect(x: cross.lowerBound, y: span.lowerBound, width: width, height: length)
  }
}

struct VisibleWindow {
  var items: [ItemPath] = []
  var supplementaries: [SupplementarySlot] = []
}

struct SupplementarySlot: Hashable {
  var kind: ElementKind
  var section: Int
}
