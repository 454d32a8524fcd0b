public import Foundation

/// A list layout for tests: one column along one axis, all items with the same extent.
@MainActor public final class SimListLayout: UICollectionViewLayout {
  /// The axis of the list.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The extent of each item along the axis, in points.
  public var itemExtent: CGFloat = 44 { didSet { invalidateLayout() } }
  /// The number of items side by side.
  public var columns = 1 { didSet { invalidateLayout() } }
  /// The extent of a header for each section, in points; nil is no header.
  public var headerExtent: CGFloat? { didSet { invalidateLayout() } }
  /// The extent of a footer for each section, in points; nil is no footer.
  public var footerExtent: CGFloat? { didSet { invalidateLayout() } }

  override var scrollsHorizontally: Bool { scrollDirection == .horizontal }

  override func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    SectionShape(
      headers: headerExtent.map { [(.header, $0)] } ?? [],
      run: .lines(count: itemCount, columns: max(columns, 1), extent: itemExtent),
      footers: footerExtent.map { [(.footer, $0)] } ?? [])
  }
}
