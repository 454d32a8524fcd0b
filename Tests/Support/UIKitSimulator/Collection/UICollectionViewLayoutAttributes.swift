public import Foundation

/// The position of an element in a layout.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The path of the element.
  open var indexPath: IndexPath
  /// The frame of the element.
  open var frame: CGRect = .zero
  /// Whether the layout only estimates the width, so that the cell decides its width.
  var isWidthGuess = false

  /// Creates the attributes of a cell.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// The size of the element.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
