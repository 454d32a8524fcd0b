public import Foundation

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = Self(rawValue: 1)
}

extension NSAttributedString.Key {
  public static let font = Self("NSFont")
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let underlineStyle = Self("NSUnderline")
  public static let strikethroughStyle = Self("NSStrikethrough")
  public static let paragraphStyle = Self("NSParagraphStyle")
}

open class NSParagraphStyle: SimValue {
  fileprivate var side = NSTextAlignment.natural { didSet { content = side } }
  open var alignment: NSTextAlignment { side }

  public init() { super.init(NSTextAlignment.natural) }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { side }
    set { side = newValue }
  }
}

open class NSTextStorage: NSObject {
  private let text: NSAttributedString
  fileprivate var font: UIFont? { text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
  fileprivate var alignment: NSTextAlignment? {
    (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
  }
  fileprivate var managers: [NSLayoutManager] = []

  public init(attributedString: NSAttributedString) { text = attributedString }

  public func addLayoutManager(_ manager: NSLayoutManager) {
    managers.append(manager)
    manager.storage = self
  }

  fileprivate var length: Int { text.length }
}

open class NSTextContainer: NSObject {
  public var size: CGSize
  /// The padding at both ends of a line (NSTextContainer.h: 5 points).
  public var lineFragmentPadding: CGFloat = 5
  public var maximumNumberOfLines = 0
  /// How a line that is too long is broken or truncated (NSTextContainer.h: broken between words).
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  public init(size: CGSize) { self.size = size }
}

/// Lays out a text as labels do here. All letters have the size of the first one, and fill line after line.
open class NSLayoutManager: NSObject {
  fileprivate weak var storage: NSTextStorage?
  private var container: NSTextContainer?

  public func addTextContainer(_ container: NSTextContainer) { self.container = container }

  /// Returns the range of glyphs for a range of characters. Each character has one glyph.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }

  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for place in glyphRange.location..<NSMaxRange(glyphRange) {
      let line = place / perLine
      if place > glyphRange.location, place % perLine > 0 { continue }
      let end = min(NSMaxRange(glyphRange), (line + 1) * perLine)
      block(
        CGRect(
          x: start(ofLine: line) + CGFloat(place % perLine) * letter.width,
          y: CGFloat(line) * letter.height,
          width: CGFloat(end - place) * letter.width, height: letter.height), &stop)
    }
  }

  public func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = ((storage?.length ?? 0) + perLine - 1) / perLine
    return CGRect(
      x: 0, y: 0, width: container.size.width, height: CGFloat(lines) * letter.height)
  }

  private func start(ofLine line: Int) -> CGFloat {
    let count = min(perLine, (storage?.length ?? 0) - line * perLine)
    let left = (container?.size.width ?? 0) - CGFloat(count) * letter.width
    switch storage?.alignment {
    case .right: return left
    case .center: return left / 2
    default: return 0
    }
  }

  private var letter: CGSize {
    let font = storage?.font ?? .systemFont(ofSize: 17)
    return CGSize(width: font.pointSize / 2, height: font.lineHeight)
  }
  private var perLine: Int { max(1, Int((container?.size.width ?? 0) / letter.width)) }
}
