// Named as SwiftUI's type is, so that someone who writes it from habit learns what to write.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains that builders have the language's own loop, and models their own identity.
///
/// A function and not a type, so that SwiftUI's `ForEach` is found as always where both modules are
/// imported.
@available(
  *, unavailable,
  message: "use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'"
)
@_disfavoredOverload
public func ForEach<Elements: Sequence, Content: ScreenContent>(
  _ elements: Elements, id: PartialKeyPath<Elements.Element>? = nil,
  @ScreenBuilder content: (Elements.Element) -> Content
) -> Row { misuse() }

/// Containers whose model is no container model: the compiler says what to do instead.
extension Container {
  /// Explains which models can have rows inside.
  @available(
    *, unavailable,
    message: "this model cannot hold rows; make its type conform to 'ContainerModel'"
  )
  /// Containers whose model is no container model: the compiler says what to do instead.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model, each Value, Rows: SectionContent>(
    _ id: ID, _ model: Model, dependsOn value: repeat each Value, @SectionBuilder rows: () -> Rows
  ) { misuse() }

  /// Explains which models can have rows inside, also if there is only an ID.
  @available(
    *, unavailable,
    message:
      "a container has a 'ContainerModel', after its ID: 'Container(\"shelf\", Shelf()) { … }'"
  )
  /// Containers whose model is no container model: the compiler says what to do instead.
  @_disfavoredOverload
  public init<Model, each Value, Rows: SectionContent>(
    _ model: Model, dependsOn value: repeat each Value, @SectionBuilder rows: () -> Rows
  ) { misuse() }
}

extension Container {
  /// Explains that the ID comes first.
  @available(*, unavailable, message: "the ID comes first: 'Container(\"shelf\", Shelf()) { … }'")
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, Model: ContainerModel, Rows: SectionContent>(
    _ model: Model, _ id: ID, @SectionBuilder rows: () -> Rows
  ) { misuse() }
}

extension RowGroup {
  /// Explains that each row of a section or a group gets actions of its own.
  @available(*, unavailable, message: "say it of each row: '.swipeActions { row in [ … ] }'")
  public func swipeActions(_ actions: SwipeAction...) -> Self { misuse() }
}

extension RowConvertible {
  /// Explains that what a touch does cannot wait for anything.
  @available(*, unavailable, message: "wait in a 'Task { … }', or in '.task { … }' of the row")
  @_disfavoredOverload
  public func onSelect(
    _ action: (@MainActor @Sendable () async -> Void)?
  ) -> ModifiedRow<Self, _RowForms.Selection> { misuse() }
}

extension RowConvertible {
  /// Explains that what unfolds a row is a handler.
  @available(
    *, unavailable,
    message: "a 'Handler' comes first: '.outline(isExpanded: isOpen, Handler { … }) { rows }'"
  )
  @_disfavoredOverload
  public func outline<Children: SectionContent>(
    isExpanded: Bool, _ onChange: @MainActor @Sendable (Bool) -> Void,
    @SectionBuilder children: () -> Children
  ) -> Outline { misuse() }
}

extension Outline {
  /// Explains that what the row does besides comes first.
  @available(*, unavailable, message: "say it of the row itself, before 'outline'")
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> Outline { misuse() }
}

extension SwipeAction {
  /// Explains that what SwiftUI calls a role is a style.
  @available(*, unavailable, message: "write 'style:' in the place of 'role:'")
  public init(
    _ title: String, role: Style, perform action: @escaping @MainActor @Sendable () -> Void
  ) { misuse() }
}

extension MenuAction {
  /// Explains that what SwiftUI calls a role is a style.
  @available(*, unavailable, message: "write 'style:' in the place of 'role:'")
  public init(
    _ title: String, role: SwipeAction.Style,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) { misuse() }
}

/// What the compiler's note about a model with a closure in it points to.
///
/// No type conforms. Without `==` for all its fields a model does not conform to `Equatable`, and the
/// compiler lists all operators that it might have used; this one says what to do.
public protocol HandlersInsteadOfClosures {}

extension CellModel where Self: HandlersInsteadOfClosures {
  /// Explains that a model's fields are `Equatable`, and that a closure belongs in a ``Handler``.
  @available(
    *, unavailable,
    message: "a model is compared by its fields; keep a closure in a 'Handler'"
  )
  public static func == (left: Self, right: Self) -> Bool { misuse() }
}

// What is unavailable is tried last: only if nothing else fits.

extension RowConvertible {
  /// Explains where a closure can be chosen: in an expression the compiler finds no actor for it.
  @available(*, unavailable, message: "choose between methods: '.onSelect(isOpen ? close : nil)'")
  public func onSelect(_ action: (() -> Void)?) -> ModifiedRow<Self, _RowForms.Selection> {
    misuse()
  }

  /// Explains that a key path is the same for all rows.
  @available(*, unavailable, message: "an ID is a value, and no key path: '.id(mail.title)'")
  public func id<Value>(_ path: KeyPath<Self, Value>) -> ModifiedRow<Self, _RowForms.ID> {
    misuse()
  }
}

@available(*, unavailable, message: "any model is a row first: 'Row(model).onSelect { … }'")
extension CellModel {
  /// Explains which type of any model has modifiers.
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> Row { misuse() }
  /// Explains which type of any model has modifiers.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Row { misuse() }
  /// Explains which type of any model has modifiers.
  public func swipeActions(_ actions: SwipeAction...) -> Row { misuse() }
  /// Explains which type of any model has modifiers.
  public func contextMenu(@MenuBuilder items: () -> [MenuAction]) -> Row { misuse() }
}

@available(
  *, unavailable,
  message: "a cell writes 'context.fire(\\.onClose)', a look 'Look.button(\"Close\", onClose)'"
)
extension Handler {
  /// Explains that the newest declaration's handler is found by its place.
  public func callAsFunction(_ input: Input, _ others: Never...) { misuse() }
  /// Explains that the newest declaration's handler is found by its place.
  public func callAsFunction(_ others: Never...) { misuse() }
}

@available(*, unavailable, message: "wait in a 'Task { … }'")
extension Handler {
  /// Explains that what a touch does cannot wait for anything.
  public init(_ action: @MainActor @Sendable (Input) async -> Void) { misuse() }
}

// To a closure with a 'return' the compiler applies no builder, so that it returns nothing. With something that
// takes it, the only error is that of the 'return', at its line.
@available(*, unavailable)
extension Section {
  /// Takes a closure with a `return`, so that the compiler explains that alone.
  public init<ID: Hashable & Sendable, each Value: Equatable>(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil, dependsOn values: repeat each Value,
    @SectionBuilder rows: () -> Void
  ) { misuse() }
}

extension Screen {
  /// Explains what a screen declares.
  @available(*, unavailable, message: "declare 'var body: some ScreenContent { … }'")
  public var body: Row { misuse() }
}

extension Component {
  /// Explains what a component declares.
  @available(*, unavailable, message: "declare 'var body: some SectionContent { … }'")
  public var body: Row { misuse() }
}

extension ListBuilder {
  /// Explains the type of a body.
  @available(*, unavailable, message: "a screen's 'body' is 'some ScreenContent'")
  public static func buildBlock<each Content: ScreenContent, Declared>(
    _ content: repeat each Content
  ) -> Declared { misuse() }
}

/// What is no statement: the compiler says what to do instead.
///
/// An unavailable overload is tried only if no other fits.
extension ListBuilder {
  /// Explains that a screen names no view.
  @available(
    *, unavailable,
    message: "an object is no cell model; declare what a view shows, and register the view for it"
  )
  /// What is no statement: the compiler says what to do instead.
  @_disfavoredOverload
  public static func buildExpression<Object: AnyObject>(_ object: Object) -> Row { misuse() }

  /// Explains that a call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce something to show; this one produces nothing"
  )
  /// What is no statement: the compiler says what to do instead.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> _BuiltBlock<Self> { misuse() }

  /// Explains that an optional call has no result to show.
  @available(
    *, unavailable,
    message: "a statement here must produce something to show; this one produces nothing"
  )
  /// What is no statement: the compiler says what to do instead.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> _BuiltBlock<Self> { misuse() }

  /// Explains what makes a value, or the value in an optional, a row.
  @available(
    *, unavailable,
    message: "this value is no cell model; make its type conform to 'Drawn' or 'CellModel'"
  )
  /// What is no statement: the compiler says what to do instead.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _BuiltBlock<Self> { misuse() }

  /// Explains what makes the elements of an array rows.
  @available(
    *, unavailable,
    message: "these values are no cell models; make their type conform to 'CellModel'"
  )
  /// What is no statement: the compiler says what to do instead.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> _BuiltBlock<Self> { misuse() }
}

/// What the compiler calls nowhere.
package func misuse() -> Never {
  fatalMistake("Internal error: an unavailable declaration was used")
}
