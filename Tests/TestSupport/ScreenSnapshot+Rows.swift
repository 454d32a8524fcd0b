extension ScreenSnapshot {
  package init(
    _ id: String, reusing previous: ScreenSnapshot? = nil,
    @SectionBuilder rows: () -> some SectionContent
  ) { self.init(ScreenDSL.Section(id, rows: rows), reusing: previous) }

  package static func screen(@ScreenBuilder _ content: () -> some ScreenContent) -> ScreenSnapshot {
    ScreenSnapshot(content())
  }

  package var ids: [String] { sections.flatMap(\.rows).map(\.id.description) }
  package var rowTexts: [String] { allRows.map { "\($0.row)" } }

  package func models<Model: CellModel>(of type: Model.Type) -> [(path: RowPath, model: Model)] {
    allRows.compactMap { place in (place.row.model as? Model).map { (place.path, $0) } }
  }
}

extension RowPosition {
  package init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}
