/// The action of a control in a cell. All handlers are equal.
///
/// A cell never stores a handler. It fires a property (`\.onClose`), and the current snapshot supplies the handler: see
/// `CellContext.fire(_:_:)`. Because two handlers are always equal, a new closure does not update a row. An optional
/// handler that appears or disappears does.
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

  /// Creates a handler with an `async` action, which belongs to its row: a button is busy while it runs, the list
  /// cancels it when the row is removed, and passes an error to the screen's ``ScreenPart/onError(_:)``.
  @_disfavoredOverload
  public init(_ action: @escaping @MainActor @Sendable (Input) async throws -> Void) {
    self.action = { input in AsyncActions.start { try await action(input) } }
  }

  /// Runs the handler's action with `input`.
  ///
  /// It is not public, because a cell that stored the handler would run an outdated one.
  @MainActor
  package func callAsFunction(_ input: Input) { action(input) }
}

extension Handler: Hashable {
  /// Always true, so that a new closure does not update a row.
  public static func == (left: Handler, right: Handler) -> Bool { true }

  /// Adds nothing to the hash, because all handlers are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension Handler: HiddenFromText {}

extension Handler: CustomStringConvertible {
  /// Always `Handler`.
  public var description: String { "Handler" }
}

/// A property of a cell model that holds a handler: `Handler<Input>` or `Handler<Input>?`.
public protocol _HandlerSlot {
  /// The input of the handler.
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
