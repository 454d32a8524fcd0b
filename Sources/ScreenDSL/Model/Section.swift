/// An identified list of rows with optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
public struct Section: Sendable {
  @usableFromInline let declaration: SectionDeclaration

  @usableFromInline
  init(_ declaration: SectionDeclaration) { self.declaration = declaration }

  /// The section's identity on the screen.
  public var id: SectionID { declaration.id }

  /// Returns the section with `model` as its supplementary of that kind.
  public func supplementary(_ kind: SupplementaryKind, _ model: some CellModel) -> Section {
    var supplementaries = declaration.supplementaries
    supplementaries.set(kind, model)
    return Section(declaration.with(supplementaries: supplementaries))
  }
}

extension Section {
  /// Returns the section with a hint how its rows lie.
  public func layout(_ hint: LayoutHint) -> Section {
    supplementary(.layout, SectionLayout(hint: hint))
  }
}

extension Section: DirectContent {
  public func addContent(to buffer: inout ContentBuffer) {
    buffer.add(self)
  }
}
