public import Foundation

/// One section of a compositional layout.
@MainActor open class NSCollectionLayoutSection: NSObject {
  /// The group that repeats.
  public let group: NSCollectionLayoutGroup
  /// The room around the section; ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Whether the section scrolls across the layout, and how.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers follow the content insets; ignored.
  open var supplementariesFollowContentInsets = true
  /// Hears of scrolling; not called here.
  open var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

  /// A closure that hears of scrolling.
  public typealias VisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

  var swipeProviders: [SimEdge: SwipeProvider] = [:]
  /// The list that the section was made for, if it was.
  public internal(set) var listConfiguration: UICollectionLayoutListConfiguration?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// An item that a section reports while it scrolls; never made here.
@MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The path of the item.
  var indexPath: IndexPath { get }
}

/// How a section scrolls across its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
