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
  public let color: ThemeColor?
  /// Whether a swipe across the whole row runs the action, if it is the outermost.
  package let allowsFullSwipe: Bool
  /// What happens when the action is chosen; it is given what to call, once, with whether it was done.
  package let handler: Handler<@MainActor (Bool) -> Void>

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
    _ title: String, style: Style = .normal, image: String? = nil, color: ThemeColor? = nil,
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
    color: ThemeColor? = nil, allowsFullSwipe: Bool = true,
    perform action: @escaping @MainActor @Sendable () async -> Bool
  ) {
    (self.title, self.style, self.image, self.color) = (title, style, image, color)
    self.allowsFullSwipe = allowsFullSwipe
    handler = Handler { answer in Task { @MainActor in answer(await action()) } }
  }
}

/// A color of an action or of a part of a look; it follows the theme and the contrast that people chose.
public enum ThemeColor: Hashable, Sendable {
  /// That of texts, of lesser texts, and of still lesser ones.
  case label, secondary, tertiary
  /// That of controls.
  case accent
  /// A color of the system's.
  case red, orange, yellow, green, teal, blue, indigo, purple, pink, brown, gray
  /// A color of the app's, by the name that it has in its catalogue; pictures show it as that of controls.
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
  package subscript(edge: SwipeEdge) -> [SwipeAction] {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}

/// An item of a menu, of a row or of a button: something to do, or a menu of its own.
///
/// ```swift
/// message.contextMenu {
///   MenuAction("Share", image: "square.and.arrow.up") { store.share(id) }
///   MenuAction("More", children: [
///     MenuAction("Archive", isDisabled: true) { store.archive(id) }
///   ])
/// }
/// ```
/// What the user sees takes part in equality, what the item does takes none.
public struct MenuAction: Hashable, Sendable {
  /// What the item is called.
  public package(set) var title: String
  /// The name of the picture beside the title: a system symbol's, or one of the app's own.
  public let image: String?
  /// How the item looks.
  public let style: SwipeAction.Style
  /// Whether the item is shown, but cannot be chosen.
  public let isDisabled: Bool
  /// Whether the item has a checkmark.
  public let isOn: Bool
  /// The items of the menu inside; none for an item that does something.
  public package(set) var children: [MenuAction]
  /// What happens when the item is chosen; nil for a menu.
  package let handler: Handler<Void>?

  /// Creates an item that does something.
  ///
  /// - Parameters:
  ///   - title: What the item is called.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - style: How the item looks.
  ///   - isOn: Whether the item has a checkmark.
  ///   - isDisabled: Whether the item is shown, but cannot be chosen.
  ///   - action: What happens when it is chosen; it takes no part in equality.
  public init(
    _ title: String, image: String? = nil, style: SwipeAction.Style = .normal, isOn: Bool = false,
    isDisabled: Bool = false, perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.image, self.style, self.isDisabled) = (title, image, style, isDisabled)
    (self.isOn, children) = (isOn, [])
    handler = Handler { (_: Void) in action() }
  }

  /// Creates an item that does what a model has for it, as the items of a look do.
  ///
  /// - Parameters:
  ///   - title: What the item is called.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - style: How the item looks.
  ///   - isOn: Whether the item has a checkmark.
  ///   - action: What happens when it is chosen; nil if it is shown, but cannot be chosen.
  public init(
    _ title: String, image: String? = nil, style: SwipeAction.Style = .normal, isOn: Bool = false,
    _ action: Handler<Void>?
  ) {
    (self.title, self.image, self.style, self.isOn) = (title, image, style, isOn)
    (isDisabled, children) = (action == nil, [])
    handler = action ?? Handler { _ in }
  }

  /// Creates a menu inside the menu.
  ///
  /// - Parameters:
  ///   - title: What the menu is called.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - children: Its items.
  public init(_ title: String, image: String? = nil, children: [MenuAction]) {
    (self.title, self.image, style, isDisabled, isOn) = (title, image, .normal, false, false)
    self.children = children
    handler = nil
  }
}

/// Builds an array: of its elements and of arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum _ArrayBuilder<Element> {
  @inlinable public static func buildExpression(_ element: Element) -> [Element] { [element] }
  @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  @inlinable public static func buildBlock(_ parts: [Element]...) -> [Element] {
    parts.flatMap { $0 }
  }
  @inlinable public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  @inlinable public static func buildEither(first part: [Element]) -> [Element] { part }
  @inlinable public static func buildEither(second part: [Element]) -> [Element] { part }
  @inlinable public static func buildArray(_ parts: [[Element]]) -> [Element] {
    parts.flatMap { $0 }
  }
}

/// Builds the items of a menu: ``MenuAction`` values and arrays of them, with `if`, `switch` and `for`.
public typealias MenuBuilder = _ArrayBuilder<MenuAction>

/// The menu that a long touch on a row opens, beside a preview of the row.
public struct ContextMenu: Equatable, Sendable {
  /// The items; without any, the row has no menu.
  public var actions: [MenuAction] = []
  /// What happens when the user taps the preview.
  package var onPreview: Handler<Void>?

  /// Creates a menu without items.
  package init() {}

  init(_ actions: [MenuAction], _ onPreview: (@MainActor @Sendable () -> Void)?) {
    self.actions = actions
    self.onPreview = onPreview.map { action in Handler { (_: Void) in action() } }
  }
}
