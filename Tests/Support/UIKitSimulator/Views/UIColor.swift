public import Foundation

// Colors and images never change, so they can be sent to any actor.

open class UIColor: SimValue, @unchecked Sendable {
  private let components: [CGFloat]

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
    super.init(components)
  }

  /// Creates a color that depends on the traits. The simulator uses the color of light mode.
  public init(dynamicProvider: @Sendable (UITraitCollection) -> UIColor) {
    components =
      dynamicProvider(
        UITraitCollection(preferredContentSizeCategory: .large)
      ).components
    super.init(components)
  }

  public static let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The system's red. This color and the following ones are only similar to those of the system.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 0.58, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  public static let systemTeal = UIColor(red: 0.19, green: 0.69, blue: 0.78, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.35, green: 0.34, blue: 0.84, alpha: 1)
  public static let systemPurple = UIColor(red: 0.69, green: 0.32, blue: 0.87, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 0.18, blue: 0.33, alpha: 1)
  public static let systemBrown = UIColor(red: 0.64, green: 0.52, blue: 0.37, alpha: 1)
  public static let systemGray = UIColor(red: 0.56, green: 0.56, blue: 0.58, alpha: 1)

  public static let label = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public static let secondaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
  public static let tertiaryLabel = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
  public static let separator = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.29)
  public static let secondarySystemFill = UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.16)
  public static let systemBackground = UIColor(red: 1, green: 1, blue: 1, alpha: 0.99)
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(red: 0, green: 0.48, blue: 1, alpha: 0.99)
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 0.99)
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)

  /// Returns the app's color with this name; nil, because the simulator has none.
  public convenience init?(named name: String) { return nil }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }
  /// Returns the color for some traits. Here it is always the same.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    for (place, value) in zip([red, green, blue, alpha], components) { place?.pointee = value }
    return true
  }
  /// The color of the next strokes.
  nonisolated(unsafe) static var stroke = UIColor.black
  public func setStroke() { Self.stroke = self }
  public var cgColor: CGColor {
    #if canImport(CoreGraphics)
      CGColor(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    #else
      CGColor()
    #endif
  }
}

/// An image. The simulator knows only its name, and that a symbol is as high as a line of text.
open class UIImage: SimValue, @unchecked Sendable {
  public let name: String
  public let isSymbolImage: Bool
  public var size: CGSize {
    isSymbolImage ? CGSize(width: 20, height: 20) : CGSize(width: 60, height: 60)
  }

  /// The label of a symbol, which the system has in the user's language. Here it is the name.
  public var accessibilityLabel: String? {
    isSymbolImage ? name.replacing(".", with: " ") : nil
  }

  open class SymbolConfiguration: SimValue, @unchecked Sendable {
    let style: UIFont.TextStyle
    public init(textStyle: UIFont.TextStyle) {
      style = textStyle
      super.init(textStyle)
    }
  }

  /// Returns a system symbol. Here this is any name that contains a dot, or that is one word in lower case.
  public init?(systemName name: String) {
    guard name.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "." }) else { return nil }
    (self.name, isSymbolImage) = (name, true)
    super.init(nil)
  }

  /// Returns an image of the app. The simulator has one for every name.
  public init?(named name: String) {
    (self.name, isSymbolImage) = (name, false)
    super.init(nil)
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public static let zero = NSDirectionalEdgeInsets()
}

public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(rawValue: 1_000)
  public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)
}
