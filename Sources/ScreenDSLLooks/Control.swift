package import ScreenDSL

/// What runs when people use a control; it takes no part in equality.
///
/// It keeps the app's closure as it is: in a `Handler`, each part that a screen makes would cost an allocation more.
package enum LookAction: Hashable, Sendable, HiddenFromText {
  case press(@MainActor @Sendable () -> Void)
  case turn(@MainActor @Sendable (Bool) -> Void)
  case slide(@MainActor @Sendable (Double) -> Void)
  /// With a number of a stepper, the index of a choice, or the minutes of a date.
  case choose(@MainActor @Sendable (Int) -> Void)
  case type(@MainActor @Sendable (String) -> Void)

  var choose: (@MainActor @Sendable (Int) -> Void)? {
    if case .choose(let choose) = self { choose } else { nil }
  }

  package static func == (left: LookAction, right: LookAction) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}

extension LookNode {
  /// A part that people use: what it shows, and what it does.
  package struct Control: Hashable, Sendable {
    /// What it is called; empty if its row calls it.
    package var title: String
    package var kind: Kind
    /// Who it is where its place does not say so: it was taken out of a part that shows its title too.
    package var id: LookControl.ID?
    /// What its title is known by where dots stand in its place; nil if they do not.
    package var hiddenTitle: UInt64?

    package init(_ title: String, _ kind: Kind) { (self.title, self.kind) = (title, kind) }

    /// What it is set to, and what runs when people set it; nil if they cannot.
    package enum Kind: Hashable, Sendable {
      case button(Button, LookAction?)
      case toggle(isOn: Bool, LookAction?)
      case slider(Slider, LookAction?)
      case stepper(Stepper, LookAction?)
      /// Runs with the index of what is picked or taken back.
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
    package var isIconOnly = false
    /// What it opens; without items it is pressed.
    package var menu: [MenuAction] = []
    /// Whether it is some words of a text.
    package var isLink = false

    package init(image: Look.Image? = nil) { self.image = image }
  }

  package struct Slider: Hashable, Sendable {
    package var value: Double
    package var range: ClosedRange<Double>
    package var step: Double?
    package var text: String?
    package var onDrag: LookAction?
    /// What it was to be set to, out of its range.
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

    /// How far the value is along its range, between 0 and 1.
    package var share: Double {
      // In halves, for the whole may be too long for a number.
      let (start, length) = (range.lowerBound / 2, range.upperBound / 2 - range.lowerBound / 2)
      return length > 0 ? min((value / 2 - start) / length, 1) : 0
    }

    /// Returns the value that many steps further, a tenth of the range each if it has none; the last step ends where the
    /// range does. Nil if it is there.
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

    /// Returns the value that is so far along the range, between 0 and 1.
    package func value(at share: Double) -> Double {
      range.lowerBound * (1 - share) + range.upperBound * share
    }

    /// Returns the nearest value that a person can choose: both ends are such.
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
    /// What it was to be set to, out of its range.
    package var outside: String?

    init(_ value: Int, in range: ClosedRange<Int>, step: Int, text: String?) {
      self.value = min(max(value, range.lowerBound), range.upperBound)
      (self.range, self.step) = (range, max(1, step))
      self.text = text ?? "\(self.value)"
      if self.value != value { outside = "\(value)" }
    }

    /// Returns the value that many steps further, the last of which may be a shorter one, up to the end of the range; nil
    /// if some of them would change nothing.
    package func value(after steps: Int) -> Int? {
      let end = steps < 0 ? range.lowerBound : range.upperBound
      let most = self.steps(to: end)
      if steps == 0 || steps.magnitude > most.magnitude { return nil }
      return steps == most ? end : value &+ steps &* step
    }

    /// Returns how many steps lead to a value, the last of which may be a shorter one.
    package func steps(to wish: Int) -> Int {
      let distance = UInt(bitPattern: max(wish, value) &- min(wish, value))
      let (steps, rest) = distance.quotientAndRemainder(dividingBy: UInt(step))
      let count = Int(clamping: rest > 0 ? steps + 1 : steps)
      return wish < value ? -count : count
    }
  }

  package struct Picker: Hashable, Sendable {
    package var choices: [String]
    /// The indexes of the chosen ones.
    package var selected: Set<Int>
    package var kind: Look.PickerKind
    /// Whether several can be chosen.
    package var takesSeveral = false
    /// Whether the model has one chosen that is not among them.
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
    /// Whether it is to have the keyboard; nil if the model says nothing about that.
    package var isFocused: Bool?
    package var onFocus: LookAction?
    /// What is wrong with the text.
    package var problem: String?
    /// How many lines it shows at least, and at most before it scrolls; nil for one line without breaks.
    package var lines: ClosedRange<Int>?
    /// How long the text is to be; nil if that is not counted.
    package var limit: Int?
    package var hasClearButton = false
    /// Nil for what its keyboard is for.
    package var capitals: Look.Capitals?
    package var isCorrected: Bool?
  }
}

extension LookNode.Control {
  /// Which kind of control it is: one of another kind in its place is another one.
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

  /// Whether it is at work, and cannot be used meanwhile.
  package var isBusy: Bool {
    if case .button(let button, _) = kind { button.isBusy } else { false }
  }

  /// Whether it does anything now.
  package var hasHandler: Bool { hasAction && !isBusy }

  /// Whether it was given something to do; without, it is shown as not usable.
  package var hasAction: Bool {
    switch kind {
    case .button(let button, nil): !button.items.isEmpty
    case .button(_, let action), .toggle(_, let action), .slider(_, let action),
      .stepper(_, let action), .picker(_, let action), .date(_, let action),
      .field(_, let action):
      action != nil
    }
  }

  /// Why nobody can use it, whatever is around it; nil if one can.
  var obstacle: String? {
    isBusy ? "was busy" : hasAction ? nil : "had no action in this state"
  }

  /// What it is set to, in words; nil for a button, and for an empty field.
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

  /// What can be picked, in order: with the titles of the menus around it, "Move › Inbox".
  package var choices: [String] {
    switch kind {
    case .picker(let picker, _): picker.choices
    case .button(let button, _): button.items.map(\.title)
    default: []
    }
  }

  /// Does what a person did, if a person could: nothing beyond the range or the choices.
  ///
  /// - Returns: Whether anything ran.
  @MainActor
  package func run(_ input: LookControl.Input) -> Bool {
    switch (kind, input) {
    case (.button(_, .press(let press)?), .press): press()
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
      guard case .press(let press)? = field.onReturn else { return false }
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
  /// What a press on a button does that shows the value, or is one: the next value, after the last the first.
  package var next: LookControl.Input? {
    switch self {
    case .button: return .press
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
  /// What a person can choose in the menu and those in it.
  package struct Item {
    /// The titles of the menus around it, from the outside in, and its own.
    package var title: String
    package let indexes: [Int]
    package let action: MenuAction
    /// Whether neither it nor a menu around it is disabled.
    package let isEnabled: Bool
  }

  /// All that can be chosen in the menu, in reading order.
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
  /// How many lines it shows; nil for one, as of a text that is hidden.
  package var lineRange: ClosedRange<Int>? { isSecret ? nil : lines }

  /// Whether its return key breaks the line.
  package var breaksLines: Bool { lineRange != nil && returnKey == .default }

  /// How much of its limit is used: "12/140".
  package var count: String? { limit.map { "\(text.count)/\($0)" } }

  /// The text as it is seen.
  package var shown: String { isSecret ? String(repeating: "•", count: text.count) : text }
}

extension LookNode.Picker: CustomReflectable {
  /// For explanations: with the titles of the chosen ones, or the title of the only one.
  package var customMirror: Mirror {
    let selected: Any = takesSeveral ? titles : titles.first as Any
    return Mirror(
      self,
      children: [
        "choices": choices, "selected": selected, "kind": kind, "takesSeveral": takesSeveral,
      ], displayStyle: .struct)
  }
}
