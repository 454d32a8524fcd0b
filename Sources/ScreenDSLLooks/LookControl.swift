import ScreenDSL

/// A control of a look, such as a button. Tests read this value, and so does your own code if it draws looks.
public struct LookControl: Sendable {
  /// The control's identity. In the next look of the row, the same control has the same ID.
  public let id: ID
  /// The control's accessibility label, or else its title; nil if this text is empty.
  public let name: String?
  /// The reason why a user cannot use the control now, in words, such as "was busy"; nil if a user can.
  package let obstacle: String?
  package let control: LookNode.Control
  /// The path of the stack that contains the control. Each choice of an inline picker is a control, and all choices of
  /// the picker are in one stack. For links and for `unseenControls`, the path is empty.
  package var stack = LookPath()

  /// Whether a user can use the control now.
  public var isEnabled: Bool { obstacle == nil }

  /// The value in words. Nil for a button, an empty field, an inline picker, or a picker without a selected choice.
  public var value: String? { control.value }

  /// The choices of a picker or of a button's menu, in order. The text for a choice in a submenu begins with the
  /// title of the submenu: "Move › Inbox".
  public var choices: [String] { control.choices }

  package var role: LookNode.Control.Role { control.role }

  /// The kind of control, with its value.
  public var kind: Kind {
    switch control.kind {
    case .button: .button
    case .toggle(let isOn): .toggle(isOn: isOn)
    case .slider(let slider): .slider(slider.value, in: slider.range)
    case .stepper(let stepper): .stepper(stepper.value, in: stepper.range)
    case .picker(let picker): .picker(selected: picker.selected)
    case .date(let date): .date(date.value, in: date.range)
    case .field(let field): .field(field.text)
    }
  }

  /// The kinds of controls, each with its value.
  public enum Kind: Hashable, Sendable {
    /// A button. If ``LookControl/choices`` is not empty, a tap on the button opens a menu of these choices.
    case button
    /// A switch.
    case toggle(isOn: Bool)
    /// A slider.
    case slider(Double, in: ClosedRange<Double>)
    /// A stepper.
    case stepper(Int, in: ClosedRange<Int>)
    /// A picker, with the indexes of the selected choices.
    case picker(selected: Set<Int>)
    /// A date, a time or both. Without a range the user can pick any value.
    case date(Look.DateTime, in: ClosedRange<Look.DateTime>?)
    /// A text field, with the model's text.
    case field(String)
  }

  /// The identity of a control. If an old and a new look of a row have controls with equal IDs, these controls count as
  /// the same control.
  ///
  /// The identity consists of the kind of control, the statement that declares the control, and the key of the control.
  /// If the control has no key, its title and, in a loop, the number of the iteration replace the key.
  public struct ID: Hashable, Sendable {
    package let place: LookPath

    package var code: UInt64 { place.code }
  }

  /// A user's input to a control.
  public enum Input: Hashable, Sendable {
    /// Taps a button, or presses the return key in a field.
    case tap, pressReturn
    /// Turns a toggle on or off.
    case turn(Bool)
    /// Drags a slider to a value, or to the nearest value that the range and the step of the slider allow.
    case slide(Double)
    /// Increases the value by this number of steps, or decreases the value if the number is negative. If the last step
    /// would pass the end of the range, the new value is the end of the range.
    ///
    /// If a slider has no steps, a step is a tenth of its range. A step of a date is a day. If the control shows only
    /// the time, a step is an hour.
    case step(Int)
    /// Picks the choice with this index, counted from 0. If the picker allows several values and the choice is already
    /// selected, deselects the choice.
    case pick(Int)
    /// Sets the parts of a date that the control shows: the day, the time or both. The new date is clamped to the
    /// range.
    case set(Look.DateTime)
    /// Changes the text of a field.
    case type(String)
    /// If true, begins to edit a field or to drag a slider. If false, ends editing or dragging.
    case focus(Bool)
  }
}

extension LookNode {
  /// All controls, in the order of their declaration. The links of a text are controls too.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var controls: [LookControl] {
    collected { part, around, obstacle in part.ownControls(in: around, obstacle) }
  }

  /// Returns the results of the closure for this part and all parts inside this part.
  ///
  /// The closure receives a part, the path of the stacks that contain the part, and the obstacle of the part or of
  /// these stacks, such as "was disabled".
  private func collected<Value>(
    in around: LookPath = LookPath(), _ obstacle: String? = nil,
    _ values: (LookNode, LookPath, String?) -> [Value]
  ) -> [Value] {
    let (place, obstacle) = (place.inside(around), obstacle ?? ownObstacle)
    return parts.reduce(into: values(self, around, obstacle)) {
      $0 += $1.collected(in: place, obstacle, values)
    }
  }

  func ownControls(in around: LookPath, _ obstacle: String?) -> [LookControl] {
    guard let control else { return links(in: around, obstacle).map(\.control) }
    return [self.control(control, in: around, obstacle)]
  }

  var ownObstacle: String? {
    style.values.isLoading ? "was loading" : style.values.isDisabled ? "was disabled" : nil
  }

  func control(_ control: Control, in around: LookPath, _ obstacle: String?) -> LookControl {
    let said = style.values.accessibility.label ?? ""
    let label = said.isEmpty ? control.title : said
    return LookControl(
      id: id(of: control, in: around), name: label.isEmpty ? nil : label,
      obstacle: obstacle ?? control.obstacle, control: control, stack: around)
  }

  package func control(_ id: LookControl.ID) -> LookControl? {
    controls.first { $0.id == id } ?? unseenControls.first { $0.id == id }
  }

  /// The controls that exist only for assistive technologies: accessibility actions as buttons, and adjustable parts as
  /// steppers.
  package var unseenControls: [LookControl] {
    collected { part, around, obstacle in
      let place = part.place.inside(around)
      let actions = part.actionControls(in: place, obstacle)
      guard let adjust = part.style.values.accessibility.adjust else { return actions }
      let most = Self.mostSteps
      let steps = Stepper(0, in: -most...most, step: 1, text: part.spokenValue)
      let adjuster = LookControl(
        id: part.adjusterID(in: place), name: part.spokenLabel, obstacle: obstacle,
        control: Control("", .stepper(steps), adjust))
      return actions + [adjuster]
    }
  }

  private static let mostSteps = 1_000

  func adjusterID(in place: LookPath) -> LookControl.ID { .init(place: place.inside(-21)) }

  func actionControls(in place: LookPath, _ obstacle: String?) -> [LookControl] {
    let actions = style.values.accessibility.actions
    return zip(actions, actions.map(\.title).earlierCounts).map { action, number in
      let tap = action.handler.map { handler in LookAction.tap { handler(()) } }
      let button = Button(keepsRunning: action.livesOn)
      let control = Control(action.title, .button(button), tap)
      return LookControl(
        id: .init(place: place.inside(-20).named(action.title).inside(number)), name: action.title,
        obstacle: obstacle ?? (action.isDisabled ? "was disabled" : control.obstacle),
        control: control)
    }
  }

  func part(at wanted: LookPath) -> LookNode? {
    collected { part, around, _ in part.place.inside(around) == wanted ? [part] : [] }.first
  }

  /// Returns the ID of the part's control. The argument `around` is the path of the stack that contains the part.
  package func id(of control: Control, in around: LookPath) -> LookControl.ID {
    if let id = control.id { return id }
    let part = place.inside(around).inside(control.role.rawValue)
    let title = control.hiddenTitle ?? LookPath.hash(of: control.title)
    return LookControl.ID(place: part.isKeyed ? part : part.named(title))
  }
}

extension Sequence where Element: Hashable {
  /// For each element, the number of earlier elements that equal this element.
  var earlierCounts: [Int] {
    var counts: [Element: Int] = [:]
    return map { element in
      defer { counts[element, default: 0] += 1 }
      return counts[element, default: 0]
    }
  }
}
