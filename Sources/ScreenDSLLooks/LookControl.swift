import ScreenDSL

/// A part of a look that people use, as a host, a test or a renderer of one's own finds it.
public struct LookControl: Sendable {
  /// Who it is; the same control of the next look of its row has the same.
  public let id: ID
  /// What it is called: its own label, or its title; nil if its row calls it.
  public let name: String?
  /// Why a person cannot use it now, in words: "was busy"; nil if one can.
  package let obstacle: String?
  package let control: LookNode.Control

  /// Whether a person can use it now.
  public var isEnabled: Bool { obstacle == nil }

  /// What it is set to, in words; nil for a button, and for an empty field.
  public var value: String? { control.value }

  /// What can be picked, in order; none unless it is a picker.
  public var choices: [String] {
    if case .picker(let picker, _) = control.kind { picker.choices } else { [] }
  }

  package var role: LookNode.Control.Role { control.role }

  /// What kind of control it is, and what it is set to.
  public var kind: Kind {
    switch control.kind {
    case .button: .button
    case .toggle(let isOn, _): .toggle(isOn: isOn)
    case .slider(let slider, _): .slider(slider.value, in: slider.range)
    case .stepper(let stepper, _): .stepper(stepper.value, in: stepper.range)
    case .picker(let picker, _): .picker(selected: picker.selected)
    case .field(let field, _): .field(field.text)
    }
  }

  /// The kinds of controls, each with what it is set to.
  public enum Kind: Hashable, Sendable {
    /// Something to press.
    case button
    /// Something that is on or off.
    case toggle(isOn: Bool)
    /// A value that is dragged along a range.
    case slider(Double, in: ClosedRange<Double>)
    /// A number that goes up and down in steps.
    case stepper(Int, in: ClosedRange<Int>)
    /// A choice of one; by its index, nil if none is chosen.
    case picker(selected: Int?)
    /// A text that is typed, as the model has it.
    case field(String)
  }

  /// Who a control is, from one look of its row to the next.
  ///
  /// It is the place of the part, or its key, and what kind of control it is; without a key also what it is
  /// called, so that a press on "Edit" never runs what "Done" does, which has come to its place.
  public struct ID: Hashable, Sendable {
    package let place: LookPlace
  }

  /// What a person does to a control.
  public enum Input: Hashable, Sendable {
    /// Presses a button, or the return key in a field.
    case press, pressReturn
    /// Turns a toggle on or off.
    case turn(Bool)
    /// Drags a slider to a value; beyond its range to the end of it.
    case slide(Double)
    /// Goes some steps up, or down if they are negative; on a slider without steps a tenth of its range each.
    case step(Int)
    /// Picks the choice with an index, counted from 0.
    case pick(Int)
    /// Changes the text of a field.
    case type(String)
    /// Begins (true) or ends to type in a field.
    case focus(Bool)
  }
}

extension LookNode {
  /// All controls, in the order in which they are read.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var controls: [LookControl] {
    var controls: [LookControl] = []
    addControls(to: &controls, in: LookPlace(), obstacle: nil, depth: Self.maximumDepth)
    return controls
  }

  private func addControls(
    to controls: inout [LookControl], in around: LookPlace, obstacle: String?, depth: Int
  ) {
    let (place, style) = (place.inside(around), style.values)
    let obstacle =
      obstacle ?? (style.isLoading ? "was loading" : style.isDisabled ? "was disabled" : nil)
    if let control {
      let label = style.accessibility.label ?? control.title
      controls.append(
        LookControl(
          id: id(of: control, in: around), name: label.isEmpty ? nil : label,
          obstacle: obstacle ?? control.obstacle, control: control))
    } else if hasLinks {
      for link in links(in: around) {
        controls.append(
          LookControl(
            id: link.id, name: link.control.title, obstacle: obstacle ?? link.control.obstacle,
            control: link.control))
      }
    } else if depth > 0 {
      for part in parts {
        part.addControls(to: &controls, in: place, obstacle: obstacle, depth: depth - 1)
      }
    }
  }

  /// Who a control is that stands in this part.
  ///
  /// - Parameter around: The place of the stack around it, inside those around that.
  package func id(of control: Control, in around: LookPlace) -> LookControl.ID {
    if let id = control.id { return id }
    let part = place.inside(around).inside(control.role.rawValue)
    return LookControl.ID(place: part.isKeyed ? part : part.named(control.title))
  }
}
