enum ListSample {
  struct Line: CellModel, Identifiable { var id: Int, text = 0, onTap: Handler<Int>? = nil }

  struct Shelf: ContainerModel {}

  class Cell: HeadlessCell {
    var shown = ""
    required init() {}
  }

  class ModelCell<Model: CellModel>: Cell, ConfigurableCell {
    func configure(with model: Model, context: CellContext<Model>) {
      shown = ListSample.text(model)
    }
  }

  final class LineCell: ModelCell<Line> {}
  final class PriceCell: ModelCell<Price> {}

  static func text(_ model: any CellModel) -> String {
    switch model {
    case let line as Line: "line \(line.id):\(line.text)"
    case let label as Label: "label \(label.text)"
    default: "?"
    }
  }

  static let registry = CellRegistry<HeadlessList>(
    .class(LineCell.self), .class(PriceCell.self), .class(ModelCell<Price>.self, variant: "odd"),
    .class(ModelCell<Label>.self), .container(Shelf.self, viewport: 100, rowExtent: 50))

  @MainActor static func host(
    _ screen: ScreenSnapshot? = nil, _ change: (inout HeadlessOptions) -> Void = { _ in }
  ) -> HeadlessHost {
    var options = HeadlessOptions(viewport: 100, rowExtent: 50)
    options.selectionMode = .single
    change(&options)
    let host = host(registry, options)
    if let screen { host.apply(screen) }
    return host
  }

  @MainActor static func host(
    _ registry: CellRegistry<HeadlessList>,
    _ options: HeadlessOptions = HeadlessOptions(viewport: 100, rowExtent: 50)
  ) -> HeadlessHost {
    let host = HeadlessHost(cells: registry, options: options)
    BrokenRules.add { host.violations.compactMap(\.rule) }
    return host
  }

  static func lines(_ ids: some Sequence<Int>) -> ScreenSnapshot {
    ScreenSnapshot("all") { for id in ids { Line(id: id) } }
  }
}

extension RowPath {
  static func line(_ id: Int, in section: SectionID? = nil) -> RowPath {
    RowPath(RowID(id, of: ListSample.Line.self), section: section)
  }
  static func line(_ id: Int, inside container: RowPath) -> RowPath {
    container.appending(RowID(id, of: ListSample.Line.self))
  }
  static func shelf(_ id: Int) -> RowPath { RowPath(RowID(id)) }
}

extension HeadlessHost {
  func show(@SectionBuilder _ rows: () -> some SectionContent) {
    apply(ScreenSnapshot("all", rows: rows))
  }

  var shown: [String] { visibleCells.map { ($0 as? ListSample.Cell)?.shown ?? "\(type(of: $0))" } }

  func takeLines() -> [String] {
    takeEvents().map { $0.description.replacing("ScreenDSLHeadlessTests.ListSample.", with: "") }
  }

  func line(_ id: Int) -> ListSample.LineCell? { cell(at: .row(.line(id))) as? ListSample.LineCell }
  func tap(_ path: RowPath) throws(HeadlessError) { try tap(.row(path)) }
  func scroll(to path: RowPath) throws(HeadlessError) { try scroll(to: .row(path)) }
  func cell(at path: RowPath) -> AnyObject? { cell(at: .row(path)) }

  func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ path: RowPath, _ input: Slot.Input
  ) throws(HeadlessError) { try fire(slot, .row(path), input) }

  func supplementary(_ kind: SupplementaryKind, of section: SectionID) -> AnyObject? {
    cell(at: .supplementary(kind, section))
  }
}
