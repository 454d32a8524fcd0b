/// How large a person wants texts to be.
public enum UIContentSizeCategory: Int, Comparable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for those who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

  /// How much larger the text of a body is than by default, as the Human Interface Guidelines have it; other
  /// styles are taken to grow likewise.
  var scale: Double { [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][rawValue] / 17 }
}

/// How light it is.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a view knows of the device and of the person's settings.
public struct UITraitCollection: Hashable, Sendable {
  /// How large texts are to be.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// How light it is.
  public internal(set) var userInterfaceStyle = UIUserInterfaceStyle.light

  /// Creates traits of which only the size of texts is known.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits that are in force where this is asked.
  public static var current: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: SimOptions.current.behavior.contentSize)
  }
}
