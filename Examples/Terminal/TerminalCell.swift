public import ScreenDSL
public import ScreenDSLHosting
public import ScreenDSLRendering

/// The kind of list that a terminal shows.
///
/// ```swift
/// let cells = CellRegistry<TerminalList>(
///   .look(of: Heading.self, in: looks),
///   .look(of: SortMenu.self, in: looks) { choice, menu in
///     if case .segment(let index) = choice { menu.fire(\.onChange, Sort.allCases[index]) }
///   })
/// ```
public enum TerminalList: CellHost {
  /// A cell, a header or a footer.
  public typealias View = TerminalCell

  /// A cell for headers and footers that are a text.
  public static var standardCells: [CellRegistration<TerminalList>] {
    [.look(of: SupplementaryText.self, in: LookRegistry())]
  }
}

/// What the user chose in a cell.
public enum TerminalChoice: Hashable, Sendable {
  /// The segment at an index, counted from 0.
  case segment(Int)
  /// What a switch is to be.
  case toggle(Bool)
  /// The button with this text.
  case button(String)
  /// What the text of a field is to be.
  case text(String)
}

extension CellRegistration<TerminalList> {
  /// A cell that is drawn as the look of its model; a container's shows the rows inside too.
  ///
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - looks: How the cell looks.
  ///   - choose: What to do if the user chooses a segment, a switch or a button of the look.
  public static func look<Model: CellModel>(
    of model: Model.Type, in looks: LookRegistry,
    fileID: StaticString = #fileID, line: UInt32 = #line,
    choose: @escaping @MainActor @Sendable (TerminalChoice, CellContext<Model>) -> Void = { _, _ in
    }
  ) -> Self {
    Self(
      TerminalCell.self, from: .factory { TerminalCell(registry: CellRegistry()) },
      place: SourceLine(fileID: fileID, line: line)
    ) { (cell: TerminalCell, model: Model, context) in
      cell.show(looks.look(for: model), rows: context.nestedRows) { choose($0, context) }
    }
  }
}

/// A cell in a terminal: a look, drawn again only after it was filled again.
@MainActor
public final class TerminalCell {
  /// How the cell looks at present.
  private(set) var look = CellLook.empty
  /// The list inside, of a container's cell.
  private(set) var inner: InnerList?
  private(set) var choose: @MainActor (TerminalChoice) -> Void = { _ in }
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
    _ look: CellLook, rows: NestedRows?, choose: @escaping @MainActor (TerminalChoice) -> Void
  ) {
    (self.look, self.choose) = (look, choose)
    if let rows {
      inner = inner ?? InnerList(cell: self, registry: registry)
      inner?.show(rows)
    }
    setNeedsDrawing()
  }
  func setNeedsDrawing() {
    lines = nil
    onChange()
  }

  /// The row that a renderer draws in the cell's place, with the same ID.
  func drawn(_ id: RowID) -> Row {
    guard let inner else { return Row(Drawn(look: look).id(id)) }
    let container = Container(id, Drawn(look: look)) {
      for cell in inner.cells { cell.cell.drawn(cell.id) }
    }
    return Row(inner.layout.map { container.layout($0) } ?? container)
  }
}

/// A look as a model, so that a renderer draws what a cell keeps.
struct Drawn: ContainerModel {
  var look: CellLook

  static let looks = LookRegistry(Look(of: Drawn.self) { $0.look })
}

extension CellLook {
  /// What the user can choose in it, and by which text it is found in a drawing.
  var choices: [(title: String, choice: TerminalChoice)] {
    if isDisabled { return [] }
    return switch kind {
    case .segments(let titles, _): titles.enumerated().map { ($1, .segment($0)) }
    case .toggle(let isOn): [(isOn ? "on" : "off", .toggle(!isOn))]
    case .button(let title): [(title, .button(title))]
    case .field(let text, let placeholder): [(text.isEmpty ? placeholder : text, .text(text))]
    case .horizontal(let parts), .vertical(let parts): parts.flatMap(\.choices)
    default: []
    }
  }
}
