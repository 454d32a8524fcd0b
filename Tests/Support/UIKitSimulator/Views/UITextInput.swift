public import Foundation

@MainActor public final class TypedText {
  public fileprivate(set) var content = ""
  /// Both ranges count in UTF-16, as in UIKit.
  fileprivate var selection = 0..<0
  var marked: Range<Int>?
  /// Whether the next key deletes the previous text.
  var isWiped = false
  let undoActions = SimUndoManager()

  func show(_ text: String) {
    content = text
    (selection, marked) = (text.utf16.count..<text.utf16.count, nil)
  }
}

@MainActor public protocol UITextInput: UIView {
  var typing: TypedText { get }
  func typingDidChange()
  func mayType(_ text: String, in range: Range<Int>) -> Bool
}

extension UITextInput {
  private var length: Int { typing.content.utf16.count }
  public var hasText: Bool { !typing.content.isEmpty }
  public var selectedTextRange: UITextRange? {
    get { UITextRange(typing.selection) }
    set { if let newValue { typing.selection = newValue.offsets.clamped(to: 0..<length) } }
  }
  public var markedTextRange: UITextRange? { typing.marked.map(UITextRange.init) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

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

  @discardableResult public func type(_ text: String) -> Bool { enter(text) }

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
