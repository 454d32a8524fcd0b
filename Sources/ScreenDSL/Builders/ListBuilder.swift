/// What ``SectionBuilder`` and ``ScreenBuilder`` share: all but which statements they take.
public protocol ListBuilder {
  /// The content of several statements.
  associatedtype Block: ContentBlock
}

/// The content of a builder's statements, one after the other.
public protocol ContentBlock: ScreenContent {
  /// Creates a block of no statements.
  init()

  /// Adds the next statement, whose number is part of its rows' places.
  mutating func append(_ content: some ScreenContent)
}

extension ListBuilder {
  /// A block of one statement is that statement.
  ///
  /// It adds nothing to the rows' places, and a loop over it sees the statement's type.
  @inlinable
  public static func buildBlock<Content: ScreenContent>(_ content: Content) -> Content { content }

  /// A block of any other number of statements: each one's number is part of its rows' places.
  public static func buildBlock<each Content: ScreenContent>(
    _ content: repeat each Content
  ) -> Block {
    var block = Block()
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
  public static func buildLimitedAvailability(_ content: some ScreenContent) -> Block {
    var block = Block()
    block.append(content)
    return block
  }
}

/// The rows or sections that a `for` loop made.
public struct Loop<Content: ScreenContent>: ScreenContent {
  @usableFromInline var buffer = ContentBuffer()

  @inlinable
  init(_ contents: [Content]) { contents.addContent(to: &buffer) }

  @inlinable
  init(_ contents: [Content]) where Content: SingleRowContent {
    if contents.count >= ContentBuffer.shortestRun {
      buffer.addRun(contents)
    } else {
      contents.addContent(to: &buffer)
    }
  }

  @inlinable
  public func addContent(to buffer: inout ContentBuffer) { buffer.addNested(self.buffer) }
}

extension Loop: SectionContent where Content: SectionContent {}
