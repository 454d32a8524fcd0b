import Foundation
import UpdateContract

/// Questions about cells.
extension ListSimulator {
  /// Returns the cell at a path, shown or prepared.
  func view(at path: ItemPath) -> UIView? {
    guard isUsable("cell(at:)") else { return nil }
    return isReloadPending ? nil : cell(at: path)?.view
  }

  func path(of view: UIView) -> ItemPath? {
    guard isUsable("indexPath(for:)") else { return nil }
    let isView = { (cell: PlacedViews.Cell) in cell.view === view }
    return (placed.live.values.first(where: isView) ?? placed.prepared.values.first(where: isView))?
      .path
  }

  /// Returns whether a table may be asked for its cells now.
  func checkVisibleCellAccess(_ access: VisibleCellAccess) -> Bool {
    guard isUsable("\(access)") else { return false }
    return check(!isUpdatingCells, .accessDuringUpdate(access), from: .knownBugs)
  }

  func scroll(to indexPath: IndexPath, placing: ScrollPlacing) {
    guard isUsable("scroll(to:)"), let path = path(indexPath) else { return }
    settleCounts()
    let sections = committed?.sections ?? []
    let count = sections.indices.contains(path.section) ? sections[path.section].items.count : 0
    let isKnown = contains(path) { .scrollOutOfBounds($0, count: count, in: kind) }
    guard isKnown else { return }
    measure()
    guard let geometry else { return }
    let span = geometry.sections[path.section].span(of: path.item)
    let start = placing.start(for: span, in: visibleRange)
    host.contentOffset =
      geometry.isHorizontal
      ? CGPoint(x: start, y: host.contentOffset.y) : CGPoint(x: host.contentOffset.x, y: start)
    host.clampContentOffset()
  }
}

/// Where an element is after scrolling to it.
enum ScrollPlacing {
  case nearest, start, middle, end

  func start(for span: Range<CGFloat>, in window: Range<CGFloat>) -> CGFloat {
    let length = window.upperBound - window.lowerBound
    switch self {
    case .start: return span.lowerBound
    case .end: return span.upperBound - length
    case .middle: return (span.lowerBound + span.upperBound - length) / 2
    case .nearest:
      if span.lowerBound < window.lowerBound { return span.lowerBound }
      return max(window.lowerBound, span.upperBound - length)
    }
  }
}
