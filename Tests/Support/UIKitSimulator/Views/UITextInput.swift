public import Foundation

/// The text of a view in which the user types, with the cursor and the undo actions.
@MainActor public final class TypedText {
  public fileprivate(set) var content = ""
  /// The selection and the marked text; both count in UTF-16, as in UIKit.
  fileprivate var selection = 0..<0
  var marked: Range<Int>?
  /// Whether the next key deletes the previous text.
  var isWiped = false
  /// The undo actions for the user's edits.
  let undoActions = SimUndoManager()

  func show(_ text: String) {
    content = text
    (selection, marked) = (text.utf16.count..<text.utf16.count, nil)
  }
}

/// The members that all views share in which the user types.
@MainActor public protocol UITextInput: UIView {
  var typing: TypedText { get }
  /// Called after the user changed the text.
  func typingDidChange()
  /// Returns whether the user may replace a range with a text.
  func mayType(_ text: String, in range: Range<Int>) -> Bool
}

/// The cursor and the selection, counted in UTF-16.
extension UITextInput {
  private var length: Int { typing.content.utf16.count }
  /// Whether there is text.
  public var hasText: Bool { !typing.content.isEmpty }
  /// The selected range; an empty range is the cursor.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(typing.selection) }
    set { if let newValue { typing.selection = newValue.offsets.clamped(to: 0..<length) } }
  }
  /// The range that an input method composes.
  public var markedTextRange: UITextRange? { typing.marked.map(UITextRange.init) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// Returns the position at an offset from another one, or nil if it would be outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
}

/// The actions of a user. Each returns whether the view is edited.
extension UITextInput {
  public func mayType(_ text: String, in range: Range<Int>) -> Bool { true }

  /// Types or pastes text, which replaces the selection.
  @discardableResult public func type(_ text: String) -> Bool { enter(text) }

  /// Deletes the selection, or the letter before the cursor.
  @discardableResult public func deleteBackward() -> Bool {
    let selection = typing.selection
    if selection.isEmpty {
      typing.selection = max(0, selection.lowerBound - 1)..<selection.upperBound
    }
    return enter("")
  }

  /// Composes text, as input methods for Japanese and Chinese do; the new text replaces the marked text.
  @discardableResult public func compose(_ text: String) -> Bool { enter(text, isMarked: true) }

  @discardableResult public func commit(_ text: String) -> Bool { enter(text) }

  /// Inserts text at the cursor, as typing does.
  public func insertText(_ text: String) { _ = enter(text) }

  private func enter(_ text: String, isMarked: Bool = false) -> Bool {
    guard isFirstResponder else { return false }
    if !mayType(text, in: typing.marked ?? typing.selection) { return true }
    typing.undoActions.texts.append(typing.content)
    if typing.isWiped { typing.show("") }
    typing.isWiped = false
    let (units, place) = (Array(typing.content.utf16), typing.marked ?? typing.selection)
    let end = place.lowerBound + text.utf16.count
    let whole = units[..<place.lowerBound] + text.utf16 + units[place.upperBound...]
    typing.content = String(decoding: whole, as: UTF16.self)
    (typing.selection, typing.marked) = (end..<end, isMarked ? place.lowerBound..<end : nil)
    typingDidChange()
    return true
  }

  @discardableResult public func undo() -> Bool {
    guard isFirstResponder, let text = typing.undoActions.texts.popLast() else { return false }
    if typing.undoActions.isStale { raise(.staleUndo) }
    typing.show(text)
    typingDidChange()
    return true
  }
}

@MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

@MainActor open class UITextRange: NSObject {
  let offsets: Range<Int>
  init(_ offsets: Range<Int>) { self.offsets = offsets }
  public var isEmpty: Bool { offsets.isEmpty }
  public var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  public var end: UITextPosition { UITextPosition(offsets.upperBound) }
}
