import ScreenDSL
import ScreenDSLHeadless

/// A cell for models of any type, which knows what it was configured with.
final class PlainCell: HeadlessCell {
  /// The row as text: type, ID, fields.
  private(set) var text = ""

  func show<Model: CellModel>(_ model: Model, _ context: CellContext<Model>) {
    let row = Row(model)
    text = Row(row.id(context.path?.id ?? row.id)).description
  }
}

/// Registers a plain cell for each kind of row that a screen turns out to have.
struct PlainCells {
  private var known: Set<ReuseIdentifier> = []

  /// Returns the registrations for the kinds of row that were not there before.
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
