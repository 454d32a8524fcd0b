/// Builds what is in a section or a container: rows.
///
/// A statement is a cell model, a ``Row``, a ``Container``, an array or an optional of them, or a
/// call to a function marked `@SectionBuilder`; `if`, `switch`, `for`, `#available` and `let` work
/// as everywhere.
@resultBuilder
public enum SectionBuilder: ListBuilder {
  /// A statement that produces rows.
  @inlinable
  public static func buildExpression<Content: SectionContent>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Content> {
    Statement(content, SourceLine(fileID: fileID, line: line))
  }
}
