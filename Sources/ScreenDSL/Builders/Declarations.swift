extension Section {
  /// Creates a section and evaluates its rows at once.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has. Without one, the position of its statement identifies
  ///     the section.
  ///   - header: The content of the view above the rows: a model, or a text.
  ///   - footer: The content of the view below the rows.
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

  /// Creates a section whose rows are evaluated only if a value differs from the previous snapshot's.
  ///
  /// Updates always compare the ID, the header and the footer. If the closure did not run, and the user touches a
  /// control in one of the rows, the package runs the closure, and then the newest handler of the control.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has. Without one, the position of its statement identifies
  ///     the section.
  ///   - header: The content of the view above the rows: a model, or a text.
  ///   - footer: The content of the view below the rows.
  ///   - first: A value that the rows depend on.
  ///   - others: All other values that the rows depend on.
  ///   - rows: The section's rows. The closure does not run if the previous snapshot has a section with this ID and
  ///     equal values.
  @inlinable @inline(__always)
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
      deferred: DeferredRows(
        dependsOn: TypedDependency(first, and: .on(repeat each others)), block: rows),
      source: SourceLine(fileID: fileID, line: line))
  }
}

extension Container {
  /// Creates a container's row.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: The content of the container's own cell.
  ///   - rows: The rows inside, a list of its own.
  @inlinable
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), id: RowID(id), rows: EvaluatedRows { _ContentBuffer(rows()) })
  }

  /// Creates the row of a container whose cell shows only the rows inside. Without a ``layout(_:)`` the container is
  /// a carousel.
  @inlinable @_disfavoredOverload
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID, @SectionBuilder rows: () -> Rows
  ) {
    self.init(id, PlainContainer(), rows: rows)
  }

  /// Creates a container's row without an explicit ID. The ID of its model identifies the row. If the model has no
  /// ID, the position of the statement identifies the row.
  @inlinable
  public init<Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), rows: EvaluatedRows { _ContentBuffer(rows()) })
  }

  /// Creates a container's row whose inner rows are evaluated only if a value differs from the previous snapshot's.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: The content of the container's own cell.
  ///   - first: A value that the inner rows depend on.
  ///   - others: All other values that the inner rows depend on.
  ///   - rows: The rows inside. The closure does not run if the previous snapshot has this row and equal values.
  @inlinable @inline(__always)
  public init<
    ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent & SendableMetatype,
    First: Equatable & Sendable, each Value: Equatable & Sendable
  >(
    _ id: ID, _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model), id: RowID(id),
      rows: DeferredRows(
        dependsOn: TypedDependency(first, and: .on(repeat each others)), block: rows))
  }

  /// Creates a container's row without an explicit ID, whose inner rows are evaluated only if a value differs from
  /// the previous snapshot's.
  ///
  /// The ID of its model identifies the row. If the model has no ID, the position of the statement identifies the
  /// row.
  @inlinable @inline(__always)
  public init<
    Model: ContainerModel, Rows: SectionContent & SendableMetatype, First: Equatable & Sendable,
    each Value: Equatable & Sendable
  >(
    _ model: Model, dependsOn first: First, _ others: repeat each Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model),
      rows: DeferredRows(
        dependsOn: TypedDependency(first, and: .on(repeat each others)), block: rows))
  }
}
