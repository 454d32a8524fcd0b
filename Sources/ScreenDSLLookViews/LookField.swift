#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A text field that shows the model's text, and keeps what a person is doing in it.
  final class LookField: UITextField {
    /// The texts that the model was told and did not answer, the oldest first.
    var unanswered: [String] = []

    /// Whether the text is just written, of which nobody is to hear.
    private(set) var isWritten = false

    /// Shows another text.
    fileprivate func write(_ new: String) { keepingCursor { text = new } }

    /// Hides the text, which the next key would delete if it was not typed since, or shows it.
    fileprivate func hide(_ isHidden: Bool) {
      isSecureTextEntry = isHidden
      guard isHidden, isFirstResponder, let typed = text else { return }
      keepingCursor {
        text = nil
        insertText(typed)
      }
    }

    /// Changes the text; the cursor keeps its distance from the end.
    private func keepingCursor(_ change: () -> Void) {
      let distance = selectedTextRange.map { offset(from: $0.end, to: endOfDocument) }
      isWritten = true
      change()
      isWritten = false
      guard isFirstResponder else { return }
      // What it would undo is no longer there.
      undoManager?.removeAllActions()
      if let distance, let place = position(from: endOfDocument, offset: -distance) {
        selectedTextRange = textRange(from: place, to: place)
      }
    }
  }

  extension LookView {
    func makeField() -> LookField {
      let field = LookField()
      field.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      field.adjustsFontForContentSizeCategory = true
      let events: [UIControl.Event] = [
        .editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit,
      ]
      return events.reduce(field) { acting($0, on: $1) }
    }

    // MARK: Telling

    func hear(_ event: UIControl.Event, of view: LookField, _ part: Part, _ id: LookControl.ID) {
      guard !view.isWritten, let field = part.node?.control?.field else { return }
      // An accepted correction is told by no event.
      if view.text ?? "" != view.unanswered.last ?? field.text { tell(view, id) }
      switch event {
      case .editingDidBegin: tell(true, field, id)
      case .editingDidEnd: tell(false, field, id)
      case .editingDidEndOnExit:
        if field.onReturn != nil { use(id, .pressReturn) }
        if field.returnKey == .next { goToNextField(after: view) }
      default: break
      }
    }

    private func tell(_ view: LookField, _ id: LookControl.ID) {
      view.unanswered.append(view.text ?? "")
      use(id, .type(view.text ?? ""))
    }

    private func tell(_ isFocused: Bool, _ field: LookNode.Field, _ id: LookControl.ID) {
      if field.onFocus != nil || field.isFocused != nil { use(id, .focus(isFocused)) }
    }

    /// Goes to the next field of the look, or else of the rows below.
    private func goToNextField(after field: LookField) {
      if let next = fields.drop(while: { $0 !== field }).dropFirst().first {
        next.becomeFirstResponder()
      } else if let row = shown.context.nextRowWithField {
        cell(scrolledTo: row)?.fields.first?.becomeFirstResponder()
      }
    }

    // MARK: Writing

    func write(_ field: LookNode.Field, after old: LookNode.Field?, to view: LookField) {
      view.placeholder = field.prompt.isEmpty ? nil : field.prompt
      if view.isSecureTextEntry != field.isSecret { view.hide(field.isSecret) }
      setKeyboard(field, of: view)
      write(field.text, after: old?.text, to: view)
      if let isFocused = field.isFocused, isFocused != view.isFirstResponder,
        isForced || isFocused != old?.isFocused
      {
        // Once the update is over.
        shown.context.cell.later { [weak self, weak view] in
          guard let view, self?.part(of: view)?.node?.control?.field?.isFocused == isFocused
          else { return }
          _ = isFocused ? view.becomeFirstResponder() : view.resignFirstResponder()
        }
      }
    }

    /// Shows the model's text, unless newer edits than it answers have no answer yet, or a write would break what is
    /// being composed.
    private func write(_ new: String, after old: String?, to view: LookField) {
      if isOtherRow || isUnanswered { view.unanswered = [] }
      // The text from before is no answer, and another one than was typed answers the oldest edit.
      if new != old, !view.unanswered.isEmpty {
        view.unanswered.removeFirst((view.unanswered.firstIndex(of: new) ?? 0) + 1)
      }
      if view.unanswered.isEmpty, new == view.text ?? "" { return }
      if !view.unanswered.isEmpty || view.isComposing {
        // A model that changes its row at once but not its text has refused that.
        return writeLater(after: isHeard ? 0.1 : 1)
      }
      view.write(new)
    }

    private func setKeyboard(_ field: LookNode.Field, of view: UITextField) {
      let (type, content) = field.keyboard.kinds
      if view.textContentType != content { view.textContentType = content }
      let (isName, isText) = (field.keyboard == .name, field.keyboard == .text)
      view.autocapitalizationType = isName ? .words : isText ? .sentences : .none
      view.autocorrectionType = isText ? .default : .no
      let key = field.returnKey.kind
      guard view.keyboardType != type || view.returnKeyType != key else { return }
      (view.keyboardType, view.returnKeyType) = (type, key)
      if view.isFirstResponder { view.reloadInputViews() }
    }

    /// Has read out what is new of the problems of fields, and of parts that are announced.
    func announceChanges(after old: LookNode) {
      let new = shown.look.announcements
      let known = new.isEmpty ? [] : old.announcements
      for (place, text) in new where !known.contains(where: { $0 == (place, text) }) {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }
  }

  extension UIView {
    /// The fields in the view that can be typed in, in reading order.
    fileprivate var fields: [UITextField] {
      if let field = self as? UITextField { return field.isEnabled ? [field] : [] }
      return ((self as? UIStackView)?.arrangedSubviews ?? subviews).flatMap(\.fields)
    }
  }

  extension UITextField {
    /// Whether letters are being put together, or a text is dictated: a write would end that.
    fileprivate var isComposing: Bool {
      markedTextRange != nil || textInputMode?.primaryLanguage == "dictation"
    }
  }

  @MainActor
  extension Look.Keyboard {
    private static let all: [Look.Keyboard: (UIKeyboardType, UITextContentType?)] = [
      .name: (.default, .name), .oneTimeCode: (.numberPad, .oneTimeCode),
      .email: (.emailAddress, .emailAddress), .number: (.numberPad, nil),
      .decimal: (.decimalPad, nil), .phone: (.phonePad, .telephoneNumber), .url: (.URL, .URL),
      .password: (.default, .password), .newPassword: (.default, .newPassword),
    ]

    fileprivate var kinds: (UIKeyboardType, UITextContentType?) {
      Self.all[self] ?? (.default, nil)
    }
  }

  @MainActor
  extension Look.ReturnKey {
    private static let all: [Look.ReturnKey: UIReturnKeyType] = [
      .next: .next, .done: .done, .go: .go, .search: .search, .send: .send,
    ]

    fileprivate var kind: UIReturnKeyType { Self.all[self] ?? .default }
  }
#endif
