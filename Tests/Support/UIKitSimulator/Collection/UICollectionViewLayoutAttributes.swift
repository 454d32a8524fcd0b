public import Foundation

/// The place of one element in a layout.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The path of the element.
  open var indexPath: IndexPath
  /// The place of the element.
  open var frame: CGRect = .zero
  /// Whether the width is an estimate, so that the cell decides its width.
  var isWidthGuess = false

  /// Creates the attributes of a cell.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// The size of the element.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
