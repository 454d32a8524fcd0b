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
