import Foundation
import UpdateContract

/// Extents and places.
extension ListSimulator {
  /// The part of the content that shows, along the axis.
  var visibleRange: Range<CGFloat> {
    let isHorizontal = host.scrollsHorizontally
    let start = isHorizontal ? host.contentOffset.x : host.contentOffset.y
    let length = isHorizontal ? host.bounds.width : host.bounds.height
    let breadth = isHorizontal ? host.bounds.height : host.bounds.width
    return breadth > 0 ? start..<(start + max(length, 0)) : start..<start
  }

  /// Measures the content if it may have changed.
  func measure() {
    guard geometry == nil, let committed else { return }
    busyDepth += 1
    defer { busyDepth -= 1 }
    let shapes = Default.apart {
      committed.sections.enumerated().map { index, section in shape(of: section, at: index) }
    }
    let measured = ListGeometry(
      shapes: shapes, isHorizontal: host.scrollsHorizontally, size: host.bounds.size)
    geometry = measured
    host.contentSize = measured.contentSize
  }

  private func shape(of section: CommittedList.Section, at index: Int) -> SectionShape {
    var shape = host.shape(ofSection: index, itemCount: section.items.count)
    if case .orthogonal(var carousel) = shape.run {
      carousel.offset = carouselOffsets[section.token] ?? 0
      shape.run = .orthogonal(carousel)
    }
    guard !absentChrome.isEmpty else { return shape }
    shape.headers.removeAll { isAbsent($0.0, section.token) }
    shape.footers.removeAll { isAbsent($0.0, section.token) }
    return shape
  }

  private func isAbsent(_ kind: ElementKind, _ token: Int) -> Bool {
    absentChrome.contains(ChromeKey(kind: kind, section: token))
  }

  func rect(at path: ItemPath) -> CGRect {
    guard isUsable("rect(at:)") else { return .zero }
    let isKnown = contains(path) { kind == .table ? .noRect(at: $0) : .noItemForAttributes($0) }
    guard isKnown else { return .zero }
    measure()
    return geometry?.rect(of: path) ?? .zero
  }

  func rect(ofSection section: Int) -> CGRect {
    guard isUsable("rect(forSection:)") else { return .zero }
    settleCounts()
    let exists = committed?.sections.indices.contains(section) == true
    guard check(exists, .noRect(ofSection: section)), exists else { return .zero }
    measure()
    return geometry?.rect(ofSection: section) ?? .zero
  }

  func path(at point: CGPoint) -> ItemPath? {
    guard isUsable("indexPath(at:)") else { return nil }
    settleCounts()
    measure()
    return geometry?.path(at: point)
  }
}
