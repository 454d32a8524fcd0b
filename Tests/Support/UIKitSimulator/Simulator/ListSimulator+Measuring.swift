import Foundation
import UpdateContract

extension ListSimulator {
  func measureRows() {
    guard options.behavior.measuresRows else { return }
    measureSupplementaries()
    for cell in placed.liveInOrder { measure(cell) }
    guard hasNewHeights else { return }
    let below = isGuessAboveWrong ? places.filter { $0.start >= visibleRange.lowerBound } : []
    (hasNewHeights, isGuessAboveWrong) = (false, false)
    geometryDidChange()
    correctOffset(from: below)
  }

  /// If the height was an estimate and the view begins above the window, the visible rows stay at their places,
  /// because UIKit changes the offset ("the table view actively manages the contentOffset", Apple on
  /// `estimatedRowHeight`; a layout's `contentOffsetAdjustment` for preferred attributes, as in MagazineLayout PR
  /// #11), in batches too.
  private func noteHeight(of view: UIView, wasGuess: Bool) {
    hasNewHeights = true
    let (start, offset) =
      host.scrollsHorizontally
      ? (view.frame.minX, host.contentOffset.x) : (view.frame.minY, host.contentOffset.y)
    if wasGuess, start < offset { isGuessAboveWrong = true }
  }

  /// UIKit measures a row before its cell is in the list.
  func measure(_ cell: PlacedViews.Cell) {
    cell.view.prepareForLayout()
    guard !isPoisoned, options.behavior.measuresRows else { return }
    if let geometry { cell.view.frame = geometry.rect(of: cell.path) }
    let (size, isWidth) = (cell.view.frame.size, host.measuresWidths(inSection: cell.path.section))
    let across = isWidth ? size.height : size.width
    guard measuredRows[cell.token] != across else { return }
    measuredRows[cell.token] = across
    checkFit(of: cell.view)
    guard let height = host.measuredExtent(of: cell.view, at: cell.path.indexPath), height > 0
    else { return }
    let known = rowExtents[isWidth]?[cell.token]
    let placed = isWidth ? size.width : size.height
    let isOther = abs(height - (known ?? placed)) > 0.5
    rowExtents[isWidth, default: [:]][cell.token] = isOther ? height : known ?? placed
    if !isOther { remeasured[cell.token] = nil }
    guard isOther else { return }
    noteHeight(of: cell.view, wasGuess: known == nil)
    guard kind == .collection else { return }
    // A collection view measures a cell again until the cell wants the frame that it has.
    measuredRows[cell.token] = nil
    remeasured[cell.token, default: 0] += 1
    _ = check(remeasured[cell.token, default: 0] < Self.mostMeasures, .rule("L2", text(host)))
  }

  private static var mostMeasures: Int { 20 }

  /// Apple on `invalidateEverything`, which a reload, another layout and another data source set: a layout
  /// recomputes all of its data. What was measured goes with it, and with the width: MagazineLayout #9 and PR #11
  /// (flow layouts too), and "jumpy scrolling" after `reloadData` in tables (rdar 21302418).
  func forgetHeights() {
    (rowExtents, supplementaryHeights) = ([:], [:])
    measureRowsAgain()
  }

  func measureRowsAgain() {
    measuredRows = [:]
    geometryDidChange()
  }

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
      guard abs(height - supplementary.view.frame.height) > 0.5 else { continue }
      noteHeight(of: supplementary.view, wasGuess: known == nil)
    }
    dueSupplementaries = []
  }

  func measureSupplementariesAgain() { dueSupplementaries = Set(placed.supplementaries.keys) }

  func measureAgain(_ items: [IndexPath]) {
    for token in items.compactMap(path).compactMap({ committed?.token(at: $0) }) {
      measuredRows[token] = nil
      if placed.live[token] != nil { continue }
      for isWidth in [false, true] { rowExtents[isWidth]?[token] = nil }
    }
  }

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

  func measure() {
    guard geometry == nil, let committed else { return }
    if measuredWidth != host.bounds.width {
      (rowExtents, supplementaryHeights, measuredRows) = ([:], [:], [:])
    }
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
    // The part of the content that was at the start stays there.
    host.contentOffset.x = measured.length - host.bounds.width - (isFirst ? 0 : offset)
  }

  private func shape(of section: CommittedList.Section, at index: Int) -> SectionShape {
    var shape = host.shape(ofSection: index, itemCount: section.items.count)
    if options.behavior.measuresRows, host.measuresRows(inSection: index) {
      let known = rowExtents[host.measuresWidths(inSection: index)] ?? [:]
      shape.run = shape.run.measured { item, guess in
        known[section.items[item]] ?? host.guessedHeight(at: [index, item]) ?? guess
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

  var places: [(token: Int, start: CGFloat)] {
    guard let geometry else { return [] }
    return placed.liveInOrder.map { ($0.token, geometry.start(of: $0.path)) }
  }

  /// Scrolls so that the first visible item that remains stays at its place on the screen.
  func correctOffset(from places: [(token: Int, start: CGFloat)]) {
    guard let first = places.first(where: { placed.live[$0.token] != nil }),
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
