/// Builds what is on a screen: sections, and loose rows, which form sections of their own.
///
/// A statement is a ``Section``, an array or an optional of sections, a call to a function marked
/// `@ScreenBuilder`, or anything that ``SectionBuilder`` takes.
@resultBuilder
public enum ScreenBuilder: ListBuilder {
  /// A statement that produces sections or loose rows.
  @inlinable
  public static func buildExpression<Content: ScreenContent>(
    _ content: consuming Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<Content> {
    _BuiltStatement(content, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces sections of a type that is known when the app runs, or nothing from
  /// nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ content: (any ScreenContent)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>?> {
    func block(_ content: some ScreenContent) -> _BuiltBlock<ScreenBuilder> {
      _BuiltBlock(erasing: content)
    }
    return _BuiltStatement(content.map { block($0) }, SourceLine(fileID: fileID, line: line))
  }
}

/// What is no statement on a screen: the compiler says what to do instead.
extension ScreenBuilder {
  /// Explains that a call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce sections or cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> _BuiltBlock<ScreenBuilder> {
    _BuiltBlock()
  }

  /// Explains that an optional call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce sections or cell models; this one produces nothing"
  )
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> _BuiltBlock<ScreenBuilder> {
    _BuiltBlock()
  }

  /// Explains what makes a value, or the value in an optional, a row.
  @available(
    *, unavailable,
    message: "this value is no section and no cell model; make its type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _BuiltBlock<ScreenBuilder> {
    _BuiltBlock()
  }

  /// Explains what makes the elements of an array rows.
  @available(
    *, unavailable,
    message: "these are no sections or cell models; make their type conform to 'CellModel'"
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> _BuiltBlock<ScreenBuilder> {
    _BuiltBlock()
  }
}
