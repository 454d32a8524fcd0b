/// What a row has besides its model: set with the row modifiers.
///
/// Whether there is a handler takes part in equality; what it does, not.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row; nil if it cannot be selected.
  public var onSelect: Handler<Void>?
  /// The actions that a swipe uncovers.
  public var swipeActions = SwipeActions()
  /// What happens when a cell starts to show the row.
  public var onDisplay: Handler<Void>?
  /// What happens when a cell stops showing the row.
  public var onEndDisplay: Handler<Void>?
  /// What happens when the row may soon be shown, and when not after all.
  public var onPrefetch: Handler<PrefetchPhase>?
  /// What happens when the user dragged the row to another place; nil if it cannot be dragged.
  public var onReorder: Handler<Reorder>?
  /// How the rows inside lie, if the row is a container.
  public var layout: LayoutHint?
  var replacement = ReplacedID()

  /// Creates the attributes of a plain row.
  public init() {}

  /// The ID of the row that this one takes over; nil if it is a row of its own.
  public var replacedID: RowID? { replacement.id }
}

/// The ID that a row takes over; it says where the row comes from and takes no part in equality.
struct ReplacedID: Equatable, Sendable {
  var id: RowID?

  static func == (left: ReplacedID, right: ReplacedID) -> Bool { true }
}

/// What a host says about a row that may soon be shown.
public enum PrefetchPhase: Hashable, Sendable {
  /// The row may soon be shown: start to load what its cell needs.
  case expected
  /// The row will not be shown soon after all.
  case cancelled
}

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
