import Foundation

struct SectionGeometry {
  var start: CGFloat = 0
  var shape: SectionShape

  var headerLength: CGFloat { shape.headerLength }
  var length: CGFloat { headerLength + shape.run.length + shape.footerLength }
  var end: CGFloat { start + length }
  var runStart: CGFloat { start + headerLength }

  func items(in range: Range<CGFloat>) -> Range<Int> {
    shape.run.items(in: (range.lowerBound - runStart)..<(range.upperBound - runStart))
  }

  func span(of item: Int) -> Range<CGFloat> {
    let span = shape.run.span(of: item)
    return (span.lowerBound + runStart)..<(span.upperBound + runStart)
  }

  var supplementaries: [(kind: ElementKind, span: Range<CGFloat>)] {
    var position = start + shape.topPadding
    func part(_ kind: ElementKind, _ extent: CGFloat, overlapping place: CGFloat) -> (
      kind: ElementKind, span: Range<CGFloat>
    ) {
      let begin = shape.offsets.map { place + $0[kind, default: 0] } ?? position
      position += extent
      return (kind, begin..<(begin + extent))
    }
    let headers = shape.headers.map { part($0.0, $0.1, overlapping: runStart - $0.1) }
    let runEnd = runStart + shape.run.length
    position = runEnd
    return headers + shape.footers.map { part($0.0, $0.1, overlapping: runEnd) }
  }

  mutating func drop(_ kind: ElementKind) {
    shape.headers.removeAll { $0.0 == kind }
    shape.footers.removeAll { $0.0 == kind }
  }
}

struct SectionShape {
  /// The heights of rows and of supplementary views that nobody measures.
  static let rowExtent: CGFloat = 44
  static let supplementaryExtent: CGFloat = 28

  var headers: [(ElementKind, CGFloat)] = []
  var run: ItemRun
  var footers: [(ElementKind, CGFloat)] = []
  /// The headers and footers whose heights are estimates.
  var selfSizing: Set<ElementKind> = []
  /// The space instead of a header, and the space instead of a footer, if the section has none.
  var gaps: (header: CGFloat, footer: CGFloat) = (0, 0)
  var topPadding: CGFloat = 0
  /// The distance of each header and footer from the items; nil if they follow one another.
  var offsets: [ElementKind: CGFloat]?

  static func nothing(count: Int) -> SectionShape {
    SectionShape(run: .lines(count: count, columns: 1, extent: 0))
  }

  var headerLength: CGFloat {
    headers.isEmpty ? gaps.header : topPadding + room(for: headers, sign: -1)
  }
  var footerLength: CGFloat { footers.isEmpty ? gaps.footer : room(for: footers, sign: 1) }

  private func room(for parts: [(ElementKind, CGFloat)], sign: CGFloat) -> CGFloat {
    guard let offsets else { return parts.reduce(0) { $0 + $1.1 } }
    return parts.reduce(0) { max($0, $1.1 + sign * offsets[$1.0, default: 0]) }
  }
}
