public import Foundation

/// How lines end (NSParagraphStyle.h).
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Lines under and through letters (NSAttributedString.h).
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits of UIKit.
  public let rawValue: Int
  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")
  /// The color of the letters.
  public static let foregroundColor = Self("NSColor")
  /// The color behind them.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// The line under them.
  public static let underlineStyle = Self("NSUnderline")
  /// The line through them.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// How their lines stand.
  public static let paragraphStyle = Self("NSParagraphStyle")
}

/// How the lines of a text stand.
open class NSParagraphStyle: SimValue {
  fileprivate var side = NSTextAlignment.natural { didSet { content = side } }
  /// At which side.
  open var alignment: NSTextAlignment { side }

  /// Creates the usual one.
  public init() { super.init(NSTextAlignment.natural) }
}

/// How the lines of a text stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { side }
    set { side = newValue }
  }
}

/// A text that is laid out.
open class NSTextStorage: NSObject {
  private let text: NSAttributedString
  fileprivate var font: UIFont? { text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
  fileprivate var alignment: NSTextAlignment? {
    (text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)?.alignment
  }
  fileprivate var managers: [NSLayoutManager] = []

  /// Creates one of a text.
  public init(attributedString: NSAttributedString) { text = attributedString }

  /// Lets a manager lay it out.
  public func addLayoutManager(_ manager: NSLayoutManager) {
    managers.append(manager)
    manager.storage = self
  }

  fileprivate var length: Int { text.length }
}

/// The space that a text is laid out in.
open class NSTextContainer: NSObject {
  /// How large it is.
  public var size: CGSize
  /// The space beside lines (NSTextContainer.h: 5 points).
  public var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 is no limit.
  public var maximumNumberOfLines = 0
  /// Where a text is cut that has no room (NSTextContainer.h: nowhere, words are broken between lines).
  public var lineBreakMode = NSLineBreakMode.byWordWrapping

  /// Creates a room.
  public init(size: CGSize) { self.size = size }
}

/// Lays out a text as labels here do: in letters of one size, that of the first, which fill line after line.
open class NSLayoutManager: NSObject {
  fileprivate weak var storage: NSTextStorage?
  private var container: NSTextContainer?

  /// Gives it room.
  public func addTextContainer(_ container: NSTextContainer) { self.container = container }

  /// The glyphs of some letters: one each.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }

  /// Calls the block with the rectangles around some glyphs, one a line.
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

  /// The rectangle that has letters in it.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    let lines = ((storage?.length ?? 0) + perLine - 1) / perLine
    return CGRect(
      x: 0, y: 0, width: container.size.width, height: CGFloat(lines) * letter.height)
  }

  /// Where a line begins, which stands at a side or in the middle.
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
