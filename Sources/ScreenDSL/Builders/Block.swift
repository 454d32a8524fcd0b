/// The content of a builder's statements, one after the other.
public struct Block<Builder: ListBuilder>: ScreenContent {
  private var buffer = ContentBuffer()
  private var count = 0

  /// Creates a block of no statements.
  init() {}

  /// Creates a block of one statement, whose number is no part of its rows' places.
  init(only content: some ScreenContent) {
    content.addContent(to: &buffer)
    count = 1
  }

  /// Adds the next statement, whose number is part of its rows' places.
  mutating func append(_ content: some ScreenContent) {
    buffer.addStatement(count, content)
    count += 1
  }

  public func addContent(to buffer: inout ContentBuffer) { buffer.addNested(self.buffer) }
}

extension Block: SectionContent where Builder == SectionBuilder {}
