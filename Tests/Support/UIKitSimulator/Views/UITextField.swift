public import Foundation

@MainActor open class UITextField: UIControl, UITextInput {
  public let typing = TypedText()
  open override var undoManager: UndoManager? {
    isResponding ? typing.undoActions : super.undoManager
  }

  /// The text, never nil. Setting it calls no delegate and sends no event. It moves the cursor to the end and ends a
  /// composition of an input method. Undo actions that no longer fit the text stay (rdar 16570390).
  public final var text: String? {
    get { typing.content }
    set {
      if typing.marked != nil { raise(.composing) }
      typing.undoActions.isStale = typing.undoActions.canUndo
      typing.show(newValue ?? "")
    }
  }
  public final var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  public final var textColor: UIColor?
  public final var adjustsFontForContentSizeCategory = false
  public final var keyboardType = UIKeyboardType.default
  public final var autocapitalizationType = UITextAutocapitalizationType.sentences
  public final var autocorrectionType = UITextAutocorrectionType.default
  public final var textInputMode: UITextInputMode?
  open func reloadInputViews() {}
  public final var returnKeyType = UIReturnKeyType.default
  public final var inputAccessoryView: UIView?
  public final var textContentType: UITextContentType!
  /// When the button that clears the text shows (UITextField.h: never).
  public final var clearButtonMode = ViewMode.never
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Whether the text is hidden. The first key then deletes the previous text (rdar 25690848).
  public final var isSecureTextEntry = false { didSet { typing.isWiped = isSecureTextEntry } }
  /// The keyboard's correction sets this text without a callback when the user ends editing (EZForm #70).
  public final var autocorrectOnResign: String?
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

  public final func typingDidChange() { sendActions(for: .editingChanged) }

  /// Presses the Return key, which keyboards for numbers do not have. Editing ends if a correction is pending.
  @discardableResult public final func pressReturn() -> Bool {
    guard isEditing, ![.numberPad, .phonePad, .decimalPad].contains(keyboardType) else {
      return false
    }
    autocorrect()
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if handles(.editingDidEndOnExit), isEditing { resignFirstResponder() }
    return true
  }

  @discardableResult public final func pressClear() -> Bool {
    let shows =
      clearButtonMode == .always || clearButtonMode == (isEditing ? .whileEditing : .unlessEditing)
    guard shows, hasText, isEnabled, isTouchable else { return false }
    typing.show("")
    sendActions(for: .editingChanged)
    return true
  }
}

#if !canImport(ObjectiveC)
  /// The edits that the user can undo; Foundation has this class on Apple platforms.
  @MainActor open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open func removeAllActions() {}
  }
#endif

@MainActor final class SimUndoManager: UndoManager {
  var texts: [String] = []
  var isStale = false
  override var canUndo: Bool { !texts.isEmpty }
  override func removeAllActions() { (texts, isStale) = ([], false) }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad, namePhonePad, emailAddress, decimalPad
}
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done
}
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = Self(rawValue: "name")
  public static let emailAddress = Self(rawValue: "email")
  public static let password = Self(rawValue: "password")
  public static let newPassword = Self(rawValue: "new-password")
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  public static let telephoneNumber = Self(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = Self(rawValue: "url")
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
@MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String?
}
