import Foundation
import UpdateContract

/// Guessed and measured heights.
extension ListSimulator {
  /// Measures the rows that show; those that turn out to be of another height are placed anew.
  func measureRows() {
    guard options.behavior.measuresRows else { return }
    measureSupplementaries()
    for cell in placed.liveInOrder {
      guard !isPoisoned, let height = host.measuredHeight(of: cell.view, at: cell.path), height > 0,
        abs(height - (rowHeights[cell.token] ?? cell.view.frame.height)) > 0.5
      else { continue }
      rowHeights[cell.token] = height
      geometryDidChange()
    }
  }

  /// Measures headers and footers that show for the first time, or that an update pass or an invalidation
  /// names.
  private func measureSupplementaries() {
    let measured = placed.supplementariesInOrder.filter { supplementary in
      geometry?.sections[supplementary.section].shape.selfSizing.contains(supplementary.key.kind)
        == true
    }
    for supplementary in measured {
      let key = supplementary.key
      let known = supplementaryHeights[key]
      guard known == nil || dueSupplementaries.contains(key) else { continue }
      let height = supplementary.view.fittingHeight(width: host.bounds.width)
      guard height > 0 else { continue }
      supplementaryHeights[key] = height
      if abs(height - supplementary.view.frame.height) > 0.5 { geometryDidChange() }
    }
    dueSupplementaries = []
  }

  /// Makes the headers and footers of a table measured once more, as in each update pass.
  func measureSupplementariesAgain() {
    dueSupplementaries = Set(placed.supplementaries.keys)
  }

  /// Makes the supplementary views of a collection measured once more that a layout names.
  func measureAgain(_ kind: String, at paths: [IndexPath]) {
    guard let committed else { return }
    for path in paths where committed.sections.indices.contains(path.section) {
      let section = committed.sections[path.section].token
      dueSupplementaries.insert(SupplementaryKey(kind: .supplementary(kind), section: section))
    }
  }

  private func height(of kind: ElementKind, in section: CommittedList.Section) -> CGFloat? {
    supplementaryHeights[SupplementaryKey(kind: kind, section: section.token)]
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
      shapes: shapes, isHorizontal: host.scrollsHorizontally, size: host.bounds.size,
      isMirrored: isMirrored, edges: host.edges)
    geometry = measured
    let width = measuredWidth ?? host.bounds.width
    let offset = host.contentSize.width - width - host.contentOffset.x
    let isFirst = host.contentSize.width == 0
    host.contentSize = measured.contentSize
    measuredWidth = host.bounds.width
    guard isMirrored else { return }
    // What was at the beginning stays there.
    host.contentOffset.x = measured.length - host.bounds.width - (isFirst ? 0 : offset)
  }

  private func shape(of section: CommittedList.Section, at index: Int) -> SectionShape {
    var shape = host.shape(ofSection: index, itemCount: section.items.count)
    if options.behavior.measuresRows, host.measuresRows(inSection: index) {
      shape.run = shape.run.measured { item, guess in
        rowHeights[section.items[item]]
          ?? host.guessedHeight(at: ItemPath(section: index, item: item)) ?? guess
      }
    }
    if case .orthogonal(var carousel) = shape.run {
      carousel.offset = carouselOffsets[section.token] ?? 0
      shape.run = .orthogonal(carousel)
    }
    if options.behavior.measuresRows {
      let isGuess = shape.selfSizing
      let heights = { (kind, guess) in
        (kind, (isGuess.contains(kind) ? self.height(of: kind, in: section) : nil) ?? guess)
      }
      (shape.headers, shape.footers) = (shape.headers.map(heights), shape.footers.map(heights))
    }
    guard !absentSupplementaries.isEmpty else { return shape }
    shape.headers.removeAll { isAbsent($0.0, section.token) }
    shape.footers.removeAll { isAbsent($0.0, section.token) }
    return shape
  }

  private func isAbsent(_ kind: ElementKind, _ token: Int) -> Bool {
    absentSupplementaries.contains(SupplementaryKey(kind: kind, section: token))
  }
}
