package import ScreenDSL

extension LookNode {
  /// A control in a look, such as a button or a slider, with its title and its action.
  package struct Control: Hashable, Sendable {
    /// The control's title; empty if the row around the control shows the title.
    package var title: String
    package var kind: Kind
    /// The ID of the original control, if this control is a copy without a title; otherwise nil.
    package var id: LookControl.ID?
    /// Whether the title is hidden. Nil hides the title of segments, and shows the title of any other control.
    package var isTitleHidden: Bool?
    /// If the title is sensitive and dots replace it, a hash of the original title; otherwise nil. The ID of the
    /// control is computed from this hash, so the dots do not change the ID.
    package var hiddenTitle: UInt64?

    package init(_ title: String, _ kind: Kind) { (self.title, self.kind) = (title, kind) }

    /// The content of a control and its action. If the control is disabled, the action is nil.
    package enum Kind: Hashable, Sendable {
      case button(Button, LookAction?)
      case toggle(isOn: Bool, LookAction?)
      case slider(Slider, LookAction?)
      case stepper(Stepper, LookAction?)
      /// The action receives the index of the choice that the user selects or deselects.
      case picker(Picker, LookAction?)
      case date(DatePicker, LookAction?)
      case field(Field, LookAction?)
    }
  }

  package struct Button: Hashable, Sendable {
    package var image: Look.Image?
    package var kind = Look.ButtonKind.plain
    package var isWide = false
    package var isBusy = false
    /// Whether the button's `async` action continues after the row of the button is removed.
    package var keepsRunning = false
    package var isIconOnly = false
    /// The menu that the button opens. If there are no items, a tap runs the button's action.
    package var menu: [MenuAction] = []
    /// Whether the control is a link in a text.
    package var isLink = false

    package init(image: Look.Image? = nil) { self.image = image }
  }

  package struct Slider: Hashable, Sendable {
    package var value: Double
    package var range: ClosedRange<Double>
    package var step: Double?
    package var text: String?
    package var onDrag: LookAction?
    /// If the app passed a value outside of `range`, that value as text; otherwise nil.
    package var outside: String?

    init(
      _ value: Double, in range: ClosedRange<Double>, step: Double?, text: String?,
      onDrag: LookAction? = nil
    ) {
      self.onDrag = onDrag
      let isValid = range.lowerBound.isFinite && range.upperBound.isFinite
      (self.range, self.text) = (isValid ? range : 0...1, text)
      let (lower, upper) = (self.range.lowerBound, self.range.upperBound)
      self.step = step.flatMap {
        $0 > 0 && $0.isFinite && lower + $0 > lower && upper - $0 < upper ? $0 : nil
      }
      self.value = value.isFinite ? min(max(value, lower), upper) : lower
      if self.value != value { outside = "\(value)" }
    }

    /// The position of the value in its range, from 0 to 1.
    package var share: Double {
      // The length of the range may be too large for a `Double`. So the code divides both ends by 2 first.
      let (start, length) = (range.lowerBound / 2, range.upperBound / 2 - range.lowerBound / 2)
      return length > 0 ? min((value / 2 - start) / length, 1) : 0
    }

    /// Returns the value `steps` steps above the current value, clamped to the range. If `steps` is negative, the
    /// result is below the current value. Nil if the value would not change.
    ///
    /// If the slider has no `step`, a step is a tenth of the range.
    package func value(after steps: Int) -> Double? {
      let (lower, upper) = (range.lowerBound, range.upperBound)
      var new = value + Double(steps) * (upper / 10 - lower / 10)
      if let step {
        let place = value / step - lower / step
        let near = place.rounded()
        let start = abs(place - near) < 1e-6 ? near : place.rounded(steps > 0 ? .down : .up)
        new = lower.addingProduct(start + Double(steps), step)
        if abs(upper - new) < step / 1e6 { new = upper }
      }
      new = min(max(new, lower), upper)
      return new == value ? nil : new
    }

    /// Returns the value at a position. 0 is the start of the range, and 1 is its end.
    package func value(at share: Double) -> Double {
      range.lowerBound * (1 - share) + range.upperBound * share
    }

    /// Returns the value nearest to `wish` that the user can choose. With a `step`, the user can choose only the end of
    /// the range, and values that are a whole number of steps above its start.
    package func nearest(to wish: Double) -> Double {
      if wish.isNaN { return value }
      let inside = min(max(wish, range.lowerBound), range.upperBound)
      guard let step else { return inside }
      let steps = (inside / step - range.lowerBound / step).rounded()
      let near = min(range.lowerBound.addingProduct(steps, step), range.upperBound)
      return range.upperBound - inside < abs(inside - near) ? range.upperBound : near
    }
  }

  package struct Stepper: Hashable, Sendable {
    package var value: Int
    package var range: ClosedRange<Int>
    package var step: Int
    package var text: String
    /// If the app passed a value outside of `range`, that value as text; otherwise nil.
    package var outside: String?

    init(_ value: Int, in range: ClosedRange<Int>, step: Int, text: String?) {
      self.value = min(max(value, range.lowerBound), range.upperBound)
      (self.range, self.step) = (range, max(1, step))
      self.text = text ?? "\(self.value)"
      if self.value != value { outside = "\(value)" }
    }

    /// Returns the value `steps` steps above the current value. If `steps` is negative, the result is below the current
    /// value. If the last step would leave the range, the result is the end of the range in the direction of the steps.
    ///
    /// Nil if `steps` is 0, or if fewer steps already reach the end of the range.
    package func value(after steps: Int) -> Int? {
      let end = steps < 0 ? range.lowerBound : range.upperBound
      let most = self.steps(to: end)
      if steps == 0 || steps.magnitude > most.magnitude { return nil }
      return steps == most ? end : value &+ steps &* step
    }

    /// Returns the number of steps from the current value to `wish`; negative if `wish` is less than the current value.
    /// The last step can be shorter than `step`.
    package func steps(to wish: Int) -> Int {
      let distance = UInt(bitPattern: max(wish, value) &- min(wish, value))
      let (steps, rest) = distance.quotientAndRemainder(dividingBy: UInt(step))
      let count = Int(clamping: rest > 0 ? steps + 1 : steps)
      return wish < value ? -count : count
    }
  }

  package struct Picker: Hashable, Sendable {
    package var choices: [String]
    /// The indexes of the selected choices.
    package var selected: Set<Int>
    package var kind: Look.PickerKind
    /// Whether the user can select several choices.
    package var takesSeveral = false
    /// Whether the app passed a selected value that is not among the choices.
    package var isLost = false

    package var titles: [String] {
      choices.indices.filter(selected.contains).map { choices[$0] }
    }

    package var chosen: String? { titles.isEmpty ? nil : titles.joined(separator: ", ") }
  }

  package struct Field: Hashable, Sendable {
    package var text: String
    package var prompt: String
    package var keyboard = Look.Keyboard.text
    package var isSecret = false
    package var returnKey = Look.ReturnKey.default
    package var onReturn: LookAction?
    /// Whether the model wants the field to have the focus; nil if the model does not control the focus.
    package var isFocused: Bool?
    package var onFocus: LookAction?
    /// The message about a problem of the text.
    package var problem: String?
    /// The least number of visible lines, and the greatest number before the field scrolls; nil if the field has a
    /// single line.
    package var lines: ClosedRange<Int>?
    /// The limit of the text's length; nil for none.
    package var limit: Int?
    package var hasClearButton = false
    /// The automatic capitalization. If nil, the keyboard type decides it.
    package var capitals: Look.Capitals?
    package var isCorrected: Bool?
  }
}

extension LookNode.Control {
  /// The kind of control. The control's ID depends on its kind: a toggle that replaces a button at the same position
  /// has a new ID.
  package var role: Role {
    switch kind {
    case .button(let button, _): button.menu.isEmpty ? .button : .menu
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .date: .date
    case .field: .field
    }
  }

  package enum Role: Int, Sendable {
    case button = 1
    case toggle, slider, stepper, picker, field, menu, date
  }

  /// Whether the control is a busy button, which the user cannot tap.
  package var isBusy: Bool {
    if case .button(let button, _) = kind { button.isBusy } else { false }
  }

  /// Whether the `async` action that `input` starts continues after the control's row is removed.
  func keepsRunning(_ input: LookControl.Input) -> Bool {
    guard case .button(let button, _) = kind else { return false }
    if case .pick(let index) = input, button.items.indices.contains(index) {
      return button.items[index].action.livesOn
    }
    return button.keepsRunning || button.kind == .destructive
  }

  /// Whether an input of the user would run an action: the control has an action and is not busy.
  package var hasHandler: Bool { hasAction && !isBusy }

  /// Whether the control has an action. A control without an action is disabled.
  package var hasAction: Bool {
    switch kind {
    case .button(let button, nil): !button.items.isEmpty
    case .button(_, let action), .toggle(_, let action), .slider(_, let action),
      .stepper(_, let action), .picker(_, let action), .date(_, let action),
      .field(_, let action):
      action != nil
    }
  }

  /// The reason in words, if the user cannot use the control because it is busy or has no action; otherwise nil.
  var obstacle: String? {
    isBusy ? "was busy" : hasAction ? nil : "had no action in this state"
  }

  /// The value in words. Nil for a button, an empty field, an inline picker, or a picker without a selected choice.
  package var value: String? {
    switch kind {
    case .button: nil
    case .toggle(let isOn, _): isOn ? "on" : "off"
    case .slider(let slider, _): slider.text ?? "\(Int((slider.share * 100).rounded())) %"
    case .stepper(let stepper, _): stepper.text
    case .picker(let picker, _): picker.kind == .inline ? nil : picker.chosen
    case .date(let date, _): date.text
    case .field(let field, _): field.shown.isEmpty ? nil : field.shown
    }
  }

  /// The titles of the choices in order. The title of a choice in a submenu begins with the title of the submenu:
  /// "Move › Inbox".
  package var choices: [String] {
    switch kind {
    case .picker(let picker, _): picker.choices
    case .button(let button, _): button.items.map(\.title)
    default: []
    }
  }

  /// Runs the control's action for an input of the user. The action receives only values in the control's range, and
  /// only indexes of the control's choices. Returns false if the control does not accept the input.
  @MainActor
  package func run(_ input: LookControl.Input) -> Bool {
    switch (kind, input) {
    case (.button(_, .tap(let press)?), .tap): press()
    case (.button(_, .wait(let action)?), .tap): AsyncActions.start(action)
    case (.button(let button, _), .pick(let index)):
      guard button.items.indices.contains(index), button.items[index].isEnabled else {
        return false
      }
      button.items[index].action.handler?(())
    case (.toggle(_, .turn(let turn)?), .turn(let isOn)): turn(isOn)
    case (.slider(let slider, .slide(let slide)?), .slide(let value)):
      slide(slider.nearest(to: value))
    case (.slider(let slider, .slide(let slide)?), .step(let steps)):
      guard let value = slider.value(after: steps) else { return false }
      slide(value)
    case (.slider(let slider, _), .focus(let isDragged)):
      guard case .turn(let turn)? = slider.onDrag else { return false }
      turn(isDragged)
    case (.stepper(let stepper, .choose(let choose)?), .step(let steps)):
      guard let value = stepper.value(after: steps) else { return false }
      choose(value)
    case (.picker(let picker, .choose(let choose)?), .pick(let index)):
      guard picker.choices.indices.contains(index) else { return false }
      choose(index)
    case (.date(let date, .choose(let choose)?), .set(let value)):
      choose(date.picked(value).minutes)
    case (.date(let date, .choose(let choose)?), .step(let steps)):
      guard let value = date.value(after: steps) else { return false }
      choose(value.minutes)
    case (.field(_, .type(let type)?), .type(let text)): type(text)
    case (.field(let field, _), .pressReturn):
      guard case .tap(let press)? = field.onReturn else { return false }
      press()
    case (.field(let field, _), .focus(let isFocused)):
      guard case .turn(let turn)? = field.onFocus else { return false }
      turn(isFocused)
    default: return false
    }
    return true
  }
}

extension LookNode.Control.Kind {
  /// The input for a tap on the control. For a button, the input is a tap. For any other control, the input sets the
  /// next value or, after the last value, the first value. Nil for a field.
  package var next: LookControl.Input? {
    switch self {
    case .button: return .tap
    case .toggle(let isOn, _): return .turn(!isOn)
    case .slider(let slider, _):
      let next = max(slider.value(at: slider.share + 0.1), slider.value + (slider.step ?? 0))
      return .slide(slider.share < 1 ? next : slider.range.lowerBound)
    case .stepper(let stepper, _):
      if stepper.value(after: 1) != nil { return .step(1) }
      return .step(stepper.steps(to: stepper.range.lowerBound))
    case .picker(let picker, _):
      return .pick(picker.selected.max().map { ($0 + 1) % max(1, picker.choices.count) } ?? 0)
    case .date(let date, _):
      return date.value(after: 1) == nil ? .set(date.nearest(to: .earliest)) : .step(1)
    case .field: return nil
    }
  }
}

extension LookNode.Button {
  /// An item of a button's menu or of a submenu.
  package struct Item {
    /// The titles of the submenus around the item, and then the item's own title: "Move › Inbox".
    package var title: String
    package let indexes: [Int]
    package let action: MenuAction
    package let isEnabled: Bool
  }

  /// All items of the menu and of its submenus, in reading order. A submenu itself is not an item.
  package var items: [Item] { Self.items(in: menu) }

  private static func items(in menu: [MenuAction]) -> [Item] {
    menu.enumerated().flatMap { index, action in
      action.handler != nil
        ? [
          Item(title: action.title, indexes: [index], action: action, isEnabled: !action.isDisabled)
        ]
        : items(in: action.children).map {
          Item(
            title: "\(action.title) › \($0.title)", indexes: [index] + $0.indexes,
            action: $0.action, isEnabled: $0.isEnabled)
        }
    }
  }
}

extension LookNode.Field {
  /// The least and the greatest number of lines; nil for a single line. A secret field has a single line.
  package var lineRange: ClosedRange<Int>? { isSecret ? nil : lines }

  /// Whether the field's return key inserts a line break.
  package var breaksLines: Bool { lineRange != nil && returnKey == .default }

  /// The number of characters and the limit as text: "12/140".
  package var count: String? { limit.map { "\(text.count)/\($0)" } }

  /// The text that the field shows. If the field is secret, a dot replaces each character.
  package var shown: String { isSecret ? String(repeating: "•", count: text.count) : text }
}

extension LookNode.Picker: CustomReflectable {
  /// The properties for texts that describe a picker or its changes. The selected choices appear as titles, not as
  /// indexes.
  package var customMirror: Mirror {
    let selected: Any = takesSeveral ? titles : titles.first as Any
    return Mirror(
      self,
      children: [
        "choices": choices, "selected": selected, "kind": kind, "takesSeveral": takesSeveral,
      ], displayStyle: .struct)
  }
}
