package import ScreenDSL

extension ScreenSnapshot {
  /// The IDs of all rows as text, in order, without those inside containers.
  package var ids: [String] { sections.flatMap(\.rows).map(\.id.description) }
  /// The texts of all rows, also of those inside containers.
  package var rowTexts: [String] { allRows.map { "\($0.row)" } }
}

extension RowPosition {
  package init(_ section: Int, _ row: Int) { self.init(section: section, row: row) }
}
