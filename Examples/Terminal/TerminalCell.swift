internal import ScreenDSL
internal import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that a terminal shows: what says its look needs no registration.
public enum TerminalList: LookHost {
  /// What shows a row.
  public typealias View = TerminalCell

  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell(CellRegistry()) }
  ) { cell, _, context in cell.show(context) }
}

/// A cell in a terminal: a row as it is drawn, what uses the controls in it, and the list inside.
///
/// It keeps no look: the renderer draws the row, and what a control does is looked up in the newest look.
@MainActor
public final class TerminalCell {
  /// The row as the cell was filled with it.
  fileprivate(set) var row: LiveRow?
  private(set) var context: LookContext?
  /// The list inside, of a container's cell.
  private(set) var inner: InnerList?
  /// The lines as they were drawn last; nil if the row has to be drawn again.
  var lines: [String]?
  /// Called when the row has to be drawn again without being filled: a row inside changed.
  fileprivate var onChange: () -> Void = {}
  private let registry: CellRegistry<TerminalList>

  init(_ registry: CellRegistry<TerminalList>) { self.registry = registry }

  fileprivate func show(_ context: LookContext) {
    self.context = context
    guard let rows = context.cell.nestedRows else { return }
    inner = inner ?? InnerList(cell: self, registry: registry)
    inner?.show(rows)
  }

  func setNeedsDrawing() {
    lines = nil
    onChange()
  }
}

/// The cells of the rows of a list that are seen.
@MainActor
final class TerminalCells {
  private(set) var all: [RowPath: TerminalCell] = [:]
  /// How often a cell was filled.
  private(set) var filled = 0
  private let list: ListUpdater
  private let registry: CellRegistry<TerminalList>
  private let onChange: () -> Void

  init(
    of list: ListUpdater, _ registry: CellRegistry<TerminalList>, onChange: @escaping () -> Void
  ) {
    (self.list, self.registry, self.onChange) = (list, registry, onChange)
  }

  subscript(path: RowPath) -> TerminalCell? { all[path] }

  /// Returns the cell of a row; where it has none it gets one, and its display begins.
  func cell(of row: LiveRow) -> TerminalCell {
    if let cell = all[row.path] { return cell }
    let cell = TerminalCell(registry)
    fill(cell, with: row, isFirst: true)
    cell.onChange = onChange
    all[row.path] = cell
    list.beginDisplay(of: row)
    return cell
  }

  private func fill(_ cell: TerminalCell, with row: LiveRow, isFirst: Bool) {
    (cell.row, cell.lines) = (row, nil)
    filled += 1
    registry.registration(for: row.row.reuseIdentifier)?
      .fill(cell, with: row, in: list, isFirstDisplay: isFirst)
  }

  /// Lets go of the cells of what is gone or no longer seen.
  func remove(where isGone: (RowPath) -> Bool) {
    for (path, cell) in all where isGone(path) {
      all[path] = nil
      cell.inner?.display(columns: nil)
      if let row = cell.row { list.endDisplay(of: row) }
    }
  }

  /// Lets cells follow rows that get other paths.
  func move(_ newPaths: [RowPath: RowPath]) {
    let moved = newPaths.map { ($1, all.removeValue(forKey: $0)) }
    for (path, cell) in moved { all[path] = cell }
  }

  /// Lets go of the cells that cannot stay after a batch, and fills others again.
  func update(_ operations: Changeset.Operations) {
    let reloaded = Set(operations.reloads.compactMap { list.currentRow(at: $0)?.path })
    remove { reloaded.contains($0) }
    for row in operations.reconfigures.compactMap(list.currentRow) {
      if let cell = all[row.path] { fill(cell, with: row, isFirst: false) }
    }
  }
}

// MARK: - What a person can do

extension TerminalCell {
  /// The controls of the look, in the order in which they are read.
  var controls: [LookControl] { context?.newestLook?.controls ?? [] }

  /// What a person can do by one key, with a name for it.
  typealias Choice = (title: String, control: LookControl.ID, input: LookControl.Input)

  var choices: [Choice] {
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
