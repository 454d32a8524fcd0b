/// Builds what is on a screen: sections, and loose rows, which form sections of their own.
///
/// A statement is a ``Section``, an array or an optional of sections, a call to a function marked
/// `@ScreenBuilder`, or anything that ``SectionBuilder`` takes.
@resultBuilder
public enum ScreenBuilder: ListBuilder {
  /// The sections and loose rows of several statements.
  public struct Block: ContentBlock {
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

  /// A statement that produces sections or loose rows.
  @inlinable
  public static func buildExpression<Content: ScreenContent>(
    _ content: Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Content> {
    Statement(content, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces one loose row from a model of any type, or none from nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ model: (any CellModel)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<Row?> {
    Statement(model?.asRow(), SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces loose rows from models of any types, or none from nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ models: [any CellModel]?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> Statement<[Row]?> {
    Statement(models?.map { $0.asRow() }, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces nothing: `nil` as an empty branch, or a call that never returns.
  public static func buildExpression(_ nothing: Never?) -> Block { Block() }
}
