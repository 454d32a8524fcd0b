/// The content of one statement in a builder, with the place where it stands.
public struct Statement<Content: ScreenContent>: ScreenContent {
  @usableFromInline let content: Content
  @usableFromInline let line: SourceLine

  @inlinable
  init(_ content: Content, _ line: SourceLine) {
    self.content = content
    self.line = line
  }

  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    let outer = buffer.enterStatement(line)
    content.addContent(to: &buffer)
    buffer.leaveStatement(outer)
  }
}

extension Statement: SectionContent where Content: SectionContent {}

extension Statement: DirectContent where Content: DirectContent {}

extension Statement: SingleRowContent where Content: SingleRowContent {
  @inlinable public var identity: RowID? { content.identity }
  public var modelType: any CellModel.Type { content.modelType }
  public var reuseIdentifier: ReuseIdentifier { content.reuseIdentifier }
  public var sourceLine: SourceLine? { line.line == 0 ? nil : line }

  public init?(showing row: Row) {
    guard let content = Content(showing: row) else { return nil }
    self.init(content, row.source ?? .unknown)
  }

  public func asRow() -> Row { content.asRow() }

  @inlinable
  public static var isComparedInPlace: Bool { Content.isComparedInPlace }

  @inlinable
  public func showsSame(as other: Statement<Content>) -> Bool {
    content.showsSame(as: other.content)
  }

  @inlinable
  public func isSameRow(as other: Statement<Content>) -> Bool {
    content.isSameRow(as: other.content)
  }

  public func isIdentified(by id: RowID) -> Bool { content.isIdentified(by: id) }

  public func addBranches(to path: inout ContentPath) { content.addBranches(to: &path) }
}
