import ScreenDSL
import ScreenDSLLooks

/// What a test does with a control, or expects of it.
enum ControlAction {
  case press
  case turn(Bool)
  case slide(Double)
  case step(Int)
  case pick(String)
  case type(String)
  case clear
  case focus
  /// An expectation, by what is called: `expectValue`, and what with.
  case expect(String, String? = nil)

  /// The kind of control that it is done with; nil for any.
  var role: LookNode.Control.Role? {
    switch self {
    case .press: .button
    case .turn: .toggle
    case .slide: .slider
    case .step: .stepper
    case .pick: .picker
    case .type, .clear, .focus: .field
    case .expect: nil
    }
  }

  /// What of the kind is done first with a control of another one, as a test may write it.
  init(using control: LookControl) {
    switch control.control.kind {
    case .button: self = .press
    case .toggle(let isOn, _): self = .turn(!isOn)
    case .slider(let slider, _): self = .slide(slider.nearest(to: slider.value))
    case .stepper(let stepper, _): self = .step(stepper.value(after: 1) == nil ? -1 : 1)
    case .picker(let picker, _):
      self = .pick(picker.choices.first { $0 != picker.chosen } ?? "")
    case .field: self = .type("text")
    }
  }

  /// The call, as it stands in Swift.
  ///
  /// - Parameters:
  ///   - name: What the control is called; nil for the only one of a row, or of the screen.
  ///   - row: The code that names the row; nil if that is not needed.
  ///   - number: Which of several in a row, counted from 1; nil if that is not needed.
  func code(_ name: String?, in row: String?, number: Int? = nil) -> String {
    let name = name?.debugDescription
    let end = number.map { ["number: \($0)"] } ?? []
    func call(_ function: String, _ value: String? = nil) -> String {
      let arguments = [name, value, row.map { "in: \($0)" }].compactMap(\.self) + end
      return "\(function)(\(arguments.joined(separator: ", ")))"
    }
    func call(_ function: String, _ text: String, _ label: String) -> String {
      let place = [name.map { "in: \($0)" }, row.map { "\(label): \($0)" }].compactMap(\.self)
      return "\(function)(\(([text.debugDescription] + place + end).joined(separator: ", ")))"
    }
    return switch self {
    case .press: call("press")
    case .turn(let isOn): call("turn", "on: \(isOn)")
    case .slide(let value): call("slide", "to: \(value)")
    case .step(let steps): call("step", "by: \(steps)")
    case .pick(let choice): call("pick", choice, "of")
    case .type(let text): call("type", text, "of")
    case .clear: call("clear")
    case .focus: call("focus")
    case .expect(let function, let value): call(function, value)
    }
  }

  /// What was done, for those who look at the steps of a test.
  func title(_ name: String) -> String {
    switch self {
    case .press: "Press \(name)"
    case .turn(let isOn): "Turn \(isOn ? "on" : "off") \(name)"
    case .slide: "Slide \(name)"
    case .step(let steps): "Step \(name) \(steps < 0 ? "down" : "up")"
    case .pick(let choice): "Pick \(choice) in \(name)"
    case .type(let text): "Type \(text) in \(name)"
    case .clear: "Clear \(name)"
    case .focus: "Go to \(name)"
    case .expect: name
    }
  }
}

extension ControlAction {
  /// How often something is done: each step and each letter by itself.
  var count: Int {
    switch self {
    case .step(let steps): Int(clamping: steps.magnitude)
    case .type(let text): text.count
    case .focus, .expect: 0
    default: 1
    }
  }

  /// What has been done after some steps, for failures.
  func done(_ step: Int) -> String {
    if case .type(let text) = self { String(text.prefix(step)) } else { "\(step) of \(count)" }
  }

  /// What a person does next.
  ///
  /// - Parameters:
  ///   - step: How much is done.
  ///   - control: The control as it is seen by now.
  func input(_ step: Int, on control: LookControl) -> LookControl.Input {
    switch self {
    case .press, .focus, .expect: .press
    case .turn(let isOn): .turn(isOn)
    case .slide(let value): .slide(value)
    case .step(let steps): .step(steps.signum())
    case .pick(let choice): .pick(control.choices.firstIndex(of: choice) ?? -1)
    case .type(let text):
      .type((control.field?.text ?? "") + String(text.dropFirst(step).prefix(1)))
    case .clear: .type("")
    }
  }

  /// Why no person could do it, beside that the control is disabled: `ends at 24 (was to be 113)`; nil if one could.
  func mistake(with control: LookControl) -> String? {
    switch (self, control.control.kind) {
    case (.turn(let isOn), .toggle(let wasOn, _)):
      isOn == wasOn ? "is \(isOn ? "on" : "off") already" : nil
    case (.slide(let value), .slider(let slider, _)): slider.mistake(value)
    case (.step(let steps), .stepper(let stepper, _)): stepper.mistake(steps)
    case (.pick(let choice), .picker(let picker, _)): picker.mistake(choice)
    case (.clear, .field(let field, _)): field.text.isEmpty ? "is empty already" : nil
    default: nil
    }
  }
}

extension LookNode.Stepper {
  fileprivate func mistake(_ steps: Int) -> String? {
    if steps == 0 { return "must go a step at least (was to go none)" }
    let end = steps < 0 ? range.lowerBound : range.upperBound
    return value(after: steps) == nil
      ? "ends at \(end) (was to be \(value &+ steps &* step))" : nil
  }
}

extension LookNode.Slider {
  fileprivate func mistake(_ value: Double) -> String? {
    guard range.contains(value) else {
      let end = value < range.lowerBound ? range.lowerBound : range.upperBound
      return "ends at \(end) (was to be \(value))"
    }
    guard let step, abs(nearest(to: value) - value) > step / 1_000 else { return nil }
    return "goes in steps of \(step) (was to be \(value))"
  }
}

extension LookNode.Picker {
  fileprivate func mistake(_ choice: String) -> String? {
    if chosen == choice { return "has \(ShownText.quoted(choice)) picked already" }
    if choices.contains(choice) { return nil }
    let near = Near.texts(choice, among: choices).map(ShownText.quoted)
    return "has no \(ShownText.quoted(choice)); "
      + (near.isEmpty ? "" : "near it is \(ShownText.list(near)); ")
      + "there is \(ShownText.list(choices.map(ShownText.quoted)))"
  }
}
