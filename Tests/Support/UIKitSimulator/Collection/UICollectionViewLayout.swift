public import Foundation

typealias SwipeProvider = (IndexPath) -> UISwipeActionsConfiguration?

/// A layout. This base class places no items, so no item is visible.
@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }

  open func invalidateLayout() { collectionView?.sim.forgetHeights() }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.sim.measureAgain(context.invalidatedItemIndexPaths ?? [])
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      collectionView?.sim.measureAgain(kind, at: paths)
    }
    collectionView?.sim.geometryDidChange()
  }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  var scrollsHorizontally: Bool { false }

  func contentDidChange() {}

  func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    .nothing(count: itemCount)
  }

  func measuresRows(inSection section: Int, in size: CGSize) -> Bool { false }

  func measuresWidths(inSection section: Int, in size: CGSize) -> Bool { false }

  func swipeProvider(_ edge: SimEdge, section: Int, in size: CGSize) -> SwipeProvider? { nil }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?

  public private(set) var invalidatedItemIndexPaths: [IndexPath]?

  public required override init() { super.init() }

  open func invalidateItems(at paths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + paths
  }

  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([kind: paths]) { $0 + $1 }
  }
}
