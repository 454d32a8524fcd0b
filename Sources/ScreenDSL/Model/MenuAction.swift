/// An item of a row's context menu: something to do, or a menu of its own.
///
/// ```swift
/// message.contextMenu {
///   MenuAction("Share", image: "square.and.arrow.up") { store.share(id) }
///   MenuAction("More", children: [
///     MenuAction("Delete", style: .destructive) { store.delete(id) }
///   ])
/// }
/// ```
/// What the user sees takes part in equality, what the item does takes none.
public struct MenuAction: Equatable, Sendable {
  /// What the item is called.
  public let title: String
  /// The name of the picture beside the title: a system symbol's, or one of the app's own.
  public let image: String?
  /// How the item looks.
  public let style: SwipeAction.Style
  /// Whether the item is shown, but cannot be chosen.
  public let isDisabled: Bool
  /// The items of the menu inside; none for an item that does something.
  public let children: [MenuAction]
  /// What happens when the item is chosen; nil for a menu.
  public let handler: Handler<Void>?

  /// Creates an item that does something.
  ///
  /// - Parameters:
  ///   - title: What the item is called.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - style: How the item looks.
  ///   - isDisabled: Whether the item is shown, but cannot be chosen.
  ///   - action: What happens when it is chosen; it takes no part in equality.
  public init(
    _ title: String, image: String? = nil, style: SwipeAction.Style = .normal,
    isDisabled: Bool = false, perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.image, self.style, self.isDisabled) = (title, image, style, isDisabled)
    children = []
    handler = Handler { (_: Void) in action() }
  }

  /// Creates a menu inside the menu.
  ///
  /// - Parameters:
  ///   - title: What the menu is called.
  ///   - image: The name of a system symbol, or of a picture of the app's.
  ///   - children: Its items.
  public init(_ title: String, image: String? = nil, children: [MenuAction]) {
    (self.title, self.image, self.style, isDisabled) = (title, image, .normal, false)
    self.children = children
    handler = nil
  }
}

/// Builds the items of a menu: ``MenuAction`` values and arrays of them, with `if`, `switch` and `for`.
@resultBuilder
public enum MenuBuilder {
  /// A statement that is an item.
  public static func buildExpression(_ item: MenuAction) -> [MenuAction] { [item] }
  /// A statement that is several items.
  public static func buildExpression(_ items: [MenuAction]) -> [MenuAction] { items }
  /// The items of all statements.
  public static func buildBlock(_ items: [MenuAction]...) -> [MenuAction] { items.flatMap { $0 } }
  /// An `if` without `else`.
  public static func buildOptional(_ items: [MenuAction]?) -> [MenuAction] { items ?? [] }
  /// The first of two branches.
  public static func buildEither(first items: [MenuAction]) -> [MenuAction] { items }
  /// The second of two branches.
  public static func buildEither(second items: [MenuAction]) -> [MenuAction] { items }
  /// A `for` loop.
  public static func buildArray(_ items: [[MenuAction]]) -> [MenuAction] { items.flatMap { $0 } }
}

/// The menu that a long touch on a row opens, beside a preview of the row.
public struct ContextMenu: Equatable, Sendable {
  /// The items; without any, the row has no menu.
  public var actions: [MenuAction] = []
  /// What happens when the user taps the preview.
  public var onPreview: Handler<Void>?

  /// Creates a menu without items.
  package init() {}

  init(_ actions: [MenuAction], _ onPreview: (@MainActor @Sendable () -> Void)?) {
    self.actions = actions
    self.onPreview = onPreview.map { action in Handler { (_: Void) in action() } }
  }
}
