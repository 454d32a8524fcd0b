import Foundation

/// Items side by side, or one below the other.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis { case horizontal, vertical }

  /// The items of the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The room between the items; ignored.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let axis: Axis
  let fixedCount: Int?

  init(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    self.axis = axis
    self.subitems = subitems
    fixedCount = count
    super.init(layoutSize: layoutSize)
  }

  /// Returns items side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil)
  }

  /// Returns a number of equal items side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Returns a number of equal items side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Returns items one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil)
  }

  /// Returns a number of equal items one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Returns a number of equal items one below the other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  override func cellCount(in size: CGSize) -> Int {
    let inner = subitems.map { $0.cellCount(in: $0.layoutSize.points(in: size)) }
    let total = max(1, inner.reduce(0, +))
    if let fixedCount { return fixedCount * total }
    return subitems.count == 1 ? total * repetitions(of: subitems[0], in: size) : total
  }

  /// A single subitem repeats as often as it fits.
  private func repetitions(of item: NSCollectionLayoutItem, in size: CGSize) -> Int {
    let itemSize = item.layoutSize.points(in: size)
    let fit =
      axis == .horizontal
      ? size.width / max(itemSize.width, 1) : size.height / max(itemSize.height, 1)
    // A third of a width three times is the width, but for rounding.
    return max(1, Int(fit + 0.001))
  }
}
