/// Builds what is on a screen: sections, and loose rows, which form sections of their own.
///
/// A statement is a ``Section``, an array or an optional of sections, a call to a function marked
/// `@ScreenBuilder`, or anything that ``SectionBuilder`` takes.
@resultBuilder
public enum ScreenBuilder: ListBuilder {
  /// A statement that produces sections or loose rows.
  @inlinable
  public static func buildExpression<Content: ScreenContent>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Content> {
    Statement(content, SourceLine(fileID: fileID, line: line))
  }
}
