import Foundation
import UpdateContract

/// Guessed and measured heights.
extension ListSimulator {
  /// Measures the rows that show and are due; those that turn out to be of another height are placed anew.
  func measureRows() {
    guard options.behavior.measuresRows else { return }
    measureSupplementaries()
    for cell in placed.liveInOrder { measure(cell) }
    guard hasNewHeights else { return }
    hasNewHeights = false
    geometryDidChange()
  }

  /// Measures a row if it has another cell, was filled again, has another width, or if all rows are due.
  ///
  /// UIKit does it before it shows a cell, that is before the cell is in the list.
  func measure(_ cell: PlacedViews.Cell) {
    cell.view.prepareForLayout()
    guard !isPoisoned, options.behavior.measuresRows else { return }
    if let geometry { cell.view.frame = geometry.rect(of: cell.path) }
    let width = cell.view.frame.width
    guard measuredRows[cell.token] != width else { return }
    measuredRows[cell.token] = width
    checkFit(of: cell.view)
    let old = rowHeights[cell.token] ?? cell.view.frame.height
    guard let height = host.measuredHeight(of: cell.view, at: cell.path.indexPath), height > 0,
      abs(height - old) > 0.5
    else {
      remeasured[cell.token] = nil
      return
    }
    rowHeights[cell.token] = height
    hasNewHeights = true
    guard kind == .collection else { return }
    // A collection asks again until the cell agrees with its place.
    measuredRows[cell.token] = nil
    remeasured[cell.token, default: 0] += 1
    _ = check(remeasured[cell.token, default: 0] < Self.mostMeasures, .rule("L2", text(host)))
  }

  private static var mostMeasures: Int { 20 }

  /// Makes all rows measured once more, as when a layout is invalidated or a table is updated.
  func measureRowsAgain() {
    measuredRows = [:]
    geometryDidChange()
  }

  /// Measures headers and footers that show for the first time, or that an update pass or an invalidation
  /// names.
  private func measureSupplementaries() {
    let measured = placed.supplementariesInOrder.filter { supplementary in
      geometry?.sections[supplementary.section].shape.selfSizing.contains(supplementary.key.kind)
        == true
    }
    for supplementary in measured {
      supplementary.view.prepareForLayout()
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
  func measureSupplementariesAgain() { dueSupplementaries = Set(placed.supplementaries.keys) }

  /// Makes the items of a collection measured once more that a layout names.
  func measureAgain(_ items: [IndexPath]) {
    for path in items.compactMap(path) { committed?.token(at: path).map { measuredRows[$0] = nil } }
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
          ?? host.guessedHeight(at: [index, item]) ?? guess
      }
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

  /// Scrolls on, so that the first of the items that are still there is where it was on the screen.
  func correctOffset(from places: [(token: Int, start: CGFloat)]) {
    guard options.behavior.correctsOffset,
      let first = places.first(where: { placed.live[$0.token] != nil }),
      let path = placed.live[first.token]?.path
    else { return }
    measure()
    guard let start = geometry?.start(of: path), start != first.start else { return }
    let distance = isMirrored ? first.start - start : start - first.start
    if host.scrollsHorizontally {
      host.contentOffset.x += distance
    } else {
      host.contentOffset.y += distance
    }
    host.clampContentOffset()
  }
}
