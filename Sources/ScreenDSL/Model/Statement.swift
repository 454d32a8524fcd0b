/// The content of one statement in a builder, with the place where it stands.
public struct Statement<Content: ScreenContent>: ScreenContent {
  @usableFromInline let content: Content
  @usableFromInline let source: SourceLine

  @inlinable
  init(_ content: Content, _ source: SourceLine) {
    self.content = content
    self.source = source
  }

  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    let outer = buffer.enterStatement(source)
    content.addContent(to: &buffer)
    buffer.leaveStatement(outer)
  }

  @inlinable
  public static func addLoop(
    count: Int, to buffer: inout ContentBuffer, source: SourceLine?,
    element: (Int) -> Statement<Content>
  ) {
    guard count > 0 else { return }
    Content.addLoop(count: count, to: &buffer, source: element(0).source) { element($0).content }
  }
}

extension Statement: SectionContent where Content: SectionContent {}
