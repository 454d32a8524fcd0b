/// What ``SectionBuilder`` and ``ScreenBuilder`` share: all but which statements they take.
public protocol ListBuilder {}

extension ListBuilder {
  /// A block of one row or section is that: it adds nothing to the place, and a loop sees its type.
  @inlinable
  public static func buildBlock<Content: DirectContent>(_ content: Content) -> Content { content }

  /// A block of any other single statement, without its type.
  ///
  /// It adds nothing to the rows' places. The type may be one that only a function's signature
  /// names (`some SectionContent`), and the compiler cannot put such values in a loop's array.
  @_disfavoredOverload
  public static func buildBlock<Content: ScreenContent>(_ content: Content) -> Block<Self> {
    Block(only: content)
  }

  /// A block of no statements.
  public static func buildBlock() -> Block<Self> { Block() }

  /// A block of several statements: each one's number is part of its rows' places.
  public static func buildBlock<
    First: ScreenContent, Second: ScreenContent, each Content: ScreenContent
  >(
    _ first: First, _ second: Second, _ content: repeat each Content
  ) -> Block<Self> {
    var block = Block<Self>()
    block.append(first)
    block.append(second)
    repeat block.append(each content)
    return block
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Content: ScreenContent>(_ content: Content?) -> Content? {
    content
  }

  /// The first of two branches; longer chains and switches are trees of pairs.
  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    first: First
  ) -> Branch<First, Second> { .first(first) }

  /// The second of two branches.
  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    second: Second
  ) -> Branch<First, Second> { .second(second) }

  /// A `for` loop.
  ///
  /// Inlinable, so that code that knows the content's type stores it.
  @inlinable
  public static func buildArray<Content: ScreenContent>(_ contents: [Content]) -> Loop<Content> {
    Loop(contents)
  }

  /// A loop whose body is one row, stored as it is.
  @inlinable
  public static func buildArray<Content: SingleRowContent>(
    _ contents: [Content]
  ) -> Loop<Content> {
    Loop(contents)
  }

  /// The content of an `if #available`, without its type, which may be too new to be named outside.
  public static func buildLimitedAvailability(_ content: some ScreenContent) -> Block<Self> {
    var block = Block<Self>()
    block.append(content)
    return block
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
  public static func buildExpression(_ nothing: Never?) -> Block<Self> { Block() }
}
