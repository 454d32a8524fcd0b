/// How rows are laid out: a hint that a host follows as far as it can.
///
/// ```swift
/// Container("carousel", Carousel()) { … }.layout(.carousel.itemSize(width: 192, height: 164))
/// ```
public struct LayoutHint: Hashable, Sendable {
  /// The way in which rows are put one after the other.
  public enum Arrangement: Hashable, Sendable {
    /// Rows below one another, each as wide as the list.
    case list
    /// Rows side by side, scrolled horizontally.
    case carousel
    /// Rows in lines of so many, at least 1.
    case grid(columns: Int)
  }

  /// The way in which rows are put one after the other.
  public let arrangement: Arrangement
  /// The width of each row in points; nil if the host decides.
  public private(set) var itemWidth: Double?
  /// The height of each row in points; nil if the host decides.
  public private(set) var itemHeight: Double?

  private init(_ arrangement: Arrangement) { self.arrangement = arrangement }

  /// Rows below one another.
  public static let list = LayoutHint(.list)
  /// Rows side by side, scrolled horizontally.
  public static let carousel = LayoutHint(.carousel)

  /// Rows in lines of `columns` each.
  ///
  /// - Parameter columns: How many rows a line has, from 1 to 1,000; others count as the nearest of these.
  public static func grid(columns: Int) -> LayoutHint {
    LayoutHint(.grid(columns: min(max(1, columns), 1_000)))
  }

  /// Returns the hint with a size for each row.
  ///
  /// - Parameters:
  ///   - width: In points, at most 100,000; nil, or what is no positive number, leaves it to the host.
  ///   - height: In points; likewise.
  public func itemSize(width: Double? = nil, height: Double? = nil) -> LayoutHint {
    var hint = self
    hint.itemWidth = width.flatMap(Self.valid)
    hint.itemHeight = height.flatMap(Self.valid)
    return hint
  }

  static func valid(_ length: Double) -> Double? {
    length.isFinite && length > 0 ? min(length, 100_000) : nil
  }
}
