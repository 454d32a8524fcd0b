/// An identified list of rows with optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
public struct Section: Sendable {
  /// The section's identity on the screen.
  public let id: SectionID
  var supplementaries: [Supplementary]
  let rows: RowDeclaration
  let source: SourceLine

  init(
    id: SectionID, header: (any CellModel)?, footer: (any CellModel)?, rows: RowDeclaration,
    source: SourceLine
  ) {
    self.id = id
    supplementaries = []
    self.rows = rows
    self.source = source
    if let header { supplementaries.set(.header, header) }
    if let footer { supplementaries.set(.footer, footer) }
  }

  /// Returns the section with `model` as its supplementary of that kind.
  public func supplementary(_ kind: SupplementaryKind, _ model: some CellModel) -> Section {
    var copy = self
    copy.supplementaries.set(kind, model)
    return copy
  }
}

extension Section: ScreenContent {
  public func addContent(to buffer: inout ContentBuffer) {
    buffer.add(self)
  }
}
