import Foundation

/// One section at its place in a list.
struct SectionGeometry {
  var start: CGFloat = 0
  var shape: SectionShape

  var headerLength: CGFloat { shape.headers.reduce(0) { $0 + $1.1 } }
  var length: CGFloat {
    headerLength + shape.run.length + shape.footers.reduce(0) { $0 + $1.1 }
  }
  var end: CGFloat { start + length }
  var runStart: CGFloat { start + headerLength }

  func items(in range: Range<CGFloat>) -> Range<Int> {
    shape.run.items(in: (range.lowerBound - runStart)..<(range.upperBound - runStart))
  }

  func span(of item: Int) -> Range<CGFloat> {
    let span = shape.run.span(of: item)
    return (span.lowerBound + runStart)..<(span.upperBound + runStart)
  }

  /// The headers and footers with their places along the axis.
  var supplementaries: [(kind: ElementKind, span: Range<CGFloat>)] {
    var position = start
    var parts: [(kind: ElementKind, span: Range<CGFloat>)] = []
    for (kind, extent) in shape.headers {
      parts.append((kind, position..<(position + extent)))
      position += extent
    }
    position += shape.run.length
    for (kind, extent) in shape.footers {
      parts.append((kind, position..<(position + extent)))
      position += extent
    }
    return parts
  }

  mutating func drop(_ kind: ElementKind) {
    shape.headers.removeAll { $0.0 == kind }
    shape.footers.removeAll { $0.0 == kind }
  }
}

/// The extents of the parts of one section along the axis of its list.
struct SectionShape {
  /// The height of a row that nobody measures.
  static let rowExtent: CGFloat = 44
  /// The height of a header or footer that nobody measures.
  static let supplementaryExtent: CGFloat = 28

  var headers: [(ElementKind, CGFloat)] = []
  var run: ItemRun
  var footers: [(ElementKind, CGFloat)] = []

  /// The shape of items that do not show.
  static func nothing(count: Int) -> SectionShape {
    SectionShape(run: .lines(count: count, columns: 1, extent: 0))
  }
}
