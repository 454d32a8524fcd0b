internal import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that a terminal shows: what says its look needs no registration.
public enum TerminalList: LookHost {
  /// What shows a row.
  public typealias View = TerminalCell

  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell() }
  ) { cell, _, context in cell.context = context }
}

/// A cell in a terminal: what uses the controls of a row.
///
/// It keeps no look: the renderer draws the row, and what a control does is looked up in the newest look.
@MainActor
public final class TerminalCell {
  /// The row as the cell was filled with it.
  var row: LiveRow?
  var context: LookContext?

  /// The controls of the look, in the order in which they are read.
  var controls: [LookControl] { context?.newestLook?.controls ?? [] }

  /// What a person can do by one key, with a name for it.
  var choices: [(title: String, control: LookControl.ID, input: LookControl.Input)] {
    controls.filter(\.isEnabled).flatMap { control in
      control.inputs.map { ($0, control.id, $1) }
    }
  }
}

extension LookControl {
  fileprivate var inputs: [(title: String, input: Input)] {
    let name = name ?? value ?? "change"
    return switch kind {
    case .button where choices.isEmpty: [(name, .press)]
    case .toggle(let isOn): [(name, .turn(!isOn))]
    case .slider, .stepper, .date: [("\(name) -", .step(-1)), ("\(name) +", .step(1))]
    case .button, .picker: choices.enumerated().map { ($1, .pick($0)) }
    case .field: [(name, .focus(true))]
    }
  }
}
