/// What a row has besides its model: set with the row modifiers.
///
/// Whether there is a handler takes part in equality; what it does, not.
public struct RowAttributes: Equatable, Sendable {
  /// What happens when the user selects the row.
  public var onSelect: Handler<Void>?
  /// What happens when the row is no longer selected, because the user touched it or another row.
  package var onDeselect: Handler<Void>?
  package var canSelect: _Condition<Void>?
  /// Whether the row says that nobody can select it.
  package var refusesSelection = false
  package var canDeselect: _Condition<Void>?
  /// Whether the row's cell looks different under a finger.
  package var highlights = true
  /// Whether a keyboard or a remote can reach the row; nil if the list decides.
  public internal(set) var canFocus: Bool?
  /// The actions that a swipe uncovers.
  public var swipeActions = SwipeActions()
  /// The menu that a long touch opens.
  public var contextMenu = ContextMenu()
  /// What happens when a cell starts to show the row.
  package var onDisplay: Handler<Void>?
  /// What happens when a cell stops showing the row.
  package var onEndDisplay: Handler<Void>?
  /// What happens when the row may soon be shown, and when not after all.
  package var onPrefetch: Handler<PrefetchPhase>?
  /// What happens when the user dragged the row to another place; nil if it cannot be dragged.
  package var onReorder: Handler<Reorder>?
  package var canReorder: _Condition<Reorder>?
  /// How high the row is, in points; nil if its cell or the list decides.
  public internal(set) var height: Double?
  /// How high the row probably is, in points, until its cell is measured; nil if the list decides.
  package internal(set) var estimatedHeight: Double?
  /// How the rows inside lie, if the row is a container.
  public var layout: LayoutHint?
  package var replacement = ReplacedIDs()
  /// What few rows have; of several that are alike, the first counts.
  package var rare: [_RareAttribute] = []

  /// Creates the attributes of a plain row.
  package init() {}

  /// Whether the user can select the row, if its condition holds.
  public var isSelectable: Bool {
    !refusesSelection && (onSelect != nil || onDeselect != nil || canSelect != nil)
  }

  /// Whether the row has a control that uncovers its actions while the list is edited: one of them takes it away.
  package var hasDeleteControl: Bool {
    swipeActions.trailing.contains { $0.style == .destructive }
  }
}

/// The IDs of which a row takes over the first that is there; they say where the row comes from and take
/// no part in equality.
package struct ReplacedIDs: Equatable, Sendable {
  package var ids: [RowID] = []

  package static func == (left: ReplacedIDs, right: ReplacedIDs) -> Bool { true }
}

/// What a host says about a row that may soon be shown.
public enum PrefetchPhase: Hashable, Sendable {
  /// The row may soon be shown: start to load what its cell needs.
  case expected
  /// The row will not be shown soon after all.
  case cancelled
}

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

/// What happens when the user does something in a cell; it takes no part in equality.
///
/// A cell never keeps a handler. It fires a slot (`\.onClose`), and the snapshot that is current at
/// that moment supplies the handler: see `CellContext.fire(_:_:)`. Two handlers are
/// always equal, so a fresh closure does not dirty a row; an optional handler that appears or
/// disappears does.
///
/// ```swift
/// struct Banner: CellModel {
///   var title: String
///   var onClose: Handler<Void>
/// }
/// Banner(title: "Promo", onClose: Handler { store.closeBanner() })
/// ```
public struct Handler<Input>: Sendable {
  private let action: @MainActor @Sendable (Input) -> Void

  /// Creates a handler that runs `action` on the main actor.
  public init(_ action: @escaping @MainActor @Sendable (Input) -> Void) {
    self.action = action
  }

  /// Runs the handler's action with `input`.
  ///
  /// Not public, because a cell that kept the handler would run an old one.
  @MainActor
  package func callAsFunction(_ input: Input) { action(input) }
}

extension Handler: Hashable {
  /// Always true: a handler is not content.
  public static func == (left: Handler, right: Handler) -> Bool { true }

  /// Adds nothing: all handlers are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension Handler: HiddenFromText {}

extension Handler: CustomStringConvertible {
  /// Always `Handler`.
  public var description: String { "Handler" }
}

/// A property of a cell model that holds a handler: `Handler<Input>` or `Handler<Input>?`.
public protocol _HandlerSlot {
  /// What the handler is called with.
  associatedtype Input

  /// The handler; nil if there is none.
  var _handler: Handler<Input>? { get }
}

extension Handler: _HandlerSlot {
  public var _handler: Handler<Input>? { self }
}

extension Optional: _HandlerSlot where Wrapped: _HandlerSlot {
  public var _handler: Handler<Wrapped.Input>? { flatMap(\._handler) }
}

/// What the app answers when it is asked; it takes no part in equality.
public struct _Condition<Input>: Equatable, Sendable {
  package let holds: @MainActor @Sendable (Input) -> Bool

  public static func == (left: _Condition, right: _Condition) -> Bool { true }
}

/// A row that the user dragged to another place.
///
/// The host shows the row there already; change the state so that the next snapshot does too.
public struct Reorder: Hashable, Sendable {
  /// The row that was dragged.
  public let id: RowID
  /// The section it was taken from.
  public let oldSection: SectionID
  /// Its index in that section, before.
  public let oldIndex: Int
  /// The section it was put in.
  public let section: SectionID
  /// Its index in that section, now.
  public let index: Int
  /// The row after it in that section, now; nil if it is the last.
  public let next: RowID?

  /// Creates the description of a move; indexes count the rows of a section from 0.
  package init(
    id: RowID, oldSection: SectionID, oldIndex: Int, section: SectionID, index: Int, next: RowID?
  ) {
    (self.id, self.oldSection, self.oldIndex) = (id, oldSection, oldIndex)
    (self.section, self.index, self.next) = (section, index, next)
  }
}
