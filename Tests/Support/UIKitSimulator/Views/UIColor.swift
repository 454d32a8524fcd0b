public import Foundation

// Colors and pictures never change, so that they can be sent to any actor.

/// A color, as four components between 0 and 1.
open class UIColor: SimValue, @unchecked Sendable {
  private let components: [CGFloat]

  /// Creates a color from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init(components)
  }

  /// Creates a color that depends on the traits: the simulator has that of the light.
  public init(dynamicProvider: @Sendable (UITraitCollection) -> UIColor) {
    components =
      dynamicProvider(
        UITraitCollection(preferredContentSizeCategory: .large)
      ).components
    super.init(components)
  }

  /// Nothing visible.
  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The system's red; this and the next are some color of that name.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The system's orange.
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  /// The system's yellow.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The system's green.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The system's teal.
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  /// The system's blue.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The system's indigo.
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  /// The system's purple.
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  /// The system's pink.
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  /// The system's brown.
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  /// The system's gray.
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)

  /// The color of texts; this and the next are some color of that name, in the light.
  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// That of less important texts.
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  /// That of still less important ones.
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  /// That of lines.
  public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
  /// That of what stands out a bit.
  public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
  /// That behind the content of a screen.
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 0.99)
  /// That of the app.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 0.99)
  /// Black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 0.99)
  /// White.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Finds a color of the app's by its name; the simulator knows none.
  public convenience init?(named name: String) { return nil }

  /// Returns the color that is seen through so much.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
  /// Returns the color as it is with some traits: the same.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  /// Tells the components; false if there are none.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, value) in zip([red, green, blue, alpha], components) { place?.pointee = value }
    return true
  }
  /// Lines are drawn in it from now on.
  public func setStroke() {}
  /// The color for a layer.
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
      CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    #else
      CGColor()
    #endif
  }
}

/// A picture, of which only the name is simulated, and that symbols are as high as lines of text.
open class UIImage: SimValue, @unchecked Sendable {
  /// The name that the picture was found by.
  public let name: String
  /// Whether it is a symbol.
  public let isSymbolImage: Bool
  /// The size in points.
  public var size: CGSize {
    isSymbolImage ? CGSize(width: 20, height: 20) : CGSize(width: 60, height: 60)
  }

  /// What the system calls a symbol in the language of its user, here its name.
  public var accessibilityLabel: String? {
    isSymbolImage ? name.replacing(".", with: " ") : nil
  }

  /// How a symbol is drawn: as the text of a style.
  open class SymbolConfiguration: SimValue, @unchecked Sendable {
    let style: UIFont.TextStyle
    /// Creates the form for a style of text.
    public init(textStyle: UIFont.TextStyle) {
      style = textStyle
      super.init(textStyle)
    }
  }

  /// Finds a system symbol; the simulator knows those whose names have a dot, or are one word in lower
  /// case.
  public init?(systemName name: String) {
    guard name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "." }) else { return nil }
    (self.name, isSymbolImage) = (name, true)
    super.init(nil)
  }

  /// Finds a picture of the app's; the simulator has one of every name.
  public init?(named name: String) {
    (self.name, isSymbolImage) = (name, false)
    super.init(nil)
  }
}

extension CGRect {
  /// Returns the rectangle without some edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Distances from the four edges of a rectangle, in reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where reading starts.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends.
  public var trailing: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// No distance at all.
  public static let zero = NSDirectionalEdgeInsets()
}

/// How much a size is wanted.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1,000.
  public var rawValue: Float

  /// Creates a priority from 0 to 1,000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from 0 to 1,000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must be.
  public static let required = UILayoutPriority(rawValue: 1_000)
  /// As a content holds against becoming smaller.
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  /// As a content holds against becoming larger.
  public static let defaultLow = UILayoutPriority(rawValue: 250)
  /// As small as can be.
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
