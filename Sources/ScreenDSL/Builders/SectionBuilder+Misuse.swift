/// What is no statement in a section: the compiler says what to do instead.
///
/// An unavailable overload is tried only if no other fits, so these cost nothing where a statement
/// is right, and a statement with a mistake of its own is explained as that.
extension SectionBuilder {
  /// Explains that a section is not among what a section can hold.
  @available(
    *, unavailable,
    message: "sections cannot be nested; put a list inside a section with 'Container'"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: ScreenContent>(_ content: Content) -> Block<
    SectionBuilder
  > {
    Block()
  }

  /// Explains that a call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> Block<SectionBuilder> { Block() }

  /// Explains that an optional call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> Block<SectionBuilder> { Block() }

  /// Explains what makes a value, or the value in an optional, a row.
  @available(
    *, unavailable,
    message: "this value is no cell model; make its type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Block<SectionBuilder> { Block() }

  /// Explains what makes the elements of an array rows.
  @available(
    *, unavailable,
    message: "these values are no cell models; make their type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> Block<SectionBuilder> { Block() }
}
