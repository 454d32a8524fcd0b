package import ScreenDSL

extension LookNode {
  package struct Control: Equatable, Sendable {
    package var title: String
    package var kind: Kind
    /// A nil action disables the control, except a button with a menu.
    package var action: LookAction?
    /// The ID of the original control if this control is the copy that `resolved(in:)` makes; otherwise nil.
    package var id: LookControl.ID?
    /// The argument of the modifier `labelsHidden`. If nil, the title of segments is hidden, and the titles of other
    /// controls are visible.
    package var isTitleHidden: Bool?
    /// If dots have replaced a sensitive title, a hash of this title; otherwise nil. The control's ID depends on the
    /// hash, so the dots do not change the ID.
    package var hiddenTitle: UInt64?
    /// If dots have replaced the titles of the choices, the hashes of the original titles; otherwise nil.
    var hiddenChoices: [UInt64]?

    @inline(never) package init(_ title: String, _ kind: Kind, _ action: LookAction?) {
      (self.title, self.kind, self.action) = (title, kind, action)
    }

    /// The kind of a control, with its content.
    package enum Kind: Equatable, Sendable {
      case button(Button)
      case toggle(isOn: Bool)
      case slider(Slider)
      case stepper(Stepper)
      case picker(Picker)
      case date(DatePicker)
      case field(Field)
    }
  }

  package struct Button: Equatable, Sendable {
    package var image: Look.Image?
    package var kind = Look.ButtonKind.plain
    package var isWide = false
    package var isBusy = false
    package var keepsRunning = false
    package var isIconOnly = false
    package var menu: [MenuAction] = []
    package var isLink = false
  }

  package struct Slider: Equatable, Sendable {
    package var value: Double
    package var range: ClosedRange<Double>
    package var step: Double?
    package var text: String?
    package var onDrag: LookAction?
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
        $0.isFinite && lower + $0 > lower && upper - $0 < upper ? $0 : nil
      }
      self.value = value.isFinite ? min(max(value, lower), upper) : lower
      if self.value != value { outside = "\(value)" }
    }

    /// The position of the value in its range, from 0 to 1.
    package var share: Double {
      // The length of the range may be too large for a `Double`.
      let (start, length) = (range.lowerBound / 2, range.upperBound / 2 - range.lowerBound / 2)
      return length > 0 ? min((value / 2 - start) / length, 1) : 0
    }

    /// Returns the value of the slider after `steps` steps; nil if the value stays the same. If `step` is nil, each
    /// step is a tenth of the range.
    package func value(after steps: Int) -> Double? {
      if steps == 0 { return nil }
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

    package func value(at share: Double) -> Double {
      range.lowerBound * (1 - share) + range.upperBound * share
    }

    package func nearest(to wish: Double) -> Double {
      if wish.isNaN { return value }
      let inside = min(max(wish, range.lowerBound), range.upperBound)
      guard let step else { return inside }
      let steps = (inside / step - range.lowerBound / step).rounded()
      let near = min(range.lowerBound.addingProduct(steps, step), range.upperBound)
      return range.upperBound - inside < abs(inside - near) ? range.upperBound : near
    }
  }

  package struct Stepper: Equatable, Sendable {
    package var value: Int
    package var range: ClosedRange<Int>
    package var step: Int
    package var text: String
    package var outside: String?

    init(_ value: Int, in range: ClosedRange<Int>, step: Int, text: String?) {
      self.value = min(max(value, range.lowerBound), range.upperBound)
      (self.range, self.step) = (range, max(1, step))
      self.text = text ?? "\(self.value)"
      if self.value != value { outside = "\(value)" }
    }

    package func value(after steps: Int) -> Int? {
      let end = steps < 0 ? range.lowerBound : range.upperBound
      let most = self.steps(to: end)
      if steps == 0 || steps.magnitude > most.magnitude { return nil }
      return steps == most ? end : value &+ steps &* step
    }

    package func steps(to wish: Int) -> Int {
      let distance = UInt(bitPattern: max(wish, value) &- min(wish, value))
      let (steps, rest) = distance.quotientAndRemainder(dividingBy: UInt(step))
      let count = Int(clamping: rest > 0 ? steps + 1 : steps)
      return wish < value ? -count : count
    }
  }

  package struct Picker: Equatable, Sendable {
    package var choices: [String]
    package var selected: Set<Int>
    package var kind: Look.PickerKind
    package var takesSeveral = false
    /// Whether the app passed a selected value that is not among the choices.
    package var isLost = false

    package var titles: [String] { choices.indices.filter(selected.contains).map { choices[$0] } }

    package var chosen: String? { titles.isEmpty ? nil : titles.joined(separator: ", ") }

    /// The text of the picker while its menu is closed: the titles of the selected choices, or a dash if no choice is
    /// selected.
    package var menuText: String { chosen ?? "–" }
  }

  package struct Field: Equatable, Sendable {
    package var text: String
    package var prompt: String
    package var keyboard = Look.Keyboard.text
    package var isSecret = false
    package var returnKey = Look.ReturnKey.default
    package var onReturn: LookAction?
    /// Whether the field should have the focus; nil if the app does not control the focus.
    package var isFocused: Bool?
    package var onFocus: LookAction?
    package var problem: String?
    /// The least and the greatest number of visible lines; nil for a single line. A secret field ignores these numbers.
    package var lines: ClosedRange<Int>?
    package var limit: Int?
    /// In the copy that a drawing makes of a field with a `limit`, the number of characters of the app's text, because
    /// the copy's ``text`` can be shortened or escaped. Otherwise nil.
    package var length: Int?
    package var hasClearButton = false
    package var capitals: Look.Capitals?
    package var isCorrected: Bool?
  }
}

extension LookNode.Control {
  /// The kind of the control without its content. The control's ID depends on the role. So if a toggle replaces a
  /// button, the toggle has another ID.
  package var role: Role {
    switch kind {
    case .button(let button): button.menu.isEmpty ? .button : .menu
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

  package var button: LookNode.Button? {
    if case .button(let button) = kind { button } else { nil }
  }

  package var field: LookNode.Field? { if case .field(let field) = kind { field } else { nil } }

  package var isBusy: Bool { button?.isBusy == true }

  func keepsRunning(_ input: LookControl.Input) -> Bool {
    guard let button else { return false }
    if button.keepsRunning || button.kind == .destructive { return true }
    guard case .pick(let index) = input, button.items.indices.contains(index) else { return false }
    return button.items[index].action.livesOn
  }

  package var hasAction: Bool { action != nil || button?.items.isEmpty == false }

  package var obstacle: String? {
    isBusy ? "was busy" : hasAction ? nil : "had no action in this state"
  }

  package var value: String? {
    switch kind {
    case .button: nil
    case .toggle(let isOn): isOn ? "on" : "off"
    case .slider(let slider): slider.text ?? "\(Int((slider.share * 100).rounded())) %"
    case .stepper(let stepper): stepper.text
    case .picker(let picker): picker.kind == .inline ? nil : picker.chosen
    case .date(let date): date.text
    case .field(let field): field.shown.isEmpty ? nil : field.shown
    }
  }

  package var choices: [String] {
    switch kind {
    case .picker(let picker): picker.choices
    case .button(let button): button.items.map(\.title)
    default: []
    }
  }

  /// The hashes of the titles of the choices. If dots have replaced the titles, these are the hashes of the original
  /// titles.
  package var choiceCodes: [UInt64] { hiddenChoices ?? choices.map { LookPath.hash(of: $0) } }

  /// Runs the action of the control for an input. Returns false if the control does not accept the input.
  ///
  /// The action receives only values in the control's range, and only indexes of the control's choices.
  @MainActor
  package func run(_ input: LookControl.Input) -> Bool {
    let done: Void? =
      switch (kind, input, action) {
      case (_, .tap, .tap(let press)?): press()
      case (_, .tap, .wait(let action)?): AsyncActions.start(action)
      case (.button(let button), .pick(let index), _)
      where button.items.indices.contains(index) && !button.items[index].action.isDisabled:
        button.items[index].action.handler?(())
      case (_, .turn(let isOn), .turn(let turn)?): turn(isOn)
      case (.slider(let slider), .slide(let value), .slide(let slide)?):
        slide(slider.nearest(to: value))
      case (.slider(let slider), .step(let steps), .slide(let slide)?):
        slider.value(after: steps).map { slide($0) }
      case (.stepper(let stepper), .step(let steps), .choose(let choose)?):
        stepper.value(after: steps).map { choose($0) }
      case (.picker(let picker), .pick(let index), .choose(let choose)?)
      where picker.choices.indices.contains(index): choose(index)
      case (.date(let date), .set(let value), .choose(let choose)?):
        choose(date.picked(value).minutes)
      case (.date(let date), .step(let steps), .choose(let choose)?):
        date.value(after: steps).map { choose($0.minutes) }
      case (_, .type(let text), .type(let type)?): type(text)
      case (.field(let field), .pressReturn, _):
        if case .tap(let press)? = field.onReturn { press() } else { nil }
      case (.slider(let slider), .focus(let isDragged), _):
        if case .turn(let turn)? = slider.onDrag { turn(isDragged) } else { nil }
      case (.field(let field), .focus(let isFocused), _):
        if case .turn(let turn)? = field.onFocus { turn(isFocused) } else { nil }
      default: nil
      }
    return done != nil
  }
}

extension LookNode.Control.Kind {
  /// The input that one activation of the control makes, for example by VoiceOver. If the control has values, the input
  /// sets the next value or, after the last value, the first value. Nil for a field, and for a slider or a date control
  /// with a single possible value.
  package var next: LookControl.Input? {
    switch self {
    case .button: return .tap
    case .toggle(let isOn): return .turn(!isOn)
    case .slider(let slider):
      let next = max(slider.value(at: slider.share + 0.1), slider.value + (slider.step ?? 0))
      let wish = slider.nearest(to: slider.share < 1 ? next : slider.range.lowerBound)
      return wish == slider.value ? nil : .slide(wish)
    case .stepper(let stepper):
      if stepper.value(after: 1) != nil { return .step(1) }
      return .step(stepper.steps(to: stepper.range.lowerBound))
    case .picker(let picker):
      return .pick(picker.selected.max().map { ($0 + 1) % picker.choices.count } ?? 0)
    case .date(let date):
      if date.value(after: 1) != nil { return .step(1) }
      let first = date.nearest(to: .earliest)
      return date.picked(first) == date.value ? nil : .set(first)
    case .field: return nil
    }
  }
}

extension LookNode.Button {
  package struct Item {
    /// The titles of the submenus that contain the item, and then the item's own title: "Move › Inbox".
    package var title: String
    package let indexes: [Int]
    package let action: MenuAction
  }

  package init(image: Look.Image? = nil) { self.image = image }

  package var items: [Item] { Self.items(in: menu) }

  private static func items(in menu: [MenuAction]) -> [Item] {
    menu.enumerated().flatMap { index, action in
      action.handler != nil
        ? [Item(title: action.title, indexes: [index], action: action)]
        : items(in: action.children).map {
          Item(
            title: "\(action.title) › \($0.title)", indexes: [index] + $0.indexes,
            action: $0.action)
        }
    }
  }
}

extension LookNode.Field {
  package var lineRange: ClosedRange<Int>? { isSecret ? nil : lines }

  package var breaksLines: Bool { lineRange != nil && returnKey == .default }

  var letters: Int { length ?? text.count }

  package var count: String? { limit.map { "\(letters)/\($0)" } }

  package var shown: String { isSecret ? String(repeating: "•", count: text.count) : text }
}

extension LookNode.Picker: CustomReflectable {
  /// The properties that descriptions of a picker show. The titles of the selected choices replace their indexes.
  package var customMirror: Mirror {
    let selected: Any = takesSeveral ? titles : titles.first as Any
    return Mirror(
      self,
      children: [
        "choices": choices, "selected": selected, "kind": kind, "takesSeveral": takesSeveral,
      ], displayStyle: .struct)
  }
}
