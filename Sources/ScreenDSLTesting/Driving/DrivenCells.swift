import ScreenDSL
import ScreenDSLHeadless
import ScreenDSLHosting

/// A cell for models of any type, which keeps what it was configured with.
final class PlainCell: HeadlessCell {
  /// The row as text: type, ID, fields.
  var text: String { row?.description ?? "" }
  private var row: Row?

  func show<Model: CellModel>(_ model: Model, _ context: CellContext<Model>) {
    let shown = Row(model)
    row = Row(shown.id(context.path?.id ?? shown.id))
  }
}

/// Registers a plain cell for each reuse identifier on a screen, once.
struct PlainCells {
  private var known: Set<ReuseIdentifier> = []

  /// Returns the registrations for reuse identifiers that are new.
  mutating func registrations(newIn snapshot: ScreenSnapshot) -> [CellRegistration<HeadlessList>] {
    let supplementaries = snapshot.sections.flatMap(\.supplementaries).map(\.reuseIdentifier)
    let rows = snapshot.allRows.map(\.row.reuseIdentifier)
    return (supplementaries + rows).filter { known.insert($0).inserted }
      .map { Self.registration($0.model, $0.variant) }
  }

  private static func registration<Model: CellModel>(
    _ model: Model.Type, _ variant: CellVariant?
  ) -> CellRegistration<HeadlessList> {
    if let container = model as? any ContainerModel.Type {
      return self.container(container, variant)
    }
    return .class(PlainCell.self, showing: model, variant: variant) { cell, model, context in
      cell.show(model, context)
    }
  }

  private static func container<Model: ContainerModel>(
    _ model: Model.Type, _ variant: CellVariant?
  ) -> CellRegistration<HeadlessList> {
    let name = "container of \(ReuseIdentifier(model, variant: variant))"
    return .class(HeadlessContainerCell<Model>.self, variant: variant, identifier: name)
  }
}

extension TestScreen {
  /// The visible rows and what their cells were configured with, one a line.
  ///
  /// Rows inside containers follow theirs, indented by two spaces. A plain cell is named by the model
  /// that it shows, another one by its class, and its description if it has one.
  public var cells: [String] { Self.lines(of: host) }

  /// The paths of the visible rows, containers included.
  var visiblePaths: [RowPath] { Self.paths(in: host) }

  private static func lines(of list: HeadlessHost) -> [String] {
    list.ownVisibleRows.flatMap { own in
      [line(own.id, list.cell(at: own))]
        + ((try? list.list(inside: own)).map { lines(of: $0) } ?? []).map { "  \($0)" }
    }
  }

  private static func paths(in list: HeadlessHost) -> [RowPath] {
    zip(list.visibleRows, list.ownVisibleRows).flatMap { path, own in
      [path] + ((try? list.list(inside: own)).map { paths(in: $0) } ?? [])
    }
  }

  private static func line(_ id: RowID, _ cell: AnyObject?) -> String {
    guard let cell else { return "" }
    if let plain = cell as? PlainCell { return ShownText.line(plain.text) }
    let shown = text(cell).map { ": \($0)" } ?? ""
    return ShownText.line("\(Swift.type(of: cell)) '\(id)'\(shown)")
  }

  private static func text(_ cell: AnyObject) -> String? {
    switch cell {
    case let cell as HeadlessPlaceholderCell: cell.text
    case let cell as any CustomStringConvertible: cell.description
    default: nil
    }
  }
}

extension HeadlessHost {
  /// The visible rows as this list itself names them, without the containers around it.
  fileprivate var ownVisibleRows: [RowPath] { visibleRows.map { RowPath($0.id) } }
}
