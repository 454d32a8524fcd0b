extension UICollectionView {
  /// Where an item is after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt

    /// Creates a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = Self(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = Self(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = Self(rawValue: 1 << 2)
    /// At the left.
    public static let left = Self(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = Self(rawValue: 1 << 4)
    /// At the right.
    public static let right = Self(rawValue: 1 << 5)
  }

  /// The axis along which a collection scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
}

extension UICollectionView.ScrollPosition {
  var placing: ScrollPlacing {
    if !isDisjoint(with: [.top, .left]) { return .start }
    if !isDisjoint(with: [.centeredVertically, .centeredHorizontally]) { return .middle }
    return isDisjoint(with: [.bottom, .right]) ? .nearest : .end
  }
}
