internal import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLLooks

/// The kind of list that a terminal shows: the looks of models.
public enum TerminalList: LookHost {
  /// A cell, a header or a footer.
  public typealias View = TerminalCell

  /// A cell that is drawn as a look; a container's shows the rows inside too.
  public static let lookCell = LookCell<TerminalList>(
    TerminalCell.self, from: .factory { TerminalCell(registry: CellRegistry()) }
  ) { cell, look, context in
    cell.show(look, rows: context.cell.nestedRows) { context.use($0, $1) }
  }

  /// A cell for headers and footers that are a text.
  public static var standardCells: [CellRegistration<TerminalList>] {
    [.look(of: SupplementaryText.self) { Look.text($0.text).accessibility(traits: .header) }]
  }
}

/// A cell in a terminal: a look, drawn again only after it was filled again.
@MainActor
public final class TerminalCell {
  /// How the cell looks at present.
  private(set) var look = Look.empty._node
  /// The list inside, of a container's cell.
  private(set) var inner: InnerList?
  /// Does what the user did to a control of the look.
  private(set) var use: @MainActor (LookControl.ID, LookControl.Input) -> Void = { _, _ in }
  /// The row as the cell was filled with in the list itself; nil for a header and for a row inside.
  var row: LiveRow?
  /// The lines as they were drawn last; nil if the cell has to be drawn again.
  var lines: [String]?
  /// Called when the cell has to be drawn again without being filled: a row inside changed.
  var onChange: () -> Void = {}

  /// The cells of the rows inside, if it is a container's.
  private let registry: CellRegistry<TerminalList>

  init(registry: CellRegistry<TerminalList>) { self.registry = registry }

  func show(
    _ look: LookNode, rows: NestedRows?,
    use: @escaping @MainActor (LookControl.ID, LookControl.Input) -> Void
  ) {
    (self.look, self.use) = (look, use)
    if let rows {
      inner = inner ?? InnerList(cell: self, registry: registry)
      inner?.show(rows)
    }
    setNeedsDrawing()
  }

  /// What the user can choose in it.
  var choices: [TerminalChoice] { TerminalChoice.all(in: look) }

  func setNeedsDrawing() {
    lines = nil
    onChange()
  }

  /// The row that a renderer draws in the cell's place, with the same ID.
  func drawn(_ id: RowID) -> Row {
    guard let inner else { return Row(look.id(id)) }
    let container = Container(id, DrawnContainer(look: look)) {
      for cell in inner.cells { cell.cell.drawn(cell.id) }
    }
    return Row(inner.layout.map { container.layout($0) } ?? container)
  }
}

/// What a container's cell keeps as a model, which a renderer draws.
private struct DrawnContainer: ContainerModel, Drawn {
  var look: LookNode
}

/// What the user can choose in a cell, and by which text it is found in a drawing.
struct TerminalChoice {
  var title: String
  var control: LookControl
  var input: LookControl.Input

  /// What can be chosen of a look, in order.
  static func all(in look: LookNode) -> [TerminalChoice] {
    look.controls.filter(\.isEnabled).flatMap { control -> [TerminalChoice] in
      let value = control.value ?? ""
      let inputs: [(String, LookControl.Input)] =
        switch control.role {
        case .button: [(control.name ?? "", .press)]
        case .toggle: [(value, .turn(value == "off"))]
        case .picker: control.choices.enumerated().map { ($1, .pick($0)) }
        case .stepper: [("-", .step(-1)), ("+", .step(1))]
        case .field: [(control.name ?? value, .focus(true))]
        case .slider: []
        }
      return inputs.map { TerminalChoice(title: $0, control: control, input: $1) }
    }
  }
}
