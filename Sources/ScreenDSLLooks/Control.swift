package import ScreenDSL

extension LookNode {
  /// A part that people use: what it shows, and what it does.
  package struct Control: Hashable, Sendable {
    /// What it is called; empty if its row calls it.
    package var title: String
    package var kind: Kind
    /// Who it is where its place does not say so: it was taken out of a part that shows its title too.
    package var id: LookControl.ID?

    package init(_ title: String, _ kind: Kind) { (self.title, self.kind) = (title, kind) }

    /// What it is set to, and what runs when people set it; nil if they cannot.
    package enum Kind: Hashable, Sendable {
      case button(Button, Handler<Void>?)
      case toggle(isOn: Bool, Handler<Bool>?)
      case slider(Slider, Handler<Double>?)
      case stepper(Stepper, Handler<Int>?)
      /// Runs with the index of a choice.
      case picker(Picker, Handler<Int>?)
      case field(Field, Handler<String>?)
    }
  }

  package struct Button: Hashable, Sendable {
    package var image: Look.Image?
    package var kind = Look.ButtonKind.plain
    package var isWide = false
    package var isBusy = false

    package init(image: Look.Image? = nil) { self.image = image }
  }

  package struct Slider: Hashable, Sendable {
    package var value: Double
    package var range: ClosedRange<Double>
    package var step: Double?
    package var text: String?

    /// How far the value is along its range, between 0 and 1.
    package var share: Double {
      let length = range.upperBound - range.lowerBound
      return length > 0 ? (value - range.lowerBound) / length : 0
    }

    /// Returns the value that many steps further, a tenth of the range each if it has none.
    package func value(after steps: Int) -> Double {
      let step = step ?? (range.upperBound - range.lowerBound) / 10
      return nearest(to: value + Double(steps) * step)
    }

    /// Returns the value that is so far along the range, between 0 and 1.
    package func value(at share: Double) -> Double {
      range.lowerBound * (1 - share) + range.upperBound * share
    }

    /// Returns the nearest value that a person can choose.
    package func nearest(to wish: Double) -> Double {
      if !wish.isFinite { return value }
      let inside = min(max(wish, range.lowerBound), range.upperBound)
      guard let step, step > 0 else { return inside }
      let steps = ((inside - range.lowerBound) / step).rounded()
      return min(range.lowerBound + steps * step, range.upperBound)
    }
  }

  package struct Stepper: Hashable, Sendable {
    package var value: Int
    package var range: ClosedRange<Int>
    package var step: Int
    package var text: String

    /// Returns the value that many steps further; nil if that is out of its range.
    package func value(after steps: Int) -> Int? {
      let (distance, isTooFar) = steps.multipliedReportingOverflow(by: step)
      let (end, isOut) = value.addingReportingOverflow(distance)
      return isTooFar || isOut || !range.contains(end) ? nil : end
    }
  }

  package struct Picker: Hashable, Sendable {
    package var choices: [String]
    /// The index of the chosen one; nil if none is.
    package var selected: Int?
    package var kind: Look.PickerKind

    package var chosen: String? {
      selected.flatMap { choices.indices.contains($0) ? choices[$0] : nil }
    }
  }

  package struct Field: Hashable, Sendable {
    package var text: String
    package var prompt: String
    package var keyboard = Look.Keyboard.text
    package var isSecret = false
    package var returnKey = Look.ReturnKey.default
    package var onReturn: Handler<Void>?
    /// Whether it is to have the keyboard; nil if the model says nothing about that.
    package var isFocused: Bool?
    package var onFocus: Handler<Bool>?
    /// What is wrong with the text.
    package var problem: String?
  }
}

extension LookNode.Control {
  /// Which kind of control it is: one of another kind in its place is another one.
  package var role: Role {
    switch kind {
    case .button: .button
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .picker: .picker
    case .field: .field
    }
  }

  package enum Role: Int, Sendable {
    case button = 1
    case toggle, slider, stepper, picker, field
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
    case .button(_, let handler): handler != nil
    case .toggle(_, let handler): handler != nil
    case .slider(_, let handler): handler != nil
    case .stepper(_, let handler): handler != nil
    case .picker(_, let handler): handler != nil
    case .field(_, let handler): handler != nil
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
    case .picker(let picker, _): picker.chosen
    case .field(let field, _): field.shown.isEmpty ? nil : field.shown
    }
  }

  /// Does what a person did, if a person could: nothing beyond the range or the choices.
  ///
  /// - Returns: Whether a handler ran.
  @MainActor
  package func run(_ input: LookControl.Input) -> Bool {
    switch (kind, input.kind) {
    case (.button(_, let handler?), .press): handler(())
    case (.toggle(_, let handler?), .turn(let isOn)): handler(isOn)
    case (.slider(let slider, let handler?), .slide(let value)): handler(slider.nearest(to: value))
    case (.slider(let slider, let handler?), .step(let steps)): handler(slider.value(after: steps))
    case (.stepper(let stepper, let handler?), .step(let steps)):
      guard let value = stepper.value(after: steps) else { return false }
      handler(value)
    case (.picker(let picker, let handler?), .pick(let index)):
      guard picker.choices.indices.contains(index) else { return false }
      handler(index)
    case (.field(_, let handler?), .type(let text)): handler(text)
    case (.field(let field, _), .pressReturn):
      guard let onReturn = field.onReturn else { return false }
      onReturn(())
    case (.field(let field, _), .focus(let isFocused)):
      guard let onFocus = field.onFocus else { return false }
      onFocus(isFocused)
    default: return false
    }
    return true
  }
}

extension LookNode.Field {
  /// The text as it is seen.
  package var shown: String { isSecret ? String(repeating: "•", count: text.count) : text }
}
