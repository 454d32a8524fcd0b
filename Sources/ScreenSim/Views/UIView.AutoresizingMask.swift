extension UIView {
  /// How a view follows the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The left margin grows; ignored here.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width grows with the superview.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The right margin grows; ignored here.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The top margin grows; ignored here.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height grows with the superview.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The bottom margin grows; ignored here.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
}
