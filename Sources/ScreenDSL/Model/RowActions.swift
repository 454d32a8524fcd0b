/// The style of a swipe action or a menu item. It says whether the action removes the row.
public enum ActionStyle: Hashable, Sendable {
  /// The action does not remove the row.
  case normal
  /// The action removes the row. The style itself removes nothing: the closure must remove the row.
  case destructive
}

/// An action that a swipe over a row reveals.
///
/// ```swift
/// message.swipeActions(
///   SwipeAction("Delete", style: .destructive, image: "trash") { await store.delete(id) },
///   SwipeAction("Flag", image: "flag", color: .orange) { store.flag(id) })
/// ```
/// `==` ignores the closure. It compares everything else, such as the title and the image.
public struct SwipeAction: Equatable, Sendable {
  /// The action's title.
  public let title: String
  /// The action's style.
  public let style: ActionStyle
  /// The name of the image beside the title: a system symbol, or an image of the app.
  public let image: String?
  /// The background color; nil for the color of the style.
  public let color: ThemeColor?
  package let allowsFullSwipe: Bool
  package private(set) var outlivesRow = false
  package var livesOn: Bool { outlivesRow || style == .destructive }
  /// The handler that runs the action. It receives a closure, and calls this closure once: with true if the action
  /// succeeded, otherwise with false.
  package let handler: Handler<@MainActor (Bool) -> Void>

  /// Creates an action that is complete when its closure returns.
  ///
  /// - Parameters:
  ///   - title: The action's title.
  ///   - style: The action's style.
  ///   - image: The name of a system symbol, or of an image of the app.
  ///   - color: The background color; nil for the color of the style.
  ///   - allowsFullSwipe: Whether a swipe across the whole row runs the action. This applies only to the first action
  ///     on a side of the row.
  ///   - action: The action. `==` ignores it.
  public init(
    _ title: String, style: ActionStyle = .normal, image: String? = nil, color: ThemeColor? = nil,
    allowsFullSwipe: Bool = true, perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.style, self.image, self.color) = (title, style, image, color)
    self.allowsFullSwipe = allowsFullSwipe
    handler = Handler { answer in
      action()
      answer(true)
    }
  }

  /// Creates an `async` action, such as one that waits for a server.
  ///
  /// If the row is removed, the list cancels the action, unless the action is destructive or ``keepsRunning()``
  /// returned it.
  ///
  /// - Parameters:
  ///   - title: The action's title.
  ///   - style: The action's style.
  ///   - image: The name of a system symbol, or of an image of the app.
  ///   - color: The background color; nil for the color of the style.
  ///   - allowsFullSwipe: Whether a swipe across the whole row runs the action. This applies only to the first action
  ///     on a side of the row.
  ///   - action: The action. It fails if it throws an error or returns false, and succeeds otherwise. The list passes
  ///     an error of the action to the screen's ``ScreenPart/onError(_:)``. `==` ignores the action.
  @_disfavoredOverload
  public init<Answer>(
    _ title: String, style: ActionStyle = .normal, image: String? = nil,
    color: ThemeColor? = nil, allowsFullSwipe: Bool = true,
    perform action: @escaping @MainActor @Sendable () async throws -> Answer
  ) {
    (self.title, self.style, self.image, self.color) = (title, style, image, color)
    self.allowsFullSwipe = allowsFullSwipe
    handler = Handler { answer in
      var isDone = false
      defer { answer(isDone) }
      isDone = try await action() as? Bool ?? true
    }
  }

  /// Returns a copy of the action that continues after its row is removed. Destructive actions always continue.
  public func keepsRunning() -> SwipeAction { altered(self) { $0.outlivesRow = true } }
}

/// A color of an action, or of a part of a cell. It adapts to dark mode and to the contrast setting.
public enum ThemeColor: Hashable, Sendable {
  /// The colors of primary, secondary and tertiary texts.
  case label, secondary, tertiary
  /// The tint color of controls.
  case accent
  /// A system color.
  case red, orange, yellow, green, teal, blue, indigo, purple, pink, brown, gray
  /// A color of the app's asset catalog. A picture of the screen, such as an SVG, shows the tint color instead.
  case named(String)
}

/// The side of a row where a swipe starts.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The side where text begins.
  case leading
  /// The side where text ends.
  case trailing
}

/// The swipe actions on both sides of a row, from the edges of the row inwards.
package struct SwipeActions: Equatable, Sendable {
  package var leading: [SwipeAction] = []
  package var trailing: [SwipeAction] = []

  package init() {}

  package subscript(edge: SwipeEdge) -> [SwipeAction] {
    get { edge == .leading ? leading : trailing }
    set { if edge == .leading { leading = newValue } else { trailing = newValue } }
  }
}

/// An item in the menu of a row or a button: an action, or a submenu.
///
/// ```swift
/// message.contextMenu {
///   MenuAction("Share", image: "square.and.arrow.up") { store.share(id) }
///   MenuAction("More", children: [
///     MenuAction("Archive", isDisabled: true) { store.archive(id) }
///   ])
/// }
/// ```
/// `==` ignores the closure. It compares everything else, such as the title and the image.
public struct MenuAction: Hashable, Sendable {
  /// The item's title.
  public package(set) var title: String
  /// The name of the image beside the title: a system symbol, or an image of the app.
  public package(set) var image: String?
  /// The item's style.
  public let style: ActionStyle
  /// Whether the item is disabled.
  public let isDisabled: Bool
  /// Whether the item has a checkmark.
  public let isOn: Bool
  /// The items of the submenu; empty for an action.
  public package(set) var children: [MenuAction]
  package private(set) var outlivesRow = false
  package var livesOn: Bool { outlivesRow || style == .destructive }
  package let handler: Handler<Void>?

  /// Creates an item with an action.
  ///
  /// - Parameters:
  ///   - title: The item's title.
  ///   - image: The name of a system symbol, or of an image of the app.
  ///   - style: The item's style.
  ///   - isOn: Whether the item has a checkmark.
  ///   - isDisabled: Whether the item is disabled.
  ///   - action: The action. `==` ignores it.
  public init(
    _ title: String, image: String? = nil, style: ActionStyle = .normal, isOn: Bool = false,
    isDisabled: Bool = false, perform action: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.title, self.image, self.style, self.isDisabled) = (title, image, style, isDisabled)
    (self.isOn, children) = (isOn, [])
    handler = Handler { (_: Void) in action() }
  }

  /// Creates an item with an `async` action. If a button opened the menu, the button is busy while the action runs.
  ///
  /// If the row is removed, the list cancels the action, unless the action is destructive or ``keepsRunning()``
  /// returned the item. The list passes an error of the action to the screen's ``ScreenPart/onError(_:)``.
  @_disfavoredOverload
  public init(
    _ title: String, image: String? = nil, style: ActionStyle = .normal, isOn: Bool = false,
    isDisabled: Bool = false,
    perform action: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    (self.title, self.image, self.style, self.isDisabled) = (title, image, style, isDisabled)
    (self.isOn, children) = (isOn, [])
    handler = Handler { (_: Void) in try await action() }
  }

  /// Returns a copy of the item whose `async` action continues after its row is removed. Destructive actions always
  /// continue.
  public func keepsRunning() -> MenuAction { altered(self) { $0.outlivesRow = true } }

  /// Creates an item that runs a handler of the cell model. Use the item in the menu of a look. A look describes the
  /// content of a cell.
  ///
  /// - Parameters:
  ///   - title: The item's title.
  ///   - image: The name of a system symbol, or of an image of the app.
  ///   - style: The item's style.
  ///   - isOn: Whether the item has a checkmark.
  ///   - action: The handler; nil disables the item.
  public init(
    _ title: String, image: String? = nil, style: ActionStyle = .normal, isOn: Bool = false,
    _ action: Handler<Void>?
  ) {
    (self.title, self.image, self.style, self.isOn) = (title, image, style, isOn)
    (isDisabled, children) = (action == nil, [])
    handler = action ?? Handler { _ in }
  }

  /// Creates a submenu.
  ///
  /// - Parameters:
  ///   - title: The submenu's title.
  ///   - image: The name of a system symbol, or of an image of the app.
  ///   - children: The items of the submenu.
  public init(_ title: String, image: String? = nil, children: [MenuAction]) {
    (self.title, self.image, style, isDisabled, isOn) = (title, image, .normal, false, false)
    self.children = children
    handler = nil
  }
}

/// Builds an array from elements and from arrays of elements, with `if`, `switch` and `for`.
@resultBuilder
public enum _ArrayBuilder<Element> {
  @inlinable public static func buildExpression(_ element: Element) -> [Element] { [element] }
  @inlinable public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  @inlinable public static func buildExpression(_ element: Element?) -> [Element] {
    element.map { [$0] } ?? []
  }
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

/// The menu that a long press on a row opens. The system shows a preview of the row beside the menu.
package struct ContextMenu: Equatable, Sendable {
  /// The items. If there are none, the row has no menu.
  package var actions: [MenuAction] = []
  package var onPreview: Handler<Void>?

  package init() {}

  init(_ actions: [MenuAction], _ onPreview: (@MainActor @Sendable () -> Void)?) {
    self.actions = actions
    self.onPreview = onPreview.map { action in Handler { (_: Void) in action() } }
  }
}
