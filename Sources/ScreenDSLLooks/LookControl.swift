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

  /// What can be picked, in order, by a picker or in the menu of a button; there those in a menu inside have its
  /// title before theirs, "Move › Inbox".
  public var choices: [String] { control.choices }

  package var role: LookNode.Control.Role { control.role }

  /// What kind of control it is, and what it is set to.
  public var kind: Kind {
    switch control.kind {
    case .button: .button
    case .toggle(let isOn, _): .toggle(isOn: isOn)
    case .slider(let slider, _): .slider(slider.value, in: slider.range)
    case .stepper(let stepper, _): .stepper(stepper.value, in: stepper.range)
    case .picker(let picker, _): .picker(selected: picker.selected)
    case .date(let date, _): .date(date.value, in: date.range)
    case .field(let field, _): .field(field.text)
    }
  }

  /// The kinds of controls, each with what it is set to.
  public enum Kind: Hashable, Sendable {
    /// Something to press, or with choices something that opens a menu of them.
    case button
    /// Something that is on or off.
    case toggle(isOn: Bool)
    /// A value that is dragged along a range.
    case slider(Double, in: ClosedRange<Double>)
    /// A number that goes up and down in steps.
    case stepper(Int, in: ClosedRange<Int>)
    /// A choice of one or several, by their indexes.
    case picker(selected: Set<Int>)
    /// A day, a time or both; without a range any.
    case date(Look.DateTime, in: ClosedRange<Look.DateTime>?)
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
    /// Goes some steps up, or down if they are negative, the last of them up to the end of the range; on a slider without steps a tenth of
    /// its range each, on a date a day, or an hour of its day where it shows the time alone.
    case step(Int)
    /// Picks the choice with an index, counted from 0; of several, takes one back that is picked.
    case pick(Int)
    /// Picks what a date shows of another one, the day, the time or both; beyond its range the end of it.
    case set(Look.DateTime)
    /// Changes the text of a field.
    case type(String)
    /// Begins (true) or ends to type in a field, or to drag a slider.
    case focus(Bool)
  }
}

extension LookNode {
  /// All controls, in the order in which they are read.
  ///
  /// - Complexity: O(*n*) in the number *n* of parts.
  public var controls: [LookControl] {
    var controls: [LookControl] = []
    addControls(to: &controls, in: LookPlace(), obstacle: nil)
    return controls
  }

  private func addControls(
    to controls: inout [LookControl], in around: LookPlace, obstacle: String?
  ) {
    let obstacle = obstacle ?? ownObstacle
    if let control {
      controls.append(self.control(control, in: around, obstacle))
    } else if hasLinks {
      controls += linkControls(in: around, obstacle)
    } else {
      let place = place.inside(around)
      for part in parts {
        part.addControls(to: &controls, in: place, obstacle: obstacle)
      }
    }
  }

  /// The links in a text as controls.
  func linkControls(in around: LookPlace, _ obstacle: String?) -> [LookControl] {
    links(in: around).map {
      LookControl(
        id: $0.id, name: $0.control.title, obstacle: obstacle ?? $0.control.obstacle,
        control: $0.control)
    }
  }

  /// Why nobody can use what is in the part, whatever is around it.
  var ownObstacle: String? {
    style.values.isLoading ? "was loading" : style.values.isDisabled ? "was disabled" : nil
  }

  /// The control that this part is.
  ///
  /// - Parameter around: The place of the stack around it.
  func control(_ control: Control, in around: LookPlace, _ obstacle: String?) -> LookControl {
    let label = style.values.accessibility.label ?? control.title
    return LookControl(
      id: id(of: control, in: around), name: label.isEmpty ? nil : label,
      obstacle: obstacle ?? control.obstacle, control: control)
  }

  /// The control, seen or not, that is the one with an ID; nil if none is.
  package func control(_ id: LookControl.ID) -> LookControl? {
    controls.first { $0.id == id } ?? unseenControls.first { $0.id == id }
  }

  /// What people do who do not see the look: actions of parts, as buttons, and what sets one, as a stepper.
  package var unseenControls: [LookControl] {
    var controls: [LookControl] = []
    addUnseen(to: &controls, in: LookPlace(), nil)
    return controls
  }

  private func addUnseen(
    to controls: inout [LookControl], in around: LookPlace, _ obstacle: String?
  ) {
    let (place, obstacle) = (place.inside(around), obstacle ?? ownObstacle)
    controls += actionControls(in: place, obstacle)
    if let adjust = style.values.accessibility.adjust {
      let steps = Stepper(0, in: -Self.mostSteps...Self.mostSteps, step: 1, text: spokenValue)
      controls.append(
        LookControl(
          id: adjusterID(in: place), name: spokenLabel, obstacle: obstacle,
          control: Control("", .stepper(steps, adjust))))
    }
    for part in parts { part.addUnseen(to: &controls, in: place, obstacle) }
  }

  /// How far one goes at once.
  private static let mostSteps = 1_000

  func adjusterID(in place: LookPlace) -> LookControl.ID { .init(place: place.inside(-21)) }

  /// The part's own actions.
  func actionControls(in place: LookPlace, _ obstacle: String?) -> [LookControl] {
    var earlier: [String: Int] = [:]
    return style.values.accessibility.actions.map { action in
      let press = action.handler.map { handler in LookAction.press { handler(()) } }
      let control = Control(action.title, .button(Button(), press))
      let number = earlier[action.title, default: 0]
      earlier[action.title] = number + 1
      return LookControl(
        id: .init(place: place.inside(-20).named(action.title).inside(number)), name: action.title,
        obstacle: obstacle ?? (action.isDisabled ? "was disabled" : control.obstacle),
        control: control)
    }
  }

  /// The part that stands in a place; nil if none does.
  ///
  /// - Parameter around: The place of the stack around this one.
  package func part(at wanted: LookPlace, in around: LookPlace = LookPlace()) -> LookNode? {
    let place = place.inside(around)
    if place == wanted { return self }
    for part in parts { if let found = part.part(at: wanted, in: place) { return found } }
    return nil
  }

  /// Who a control is that stands in this part.
  ///
  /// - Parameter around: The place of the stack around it, inside those around that.
  package func id(of control: Control, in around: LookPlace) -> LookControl.ID {
    if let id = control.id { return id }
    let part = place.inside(around).inside(control.role.rawValue)
    let title = control.hiddenTitle ?? LookPlace.hash(of: control.title)
    return LookControl.ID(place: part.isKeyed ? part : part.named(title))
  }
}
