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
