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
    _ content: consuming Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<Content> {
    _BuiltStatement(content, SourceLine(fileID: fileID, line: line))
  }
}

/// What is no statement in a section: the compiler says what to do instead.
///
/// An unavailable overload is tried only if no other fits, so these cost nothing where a statement
/// is right, and a statement with a mistake of its own is explained as that.
extension SectionBuilder {
  /// Explains that a section is not among what a section can hold.
  @available(*, unavailable, message: "sections cannot be nested; use a 'Container'")
  @_disfavoredOverload
  public static func buildExpression(_ section: Section) -> _BuiltBlock<SectionBuilder> {
    _BuiltBlock()
  }

  /// Explains that what may be sections is not among what a section can hold.
  @available(
    *, unavailable,
    message: "sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: ScreenContent>(_ content: Content) -> _BuiltBlock<
    SectionBuilder
  > {
    _BuiltBlock()
  }
}
