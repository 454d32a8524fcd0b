public import Foundation

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
/// A view that shows a text. By default it has one line in the system's font of 17 points, which is not scaled, and
/// no touches (UILabel.h).
@MainActor open class UILabel: UIView {
  public final private(set) var writes = 0
  public final var text: String? {
    didSet {
      writes += 1
      ownAttributedText = nil
      contentDidChange(text != oldValue)
    }
  }
  private var ownAttributedText: NSAttributedString?
  public final var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      ownAttributedText = newValue
    }
  }
  /// Where a text that is too long is truncated (UILabel.h: at its end).
  public final var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters shrink if the text is too long. The simulator ignores it, and the least scale too.
  public final var adjustsFontSizeToFitWidth = false
  public final var minimumScaleFactor: CGFloat = 0
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      ownAttributedText = nil
      contentDidChange(font != oldValue)
    }
  }
  public final var numberOfLines = 1 { didSet { contentDidChange(numberOfLines != oldValue) } }
  public final var textColor: UIColor! = .label { didSet { ownAttributedText = nil } }
  open var textAlignment = NSTextAlignment.natural
  public final var adjustsFontForContentSizeCategory = false
  override var takesTouches: Bool { false }
  override var isElementByItself: Bool { true }

  private func contentDidChange(_ isOther: Bool) { if isOther { invalidateIntrinsicContentSize() } }

  open override var intrinsicContentSize: CGSize { contentSize(in: .infinity) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(in: size.width) }

  /// Measures a text instead of the simulator's own rule, for tests.
  public static var measure:
    ((_ text: String, _ font: UIFont, _ width: CGFloat, _ lines: Int) -> CGSize)?

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
    // If the user wants bold texts, bold letters are a tenth wider.
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

@MainActor open class UIImageView: UIView {
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  public final var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
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
