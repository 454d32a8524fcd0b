public import Foundation

typealias SwipeProvider = (IndexPath) -> UISwipeActionsConfiguration?

/// A layout. This base class places no items, so no item is visible.
@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  /// Makes the collection measure its content again.
  open func invalidateLayout() { collectionView?.sim.forgetHeights() }

  /// Makes the collection measure a part of its content again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.sim.measureAgain(context.invalidatedItemIndexPaths ?? [])
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      collectionView?.sim.measureAgain(kind, at: paths)
    }
    collectionView?.sim.geometryDidChange()
  }

  /// The class of the invalidation contexts, which name the parts to measure again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  var scrollsHorizontally: Bool { false }

  /// Called when the collection view has other sections or items.
  func contentDidChange() {}

  func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    .nothing(count: itemCount)
  }

  /// Whether the heights of rows are estimates.
  func measuresRows(inSection section: Int, in size: CGSize) -> Bool { false }

  /// Whether the layout only estimates the widths of items that are side by side.
  func measuresWidths(inSection section: Int, in size: CGSize) -> Bool { false }

  func swipeProvider(_ edge: SimEdge, section: Int, in size: CGSize) -> SwipeProvider? { nil }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The supplementary views to measure again, by kind.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  public required override init() { super.init() }

  /// Adds items that must be measured again.
  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }

  /// Adds supplementary views that must be measured again.
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths]) { $0 + $1 }
  }
}
