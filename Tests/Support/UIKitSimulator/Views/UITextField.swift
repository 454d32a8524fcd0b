public import Foundation

/// A control with a line of text that the user edits.
@MainActor open class UITextField: UIControl, UITextInput {
  public let typing = TypedText()
  /// That of the window, unless it is edited.
  open override var undoManager: UndoManager? {
    isResponding ? typing.undoActions : super.undoManager
  }

  /// The text, never nil. Setting it tells nobody, moves the cursor to the end, ends what an input method
  /// composes, and leaves actions to undo that no longer fit (rdar 16570390).
  open var text: String? {
    get { typing.content }
    set {
      if typing.marked != nil { raise(.composing) }
      typing.undoActions.isStale = typing.undoActions.canUndo
      typing.show(newValue ?? "")
    }
  }
  /// What shows while there is no text.
  open var placeholder: String?
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// Whether the font is replaced when the person wants another size.
  open var adjustsFontForContentSizeCategory = false
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
  /// What stands above the keys.
  open var inputAccessoryView: UIView?
  /// What the text means, for the system to fill it in.
  open var textContentType: UITextContentType!
  /// When a button shows that takes the text away (UITextField.h: never).
  open var clearButtonMode = ViewMode.never
  /// When something beside the text shows.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Whether the text is hidden. The first key then deletes what was there (rdar 25690848).
  open var isSecureTextEntry = false { didSet { typing.isWiped = isSecureTextEntry } }
  /// What the keyboard makes of the text without a word when the user is done (EZForm #70); a test says so.
  public var autocorrectOnResign: String?
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: -1, height: font?.lineHeight ?? 22)
  }

  override var spokenValue: String? { hasText ? typing.content : placeholder }

  private func autocorrect() { if let corrected = autocorrectOnResign { typing.show(corrected) } }

  override func adoptTraits() {
    if adjustsFontForContentSizeCategory { font = font?.font(for: traitCollection) }
  }

  override func respondingDidChange() {
    if isResponding {
      typing.isWiped = isSecureTextEntry
      return sendActions(for: .editingDidBegin)
    }
    typing.marked = nil
    typing.undoActions.removeAllActions()
    autocorrect()
    sendActions(for: .editingDidEnd)
  }

  public func typingDidChange() { sendActions(for: .editingChanged) }

  /// Presses the Return key, which keys for numbers do not have. It ends editing if something is to be done
  /// then.
  @discardableResult public func pressReturn() -> Bool {
    guard isEditing, ![.numberPad, .phonePad, .decimalPad].contains(keyboardType) else {
      return false
    }
    autocorrect()
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if handles(.editingDidEndOnExit), isEditing { resignFirstResponder() }
    return true
  }

  /// Presses the button that takes the text away, if it shows.
  @discardableResult public func pressClear() -> Bool {
    let shows =
      clearButtonMode == .always || clearButtonMode == (isEditing ? .whileEditing : .unlessEditing)
    guard shows, hasText, isEnabled, isTouchable else { return false }
    typing.show("")
    sendActions(for: .editingChanged)
    return true
  }
}

#if !canImport(ObjectiveC)
  /// What the user can take back; Foundation has it where there is Objective-C.
  @MainActor open class UndoManager: NSObject {
    /// Whether there is something.
    open var canUndo: Bool { false }
    /// Forgets all of it.
    open func removeAllActions() {}
  }
#endif

/// The texts that a user can take back.
@MainActor final class SimUndoManager: UndoManager {
  var texts: [String] = []
  var isStale = false
  override var canUndo: Bool { !texts.isEmpty }
  override func removeAllActions() { (texts, isStale) = ([], false) }
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
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let username = Self(rawValue: "username")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
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
