public import Foundation

/// A control with a line of text that the user edits.
@MainActor open class UITextField: UIControl {
  /// The text; setting it tells nobody.
  open var text: String?
  /// What shows while there is no text.
  open var placeholder: String?
  /// Whether it is edited.
  open var isEditing: Bool { isFirstResponder }
  open override var canBecomeFirstResponder: Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 22) }

  /// Adds text at the end; what a user does. Returns whether the field is edited.
  @discardableResult public func type(_ text: String) -> Bool {
    guard isEditing else { return false }
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
    return true
  }
}
