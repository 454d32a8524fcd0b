package import ScreenDSL

extension ScreenSnapshot {
  package var ids: [String] { sections.flatMap(\.rows).map(\.id.description) }
  package var rowTexts: [String] { allRows.map { "\($0.row)" } }
}

extension RowPosition {
  package init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}
