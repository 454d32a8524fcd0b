public import Foundation

typealias SwipeProvider = (IndexPath) -> UISwipeActionsConfiguration?

/// A layout; this base class places nothing, so that no item shows.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() { super.init() }

  /// Makes the collection measure its content again.
  open func invalidateLayout() { collectionView?.sim.measureRowsAgain() }

  /// Makes the collection measure a part of its content again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths {
      collectionView?.sim.measureAgain(kind, at: paths)
    }
    collectionView?.sim.geometryDidChange()
  }

  /// The class of what says which part is measured again.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  var scrollsHorizontally: Bool { false }

  func shape(ofSection section: Int, itemCount: Int, in size: CGSize) -> SectionShape {
    .nothing(count: itemCount)
  }

  /// Whether the heights of rows are guesses.
  func measuresRows(inSection section: Int, in size: CGSize) -> Bool { false }

  func swipeProvider(_ edge: SimEdge, section: Int, in size: CGSize) -> SwipeProvider? { nil }
}

/// A part of the content of a collection.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// The supplementary views to measure again, by kind.
  public private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]] = [:]

  /// Creates a context of nothing.
  public required override init() { super.init() }

  /// Adds supplementary views.
  open func invalidateSupplementaryElements(ofKind kind: String, at paths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths[kind, default: []] += paths
  }
}
