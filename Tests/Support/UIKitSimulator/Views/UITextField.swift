public import Foundation

/// A control with a line of text that the user edits.
@MainActor open class UITextField: UIControl {
  private var content = ""
  /// Both count in UTF-16, as UIKit does.
  private var selection = 0..<0
  private var marked: Range<Int>?
  /// Whether the next key deletes what is there.
  private var isWiped = false
  /// What an edit by the user can be taken back with.
  public let undoActions = UndoManager()
  open override var undoManager: UndoManager? { undoActions }

  /// The text, never nil. Setting it tells nobody, moves the cursor to the end, ends what an input method
  /// composes, and leaves actions to undo that no longer fit (rdar 16570390).
  open var text: String? {
    get { content }
    set {
      if marked != nil { raise(.composing) }
      undoActions.isStale = !undoActions.texts.isEmpty
      show(newValue ?? "")
    }
  }
  /// What shows while there is no text.
  open var placeholder: String?
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// Whether the font is replaced when the person wants another size.
  open var adjustsFontForContentSizeCategory = false
  /// The color of the text.
  open var textColor: UIColor? = .label
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
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
  open var textContentType: UITextContentType?
  /// Whether the text is hidden. The first key then deletes what was there (rdar 25690848).
  open var isSecureTextEntry = false { didSet { isWiped = isSecureTextEntry } }
  /// The object that decides about the Return key.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What the keyboard makes of the text without a word when the user is done (EZForm #70); a test says so.
  public var autocorrectOnResign: String?
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: -1, height: font?.lineHeight ?? 22)
  }

  override var spokenValue: String? { hasText ? content : placeholder }

  private func show(_ text: String) {
    content = text
    (selection, marked) = (text.utf16.count..<text.utf16.count, nil)
  }

  private func autocorrect() { if let corrected = autocorrectOnResign { show(corrected) } }

  override func adoptTraits() {
    if adjustsFontForContentSizeCategory { font = font?.font(for: traitCollection) }
  }

  override func respondingDidChange() {
    if isResponding {
      isWiped = isSecureTextEntry
      return sendActions(for: .editingDidBegin)
    }
    marked = nil
    autocorrect()
    sendActions(for: .editingDidEnd)
  }
}

/// The cursor, which counts in UTF-16.
extension UITextField {
  /// What is selected; an empty range is the cursor.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { if let newValue { selection = newValue.offsets.clamped(to: 0..<content.utf16.count) } }
  }
  /// What an input method composes.
  public var markedTextRange: UITextRange? { marked.map(UITextRange.init) }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(content.utf16.count) }

  /// Returns the place that is so far from another one; nil if the text does not reach there.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.utf16.count).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns how far one place is from another.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Returns what is between two places.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
}

/// What a user does. Each returns whether the field is edited.
extension UITextField {
  /// Types or pastes text in the place of what is selected.
  @discardableResult public func type(_ text: String) -> Bool { enter(text) }

  /// Deletes what is selected, or the letter before the cursor.
  @discardableResult public func deleteBackward() -> Bool {
    if selection.isEmpty { selection = max(0, selection.lowerBound - 1)..<selection.upperBound }
    return enter("")
  }

  /// Composes text, as input methods for Japanese and Chinese do, in the place of what was composed so far.
  @discardableResult public func compose(_ text: String) -> Bool { enter(text, isMarked: true) }

  /// Ends the composing with a text.
  @discardableResult public func commit(_ text: String) -> Bool { enter(text) }

  /// Inserts text where the cursor is, as if it were typed.
  public func insertText(_ text: String) { _ = enter(text) }

  private func enter(_ text: String, isMarked: Bool = false) -> Bool {
    guard isEditing else { return false }
    undoActions.texts.append(content)
    if isWiped { show("") }
    isWiped = false
    let (units, place) = (Array(content.utf16), marked ?? selection)
    let end = place.lowerBound + text.utf16.count
    let whole = units[..<place.lowerBound] + text.utf16 + units[place.upperBound...]
    content = String(decoding: whole, as: UTF16.self)
    (selection, marked) = (end..<end, isMarked ? place.lowerBound..<end : nil)
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the Return key, which keys for numbers do not have. It ends editing if something is to be done
  /// then, and the delegate does not object.
  @discardableResult public func pressReturn() -> Bool {
    guard isEditing, ![.numberPad, .phonePad, .decimalPad].contains(keyboardType) else {
      return false
    }
    autocorrect()
    if delegate?.textFieldShouldReturn(self) == false { return true }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if handles(.editingDidEndOnExit), isEditing { resignFirstResponder() }
    return true
  }

  /// Takes the last edit back.
  @discardableResult public func undo() -> Bool {
    guard isEditing, let text = undoActions.texts.popLast() else { return false }
    if undoActions.isStale { raise(.staleUndo) }
    show(text)
    sendActions(for: .editingChanged)
    return true
  }
}

/// The object that decides about a field.
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether the Return key does what it does by itself.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// A place in a text.
@MainActor public final class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor public final class UITextRange: NSObject {
  let offsets: Range<Int>
  init(_ offsets: Range<Int>) { self.offsets = offsets }
  /// Whether nothing is in it.
  public var isEmpty: Bool { offsets.isEmpty }
  /// Where it begins.
  public var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// Where it ends.
  public var end: UITextPosition { UITextPosition(offsets.upperBound) }
}

/// What the user can take back, which Foundation does not have everywhere.
@MainActor public final class UndoManager: NSObject {
  fileprivate var texts: [String] = []
  fileprivate var isStale = false
  /// Whether there is something.
  public var canUndo: Bool { !texts.isEmpty }
  /// Forgets all of it.
  public func removeAllActions() { (texts, isStale) = ([], false) }
}

/// The keys that a keyboard shows.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad, namePhonePad, emailAddress, decimalPad
}
/// What a Return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}
/// What a text means.
public enum UITextContentType: Sendable {
  case name, emailAddress, username, password, newPassword, oneTimeCode, telephoneNumber
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
}

/// Which letters become capital ones by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// A way to enter text.
@MainActor open class UITextInputMode: NSObject {
  /// The language, or "dictation".
  open var primaryLanguage: String?
}
