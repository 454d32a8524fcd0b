public import Foundation

// Fonts never change, so they can be sent to any actor.

/// A font. The simulator knows only sizes: a letter is half as wide as the font size, and a line is 1.2 times as
/// high.
open class UIFont: SimValue, @unchecked Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = Self(rawValue: "largeTitle")
    public static let title1 = Self(rawValue: "title1")
    public static let title2 = Self(rawValue: "title2")
    public static let title3 = Self(rawValue: "title3")
    public static let headline = Self(rawValue: "headline")
    public static let subheadline = Self(rawValue: "subheadline")
    public static let body = Self(rawValue: "body")
    public static let callout = Self(rawValue: "callout")
    public static let footnote = Self(rawValue: "footnote")
    public static let caption1 = Self(rawValue: "caption1")
    public static let caption2 = Self(rawValue: "caption2")

    /// The font sizes at the type size `large` (Human Interface Guidelines).
    private static let pointSizes: [Self: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
      .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
    ]
    fileprivate var pointSize: CGFloat { Self.pointSizes[self] ?? 17 }
  }

  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
  }

  public let fontDescriptor: UIFontDescriptor
  /// The text style with which the font is scaled, and its size before; nil for a font that is not scaled.
  let style: TextStyle?
  private let original: CGFloat
  public var pointSize: CGFloat { fontDescriptor.pointSize }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var ascender: CGFloat { pointSize * 0.96 }
  private struct Form: Hashable {
    let descriptor: UIFontDescriptor, style: TextStyle?, original: CGFloat
  }

  init(_ descriptor: UIFontDescriptor, _ style: TextStyle? = nil, from original: CGFloat = 0) {
    (fontDescriptor, self.style, self.original) = (descriptor, style, original)
    super.init(Form(descriptor: descriptor, style: style, original: original))
  }

  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let font = systemFont(
      ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(UIFontDescriptor(size, isBold: weight.rawValue >= Weight.semibold.rawValue))
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    return UIFont(UIFontDescriptor(size, isBold: isBold, hasMonospacedDigits: true))
  }

  func font(for traits: UITraitCollection) -> UIFont {
    style == nil ? self : grown(with: style, from: original, for: traits)
  }

  fileprivate func grown(
    with style: TextStyle?, from original: CGFloat, for traits: UITraitCollection
  ) -> UIFont {
    let size = original * traits.preferredContentSizeCategory.scale
    return UIFont(fontDescriptor.withSize(size), style, from: original)
  }
}

open class UIFontDescriptor: SimValue, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitBold = Self(rawValue: 1 << 1)
  }

  public let pointSize: CGFloat
  public let symbolicTraits: SymbolicTraits
  let hasMonospacedDigits: Bool
  private struct Form: Hashable {
    let pointSize: CGFloat, isBold: Bool, hasMonospacedDigits: Bool
  }

  init(_ pointSize: CGFloat, isBold: Bool, hasMonospacedDigits: Bool = false) {
    (self.pointSize, symbolicTraits) = (pointSize, isBold ? .traitBold : [])
    self.hasMonospacedDigits = hasMonospacedDigits
    super.init(
      Form(pointSize: pointSize, isBold: isBold, hasMonospacedDigits: hasMonospacedDigits))
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      newPointSize, isBold: symbolicTraits.contains(.traitBold),
      hasMonospacedDigits: hasMonospacedDigits)
  }
}

open class UIFontMetrics: SimValue, @unchecked Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init(textStyle)
  }

  /// Returns a scaled font. If the font is already that of a text style, it is scaled twice.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil)
    -> UIFont
  {
    font.grown(with: style, from: font.pointSize, for: traits ?? .current)
  }
}
