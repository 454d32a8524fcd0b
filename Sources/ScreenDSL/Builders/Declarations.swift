extension Section {
  /// Creates a section whose rows are evaluated at once.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has; left out, the section is identified by its
  ///     place.
  ///   - header: What the view above the rows shows: a model, or a text.
  ///   - footer: What the view below the rows shows.
  ///   - rows: The section's rows.
  @inlinable
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil, @SectionBuilder rows: () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id: RowID(declared: id), supplementaries: [Supplementary](header: header, footer: footer),
      rows: _ContentBuffer(rows()), source: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a section whose rows are evaluated only if a value differs from the previous one.
  ///
  /// The header, the footer and the section's ID are compared as always. If a handler in a skipped
  /// section is fired, the newest closure is evaluated, so that it is the newest handler.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has; left out, the section is identified by its
  ///     place.
  ///   - header: What the view above the rows shows: a model, or a text.
  ///   - footer: What the view below the rows shows.
  ///   - first: What the rows depend on.
  ///   - others: Everything else that they depend on, any number of values.
  ///   - rows: The section's rows; not evaluated if the previous snapshot has a section with this ID and
  ///     equal values.
  @inlinable
  public init<
    ID: Hashable & Sendable, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil,
    dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows,
    fileID: StaticString = #fileID, line: UInt32 = #line
  ) {
    self.init(
      id: RowID(declared: id), supplementaries: [Supplementary](header: header, footer: footer),
      deferred: DeferredRows(dependsOn: .on(first, repeat each others)) { _ContentBuffer(rows()) },
      source: SourceLine(fileID: fileID, line: line))
  }
}

extension Container {
  /// Creates a container's row.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - rows: The rows inside, a list of its own.
  @inlinable
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), id: RowID(id), rows: EvaluatedRows { _ContentBuffer(rows()) })
  }

  /// Creates a container's row that is identified by its model or its place.
  @inlinable
  public init<Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), rows: EvaluatedRows { _ContentBuffer(rows()) })
  }

  /// Creates a container's row whose inner rows are evaluated only if a value differs from the
  /// previous one.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - first: What the inner rows depend on.
  ///   - others: Everything else that they depend on, any number of values.
  ///   - rows: The rows inside; not evaluated if the previous snapshot has this row and equal values.
  public init<
    ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent & SendableMetatype,
    First: Equatable & Sendable, each Value: Equatable & Sendable
  >(
    _ id: ID, _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model), id: RowID(id),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) { _ContentBuffer(rows()) })
  }

  /// Creates a container's row that is identified by its model or its place, and whose inner rows
  /// are evaluated only if a value differs from the previous one.
  public init<
    Model: ContainerModel, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model),
      rows: DeferredRows(dependsOn: .on(first, repeat each others)) { _ContentBuffer(rows()) })
  }
}
