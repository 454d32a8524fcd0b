/// An action of a test on a control, such as a tap, or an expectation about a control.
enum ControlAction: Hashable {
  case tap
  case turn(Bool)
  case slide(Double)
  case step(Int)
  /// Picks the choice with a name. If several choices have this name, the number says which one, counted from 1.
  case pick(String, Int? = nil)
  case set(Look.DateTime)
  case type(String)
  case clear
  case focus
  /// An expectation: the name of the function that the test called, such as `expectValue`, and the expected value.
  case expect(String, String? = nil)

  private var words: (role: LookNode.Control.Role?, function: String, value: String?, verb: String)
  {
    switch self {
    case .tap: (.button, "tap", nil, "Tap")
    case .turn(let isOn): (.toggle, "turn", "on: \(isOn)", isOn ? "Turn on" : "Turn off")
    case .slide(let value): (.slider, "slide", "to: \(value)", "Slide")
    case .step(let steps): (.stepper, "step", "by: \(steps)", steps < 0 ? "Lower" : "Raise")
    case .pick(let choice, _): (.picker, "pick", choice.debugDescription, "Pick \(choice) in")
    case .set(let date): (.date, "pick", date.code, "Pick \(date) in")
    case .type(let text): (.field, "type", text.debugDescription, "Type \(text) in")
    case .clear: (.field, "clear", nil, "Clear")
    case .focus: (.field, "focus", nil, "Go to")
    case .expect(let function, let value): (nil, function, value, "")
    }
  }

  var role: LookNode.Control.Role? { words.role }

  func title(_ name: String) -> String { "\(words.verb) \(name)" }

  init(using control: LookControl) {
    switch control.control.kind {
    case .button:
      self = control.choices.first.map { .pick($0) } ?? .tap
    case .toggle(let isOn): self = .turn(!isOn)
    case .slider(let slider):
      let isHidden = control.control.hiddenTitle != nil
      self = .slide(isHidden ? 0 : slider.nearest(to: slider.value))
    case .stepper(let stepper): self = .step(stepper.value(after: 1) == nil ? -1 : 1)
    case .picker(let picker):
      self = .pick(picker.choices.first { $0 != picker.chosen || control.control.isInline } ?? "")
    case .date(let date): self = .set(date.value(after: 1) ?? date.nearest(to: .earliest))
    case .field: self = .type("text")
    }
  }

  /// Returns Swift source that calls the test screen for this action, such as `tap("Save", in: "form")`. The argument
  /// `row` is Swift source too, but `name` is the plain name of the control.
  func code(_ name: String?, in row: String?, number: Int? = nil) -> String {
    let name = name?.debugDescription
    let arguments =
      switch self {
      case .pick, .set, .type: [words.value, name.map { "in: \($0)" }, row.map { "of: \($0)" }]
      case .expect(_, .some): [words.value, name.map { "of: \($0)" }, row.map { "in: \($0)" }]
      default: [name, words.value, row.map { "in: \($0)" }]
      }
    let all = arguments + [number.map { "number: \($0)" }]
    return "\(words.function)(\(all.compactMap(\.self).joined(separator: ", ")))"
  }

  var count: Int {
    switch self {
    case .step(let steps): Int(clamping: steps.magnitude)
    case .type(let text): text.count
    case .focus, .expect: 0
    default: 1
    }
  }

  func done(_ step: Int) -> String {
    if case .type(let text) = self { String(text.prefix(step)) } else { "\(step) of \(count)" }
  }

  /// Returns the next input for this action. The argument `step` is the number of inputs that this action has already
  /// made.
  func input(_ step: Int, on control: LookControl) -> LookControl.Input {
    switch self {
    case .tap, .focus, .expect: .tap
    case .turn(let isOn): .turn(isOn)
    case .slide(let value): .slide(value)
    case .step(let steps): .step(steps.signum())
    case .pick(let choice, let number): .pick(control.indexes(of: choice)[(number ?? 1) - 1])
    case .set(let date): .set(date)
    case .type(let text):
      .type((control.field?.text ?? "") + String(text.dropFirst(step).prefix(1)))
    case .clear: .type("")
    }
  }

  /// Returns the reason why a user could not perform the action; nil if there is no reason. The method does not check
  /// whether the control is enabled.
  func mistake(with control: LookControl) -> String? {
    func shown(_ mistake: String?) -> String? {
      mistake.map { control.control.hiddenTitle == nil ? $0 : "ends before that" }
    }
    return switch (self, control.control.kind) {
    case (.turn(let isOn), .toggle(let wasOn)):
      isOn == wasOn ? "is \(isOn ? "on" : "off") already" : nil
    case (.slide(let value), .slider(let slider)): shown(Self.mistake(slider, value))
    case (.step(let steps), .stepper(let stepper)): shown(Self.mistake(stepper, steps))
    case (.pick(let choice, let number), _): Self.mistake(control, choice, number ?? 1)
    case (.set(let wish), .date(let date)): Self.mistake(date, wish)
    case (.type(let text), .field(let field)):
      text.contains(where: \.isNewline) && !field.breaksLines
        ? "takes no line break; use 'pressReturn()'" : nil
    case (.clear, .field(let field)): field.text.isEmpty ? "is empty already" : nil
    default: nil
    }
  }

  private static func mistake(_ stepper: LookNode.Stepper, _ steps: Int) -> String? {
    if steps == 0 { return "must change by at least one step (was 0)" }
    let end = steps < 0 ? stepper.range.lowerBound : stepper.range.upperBound
    if steps.magnitude <= stepper.steps(to: end).magnitude { return nil }
    let (way, isFar) = steps.multipliedReportingOverflow(by: stepper.step)
    let (wish, isOut) = stepper.value.addingReportingOverflow(way)
    let far = "\(ChangeWords.count(steps, "step")) further"
    return "ends at \(end) (was to be \(isFar || isOut ? far : "\(wish)"))"
  }

  private static func mistake(_ slider: LookNode.Slider, _ value: Double) -> String? {
    if value.isNaN { return "takes numbers (was \(value))" }
    let end = max(slider.range.lowerBound, min(slider.range.upperBound, value))
    if end != value { return "ends at \(end) (was to be \(value))" }
    guard let step = slider.step, abs(slider.nearest(to: value) - value) > step / 1_000
    else { return nil }
    return "goes in steps of \(step) (was to be \(value))"
  }

  private static func mistake(_ date: LookNode.DatePicker, _ wish: Look.DateTime) -> String? {
    var (new, old) = (date, date)
    (new.value, old.value) = (date.picked(wish), wish)
    if new.texts == old.texts { return nil }
    return date.range.map { "goes from \($0) (was to be \(wish))" }
  }

  private static func mistake(_ control: LookControl, _ choice: String, _ number: Int) -> String? {
    let (quoted, choices) = (ShownText.quoted(choice), control.choices)
    if let index = control.indexes(of: choice).dropFirst(number - 1).first {
      if case .picker(let picker) = control.control.kind, !picker.takesSeveral,
        picker.selected.contains(index)
      {
        return "has \(quoted) picked already"
      }
      return control.button?.items[index].action.isDisabled == true ? "has \(quoted) disabled" : nil
    }
    return "has no \(quoted); \(advice(choice, among: choices))"
  }

  static func advice(_ choice: String, among choices: [String]) -> String {
    let near = Near.texts(choice, among: choices).map(ShownText.quoted)
    return (near.isEmpty ? "" : "near it is \(ChangeWords.list(near)); ")
      + "there is \(ChangeWords.list(choices, ShownText.quoted))"
  }
}

extension LookControl {
  func indexes(of choice: String) -> [Int] {
    choices.enumerated().filter { $1 == choice }.map(\.offset)
  }
}

extension Look.DateTime {
  fileprivate var code: String {
    let (year, month, day, hour, minute) = parts
    return ".init(year: \(year), month: \(month), day: \(day), hour: \(hour), minute: \(minute))"
  }
}
