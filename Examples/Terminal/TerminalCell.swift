internal import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list in a terminal; models with a look need no registration.
public enum TerminalList: LookHost {
  /// The cell of a row.
  public typealias View = TerminalCell

  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell() }
  ) { cell, _, context in cell.context = context }
}

/// A cell in a terminal, which uses the controls of a row.
///
/// It stores no look: the renderer draws the row, and the action of a control is that of the newest look.
@MainActor
public final class TerminalCell {
  /// The row when the cell was configured.
  var row: LiveRow?
  var context: LookContext?

  /// The controls of the look, in reading order.
  var controls: [LookControl] { context?.newestLook?.controls ?? [] }

  /// The inputs that need one key, each with a name.
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
