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
}

extension RowPosition {
  package init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}
