public import Foundation

/// The text of a view in which a user types, its cursor, and what can be taken back.
@MainActor public final class TypedText {
  /// The text.
  public fileprivate(set) var content = ""
  /// Both count in UTF-16, as UIKit does.
  fileprivate var selection = 0..<0
  var marked: Range<Int>?
  /// Whether the next key deletes what is there.
  var isWiped = false
  /// What an edit by the user can be taken back with.
  let undoActions = SimUndoManager()

  func show(_ text: String) {
    content = text
    (selection, marked) = (text.utf16.count..<text.utf16.count, nil)
  }
}

/// What views in which a user types have in common.
@MainActor public protocol UITextInput: UIView {
  /// The text.
  var typing: TypedText { get }
  /// Reports that the user changed the text.
  func typingDidChange()
  /// Returns whether the user may put a text in the place of a part.
  func mayType(_ text: String, in range: Range<Int>) -> Bool
}

/// The cursor, which counts in UTF-16.
extension UITextInput {
  private var length: Int { typing.content.utf16.count }
  /// Whether there is text.
  public var hasText: Bool { !typing.content.isEmpty }
  /// What is selected; an empty range is the cursor.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(typing.selection) }
    set { if let newValue { typing.selection = newValue.offsets.clamped(to: 0..<length) } }
  }
  /// What an input method composes.
  public var markedTextRange: UITextRange? { typing.marked.map(UITextRange.init) }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// Returns the place that is so far from another one; nil if the text does not reach there.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns how far one place is from another.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  /// Returns what is between two places.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(min(from.offset, to.offset)..<max(from.offset, to.offset))
  }
}

/// What a user does. Each returns whether the view is edited.
extension UITextInput {
  public func mayType(_ text: String, in range: Range<Int>) -> Bool { true }

  /// Types or pastes text in the place of what is selected.
  @discardableResult public func type(_ text: String) -> Bool { enter(text) }

  /// Deletes what is selected, or the letter before the cursor.
  @discardableResult public func deleteBackward() -> Bool {
    let selection = typing.selection
    if selection.isEmpty {
      typing.selection = max(0, selection.lowerBound - 1)..<selection.upperBound
    }
    return enter("")
  }

  /// Composes text, as input methods for Japanese and Chinese do, in the place of what was composed so far.
  @discardableResult public func compose(_ text: String) -> Bool { enter(text, isMarked: true) }

  /// Ends the composing with a text.
  @discardableResult public func commit(_ text: String) -> Bool { enter(text) }

  /// Inserts text where the cursor is, as if it were typed.
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

  /// Takes the last edit back.
  @discardableResult public func undo() -> Bool {
    guard isFirstResponder, let text = typing.undoActions.texts.popLast() else { return false }
    if typing.undoActions.isStale { raise(.staleUndo) }
    typing.show(text)
    typingDidChange()
    return true
  }
}

/// A place in a text.
@MainActor open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
@MainActor open class UITextRange: NSObject {
  let offsets: Range<Int>
  init(_ offsets: Range<Int>) { self.offsets = offsets }
  /// Whether nothing is in it.
  public var isEmpty: Bool { offsets.isEmpty }
  /// Where it begins.
  public var start: UITextPosition { UITextPosition(offsets.lowerBound) }
  /// Where it ends.
  public var end: UITextPosition { UITextPosition(offsets.upperBound) }
}
