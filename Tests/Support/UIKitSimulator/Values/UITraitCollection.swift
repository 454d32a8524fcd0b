public import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let extraSmall = Self(rawValue: "XS")
  public static let small = Self(rawValue: "S")
  public static let medium = Self(rawValue: "M")
  public static let large = Self(rawValue: "L")
  public static let extraLarge = Self(rawValue: "XL")
  public static let extraExtraLarge = Self(rawValue: "XXL")
  public static let extraExtraExtraLarge = Self(rawValue: "XXXL")
  public static let accessibilityMedium = Self(rawValue: "AX-M")
  public static let accessibilityLarge = Self(rawValue: "AX-L")
  public static let accessibilityExtraLarge = Self(rawValue: "AX-XL")
  public static let accessibilityExtraExtraLarge = Self(rawValue: "AX-XXL")
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "AX-XXXL")

  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }

  /// The size of body text at each type size (Human Interface Guidelines).
  private static let sizes: [Self: Double] = [
    .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
    .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33,
    .accessibilityExtraLarge: 40, .accessibilityExtraExtraLarge: 47,
    .accessibilityExtraExtraExtraLarge: 53,
  ]
  private var size: Double { Self.sizes[self] ?? 17 }

  /// The size of body text, relative to the default. Texts of other styles are scaled by the same factor.
  var scale: Double { size / 17 }
}

@available(iOS 17, tvOS 17, *)
extension UIContentSizeCategory: Comparable {}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

/// The device's properties and the user's settings that views read. A value never changes, so it is sendable.
open class UITraitCollection: SimValue, @unchecked Sendable {
  private struct Form: Hashable {
    let size: UIContentSizeCategory, style: UIUserInterfaceStyle, weight: UILegibilityWeight
    let scale: CGFloat
  }

  public let preferredContentSizeCategory: UIContentSizeCategory
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let legibilityWeight: UILegibilityWeight
  /// The number of pixels in a point; 0 if it is not known (UITraitCollection.h).
  public let displayScale: CGFloat

  init(
    _ size: UIContentSizeCategory, _ style: UIUserInterfaceStyle,
    _ weight: UILegibilityWeight = .unspecified, displayScale: CGFloat = 0
  ) {
    (preferredContentSizeCategory, userInterfaceStyle) = (size, style)
    (legibilityWeight, self.displayScale) = (weight, displayScale)
    super.init(Form(size: size, style: style, weight: weight, scale: displayScale))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(preferredContentSizeCategory, .light)
  }

  public static var current: UITraitCollection {
    UITraitCollection(SimOptions.current.behavior.contentSize, .light)
  }
}
