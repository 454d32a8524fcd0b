public import Foundation

/// One item, or a group of items, in a compositional layout.
@MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The room inside the item; ignored.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// Creates an item.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// The number of cells that the item stands for.
  func cellCount(in size: CGSize) -> Int { 1 }
}

/// A view at the edge of a section.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// How far in front the view is.
  open var zIndex = 0

  init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
}

/// A header or a footer of a section.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  /// The edge that the view is at.
  public let alignment: NSRectAlignment
  /// The distance from the edge; ignored.
  public let offset: CGPoint
  /// Whether the view stays while its section scrolls; ignored.
  open var pinToVisibleBounds = false
  /// Whether the section grows by the view; ignored.
  open var extendsBoundary = true

  /// Creates a header or a footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  var isFooter: Bool {
    [.bottom, .bottomLeading, .bottomTrailing, .trailing].contains(alignment)
  }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
