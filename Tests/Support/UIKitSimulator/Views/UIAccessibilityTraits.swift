/// What a view is to a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none = Self([])
  /// It does something when it is tapped.
  public static let button = Self(rawValue: 1)
  /// It opens something elsewhere.
  public static let link = Self(rawValue: 2)
  /// It is a picture.
  public static let image = Self(rawValue: 4)
  /// It is a title.
  public static let header = Self(rawValue: 65_536)
}
