public import Foundation

/// A view with lines of text that the user edits. It scrolls; where it may not, it is as high as its text
/// (UITextView.h). It has no placeholder, and is no control.
@MainActor open class UITextView: UIView, UITextInput {
  public let typing = TypedText()
  /// That of the window, unless it is edited.
  open override var undoManager: UndoManager? {
    isResponding ? typing.undoActions : super.undoManager
  }

  /// The text. Setting it tells nobody, moves the cursor to the end, ends what an input method composes, and
  /// leaves nothing to undo (Runestone PR #144).
  open var text: String! {
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
  /// The text with what is special of some letters, and their font.
  open var attributedText: NSAttributedString! {
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
  /// Whether people can select parts of the text (UITextView.h).
  open var isSelectable = true
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the font is replaced when the person wants another size.
  open var adjustsFontForContentSizeCategory = false
  /// Where the text stands (UITextView.h: left).
  open var textAlignment = NSTextAlignment.left
  /// Whether the user can change the text.
  open var isEditable = true { didSet { if !isEditable { resignFirstResponder() } } }
  /// Whether the text scrolls (UIScrollView.h).
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }
  /// The space around the text (UITextView.h: 8 points above and below).
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text is laid out.
  public let textContainer = NSTextContainer(size: .zero)
  /// The keys that are shown.
  open var keyboardType = UIKeyboardType.default
  /// Whether letters become capital ones by themselves.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// How the user enters text, which a test says.
  open var textInputMode: UITextInputMode?
  /// Shows the keys again.
  open func reloadInputViews() {}
  /// What the Return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// What the text means, for the system to fill it in.
  open var textContentType: UITextContentType!
  /// The object that hears of edits and may refuse them.
  open weak var delegate: (any UITextViewDelegate)?
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var isElementByItself: Bool { true }
  override var spokenValue: String? { typing.content }

  /// Creates a view.
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { contentSize(in: bounds.width) }

  override func contentSize(in width: CGFloat) -> CGSize {
    CGSize(
      width: -1, height: isScrollEnabled ? -1 : sizeThatFits(CGSize(width: width, height: 0)).height
    )
  }

  /// The size of the text in a width.
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

  public func typingDidChange() {
    invalidateIntrinsicContentSize()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  public func mayType(_ text: String, in range: Range<Int>) -> Bool {
    let place = NSRange(location: range.lowerBound, length: range.count)
    return delegate?.textView(self, shouldChangeTextIn: place, replacementText: text) != false
  }

  /// Presses the Return key, which breaks the line.
  @discardableResult public func pressReturn() -> Bool { type("\n") }
}

/// The object that hears of edits in a view of text; a selection changes before the text does.
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
