public import Foundation

/// A font, of which only sizes are simulated: a letter is half as wide and six fifths as high.
public struct UIFont: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Int, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    /// That of the size `large` (Human Interface Guidelines).
    fileprivate var pointSize: CGFloat { [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11][rawValue] }
  }

  /// How thick the lines are.
  public enum Weight: Sendable { case regular, medium, semibold, bold }

  /// What the font was made from.
  public private(set) var fontDescriptor: UIFontDescriptor
  /// The style that it grows with, from which size; nil for a font that does not.
  fileprivate(set) var style: TextStyle?
  fileprivate var original: CGFloat = 0
  /// The size in points.
  public var pointSize: CGFloat { fontDescriptor.pointSize }
  /// The height of a line in points.
  public var lineHeight: CGFloat { pointSize * 1.2 }

  /// Returns the font of a style, as large as the traits say, or those in force.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFont {
    let font = systemFont(
      ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
  }

  /// Returns the system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    let isBold = weight == .semibold || weight == .bold
    return UIFont(
      fontDescriptor: UIFontDescriptor(pointSize: size, symbolicTraits: isBold ? .traitBold : []))
  }

  /// Returns the system's font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight)
    font.fontDescriptor.hasMonospacedDigits = true
    return font
  }

  /// The font of another size of the person's texts.
  func font(for traits: UITraitCollection) -> UIFont {
    var font = self
    if style != nil {
      font.fontDescriptor.pointSize = original * traits.preferredContentSizeCategory.scale
    }
    return font
  }
}

/// What a font is to be.
public struct UIFontDescriptor: Hashable, Sendable {
  /// How a font looks.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of UIKit.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It is thick.
    public static let traitBold = Self(rawValue: 1 << 1)
  }

  /// The size in points.
  public internal(set) var pointSize: CGFloat
  /// How it looks.
  public internal(set) var symbolicTraits: SymbolicTraits
  var hasMonospacedDigits = false
}

/// How fonts and lengths grow with the texts of a style.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the growth of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a font that grows, from the size of the given one: that of a style grows twice.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection? = nil)
    -> UIFont
  {
    var scaled = font
    (scaled.style, scaled.original) = (style, font.pointSize)
    return scaled.font(for: traits ?? .current)
  }
}
