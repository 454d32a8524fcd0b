/// An identified list of rows with optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
public struct Section: Sendable {
  /// What was declared; behind a reference, because a builder hands a section on several times.
  private let declaration: Declaration

  private final class Declaration: Sendable {
    let id: SectionID
    let supplementaries: [Supplementary]
    let rows: RowDeclaration
    let source: SourceLine

    init(
      id: SectionID, supplementaries: [Supplementary], rows: RowDeclaration, source: SourceLine
    ) {
      self.id = id
      self.supplementaries = supplementaries
      self.rows = rows
      self.source = source
    }
  }

  @usableFromInline
  init(
    id: SectionID, header: (any CellModel)?, footer: (any CellModel)?, rows: RowDeclaration,
    source: SourceLine
  ) {
    var supplementaries: [Supplementary] = []
    if let header { supplementaries.set(.header, header) }
    if let footer { supplementaries.set(.footer, footer) }
    declaration = Declaration(
      id: id, supplementaries: supplementaries, rows: rows, source: source)
  }

  private init(_ declaration: Declaration) { self.declaration = declaration }

  /// The section's identity on the screen.
  public var id: SectionID { declaration.id }

  var supplementaries: [Supplementary] { declaration.supplementaries }
  var rows: RowDeclaration { declaration.rows }
  var source: SourceLine { declaration.source }

  /// Returns the section with `model` as its supplementary of that kind.
  public func supplementary(_ kind: SupplementaryKind, _ model: some CellModel) -> Section {
    var supplementaries = supplementaries
    supplementaries.set(kind, model)
    return Section(
      Declaration(id: id, supplementaries: supplementaries, rows: rows, source: source))
  }
}

extension Section: ScreenContent {
  public func addContent(to buffer: inout ContentBuffer) {
    buffer.add(self)
  }
}
