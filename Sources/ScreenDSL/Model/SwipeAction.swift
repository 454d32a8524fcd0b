/// One of the actions that a swipe over a row uncovers.
public struct SwipeAction: Equatable, Sendable {
  /// What an action does to the row, which decides how it looks.
  public enum Style: Hashable, Sendable {
    /// Leaves the row where it is.
    case normal
    /// Takes the row away.
    case destructive
  }

  /// What the action is called.
  public let title: String
  /// How the action looks.
  public let style: Style
  /// What happens when the action is chosen.
  public let handler: Handler<Void>

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - style: How the action looks.
  ///   - action: What happens when it is chosen; it takes no part in equality.
  public init(
    _ title: String, style: Style = .normal,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    self.title = title
    self.style = style
    handler = Handler { (_: Void) in action() }
  }
}

/// The side of a row that a swipe starts from.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The side where a line of text begins.
  case leading
  /// The side where a line of text ends.
  case trailing
}

/// The actions on both sides of a row.
public struct SwipeActions: Equatable, Sendable {
  /// The actions where a line of text begins, the outermost first.
  public var leading: [SwipeAction] = []
  /// The actions where a line of text ends, the outermost first.
  public var trailing: [SwipeAction] = []

  /// Creates a pair of empty lists.
  public init() {}

  /// The actions on one side.
  public subscript(edge: SwipeEdge) -> [SwipeAction] {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}
