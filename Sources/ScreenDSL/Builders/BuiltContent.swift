/// The content of one statement in a builder, and the source line of the statement.
public struct _BuiltStatement<Content: ScreenContent>: ScreenContent {
  @usableFromInline let content: Content
  @usableFromInline let line: SourceLine

  @inlinable
  init(_ content: consuming Content, _ fileID: StaticString, _ line: UInt32) {
    self.content = content
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Adds the content of a statement to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = _BuiltStatement

    @inlinable
    public static func add(_ content: _BuiltStatement, to buffer: inout _ContentBuffer) {
      buffer.line = content.line
      Content._Access.add(content.content, to: &buffer)
    }

    @inlinable
    public static func addOptionals(
      _ contents: some RandomAccessCollection<_BuiltStatement?>, to buffer: inout _ContentBuffer
    ) {
      buffer.line = contents.lazy.compactMap { $0?.line }.first ?? buffer.line
      Content._Access.addOptionals(contents.lazy.map { $0?.content }, to: &buffer)
    }
  }
}

extension _BuiltStatement: SectionContent where Content: SectionContent {}

extension _BuiltStatement: _DirectContent where Content: _DirectContent {}

extension _BuiltStatement: RowConvertible where Content: RowConvertible {}

extension _BuiltStatement._Access: _RowAccess, _WrapperAccess where Content: RowConvertible {
  public typealias Wrapped = Content._Access

  @inlinable
  public static func wrapped(_ content: _BuiltStatement) -> Content { content.content }

  public static func row(_ content: _BuiltStatement) -> Row {
    var row = Wrapped.row(content.content)
    row.line = content.line
    return row
  }

  public static func addBranches(of content: _BuiltStatement, to path: inout _ContentBuffer.Path) {
    Wrapped.addBranches(of: content.content, to: &path)
  }
}

/// The content of the branch that an `if … else` or a `switch` took.
public enum _BuiltBranch<First: ScreenContent, Second: ScreenContent>: ScreenContent {
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)

  @inlinable @inline(__always)
  func read<Result>(_ first: (First) -> Result, _ second: (Second) -> Result) -> Result {
    switch self {
    case .first(let content): first(content)
    case .second(let content): second(content)
    }
  }

  /// Adds the content of the taken branch to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = _BuiltBranch

    @inlinable
    public static func add(_ content: _BuiltBranch, to buffer: inout _ContentBuffer) {
      switch content {
      case .first(let content): buffer.addBranch(0, content, First._Access.self)
      case .second(let content): buffer.addBranch(1, content, Second._Access.self)
      }
    }
  }
}

extension _BuiltBranch: SectionContent where First: SectionContent, Second: SectionContent {}

extension _BuiltBranch: _DirectContent where First: _DirectContent, Second: _DirectContent {}

extension _BuiltBranch: RowConvertible where First: RowConvertible, Second: RowConvertible {}

extension _BuiltBranch._Access: _RowAccess where First: RowConvertible, Second: RowConvertible {
  public static var traits: _RowForms.Traits {
    First._Access.traits.union(Second._Access.traits).union(.mixedModels)
  }

  public static func row(_ content: _BuiltBranch) -> Row {
    content.read({ First._Access.row($0) }, { Second._Access.row($0) })
  }

  @inlinable
  public static func id(of content: _BuiltBranch) -> RowID? {
    content.read({ First._Access.id(of: $0) }, { Second._Access.id(of: $0) })
  }

  public static func modelType(of content: _BuiltBranch) -> any CellModel.Type {
    content.read({ First._Access.modelType(of: $0) }, { Second._Access.modelType(of: $0) })
  }

  public static func reuseIdentifier(of content: _BuiltBranch) -> ReuseIdentifier {
    content.read(
      { First._Access.reuseIdentifier(of: $0) }, { Second._Access.reuseIdentifier(of: $0) })
  }

  public static func inner(of content: _BuiltBranch) -> AnyObject? {
    content.read({ First._Access.inner(of: $0) }, { Second._Access.inner(of: $0) })
  }

  @inlinable
  public static func showSame(_ left: _BuiltBranch, _ right: _BuiltBranch) -> Bool {
    // A `switch` over the pair `(left, right)` would copy both values.
    switch left {
    case .first(let left):
      if case .first(let right) = right { return First._Access.showSame(left, right) }
    case .second(let left):
      if case .second(let right) = right { return Second._Access.showSame(left, right) }
    }
    return row(left).hasSameContent(as: row(right))
  }

  public static func addBranches(of content: _BuiltBranch, to path: inout _ContentBuffer.Path) {
    switch content {
    case .first(let content):
      path.enterBranch(0)
      First._Access.addBranches(of: content, to: &path)
    case .second(let content):
      path.enterBranch(1)
      Second._Access.addBranches(of: content, to: &path)
    }
  }
}

/// The content of a block in a builder, without the static types of its statements. A builder creates this value for an
/// empty block, for a block of several statements, for all iterations of a `for` loop, or to hide the static type of
/// one statement.
public struct _BuiltBlock<Builder: ListBuilder>: ScreenContent {
  @usableFromInline var buffer: _ContentBuffer
  @usableFromInline var count = 0
  @usableFromInline let isLoop: Bool

  @inlinable
  init(_ buffer: consuming _ContentBuffer = _ContentBuffer(), isLoop: Bool = false) {
    self.buffer = buffer
    self.isLoop = isLoop
  }

  @inlinable
  init(count: Int) {
    self.init()
    if Builder.self == SectionBuilder.self { buffer.reserve(count) }
  }

  @inlinable
  init<Content: ScreenContent>(only content: consuming Content) {
    if Content.self == Self.self, unsafeBitCast(content, to: Self.self).isLoop {
      self = unsafeBitCast(content, to: Self.self)
    } else {
      self.init()
      append(content)
    }
  }

  @usableFromInline
  init<Content: ScreenContent>(erasing content: Content) { self.init(_ContentBuffer(content)) }

  @inlinable
  mutating func append<Content: ScreenContent>(_ content: Content) {
    if Content.self == _NoStatement.self { return }
    buffer.addStatement(count, content)
    count += 1
  }

  /// Adds the content of all statements of a block to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public typealias Value = _BuiltBlock

    @inlinable
    public static func add(_ content: _BuiltBlock, to buffer: inout _ContentBuffer) {
      buffer.append(content.buffer, isLoop: content.isLoop)
    }

    @inlinable
    public static func addLoop(_ contents: [_BuiltBlock], to buffer: inout _ContentBuffer) {
      buffer.addIterations(contents) { block, iteration in
        iteration = block.isLoop ? _ContentBuffer(block) : block.buffer
      }
    }
  }
}

/// Stands for a statement that a block does not have. The function `buildBlock` has ten parameters for statements. In a
/// shorter block, the last parameters have this value by default.
public struct _NoStatement: ScreenContent {
  @inlinable
  init() {}

  @inlinable
  static func count(_ type: (some ScreenContent).Type) -> Int { type == _NoStatement.self ? 0 : 1 }

  /// Adds nothing to a buffer of rows and sections.
  public enum _Access: _ContentAccess {
    public static func add(_ content: _NoStatement, to buffer: inout _ContentBuffer) {}
  }
}

extension _BuiltBlock: SectionContent where Builder == SectionBuilder {}

/// A cell model whose type is known only at run time.
public struct _AnyModel: RowConvertible {
  @usableFromInline let model: any CellModel

  @inlinable
  init(_ model: consuming any CellModel) { self.model = model }

  /// Reads the row of a model whose type is known only at run time.
  public enum _Access: _RowAccess {
    public typealias Value = _AnyModel

    public static var traits: _RowForms.Traits { .mixedModels }

    public static func row(_ content: _AnyModel) -> Row { Row(content.model) }

    @inlinable
    public static func id(of content: _AnyModel) -> RowID? { content.model.identity }

    public static func modelType(of content: _AnyModel) -> any CellModel.Type {
      type(of: content.model)
    }

    public static func reuseIdentifier(of content: _AnyModel) -> ReuseIdentifier {
      content.model.reuseIdentifier
    }

    public static func showSame(_ left: _AnyModel, _ right: _AnyModel) -> Bool {
      Dependency.areEqual(left.model, right.model)
    }
  }
}

// MARK: - Arrays and optionals

extension Section: _DirectContent {}

extension Optional: ScreenPart, ScreenContent where Wrapped: ScreenContent {
  /// Adds the content of an optional to a buffer of rows and sections, as an `if` statement does.
  public enum _Access: _ContentAccess {
    public typealias Value = Wrapped?

    @inlinable
    public static func add(_ content: Wrapped?, to buffer: inout _ContentBuffer) {
      if let content { buffer.addBranch(0, content, Wrapped._Access.self) }
    }

    @inlinable
    public static func addLoop(_ contents: [Wrapped?], to buffer: inout _ContentBuffer) {
      Wrapped._Access.addOptionals(contents, to: &buffer)
    }
  }
}

extension Optional: SectionContent where Wrapped: SectionContent {}
extension Optional: _DirectContent where Wrapped: _DirectContent {}

extension Array: ScreenPart, ScreenContent where Element: ScreenContent {
  /// Adds the elements of an array to a buffer of rows and sections, as a `for` loop does.
  public enum _Access: _ContentAccess {
    public typealias Value = [Element]

    @inlinable
    public static func add(_ content: [Element], to buffer: inout _ContentBuffer) {
      Element._Access.addLoop(content, to: &buffer)
    }
  }
}

extension Array: SectionContent where Element: SectionContent {}

extension _ContentBuffer {
  @inlinable
  init<Content: ScreenContent>(_ content: Content) {
    self.init()
    Content._Access.add(content, to: &self)
  }
}
