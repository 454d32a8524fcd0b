extension Section {
  /// Creates a section whose rows are evaluated at once.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has; left out, the section is identified by its
  ///     place.
  ///   - header: What the view above the rows shows.
  ///   - footer: What the view below the rows shows.
  ///   - rows: The section's rows.
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID = _PlacedID(), header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    @SectionBuilder rows: () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id: RowID(declared: id), supplementaries: [Supplementary](header: header, footer: footer),
      rows: EvaluatedRows(ContentBuffer(rows())), source: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a section with a header or a footer that is a line of text.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID = _PlacedID(), header: SupplementaryText? = nil, footer: SupplementaryText? = nil,
    @SectionBuilder rows: () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id, header: header as (any CellModel)?, footer: footer, rows: rows, fileID: fileID,
      line: line)
  }

  /// Creates a section whose rows are evaluated only if a value differs from the previous one.
  ///
  /// The header, the footer and the section's ID are compared as always. If a handler in a skipped
  /// section is fired, the newest closure is evaluated, so that it is the newest handler.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has; left out, the section is identified by its
  ///     place.
  ///   - header: What the view above the rows shows.
  ///   - footer: What the view below the rows shows.
  ///   - first: What the rows depend on.
  ///   - others: Everything else that they depend on, any number of values.
  ///   - rows: The section's rows, made of the values; not evaluated if the previous snapshot has a
  ///     section with this ID and equal values.
  @inlinable
  public init<
    ID: Hashable & Sendable, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ id: ID = _PlacedID(), header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable (First, repeat each Value) -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id: RowID(declared: id), supplementaries: [Supplementary](header: header, footer: footer),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) {
        ContentBuffer(rows(first, repeat each others))
      },
      source: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a section whose rows are evaluated only if a value differs from the previous one, with a
  /// header or a footer that is a line of text.
  @_disfavoredOverload
  public init<
    ID: Hashable & Sendable, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ id: ID = _PlacedID(), header: SupplementaryText? = nil, footer: SupplementaryText? = nil,
    dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable (First, repeat each Value) -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id, header: header as (any CellModel)?, footer: footer, dependsOn: first, repeat each others,
      rows: rows, fileID: fileID, line: line)
  }

  /// Creates a section whose rows are evaluated only if a value differs from the previous one; the
  /// closure reads the values itself.
  @inlinable
  public init<
    ID: Hashable & Sendable, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ id: ID = _PlacedID(), header: (any CellModel)? = nil, footer: (any CellModel)? = nil,
    dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id: RowID(declared: id), supplementaries: [Supplementary](header: header, footer: footer),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) { ContentBuffer(rows()) },
      source: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a section whose rows are evaluated only if a value differs from the previous one, with a
  /// header or a footer that is a line of text; the closure reads the values itself.
  @_disfavoredOverload
  public init<
    ID: Hashable & Sendable, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ id: ID = _PlacedID(), header: SupplementaryText? = nil, footer: SupplementaryText? = nil,
    dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id, header: header as (any CellModel)?, footer: footer, dependsOn: first, repeat each others,
      rows: rows, fileID: fileID, line: line)
  }
}

extension Container {
  /// Creates a container's row.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - rows: The rows inside, a list of its own.
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model.id(id)), rows: EvaluatedRows(inside: { ContentBuffer(rows()) }))
  }

  /// Creates a container's row that is identified by its model or its place.
  public init<Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), rows: EvaluatedRows(inside: { ContentBuffer(rows()) }))
  }

  /// Creates a container's row whose inner rows are evaluated only if a value differs from the
  /// previous one.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - first: What the inner rows depend on.
  ///   - others: Everything else that they depend on, any number of values.
  ///   - rows: The rows inside, made of the values; not evaluated if the previous snapshot has this row
  ///     and equal values.
  public init<
    ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent & SendableMetatype,
    First: Equatable & Sendable, each Value: Equatable & Sendable
  >(
    _ id: ID, _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable (First, repeat each Value) -> Rows
  ) {
    self.init(
      Row(model.id(id)),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) {
        ContentBuffer(rows(first, repeat each others))
      })
  }

  /// Creates a container's row whose inner rows are evaluated only if a value differs from the
  /// previous one; the closure reads the values itself.
  public init<
    ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent & SendableMetatype,
    First: Equatable & Sendable, each Value: Equatable & Sendable
  >(
    _ id: ID, _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model.id(id)),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) { ContentBuffer(rows()) })
  }

  /// Creates a container's row that is identified by its model or its place, and whose inner rows
  /// are evaluated only if a value differs from the previous one.
  public init<
    Model: ContainerModel, Rows: SectionContent & SendableMetatype,
    First: Equatable & Sendable, each Value: Equatable & Sendable
  >(
    _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable (First, repeat each Value) -> Rows
  ) {
    self.init(
      Row(model),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) {
        ContentBuffer(rows(first, repeat each others))
      })
  }

  /// Creates a container's row that is identified by its model or its place, and whose inner rows
  /// are evaluated only if a value differs from the previous one; the closure reads the values itself.
  public init<
    Model: ContainerModel, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) { ContentBuffer(rows()) })
  }
}
