// This function has the name of SwiftUI's type, so that the compiler can explain what to write instead.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains that builders use Swift's `for` loop, and that models have their own identity.
///
/// This is a function and no type, so that a file with `import SwiftUI` still finds the type `ForEach` of SwiftUI.
@available(
  *, unavailable,
  message: "use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'"
)
@_disfavoredOverload
public func ForEach<Elements: Sequence, Content: ScreenContent>(
  _ elements: Elements, id: PartialKeyPath<Elements.Element>? = nil,
  @ScreenBuilder content: (Elements.Element) -> Content
) -> Row { misuse() }

/// Unavailable initializers whose messages explain that the model of a container conforms to ``ContainerModel``.
extension Container {
  /// Explains which models can contain rows.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  /// Unavailable initializers whose messages explain that the model of a container conforms to ``ContainerModel``.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model, each Value, Rows: SectionContent>(
    _ id: ID, _ model: Model, dependsOn value: repeat each Value, @SectionBuilder rows: () -> Rows
  ) { misuse() }

  /// Explains which models can contain rows, for a call with an ID alone.
  @available(
    *, unavailable,
    message:
      "a container has a 'ContainerModel', after its ID: 'Container(\"shelf\", Shelf()) { … }'"
  )
  /// Unavailable initializers whose messages explain that the model of a container conforms to ``ContainerModel``.
  @_disfavoredOverload
  public init<Model, each Value, Rows: SectionContent>(
    _ model: Model, dependsOn value: repeat each Value, @SectionBuilder rows: () -> Rows
  ) { misuse() }
}

extension Container {
  /// Explains that the ID is the first argument.
  @available(*, unavailable, message: "the ID comes first: 'Container(\"shelf\", Shelf()) { … }'")
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, _ id: ID, @SectionBuilder rows: () -> Rows
  ) { misuse() }
}

extension RowGroup {
  /// Explains that a section or a group needs a closure that returns the actions of each row.
  @available(
    *, unavailable, message: "return the actions of each row: '.swipeActions { row in [ … ] }'"
  )
  public func swipeActions(_ actions: SwipeAction...) -> Self { misuse() }
}

extension RowConvertible {
  /// Explains that the action of a tap cannot be `async`.
  @available(*, unavailable, message: "wait in a 'Task { … }', or in '.task { … }' of the row")
  @_disfavoredOverload
  public func onSelect(
    _ action: (@MainActor @Sendable () async throws -> Void)?
  ) -> ModifiedRow<Self, _RowForms.Selection> { misuse() }
}

extension DisclosureRows {
  /// Explains that a row's other modifiers come before `disclosureRows`.
  @available(*, unavailable, message: "write it before 'disclosureRows'")
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> DisclosureRows { misuse() }
}

extension SwipeAction {
  /// Explains that SwiftUI's `role` is called `style` here.
  @available(*, unavailable, message: "write 'style:' in the place of 'role:'")
  public init(
    _ title: String, role: ActionStyle, perform action: @escaping @MainActor @Sendable () -> Void
  ) { misuse() }
}

extension MenuAction {
  /// Explains that SwiftUI's `role` is called `style` here.
  @available(*, unavailable, message: "write 'style:' in the place of 'role:'")
  public init(
    _ title: String, role: ActionStyle,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) { misuse() }
}

/// The compiler's note about a model with a closure names this protocol.
///
/// No type conforms to this protocol. If a property of a model has no `==`, the model does not conform to
/// `Equatable`, and the compiler lists all candidates for `==`. The candidate with this protocol explains what to do.
public protocol _HandlersInsteadOfClosures {}

extension CellModel where Self: _HandlersInsteadOfClosures {
  /// Explains that the fields of a model are `Equatable`, and that a closure belongs in a ``Handler``.
  @available(
    *, unavailable,
    message: "a model is compared by its fields; keep a closure in a 'Handler'"
  )
  public static func == (left: Self, right: Self) -> Bool { misuse() }
}

// The compiler tries unavailable overloads last.

extension RowConvertible {
  /// Explains how to choose between closures. The compiler does not infer that a closure inside an expression is
  /// `@MainActor`.
  @available(*, unavailable, message: "choose between methods: '.onSelect(isOpen ? close : nil)'")
  public func onSelect(_ action: (() -> Void)?) -> ModifiedRow<Self, _RowForms.Selection> {
    misuse()
  }

  /// Explains that a key path would be the same ID for all rows.
  @available(*, unavailable, message: "an ID is a value and not a key path: '.id(mail.title)'")
  public func id<Value>(_ path: KeyPath<Self, Value>) -> ModifiedRow<Self, _RowForms.ID> {
    misuse()
  }
}

@available(
  *, unavailable, message: "wrap a model of any type in a row: 'Row(model).onSelect { … }'"
)
extension CellModel {
  /// Explains that `Row(model)` gives modifiers to a model of any type.
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> Row { misuse() }
  /// Explains that `Row(model)` gives modifiers to a model of any type.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Row { misuse() }
  /// Explains that `Row(model)` gives modifiers to a model of any type.
  public func swipeActions(_ actions: SwipeAction...) -> Row { misuse() }
  /// Explains that `Row(model)` gives modifiers to a model of any type.
  public func contextMenu(@MenuBuilder items: () -> [MenuAction]) -> Row { misuse() }
}

@available(
  *, unavailable,
  message: "a cell writes 'context.fire(\\.onClose)', a look 'Look.button(\"Close\", onClose)'"
)
extension Handler {
  /// The unavailable calls of a handler. Their message says that a cell fires the handler through its context.
  public func callAsFunction(_ input: Input, _ others: Never...) { misuse() }
  /// Explains that a cell fires a handler through its context.
  public func callAsFunction(_ others: Never...) { misuse() }
}

// The compiler applies no builder to a closure with a `return`, so it takes the closure for one that returns nothing.
// This overload accepts such a closure, so that the only error is that of the `return`, at its line.
@available(*, unavailable)
extension Section {
  /// Accepts a closure with a `return`, so that the compiler reports the `return` alone.
  public init<ID: Hashable & Sendable, each Value: Equatable>(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil, dependsOn values: repeat each Value,
    @SectionBuilder rows: () -> Void
  ) { misuse() }
}

extension Screen {
  /// Explains that a screen declares a `body`.
  @available(*, unavailable, message: "declare 'var body: some ScreenContent { … }'")
  public var body: Row { misuse() }
}

extension Component {
  /// Explains that a component declares a `body`.
  @available(*, unavailable, message: "declare 'var body: some SectionContent { … }'")
  public var body: Row { misuse() }
}

extension ListBuilder {
  /// Explains the type of a screen's `body`.
  @available(*, unavailable, message: "a screen's 'body' is 'some ScreenContent'")
  public static func buildBlock<each Content: ScreenContent, Declared>(
    _ content: repeat each Content
  ) -> Declared { misuse() }
}

/// Unavailable overloads whose messages explain statements that no builder accepts.
///
/// The compiler tries an unavailable overload only if no other fits.
extension ListBuilder {
  /// Explains that a screen contains no views.
  @available(
    *, unavailable,
    message: "an object is no cell model; declare what a view shows, and register the view for it"
  )
  /// Unavailable overloads whose messages explain statements that no builder accepts.
  @_disfavoredOverload
  public static func buildExpression<Object: AnyObject>(_ object: Object) -> Row { misuse() }

  /// Explains that a builder cannot show the result of a function without a result.
  @available(
    *, unavailable,
    message: "a statement here must produce something to show; this one produces nothing"
  )
  /// Unavailable overloads whose messages explain statements that no builder accepts.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> _BuiltBlock<Self> { misuse() }

  /// Explains that a builder cannot show the result of a function without a result, called on an optional.
  @available(
    *, unavailable,
    message: "a statement here must produce something to show; this one produces nothing"
  )
  /// Unavailable overloads whose messages explain statements that no builder accepts.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> _BuiltBlock<Self> { misuse() }

  /// Explains how a value, or the value in an optional, becomes a row.
  @available(
    *, unavailable,
    message: "this value is no cell model; make its type conform to 'LookModel' or 'CellModel'"
  )
  /// Unavailable overloads whose messages explain statements that no builder accepts.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _BuiltBlock<Self> { misuse() }

  /// Explains how the elements of an array become rows.
  @available(
    *, unavailable,
    message: "these values are no cell models; make their type conform to 'CellModel'"
  )
  /// Unavailable overloads whose messages explain statements that no builder accepts.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> _BuiltBlock<Self> { misuse() }
}

/// Stops the program. The compiler accepts no call of an unavailable function, so this function never runs.
package func misuse() -> Never {
  fatalMistake("Internal error: an unavailable declaration was used")
}
