internal import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that a ``TerminalHost`` runs. A `CellRegistry<TerminalList>` is a registry of cells for such a
/// list. If a model conforms to `LookModel`, the registry needs no cell for the model.
public enum TerminalList: LookHost {
  /// The class of the cells in the list of a terminal.
  public typealias View = TerminalCell

  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell() }
  ) { cell, _, context in cell.context = context }
}

/// The cell of a row in a terminal. The cell draws nothing, because ``TerminalHost`` draws the row as text. When the
/// user presses the key of a control, such as a button, the host runs the control's action through the cell.
///
/// A look describes the content of a row. The cell stores no look, so the action always comes from the newest look of
/// the row.
@MainActor
public final class TerminalCell {
  /// The row with which the cell was last configured.
  var row: LiveRow?
  var context: LookContext?

  /// The controls in the newest look of the row, in the order of their declaration.
  var controls: [LookControl] { context?.newestLook?.controls ?? [] }

  /// The inputs that the user can make with a single key. Each has a name, such as `Volume +`, and the ID of its
  /// control.
  var choices: [(title: String, control: LookControl.ID, input: LookControl.Input)] {
    controls.filter(\.isEnabled).flatMap { control in control.inputs.map { ($0, control.id, $1) } }
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
