import Foundation
import UpdateContract

/// Heights.
extension UITableView {
  func shape(ofSection section: Int, itemCount: Int) -> SectionShape {
    SectionShape(
      headers: chrome(.header, headerHeight(section), section),
      run: run(section, itemCount),
      footers: chrome(.footer, footerHeight(section), section))
  }

  /// All rows have one height unless the delegate names heights.
  private func run(_ section: Int, _ count: Int) -> ItemRun {
    let fallback = rowHeight >= 0 ? rowHeight : SectionShape.rowExtent
    let uniform = ItemRun.lines(count: count, columns: 1, extent: fallback)
    guard let delegate, count > 0 else { return uniform }
    var path = IndexPath(row: 0, section: section)
    let first = Default.implemented { delegate.tableView(self, heightForRowAt: path) }
    guard let first else { return uniform }
    sim.note(.asked(.extents(section: section, count: count)))
    var heights = [first >= 0 ? first : fallback]
    heights.reserveCapacity(count)
    for row in 1..<max(count, 1) {
      path.row = row
      let height = delegate.tableView(self, heightForRowAt: path)
      heights.append(height >= 0 ? height : fallback)
    }
    return ItemRun(extents: heights)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let height = delegate.flatMap { delegate in
      Default.implemented { delegate.tableView(self, heightForHeaderInSection: section) }
    }
    return height ?? sectionHeaderHeight
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let height = delegate.flatMap { delegate in
      Default.implemented { delegate.tableView(self, heightForFooterInSection: section) }
    }
    return height ?? sectionFooterHeight
  }

  private func chrome(
    _ kind: ElementKind, _ height: CGFloat, _ section: Int
  ) -> [(ElementKind, CGFloat)] {
    let extent = height >= 0 ? height : SectionShape.chromeExtent
    guard extent > 0 else { return [] }
    let slot = ChromeSlot(kind: kind, section: section)
    return mayHaveViews(kind) || title(slot) != nil ? [(kind, extent)] : []
  }

  private func mayHaveViews(_ kind: ElementKind) -> Bool {
    guard delegate != nil else { return false }
    return kind == .header ? knownMethods.headerViews != false : knownMethods.footerViews != false
  }
}
