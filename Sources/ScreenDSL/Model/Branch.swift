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
