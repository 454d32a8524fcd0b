import ScreenDSL

/// What assistive technologies stop at in a row: all of it, a text, or a control.
package struct LookStop: Hashable, Sendable {
  /// What it is called; nil if nothing says so.
  package var label: String?
  /// What it is set to.
  package var value: String?
  /// What is wrong with it, said last.
  package var hint: String?
  package var traits: LookStyle.Traits = []
  /// The control that it is; nil for the row, and for texts.
  package var control: LookControl.ID?
}

// One rule says what people hear, for views, pages, pictures and tests.
extension LookNode {
  /// What people hear of a row, in order.
  ///
  /// A row without controls is one stop, and so is one with one toggle and no tap of its own. Otherwise each control
  /// is its own stop, called by itself, and the texts are one before them.
  ///
  /// - Parameters:
  ///   - isTappable: Whether a tap on the row does something.
  ///   - label: What the row says that it is called; nil if it leaves that to the look.
  package func stops(isTappable: Bool, label: String? = nil) -> [LookStop] {
    let controls = controls
    let tap: LookStyle.Traits = isTappable ? .button : []
    var row = LookStop(
      label: label ?? spokenLabel, value: spokenValue, traits: spokenTraits.union(tap))
    guard let first = controls.first else {
      return row.label == nil && row.value == nil ? [] : [row]
    }
    if controls.count == 1, !isTappable, case .toggle = first.control.kind {
      let texts = label ?? spokenLabel
      row = first.stop
      row.label = texts ?? row.label
      return [row]
    }
    row.traits.subtract(.adjustable.union(.toggle))
    row.value = style.values.accessibility.value
    let texts = control == nil ? label ?? spokenTexts(withControls: false) : label
    row.label = texts
    let stops = controls.map { control in
      var stop = control.stop
      if control.name == nil { stop.label = label ?? spokenTexts(withControls: false) }
      return stop
    }
    return (texts == nil ? [] : [row]) + stops
  }

  /// What assistive technologies call the part: its own label, or else the texts in it; nil if it is silent.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var spokenLabel: String? {
    if let label = style.values.accessibility.label { return label.isEmpty ? nil : label }
    return spokenTexts(withControls: true)
  }

  /// What assistive technologies say that the part is set to; nil if it has no value.
  public var spokenValue: String? {
    if let value = style.values.accessibility.value { return value }
    return switch kind {
    case .control(let control): control.value
    case .progress(let share): "\(Int((share * 100).rounded())) %"
    default: nil
    }
  }

  /// The traits of the part itself, with those that follow from its kind and state.
  package var spokenTraits: LookStyle.Traits {
    let style = style.values
    var traits = style.accessibility.traits
    switch kind {
    case .image, .avatar: traits.insert(.image)
    case .control(let control): traits.formUnion(control.traits)
    default: break
    }
    if style.isSelected { traits.insert(.selected) }
    if style.isDisabled { traits.insert(.disabled) }
    return traits
  }

  private func spokenTexts(withControls: Bool) -> String? {
    if style.values.isLoading { return nil }
    var texts: [String] = []
    texts.reserveCapacity(4)
    addTexts(to: &texts, withControls: withControls, depth: Self.maximumDepth + 1)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  private func addTexts(to texts: inout [String], withControls: Bool, depth: Int) {
    func add(_ text: String) { if !text.isEmpty { texts.append(text) } }
    switch kind {
    case .text(let text), .badge(let text): add(text)
    case .control(let control):
      if withControls { [control.title, control.problem ?? ""].forEach(add) }
    case .stack(let stack) where depth > 0:
      for part in stack.parts where !part.style.values.isLoading {
        let isControl = part.control != nil
        guard let label = part.style.values.accessibility.label, withControls || !isControl else {
          part.addTexts(to: &texts, withControls: withControls, depth: depth - 1)
          continue
        }
        add(label)
      }
    default: break
    }
  }
}

extension LookNode.Control {
  fileprivate var traits: LookStyle.Traits {
    switch kind {
    case .button(let button, _): button.isLink ? .link : .button
    case .toggle: .toggle
    case .slider, .stepper: .adjustable
    case .picker: isSegments ? .adjustable : .button
    case .field: []
    }
  }
}

extension LookControl {
  /// What people hear of the control.
  fileprivate var stop: LookStop {
    var traits = control.traits
    if !isEnabled { traits.insert(.disabled) }
    return LookStop(label: name, value: value, hint: control.problem, traits: traits, control: id)
  }
}
