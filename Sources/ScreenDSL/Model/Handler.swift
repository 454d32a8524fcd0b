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
