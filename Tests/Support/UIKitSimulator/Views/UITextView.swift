public import Foundation

/// A view in which the user edits lines of text. It scrolls; without scrolling it is as high as its text
/// (UITextView.h). A text view has no placeholder, and it is no control.
@MainActor open class UITextView: UIView, UITextInput {
  public let typing = TypedText()
  open override var undoManager: UndoManager? {
    isResponding ? typing.undoActions : super.undoManager
  }

  /// The text. Setting it calls no delegate, moves the cursor to the end, ends a composition of an input method, and
  /// removes all undo actions (Runestone PR #144).
  public final var text: String! {
    get { typing.content }
    set {
      if typing.marked != nil { raise(.composing) }
      ownAttributedText = nil
      typing.undoActions.removeAllActions()
      typing.show(newValue ?? "")
      invalidateIntrinsicContentSize()
    }
  }
  private var ownAttributedText: NSAttributedString?
  public final var attributedText: NSAttributedString! {
    get { ownAttributedText ?? NSAttributedString(string: typing.content) }
    set {
      text = newValue?.string
      ownAttributedText = newValue
      let own = newValue.flatMap { text in
        text.length == 0 ? nil : text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      }
      if let own { font = own }
    }
  }
  public final var isSelectable = true
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  public final var textColor: UIColor?
  public final var adjustsFontForContentSizeCategory = false
  /// The alignment of the text (UITextView.h: left).
  open var textAlignment = NSTextAlignment.left
  public final var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  public final var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
  /// The space around the text (UITextView.h: 8 points above and below).
  public final var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer(size: .zero)
  public final var keyboardType = UIKeyboardType.default
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences
  public final var autocorrectionType = UITextAutocorrectionType.default
  public final var textInputMode: UITextInputMode?
  public final private(set) var inputReloads = 0
  /// Counts the calls that UIKit does not ignore, those while the view is first responder (UIResponder.h).
  open func reloadInputViews() { inputReloads += isFirstResponder ? 1 : 0 }
  public final var returnKeyType = UIReturnKeyType.default
  public final var inputAccessoryView: UIView?
  public final var textContentType: UITextContentType!
  public final weak var delegate: (any UITextViewDelegate)?
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var isElementByItself: Bool { true }
  override var spokenValue: String? { typing.content }

  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { contentSize(in: bounds.width) }

  override func contentSize(in width: CGFloat) -> CGSize {
    CGSize(
      width: -1, height: isScrollEnabled ? -1 : sizeThatFits(CGSize(width: width, height: 0)).height
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let measure = UILabel.measure, let font {
      return measure(typing.content, font, size.width, textContainer.maximumNumberOfLines)
    }
    let (line, letter) = (font?.lineHeight ?? 0, (font?.pointSize ?? 0) / 2)
    let room = max(size.width - 2 * textContainer.lineFragmentPadding, letter)
    let lengths = typing.content.split(separator: "\n", omittingEmptySubsequences: false).map {
      CGFloat($0.count) * letter
    }
    let lines = lengths.map { max(($0 / room).rounded(.up), 1) }
    let around = textContainerInset.top + textContainerInset.bottom
    return CGSize(
      width: min(size.width, lengths.max() ?? 0), height: lines.reduce(0, +) * line + around)
  }

  override func adoptTraits() {
    if adjustsFontForContentSizeCategory { font = font?.font(for: traitCollection) }
  }

  override func respondingDidChange() {
    if isResponding {
      delegate?.textViewDidBeginEditing(self)
      return
    }
    typing.marked = nil
    typing.undoActions.removeAllActions()
    delegate?.textViewDidEndEditing(self)
  }

  public final func typingDidChange() {
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  public final func mayType(_ text: String, in range: Range<Int>) -> Bool {
    let place = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) != false
  }

  @discardableResult public final func pressReturn() -> Bool { type("\n") }
}

/// The selection changes before the text does.
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
