public import Foundation

/// Where lines of text stand.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// A view that shows text: one line in the system's font of 17 points, which does not grow, and no touches
/// (UILabel.h).
@MainActor open class UILabel: UIView {
  /// How often a text was set.
  public private(set) var writes = 0
  /// The text.
  open var text: String? {
    didSet {
      writes += 1
      ownAttributedText = nil
      contentDidChange(text != oldValue)
    }
  }
  private var ownAttributedText: NSAttributedString?
  /// The text with what is special of some letters; a new text, color or font is that of all of them.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  /// Where a text is cut that has no room (UILabel.h: at its end).
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller so that the text has room; ignored, as is how small.
  open var adjustsFontSizeToFitWidth = false
  /// How small they may become, as a part of 1.
  open var minimumScaleFactor: CGFloat = 0
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      ownAttributedText = nil
      contentDidChange(font != oldValue)
    }
  }
  /// The most lines to show; 0 is no limit.
  open var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
  /// The color of the text.
  open var textColor: UIColor! = .label { didSet { ownAttributedText = nil } }
  /// Where the lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the font is replaced when the person wants another size, if it is one that grows.
  open var adjustsFontForContentSizeCategory = false
  override var takesTouches: Bool { false }
  override var isElementByItself: Bool { true }

  private func contentDidChange(_ isOther: Bool) { if isOther { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize { contentSize(in: .infinity) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size.width) }

  /// Measures a text instead of what is usual here, for tests.
  public static var measure:
    ((_ text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int) -> CGSize)?

  /// The font that the text is measured with: one of all letters, bold if some are.
  private var widestFont: UIFont {
    guard let text = ownAttributedText, text.length > 0 else { return font }
    let fonts = (0..<text.length).compactMap {
      text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont
    }
    return fonts.first { $0.fontDescriptor.symbolicTraits.contains(.traitBold) } ?? fonts.first
      ?? font
  }

  override func contentSize(in width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    if let measure = Self.measure { return measure(text, widestFont, width, numberOfLines) }
    // Bold letters are taken to be a tenth wider where the person wants all to be so.
    let letter = font.pointSize / 2 * (traitCollection.legibilityWeight == .bold ? 1.1 : 1)
    let lengths = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      max(CGFloat($0.count), 1) * letter
    }
    let lines = lengths.reduce(0) { $0 + max(($1 / max(width, font.pointSize)).rounded(.up), 1) }
    let shown = numberOfLines > 0 ? min(lines, CGFloat(numberOfLines)) : lines
    return CGSize(width: min(lengths.max() ?? 0, width), height: shown * font.lineHeight)
  }

  override func adoptTraits() {
    if adjustsFontForContentSizeCategory, ownAttributedText == nil {
      font = font.font(for: traitCollection)
    }
  }
}

/// A view that shows a picture, and takes no touches (UIImageView.h).
@MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// How a symbol is drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  override var takesTouches: Bool { false }

  open override var intrinsicContentSize: CGSize {
    guard image?.isSymbolImage == true, let style = preferredSymbolConfiguration?.style else {
      return image?.size ?? super.intrinsicContentSize
    }
    let height = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
      .lineHeight
    return CGSize(width: height, height: height)
  }
}
