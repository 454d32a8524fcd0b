/// Builds what is in a section or a container: rows.
///
/// A statement is a cell model, a ``Row``, a ``Container``, an array or an optional of them, or a
/// call to a function marked `@SectionBuilder`; `if`, `switch`, `for`, `#available` and `let` work
/// as everywhere.
@resultBuilder
public enum SectionBuilder: ListBuilder {
  /// The rows of several statements.
  public struct Block: ContentBlock, SectionContent {
    private var buffer = ContentBuffer()
    private var count = 0

    /// Creates a block of no statements.
    public init() {}

    public mutating func append(_ content: some ScreenContent) {
      buffer.addStatement(count, content)
      count += 1
    }

    public func addContent(to buffer: inout ContentBuffer) { buffer.addNested(self.buffer) }
  }

  /// A statement that produces rows.
  @inlinable
  public static func buildExpression<Content: SectionContent>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Content> {
    Statement(content, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces one row from a model of any type, or none from nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ model: (any CellModel)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Row?> {
    Statement(model?.asRow(), SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces rows from models of any types, or none from nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ models: [any CellModel]?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<[Row]?> {
    Statement(models?.map { $0.asRow() }, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces nothing: `nil` as an empty branch, or a call that never returns.
  public static func buildExpression(_ nothing: Never?) -> Block { Block() }
}
