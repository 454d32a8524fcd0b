/// The action of a control in a cell. All handlers are equal.
///
/// A cell must not store a handler. To run the handler of a property such as `onClose`, the cell passes the property's
/// key path to `CellContext.fire(_:_:)`. The list then runs the handler that the row's newest model has in this
/// property.
///
/// Because all handlers are equal, the list does not update a row if only the closure of a handler has changed. If an
/// optional handler appears or disappears, the list updates the row.
///
/// ```swift
/// struct Banner: CellModel {
///   var title: String
///   var onClose: Handler<Void>
/// }
/// Banner(title: "Promo", onClose: Handler { store.closeBanner() })
/// ```
public struct Handler<Input>: Hashable, Sendable, CustomStringConvertible, HiddenFromText {
  private let action: @MainActor @Sendable (Input) -> Void

  /// Creates a handler that runs `action` on the main actor.
  public init(_ action: @escaping @MainActor @Sendable (Input) -> Void) {
    self.action = action
  }

  /// Creates a handler with an `async` action.
  ///
  /// If a button in a look starts the action, the button is busy while the action runs. If an update removes the row
  /// whose cell started the action, the list cancels the action. If the action throws an error, the list passes the
  /// error to the screen's ``ScreenPart/onError(_:)``.
  @_disfavoredOverload
  public init(_ action: @escaping @MainActor @Sendable (Input) async throws -> Void) {
    self.action = { input in AsyncActions.start { try await action(input) } }
  }

  /// Returns a handler that runs the action with `input`, for a control without an input, such as a button in a look:
  /// `Look.button("Rome", onPick.with("Rome"))`.
  public func with(_ input: Input) -> Handler<Void> where Input: Sendable {
    Handler<Void> { action(input) }
  }

  /// Runs the handler's action. If a handler was stored before an update, its action may be outdated.
  @MainActor
  package func callAsFunction(_ input: Input) { action(input) }

  /// Returns true for all handlers, so that a new closure does not update a row.
  public static func == (left: Handler, right: Handler) -> Bool { true }

  /// Adds nothing to the hash, because all handlers are equal.
  public func hash(into hasher: inout Hasher) {}

  /// The same text for all handlers.
  public var description: String { "Handler" }
}

/// The type of a cell model's property that contains a handler: `Handler<Input>` or `Handler<Input>?`.
public protocol _HandlerSlot {
  /// The input of the handler.
  associatedtype Input

  /// Returns the handler; nil if there is none.
  static func _handler(of slot: Self) -> Handler<Input>?
}

extension _HandlerSlot { package var _handler: Handler<Input>? { Self._handler(of: self) } }

extension Handler: _HandlerSlot {
  public static func _handler(of slot: Handler) -> Handler? { slot }
}

extension Optional: _HandlerSlot where Wrapped: _HandlerSlot {
  public static func _handler(of slot: Wrapped?) -> Handler<Wrapped.Input>? {
    slot.flatMap(Wrapped._handler)
  }
}
