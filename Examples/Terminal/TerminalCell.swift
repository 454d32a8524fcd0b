internal import ScreenDSLHosting
public import ScreenDSLLooks

/// Identifies lists in a terminal, as the generic argument of a cell registry. Models with a look need no registration.
public enum TerminalList: LookHost {
  /// The class of the cells.
  public typealias View = TerminalCell

  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell() }
  ) { cell, _, context in cell.context = context }
}

/// The cell of a row in a terminal. A key can use the controls of the row through the cell.
///
/// The text renderer draws the row, so the cell stores no look. If a key uses a control, the cell runs the action of
/// the control in the newest look.
@MainActor
public final class TerminalCell {
  /// The row with which the cell was last configured.
  var row: LiveRow?
  var context: LookContext?

  /// The controls of the look, in reading order.
  var controls: [LookControl] { context?.newestLook?.controls ?? [] }

  /// The inputs for controls that a single key can make, each with a name, such as `Volume +`.
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
    case .button where choices.isEmpty: [(name, .tap)]
    case .toggle(let isOn): [(name, .turn(!isOn))]
    case .slider, .stepper, .date: [("\(name) -", .step(-1)), ("\(name) +", .step(1))]
    case .button, .picker: choices.enumerated().map { ($1, .pick($0)) }
    case .field: [(name, .focus(true))]
    }
  }
}
