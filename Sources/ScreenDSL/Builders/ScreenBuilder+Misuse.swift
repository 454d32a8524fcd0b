/// What is no statement on a screen: the compiler says what to do instead.
extension ScreenBuilder {
  /// Explains that a call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce sections or cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> Block<ScreenBuilder> { Block() }

  /// Explains that an optional call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce sections or cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> Block<ScreenBuilder> { Block() }

  /// Explains what makes a value, or the value in an optional, a row.
  @available(
    *, unavailable,
    message: "this value is no section and no cell model; make its type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> Block<ScreenBuilder> { Block() }

  /// Explains what makes the elements of an array rows.
  @available(
    *, unavailable,
    message: "these are no sections or cell models; make their type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> Block<ScreenBuilder> { Block() }
}
