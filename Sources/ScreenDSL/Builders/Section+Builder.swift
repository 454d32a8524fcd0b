extension Section {
  /// Creates a section whose rows are evaluated at once.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has.
  ///   - header: What the view above the rows shows.
  ///   - footer: What the view below the rows shows.
  ///   - rows: The section's rows.
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID, header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    @SectionBuilder rows: () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      EvaluatedSection(
        id: SectionID(id), supplementaries: [Supplementary](header: header, footer: footer),
        rows: ContentBuffer(rows()), source: SourceLine(fileID: fileID, line: line)))
  }

  /// Creates a section whose rows are evaluated only if `value` differs from the previous one.
  ///
  /// The header, the footer and the section's ID are compared as always.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has.
  ///   - header: What the view above the rows shows.
  ///   - footer: What the view below the rows shows.
  ///   - value: Everything that the rows depend on.
  ///   - rows: The section's rows; not evaluated if the previous snapshot has a section with this
  ///     ID and an equal value.
  @inlinable
  public init<ID: Hashable & Sendable, Value: Equatable & Sendable, Rows: SectionContent>(
    _ id: ID, header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    dependsOn value: Value, @SectionBuilder rows: @escaping @Sendable () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      DeferredSection(
        id: SectionID(id), supplementaries: [Supplementary](header: header, footer: footer),
        value: value, rows: rows, source: SourceLine(fileID: fileID, line: line)))
  }
}

extension ContentBuffer {
  @inlinable
  init(_ content: some ScreenContent) {
    self.init()
    content.addContent(to: &self)
  }
}
