#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  /// A view for text input. The view shows the user's text until the model accepts or rejects that text.
  @MainActor protocol LookEditor: EditableText {
    var typed: String { get set }
    var canBeTyped: Bool { get set }

    var keyboardType: UIKeyboardType { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var textContentType: UITextContentType! { get set }
    var font: UIFont? { get set }
    var textColor: UIColor? { get set }
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    func show(prompt: String?)
    /// UIKit ignores the call if the view is not first responder (UIResponder.h).
    func reloadInputViews()
  }

  final class LookField: UITextField, LookEditor {
    var canBeTyped: Bool {
      get { isEnabled }
      set { if isEnabled != newValue { isEnabled = newValue } }
    }
    var typed: String {
      get { text ?? "" }
      set { text = newValue }
    }
    func show(prompt: String?) { placeholder = prompt }

    /// Hides or shows the text, as in a password field. If the field has the focus, this method inserts the text again
    /// after hiding the text. Without the insertion, UIKit would delete the text when the user presses the next key.
    fileprivate func hide(_ isHidden: Bool, of part: Part) {
      isSecureTextEntry = isHidden
      guard isHidden, isFirstResponder, let typed = text else { return }
      write(part) {
        text = nil
        insertText(typed)
      }
    }
  }

  extension LookEditor {
    var isGone: Bool { newest == nil }
    fileprivate var isWanted: Bool { newest?.control.field?.isFocused == true }

    private var newest: LookControl? {
      let look = andSuperviews.lazy.compactMap { $0 as? LookView }.first
      return look?.part(of: self)?.control.flatMap { look?.shown.context.newestControl($0) }
    }

    fileprivate func write(_ part: Part, _ change: () -> Void) {
      keepingCursor {
        part.isWritten = true
        change()
        part.isWritten = false
      }
    }
  }

  extension LookView {
    func drawField(
      _ field: LookNode.Field, _ node: LookNode, at place: LookPath, _ outer: Surroundings
    ) -> Part {
      #if !os(tvOS)
        if let lines = field.lineRange {
          return show(node, at: place, outer, in: LookTextView()) { view, part in
            write(field, node, outer, to: part)
            (view.lines, view.breaksLines) = (lines, field.breaksLines)
          }
        }
      #endif
      return show(node, at: place, outer, in: makeField()) { view, part in
        view.clearButtonMode = field.hasClearButton ? .whileEditing : .never
        if view.isSecureTextEntry != field.isSecret { view.hide(field.isSecret, of: part) }
        write(field, node, outer, to: part)
      }
    }

    #if !os(tvOS) && !os(visionOS)
      /// Shows a bar with a button in place of the return key above a number pad, which has no return key. For other
      /// keyboards, and for the return key `default`, removes the bar.
      private func setBar(_ field: LookNode.Field, of view: any LookEditor, _ part: Part) {
        let key = field.keyboard.hasReturnKey ? .default : field.returnKey
        if key == part.barKey { return }
        part.barKey = key
        let act = UIAction { [weak self, weak view] _ in
          self?.hear(.editingDidEndOnExit, of: view)
          if view?.isFirstResponder == true { view?.resignFirstResponder() }
        }
        let sign = UIImage(systemName: "chevron.down")
        let item =
          key == .next
          ? UIBarButtonItem(image: sign, primaryAction: act)
          : UIBarButtonItem(systemItem: .done, primaryAction: act)
        if key == .next { item.accessibilityLabel = words.nextField ?? sign?.accessibilityLabel }
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [.flexibleSpace(), item]
        let newBar = key == .default ? nil : bar
        (view as? UITextField)?.inputAccessoryView = newBar
        (view as? UITextView)?.inputAccessoryView = newBar
        view.reloadInputViews()
      }
    #endif

    private func makeField() -> LookField {
      let field = LookField()
      field.adjustsFontForContentSizeCategory = true
      return acting(
        field, on: .editingChanged, .editingDidBegin, .editingDidEnd, .editingDidEndOnExit)
    }

    func allowEditing(_ isAllowed: Bool, of view: any LookEditor) {
      guard !isAllowed, view.isFirstResponder else {
        view.canBeTyped = isAllowed
        return
      }
      shown.context.cell.later { [weak view] in
        guard let view, !view.isUserInteractionEnabled else { return }
        view.resignFirstResponder()
        view.canBeTyped = false
      }
    }

    // MARK: Passing the user's text to the model

    func hear(_ event: UIControl.Event, of view: any LookEditor, _ part: Part, _ id: LookControl.ID)
    {
      guard !part.isWritten, let field = part.node?.control?.field else { return }
      // UIKit sends no event when the user accepts a correction, so this code compares the texts at each event.
      if view.typed != part.unanswered.last as? String ?? field.text {
        part.unanswered.append(view.typed)
        use(id, .type(view.typed))
      }
      switch event {
      case .editingChanged: sizeDidChange()
      case .editingDidBegin, .editingDidEnd:
        if field.onFocus == nil, field.isFocused == nil { return }
        let isFocused = event == .editingDidBegin
        let newest = Self.followsModel ? shown.context.newestControl(id)?.control.field : nil
        if newest?.isFocused == isFocused { return }
        use(id, .focus(isFocused))
      case .editingDidEndOnExit:
        if field.onReturn != nil { use(id, .pressReturn) }
        if field.returnKey == .next { goToNextField(after: view) }
      default: break
      }
    }

    private func goToNextField(after field: any LookEditor) {
      var next = fields.drop(while: { $0 !== field }).dropFirst().first
      if next == nil, let place = shown.context.nextPlaceWithField {
        next = cell(scrolledTo: place)?.fields.first
      }
      guard let next else { return }
      next.becomeFirstResponder()
      // The row may be taller than the visible part of a list that contains the field, so each list must scroll to the
      // field.
      for view in next.andSuperviews.dropFirst() {
        guard let list = view.superview as? UIScrollView else { continue }
        let place = next.convert(next.bounds, to: view)
        // In UIKit, the bounds of a scroll view begin at its content offset.
        let (x, y) = (view.frame.minX - view.bounds.minX, view.frame.minY - view.bounds.minY)
        list.scrollRectToVisible(place.offsetBy(dx: x, dy: y), animated: false)
      }
    }

    // MARK: Showing the model's text

    private func write(
      _ field: LookNode.Field, _ node: LookNode, _ outer: Surroundings, to part: Part
    ) {
      // The compiler would make a copy of this code for each class of fields if it knew the class of `view`.
      guard let view = part.view as? any LookEditor else { return }
      let old = part.node?.control?.field
      if old == nil || part.surroundings.ground != outer.ground {
        view.textColor = outer.plainTextColor
      }
      if old == nil || part.surroundings.textSize != outer.textSize {
        // A new field is not in the list yet and does not have the list's type size, but this `LookView` has it.
        view.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
      }
      // Dots for a sensitive text must also replace a typed text that the model has not accepted yet.
      if node.control?.hiddenTitle != nil { part.unanswered = [] }
      view.show(prompt: field.prompt.isEmpty ? nil : field.prompt)
      setKeyboard(field, of: view)
      if isToShow(field.text, after: old?.text, over: view.typed, part, isBusy: view.isComposing) {
        view.write(part) { view.typed = field.text }
      }
      let isNew = !isOtherRow && field.isFocused != old?.isFocused
      if isNew || isForced { followFocus(field, of: view, isNew: isNew) }
      #if !os(tvOS) && !os(visionOS)
        setBar(field, of: view, part)
      #endif
    }

    /// Whether a `LookView` is moving the focus now because the model asks for it. The model needs reports only of the
    /// moves that the user makes.
    private static var followsModel = false

    func followFocus(_ field: LookNode.Field, of view: any LookEditor, isNew: Bool = false) {
      guard let isFocused = field.isFocused, isFocused != view.isFirstResponder else { return }
      shown.context.cell.later { [weak self, weak view] in
        guard let self, let view, isFocused != view.isFirstResponder,
          part(of: view)?.node?.control?.field?.isFocused == isFocused
        else { return }
        Self.followsModel = true
        defer { Self.followsModel = false }
        if !isFocused {
          view.resignFirstResponder()
        } else if !isNew, let other = window?.editedView as? any LookEditor, other.isWanted {
          shown.context.cell.reportSharedFocus()
        } else {
          view.becomeFirstResponder()
        }
      }
    }

    private func setKeyboard(_ field: LookNode.Field, of view: any LookEditor) {
      let (type, content) = field.keyboard.kinds
      if view.textContentType != content { view.textContentType = content }
      let (isName, isText) = (field.keyboard == .name, field.keyboard == .text)
      view.autocapitalizationType =
        field.capitals?.kind ?? (isName ? .words : isText ? .sentences : .none)
      view.autocorrectionType =
        field.isCorrected.map { $0 ? .yes : .no } ?? (isText ? .default : .no)
      let key = field.returnKey.kind
      guard view.keyboardType != type || view.returnKeyType != key else { return }
      (view.keyboardType, view.returnKeyType) = (type, key)
      view.reloadInputViews()
    }

    func announceChanges(after old: LookNode) {
      let new = shown.look.announcements
      let known = new.isEmpty ? [] : announced ?? old.announcements
      // If a text is hidden now and is shown unchanged later, screen readers must not announce the text again.
      let kept = known.filter { one in new.contains { $0.place == one.place && $0.text == nil } }
      announced = kept + new.filter { $0.text != nil }
      for case (let place, let text?) in new
      where !known.contains(where: { $0.place == place && $0.text == text }) {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }
  }

  extension UIView {
    fileprivate var fields: [any LookEditor] {
      if let field = self as? any LookEditor { return field.canBeTyped ? [field] : [] }
      return subviews.flatMap(\.fields)
    }
  }

  extension Look.Capitals {
    fileprivate var kind: UITextAutocapitalizationType {
      self == .none
        ? .none : self == .words ? .words : self == .sentences ? .sentences : .allCharacters
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

    fileprivate var hasReturnKey: Bool { ![.numberPad, .decimalPad, .phonePad].contains(kinds.0) }
  }

  @MainActor
  extension Look.ReturnKey {
    private static let all: [Look.ReturnKey: UIReturnKeyType] = [
      .next: .next, .done: .done, .go: .go, .search: .search, .send: .send,
    ]

    fileprivate var kind: UIReturnKeyType { Self.all[self] ?? .default }
  }
#endif
