import Foundation

extension NSCollectionLayoutSection {
  /// Reads the section as lines of equal groups; insets and spacing inside groups are ignored.
  func shape(itemCount: Int, in size: CGSize, isHorizontal: Bool) -> SectionShape {
    let chrome = boundarySupplementaryItems.map { item in
      (item, extent(item.layoutSize.points(in: size), isHorizontal))
    }
    return SectionShape(
      headers: chrome.filter { !$0.0.isFooter }.map { (.supplementary($0.0.elementKind), $0.1) },
      run: run(itemCount, in: size, isHorizontal),
      footers: chrome.filter { $0.0.isFooter }.map { (.supplementary($0.0.elementKind), $0.1) })
  }

  private func run(_ count: Int, in size: CGSize, _ isHorizontal: Bool) -> ItemRun {
    let groupSize = group.layoutSize.points(in: size)
    let columns = max(1, group.cellCount(in: groupSize))
    guard orthogonalScrollingBehavior != .none else {
      let line = extent(groupSize, isHorizontal) + interGroupSpacing
      return .lines(count: count, columns: columns, extent: line)
    }
    return .orthogonal(
      Carousel(
        count: count, columns: columns, extent: extent(groupSize, isHorizontal),
        groupBreadth: extent(groupSize, !isHorizontal) + interGroupSpacing,
        breadth: extent(size, !isHorizontal)))
  }

  private func extent(_ size: CGSize, _ isHorizontal: Bool) -> CGFloat {
    isHorizontal ? size.width : size.height
  }
}
