public import Foundation

@MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize

  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

  func cellCount(in size: CGSize) -> Int { 1 }
}

@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutItem
{
  public let elementKind: String
  public let alignment: NSRectAlignment
  /// The distance from the edge. It is ignored if boundary items are stacked.
  public let offset: CGPoint
  /// Whether the view stays visible while its section scrolls. The simulator ignores it.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }

  var isFooter: Bool { [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(alignment) }
}

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Axis { case horizontal, vertical }

  public let subitems: [NSCollectionLayoutItem]
  /// The space between the items. The simulator ignores it.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let axis: Axis

  init(
    _ axis: Axis, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]
  ) {
    self.axis = axis
    self.subitems = subitems
    super.init(layoutSize: layoutSize)
  }

  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
  }

  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
  }

  override func cellCount(in size: CGSize) -> Int {
    let inner = subitems.map { $0.cellCount(in: $0.layoutSize.points(in: size)) }
    return max(1, inner.reduce(0, +)) * repetitions(in: size)
  }

  /// Returns how often all subitems together fit into a size. The group repeats them as often.
  private func repetitions(in size: CGSize) -> Int {
    let sizes = subitems.map { $0.layoutSize.points(in: size) }
    let fit =
      axis == .horizontal
      ? size.width / max(sizes.reduce(0) { $0 + $1.width }, 1)
      : size.height / max(sizes.reduce(0) { $0 + $1.height }, 1)
    // Three times a third of a width is the width, apart from a rounding error.
    return max(1, Int(fit + 0.001))
  }
}
