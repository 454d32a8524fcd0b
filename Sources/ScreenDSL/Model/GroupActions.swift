/// What a section or a group gives all of its rows that do not have it themselves.
@usableFromInline
final class GroupActions: Sendable {
  private let action: Action
  /// The actions of what is inside, which come first.
  private let inner: GroupActions?

  enum Action: Sendable {
    /// Rows with models of this type can be selected; of any type if there is none.
    case select((any CellModel.Type)?, @MainActor @Sendable (Row) -> Void)
    case swipe(SwipeEdge, @Sendable (Row) -> [SwipeAction])
  }

  init(_ action: Action, inner: GroupActions? = nil) {
    self.action = action
    self.inner = inner
  }

  func followed(by inner: GroupActions?) -> GroupActions {
    inner == nil
      ? self : GroupActions(action, inner: self.inner.map { $0.followed(by: inner) } ?? inner)
  }

  /// Gives a row the actions that it has not.
  func add(to row: inout Row) {
    inner?.add(to: &row)
    let declared = row
    switch action {
    case .select(let type, let action):
      guard row.extras?.attributes.onSelect == nil, type == nil || row.box.type == type else {
        return
      }
      row.attributes.onSelect = Handler { (_: Void) in action(declared) }
    case .swipe(let edge, let actions):
      guard row.extras?.attributes.swipeActions[edge].isEmpty ?? true else { return }
      row.attributes.swipeActions[edge] = actions(declared)
    }
  }

  /// Whether both give rows the same kinds of action, though not the same actions.
  static func areAlike(_ left: GroupActions?, _ right: GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    let isAlike =
      switch (left.action, right.action) {
      case (.select(let type, _), .select(let other, _)): type == other
      case (.swipe(let edge, _), .swipe(let other, _)): edge == other
      default: false
      }
    return isAlike && areAlike(left.inner, right.inner)
  }

  /// Whether both give the same to equal rows, as far as that is known without asking for each.
  static func areSame(_ left: GroupActions?, _ right: GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard left !== right else { return true }
    guard case .select(let type, _) = left.action, case .select(let other, _) = right.action,
      type == other
    else { return false }
    return areSame(left.inner, right.inner)
  }
}
