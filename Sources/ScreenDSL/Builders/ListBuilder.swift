/// What ``SectionBuilder`` and ``ScreenBuilder`` have in common: everything but which statements they take.
public protocol ListBuilder {
  /// The content of several statements.
  associatedtype Block: ContentBlock
}

/// The content of a builder's statements, one after the other.
public protocol ContentBlock: ScreenContent {
  /// Creates a block of no statements.
  init()

  /// Adds the next statement.
  mutating func append(_ content: some ScreenContent)
}

extension ListBuilder {
  /// An empty block.
  public static func buildBlock() -> Block { Block() }

  @inlinable
  public static func buildPartialBlock<Content: ScreenContent>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: ScreenContent, Next: ScreenContent>(
    accumulated: First, next: Next
  ) -> Block {
    var block = Block(accumulated)
    block.append(next)
    return block
  }

  public static func buildPartialBlock<Next: ScreenContent>(
    accumulated: consuming Block, next: Next
  ) -> Block {
    var block = accumulated
    block.append(next)
    return block
  }

  @inlinable
  public static func buildOptional<Content: ScreenContent>(_ content: Content?) -> Content? {
    content
  }

  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    first: First
  ) -> Branch<First, Second> { .first(first) }

  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    second: Second
  ) -> Branch<First, Second> { .second(second) }

  @inlinable
  public static func buildArray<Content: ScreenContent>(_ contents: [Content]) -> Loop<Content> {
    Loop(contents)
  }

  public static func buildLimitedAvailability(_ content: some ScreenContent) -> Block {
    Block(content)
  }
}

extension ContentBlock {
  fileprivate init(_ content: some ScreenContent) {
    self.init()
    append(content)
  }
}

/// The rows or sections that a `for` loop made.
public struct Loop<Content: ScreenContent>: ScreenContent {
  @usableFromInline var buffer = ContentBuffer()

  @inlinable
  init(_ contents: [Content]) { contents.addContent(to: &buffer) }

  @inlinable
  public func addContent(to buffer: inout ContentBuffer) { buffer.addNested(self.buffer) }
}

extension Loop: SectionContent where Content: SectionContent {}
