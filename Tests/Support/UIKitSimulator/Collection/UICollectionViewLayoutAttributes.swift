public import Foundation

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  open var indexPath: IndexPath
  open var frame: CGRect = .zero
  /// Whether the layout only estimates the width, so that the cell decides its width.
  var isWidthGuess = false

  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}
