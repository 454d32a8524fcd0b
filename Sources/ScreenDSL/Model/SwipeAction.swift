/// One of the actions that a swipe over a row uncovers.
///
/// ```swift
/// message.swipeActions(
///   SwipeAction(awaiting: "Delete", style: .destructive, image: "trash") { await store.delete(id) },
///   SwipeAction("Flag", image: "flag", color: .orange) { store.flag(id) })
/// ```
/// What the user sees takes part in equality, what the action does takes none.
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
  /// The name of the picture that is shown with the title: a system symbol's, or one of the app's own.
  public let image: String?
  /// The color behind the action; nil for that of its style.
  public let color: ActionColor?
  /// Whether a swipe across the whole row runs the action, if it is the outermost.
  public let allowsFullSwipe: Bool
  /// What happens when the action is chosen; it is given what to call, once, with whether it was done.
  public let handler: Handler<@MainActor (Bool) -> Void>

  /// Creates an action that is done when its closure returns.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - style: How the action looks.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - color: The color behind the action; nil for that of its style.
  ///   - allowsFullSwipe: Whether a swipe across the whole row runs it, if it is the outermost.
  ///   - action: What happens when it is chosen; it takes no part in equality.
  public init(
    _ title: String, style: Style = .normal, image: String? = nil, color: ActionColor? = nil,
    allowsFullSwipe: Bool = true, perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.style, self.image, self.color) = (title, style, image, color)
    self.allowsFullSwipe = allowsFullSwipe
    handler = Handler { answer in
      action()
      answer(true)
    }
  }

  /// Creates an action that takes its time: it asks the user, or a server.
  ///
  /// - Parameters:
  ///   - title: What the action is called.
  ///   - style: How the action looks.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - color: The color behind the action; nil for that of its style.
  ///   - allowsFullSwipe: Whether a swipe across the whole row runs it, if it is the outermost.
  ///   - action: What happens when it is chosen, and whether it was done; it takes no part in equality.
  public init(
    awaiting title: String, style: Style = .normal, image: String? = nil,
    color: ActionColor? = nil, allowsFullSwipe: Bool = true,
    perform action: @escaping @MainActor @Sendable () async -> Bool
  ) {
    (self.title, self.style, self.image, self.color) = (title, style, image, color)
    self.allowsFullSwipe = allowsFullSwipe
    handler = Handler { answer in Task { @MainActor in answer(await action()) } }
  }
}

/// A color that a host has for actions, and renderers for looks: one of the system's, in its light or dark form, or the app's.
public enum ActionColor: Hashable, Sendable {
  /// A color of the system's.
  case red, orange, yellow, green, teal, blue, indigo, purple, pink, brown, gray
  /// A color of the app's, by the name that it has in its catalogue.
  case named(String)
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
  package init() {}

  /// The actions on one side.
  public subscript(edge: SwipeEdge) -> [SwipeAction] {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}
