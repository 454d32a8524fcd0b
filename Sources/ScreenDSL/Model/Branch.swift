/// The content of the branch that an `if … else` or a `switch` took.
public enum Branch<First: ScreenContent, Second: ScreenContent>: ScreenContent {
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)

  @inlinable
  public func addContent(to buffer: inout ContentBuffer) {
    switch self {
    case .first(let content):
      let outer = buffer.enterBranch(0)
      content.addContent(to: &buffer)
      buffer.leaveBranch(outer)
    case .second(let content):
      let outer = buffer.enterBranch(1)
      content.addContent(to: &buffer)
      buffer.leaveBranch(outer)
    }
  }
}

extension Branch: SectionContent where First: SectionContent, Second: SectionContent {}

extension Branch: DirectContent where First: DirectContent, Second: DirectContent {}

extension Branch: SingleRowContent where First: SingleRowContent, Second: SingleRowContent {
  @inlinable public var identity: RowID? {
    switch self {
    case .first(let content): content.identity
    case .second(let content): content.identity
    }
  }

  public var modelType: any CellModel.Type {
    switch self {
    case .first(let content): content.modelType
    case .second(let content): content.modelType
    }
  }

  public var reuseIdentifier: ReuseIdentifier {
    switch self {
    case .first(let content): content.reuseIdentifier
    case .second(let content): content.reuseIdentifier
    }
  }

  public var sourceLine: SourceLine? {
    switch self {
    case .first(let content): content.sourceLine
    case .second(let content): content.sourceLine
    }
  }

  public init?(showing row: Row) {
    if let content = First(showing: row) {
      self = .first(content)
    } else if let content = Second(showing: row) {
      self = .second(content)
    } else {
      return nil
    }
  }

  public func asRow() -> Row {
    switch self {
    case .first(let content): content.asRow()
    case .second(let content): content.asRow()
    }
  }

  public static var isComparedInPlace: Bool { false }

  @inlinable
  public func showsSame(as other: Branch<First, Second>) -> Bool {
    // One value after the other: a switch over a pair copies both.
    switch self {
    case .first(let left):
      if case .first(let right) = other { return left.showsSame(as: right) }
    case .second(let left):
      if case .second(let right) = other { return left.showsSame(as: right) }
    }
    return asRow().showsSameModel(as: other.asRow())
  }

  public func addBranches(to path: inout ContentPath) {
    switch self {
    case .first(let content):
      path.addBranch(0)
      content.addBranches(to: &path)
    case .second(let content):
      path.addBranch(1)
      content.addBranches(to: &path)
    }
  }
}
