public import Foundation

/// The place of one element in a layout.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The path of the element.
  open var indexPath: IndexPath
  /// The place of the element.
  open var frame: CGRect = .zero
  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// Whether the element is invisible.
  open var isHidden = false
  /// The kind of a supplementary view; nil for a cell.
  public let representedElementKind: String?

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, nil)
  }

  /// Creates the attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init(indexPath, elementKind)
  }

  /// The size of the element.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  private init(_ indexPath: IndexPath, _ kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }
}
