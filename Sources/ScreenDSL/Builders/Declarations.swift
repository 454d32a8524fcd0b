extension Section {
  /// Creates a section, and immediately runs the closure that returns the section's rows.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has. If you pass no ID, the position of the section's
  ///     statement in the builder identifies the section.
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

  /// Creates a section. If no `dependsOn` value has changed since the previous snapshot, the closure that returns the
  /// section's rows does not run.
  ///
  /// If the closure does not run, the section takes its rows, with their handlers, from the previous snapshot. If the
  /// user then touches a control in one of these rows, the package first runs the closure, and then calls the newest
  /// handler of the control. The section has the new header and the new footer even if the closure does not run.
  ///
  /// - Parameters:
  ///   - id: A value that no other section of the screen has. If you pass no ID, the position of the section's
  ///     statement in the builder identifies the section.
  ///   - header: The content of the view above the rows: a model, or a text.
  ///   - footer: The content of the view below the rows.
  ///   - first: A value that the rows depend on.
  ///   - others: All other values that the rows depend on.
  ///   - rows: The section's rows. If the previous snapshot has a section with this ID and equal values, and all
  ///     section IDs are unique, the closure does not run.
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
      deferred: InnerRows(dependsOn: Dependency(first, repeat each others), block: rows),
      source: SourceLine(fileID: fileID, line: line))
  }
}

extension Container {
  /// Creates a container: a row whose cell shows a list of its own.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same section or container has.
  ///   - model: The content of the container's own cell.
  ///   - rows: The rows of the list inside the container.
  @inlinable
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), id: RowID(id), rows: InnerRows { _ContentBuffer(rows()) })
  }

  /// Creates a container whose cell shows only the rows inside the container. If you do not call ``layout(_:)``, the
  /// rows form a carousel.
  @inlinable @_disfavoredOverload
  public init<ID: Hashable & Sendable, Rows: SectionContent>(
    _ id: ID, @SectionBuilder rows: () -> Rows
  ) {
    self.init(id, PlainContainer(), rows: rows)
  }

  /// Creates a container without an explicit ID. If the model is `Identifiable`, the model's `id` identifies the
  /// container. Otherwise the position of the container's statement in the builder does.
  @inlinable
  public init<Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), rows: InnerRows { _ContentBuffer(rows()) })
  }

  /// Creates a container. If no `dependsOn` value has changed since the previous snapshot, the closure that returns the
  /// inner rows does not run.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same section or container has.
  ///   - model: The content of the container's own cell.
  ///   - first: A value that the inner rows depend on.
  ///   - others: All other values that the inner rows depend on.
  ///   - rows: The rows of the list inside the container. If the same section of the previous snapshot has a container
  ///     with this ID and equal values, and all IDs are unique, the closure does not run.
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
      rows: InnerRows(dependsOn: Dependency(first, repeat each others), block: rows))
  }

  /// Creates a container without an explicit ID. If no `dependsOn` value has changed since the previous snapshot, the
  /// closure that returns the inner rows does not run.
  ///
  /// If the model is `Identifiable`, the model's `id` identifies the container. Otherwise the position of the
  /// container's statement in the builder does.
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
      rows: InnerRows(dependsOn: Dependency(first, repeat each others), block: rows))
  }
}
