/// How much a size is wanted; ignored.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1,000.
  public var rawValue: Float

  /// Creates a priority from 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Must be.
  public static let required = UILayoutPriority(rawValue: 1_000)
  /// As small as can be.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
