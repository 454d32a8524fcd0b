/// Containers whose model is no container model: the compiler says what to do instead.
extension Container {
  /// Explains which models can have rows inside.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model, Rows: SectionContent>(
    _ id: ID, _ model: Model, @SectionBuilder rows: () -> Rows
  ) { fatalMistake("Internal error: an unavailable initializer was called") }

  /// Explains which models can have rows inside.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  @_disfavoredOverload
  public init<Model, Rows: SectionContent>(_ model: Model, @SectionBuilder rows: () -> Rows) {
    fatalMistake("Internal error: an unavailable initializer was called")
  }

  /// Explains which models can have rows inside.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model, Value: Equatable & Sendable, Rows: SectionContent>(
    _ id: ID, _ model: Model, dependsOn value: Value,
    @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) { fatalMistake("Internal error: an unavailable initializer was called") }

  /// Explains which models can have rows inside.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  @_disfavoredOverload
  public init<Model, Value: Equatable & Sendable, Rows: SectionContent>(
    _ model: Model, dependsOn value: Value, @SectionBuilder rows: @escaping @Sendable () -> Rows
  ) { fatalMistake("Internal error: an unavailable initializer was called") }
}
