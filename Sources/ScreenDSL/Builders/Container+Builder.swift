extension Container {
  /// Creates a container's row with an explicit ID.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - rows: The rows inside, a list of its own.
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model).id(id), declaration: .evaluated(ContentBuffer(rows())))
  }

  /// Creates a container's row that is identified by its model or its place.
  ///
  /// - Parameters:
  ///   - model: What the container's own cell shows.
  ///   - rows: The rows inside, a list of its own.
  public init<Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, @SectionBuilder rows: () -> Rows
  ) {
    self.init(Row(model), declaration: .evaluated(ContentBuffer(rows())))
  }

  /// Creates a container's row whose inner rows are evaluated only if `value` differs from the
  /// previous one.
  ///
  /// - Parameters:
  ///   - id: A value that no other row of the same list has.
  ///   - model: What the container's own cell shows.
  ///   - value: Everything that the inner rows depend on.
  ///   - rows: The rows inside; not evaluated if the previous snapshot has this row and an equal
  ///     value.
  public init<
    ID: Hashable & Sendable, Model: ContainerModel, Value: Equatable & Sendable,
    Rows: SectionContent
  >(
    _ id: ID, _ model: Model, dependsOn value: Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model).id(id),
      declaration: .deferred(Dependency.of(value), { ContentBuffer(rows()) }))
  }

  /// Creates a container's row that is identified by its model or its place, and whose inner rows
  /// are evaluated only if `value` differs from the previous one.
  ///
  /// - Parameters:
  ///   - model: What the container's own cell shows.
  ///   - value: Everything that the inner rows depend on.
  ///   - rows: The rows inside; not evaluated if the previous snapshot has this row and an equal
  ///     value.
  public init<Model: ContainerModel, Value: Equatable & Sendable, Rows: SectionContent>(
    _ model: Model, dependsOn value: Value, @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) {
    self.init(
      Row(model), declaration: .deferred(Dependency.of(value), { ContentBuffer(rows()) }))
  }
}
