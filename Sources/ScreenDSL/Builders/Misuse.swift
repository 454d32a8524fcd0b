// An app may call `ForEach` as in SwiftUI. The following function exists only so that the compiler says what to write
// instead.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains that builders use Swift's `for` loop, and that models have their own identity.
///
/// `ForEach` is a function here. A type with this name would be ambiguous in a file with `import SwiftUI`.
@available(
  *, unavailable,
  message: "use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'"
)
public func ForEach<Elements: Sequence, Content: ScreenContent>(
  _ elements: Elements, id: PartialKeyPath<Elements.Element>? = nil,
  @ScreenBuilder content: (Elements.Element) -> Content
) -> Row { misuse() }

@available(*, unavailable, message: "make the model's type conform to 'ContainerModel'")
extension Container {
  /// Explains that only a `ContainerModel` can contain rows.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable>(
    _ id: ID, _ model: some Any, dependsOn values: Any...,
    @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

@available(*, unavailable, message: "an ID and a 'ContainerModel': 'Container(\"a\", Shelf())'")
extension Container {
  /// Explains that only a `ContainerModel` can contain rows. This overload is for a call without an ID.
  @_disfavoredOverload
  public init(
    _ model: some Any, dependsOn values: Any..., @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

@available(*, unavailable, message: "the ID comes first: 'Container(\"shelf\", Shelf()) { … }'")
extension Container {
  /// Explains that the ID of a container comes before its model.
  @_disfavoredOverload
  public init(
    _ model: some ContainerModel, _ id: some Hashable,
    @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
  /// Explains that a container needs an ID as its first argument.
  @_disfavoredOverload
  public init(@SectionBuilder rows: () -> some SectionContent) { misuse() }
}

@available(*, unavailable, message: "write '.layout(…)' after the braces, a header as a row")
extension Container {
  /// Explains that a container gets its layout from the modifier `layout(_:)`.
  @_disfavoredOverload
  public init(
    _ id: some Hashable, _ layout: LayoutHint, @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
  /// Explains that only sections have headers.
  @_disfavoredOverload
  public init(
    _ id: some Hashable, header: some Any, @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

extension ScreenContent {
  /// Explains that SwiftUI's `refreshable` is called `onRefresh` here.
  @available(*, unavailable, message: "write '.onRefresh { … }'")
  public func refreshable(_ action: () async -> Void) -> Self { misuse() }
  /// Explains that the number of last rows has the argument label `within:`.
  @available(*, unavailable, message: "write '.onReachEnd(within: 10) { … }'")
  public func onReachEnd(threshold: Int, _ action: () -> Void) -> Self { misuse() }
}

extension RowGroup {
  /// Explains that `swipeActions` of a section or a group takes a closure that returns the actions of each row.
  @available(*, unavailable, message: "return those of each row: '.swipeActions { row in [ … ] }'")
  public func swipeActions(_ actions: SwipeAction...) -> Self { misuse() }
}

extension RowConvertible {
  /// Explains that the action of a tap cannot be `async`.
  @available(*, unavailable, message: "a tap cannot wait or throw; start a 'Task { … }' in it")
  @_disfavoredOverload
  public func onSelect(
    _ action: (@MainActor @Sendable () async throws -> Void)?
  ) -> ModifiedRow<Self, _RowForms.Selection> { misuse() }
}

extension RowConvertible {
  /// Explains that the swipe actions of a row are arguments, and need no closure.
  @available(*, unavailable, message: "list them: '.swipeActions(SwipeAction(\"Delete\") { … })'")
  public func swipeActions(_ actions: () -> some Any) -> Row { misuse() }
  /// Explains that SwiftUI's `onAppear` is called `onDisplay` here.
  @available(*, unavailable, message: "write '.onDisplay { … }'")
  public func onAppear(_ action: () -> Void) -> Row { misuse() }
}

extension DisclosureRows {
  /// Explains that the other modifiers of a disclosure row come before `disclosureRows`.
  @available(*, unavailable, message: "write it before 'disclosureRows'")
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> DisclosureRows { misuse() }
}

@available(*, unavailable, message: "write 'style:' in the place of 'role:'")
extension SwipeAction {
  /// Explains that SwiftUI's `role` is called `style` here.
  public init(_ title: String, role: ActionStyle, perform action: () -> Void) { misuse() }
}

@available(*, unavailable, message: "write 'style:' in the place of 'role:'")
extension MenuAction {
  /// Explains that SwiftUI's `role` is called `style` here.
  public init(_ title: String, role: ActionStyle, perform action: () -> Void) { misuse() }
}

/// A protocol that exists only for a message of the compiler. No type conforms to it.
///
/// A closure has no `==`. So if a model stores a closure, the model is not `Equatable`, and the compiler lists all
/// functions `==` that it has tried. One of them is an unavailable `==` that requires this protocol. Its message says
/// that a ``Handler`` can store the closure.
public protocol _HandlersInsteadOfClosures {}

extension CellModel where Self: _HandlersInsteadOfClosures {
  /// Explains that all properties of a model must be `Equatable`, and that a ``Handler`` can store a closure.
  @available(*, unavailable, message: "keep a closure in a 'Handler'; a model compares its fields")
  public static func == (left: Self, right: Self) -> Bool { misuse() }
}

// The compiler chooses one of the following overloads only if no available overload fits.

extension RowConvertible {
  /// Explains that a conditional expression (`? :`) can choose between methods, but not between closures. For a closure
  /// inside such an expression, the compiler does not infer `@MainActor`.
  @available(*, unavailable, message: "choose between methods: '.onSelect(isOpen ? close : nil)'")
  public func onSelect(_ action: (() -> Void)?) -> ModifiedRow<Self, _RowForms.Selection> {
    misuse()
  }

  /// Explains that an ID is a value, such as a title. A key path would give the same ID to all rows.
  @available(*, unavailable, message: "an ID is a value and not a key path: '.id(mail.title)'")
  public func id<Value>(_ path: KeyPath<Self, Value>) -> ModifiedRow<Self, _RowForms.ID> {
    misuse()
  }
}

@available(
  *, unavailable, message: "wrap a model of any type in a row: 'Row(model).onSelect { … }'"
)
extension CellModel {
  /// Explains that a model of type `any CellModel` needs `Row(model)` around it before a modifier.
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> Row { misuse() }
  /// Explains that a model of type `any CellModel` needs `Row(model)` around it before a modifier.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Row { misuse() }
  /// Explains that a model of type `any CellModel` needs `Row(model)` around it before a modifier.
  public func swipeActions(_ actions: SwipeAction...) -> Row { misuse() }
  /// Explains that a model of type `any CellModel` needs `Row(model)` around it before a modifier.
  public func contextMenu(@MenuBuilder items: () -> [MenuAction]) -> Row { misuse() }
}

@available(
  *, unavailable,
  message: "a cell writes 'context.fire(\\.onClose)', a look 'Look.button(\"Close\", onClose)'"
)
extension Handler {
  /// Explains that a cell does not call its model's handler directly. A cell calls `fire` of its context instead.
  public func callAsFunction(_ input: Input, _ others: Never...) { misuse() }
  /// Explains that a cell does not call its model's handler directly, for a handler without an input.
  public func callAsFunction(_ others: Never...) { misuse() }
}

// If the closure with the rows contains `return`, the compiler does not apply the builder to the closure, and infers
// that the closure returns `Void`. The following overload accepts such a closure, so that the compiler reports only the
// `return`.
@available(*, unavailable)
extension Section {
  /// Accepts a closure with a `return`, so that the compiler reports the `return` alone.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, each Value: Equatable>(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil, dependsOn values: repeat each Value,
    @SectionBuilder rows: () -> Void
  ) { misuse() }
}

extension MenuBuilder {
  /// Explains that the statements of a menu are items, such as a `MenuAction`.
  @available(*, unavailable, message: "a menu has items: 'MenuAction(\"Archive\") { … }'")
  public static func buildExpression(_ value: some Any) -> [Element] { misuse() }
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
  /// Explains that the type of a screen's `body` is `some ScreenContent`.
  @available(*, unavailable, message: "a screen's 'body' is 'some ScreenContent'")
  public static func buildBlock<each Content: ScreenContent, Declared>(
    _ content: repeat each Content
  ) -> Declared { misuse() }
}

@available(*, unavailable, message: "an object is no cell model; show it by a registered cell")
extension ListBuilder {
  /// Explains that a screen contains models, but no views or other objects.
  @_disfavoredOverload
  public static func buildExpression<Object: AnyObject>(_ object: Object) -> Row { misuse() }
}

@available(*, unavailable, message: "a statement here must produce something to show; it does not")
extension ListBuilder {
  /// Explains that a call of a function that returns nothing produces no row.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> _BuiltBlock<Self> { misuse() }
  /// Explains that a call of a function that returns nothing produces no row, for a call with optional chaining (`?.`).
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> _BuiltBlock<Self> { misuse() }
}

@available(*, unavailable, message: "make its type conform to 'LookModel' or 'CellModel'")
extension ListBuilder {
  /// Explains that a value can be a row only if its type is a cell model. For an optional, the type of the wrapped
  /// value must be a cell model.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _BuiltBlock<Self> { misuse() }
  /// Explains that the elements of an array can be rows only if their type is a cell model.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> _BuiltBlock<Self> { misuse() }
}

/// The body of the unavailable functions of the package. The compiler rejects each call of such a function, so this
/// function never runs.
package func misuse() -> Never {
  fatalMistake("Internal error: an unavailable declaration was used")
}
