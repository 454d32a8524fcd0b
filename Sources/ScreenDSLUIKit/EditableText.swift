#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A view with a text that both the user and the model can change.
  @MainActor
  package protocol EditableText: UIView {
    var typed: String { get }
    /// Whether the newest model no longer has this text's field.
    var isGone: Bool { get }
    var textInputMode: UITextInputMode? { get }
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    var endOfDocument: UITextPosition { get }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func offset(from: UITextPosition, to: UITextPosition) -> Int
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  }

  extension EditableText {
    package var isGone: Bool { false }

    /// Whether the user composes marked text or dictates. Setting the text would end the composition or the dictation.
    package var isComposing: Bool {
      markedTextRange != nil || textInputMode?.primaryLanguage == "dictation"
    }

    /// Changes the text with `change`. If all letters and digits stay the same, the cursor stays after the same letter
    /// or digit. But if one of them changes, if the cursor is at the end, or if no letter or digit is before the
    /// cursor, the cursor's distance from the end of the text stays the same.
    package func keepingCursor(_ change: () -> Void) {
      let (old, end) = (typed, selectedTextRange.map { offset(from: $0.end, to: endOfDocument) })
      change()
      // The undo manager of a field without focus is that of the window, so the undo actions of the window must stay.
      guard isFirstResponder else { return }
      // The recorded undo actions belong to the old text.
      undoManager?.removeAllActions()
      let distance = end.map { typed.distanceFromEnd(of: $0, in: old) }
      if let distance, let place = position(from: endOfDocument, offset: -distance) {
        selectedTextRange = textRange(from: place, to: place)
      }
    }
  }

  extension String {
    /// Returns the distance that the cursor must have from the end of this string after this string has replaced `old`.
    /// The argument `distance` is the cursor's distance from the end of `old`. Distances count UTF-16 code units.
    fileprivate func distanceFromEnd(of distance: Int, in old: String) -> Int {
      let units = old.utf16
      guard distance > 0, distance <= units.count, old.filter(\.isCounted) == filter(\.isCounted)
      else { return distance }
      let place = units.index(units.endIndex, offsetBy: -distance)
      let rest = old[place...].count(where: \.isCounted)
      let start = indices.filter { self[$0].isCounted }.dropLast(rest).last
      return start.map { self[self.index(after: $0)...].utf16.count } ?? min(distance, utf16.count)
    }
  }

  extension Character { fileprivate var isCounted: Bool { isLetter || isNumber } }
#endif
