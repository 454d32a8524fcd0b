// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable, because builders accept Swift's `for` loop, and a row gets its ID from its model or from `.id(_:)`.
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
  /// Unavailable, because the model of a container must be a `ContainerModel`.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable>(
    _ id: ID, _ model: some Any, dependsOn values: Any...,
    @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

@available(*, unavailable, message: "an ID and a 'ContainerModel': 'Container(\"a\", Shelf())'")
extension Container {
  /// Unavailable, because the model of a container must be a `ContainerModel`. This overload is for a call without an
  /// ID.
  @_disfavoredOverload
  public init(
    _ model: some Any, dependsOn values: Any..., @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

@available(*, unavailable, message: "the ID comes first: 'Container(\"shelf\", Shelf()) { … }'")
extension Container {
  /// Unavailable, because the ID of a container comes before its model.
  @_disfavoredOverload
  public init(
    _ model: some ContainerModel, _ id: some Hashable,
    @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
  /// Unavailable, because a container without a model needs an ID as its first argument.
  @_disfavoredOverload
  public init(@SectionBuilder rows: () -> some SectionContent) { misuse() }
}

@available(*, unavailable, message: "write '.layout(…)' after the braces, a header as a row")
extension Container {
  /// Unavailable, because a container gets its layout from the modifier `layout(_:)`.
  @_disfavoredOverload
  public init(
    _ id: some Hashable, _ layout: LayoutHint, @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
  /// Unavailable, because only sections have headers.
  @_disfavoredOverload
  public init(
    _ id: some Hashable, header: some Any, @SectionBuilder rows: () -> some SectionContent
  ) { misuse() }
}

extension ScreenContent {
  /// Unavailable, because the modifier `onRefresh` replaces SwiftUI's `refreshable`.
  @available(*, unavailable, message: "write '.onRefresh { … }'")
  public func refreshable(_ action: () async -> Void) -> Self { misuse() }
  /// Unavailable, because the argument label of the number of rows is `within:`.
  @available(*, unavailable, message: "write '.onReachEnd(within: 10) { … }'")
  public func onReachEnd(
    _ rows: Int? = nil, threshold: Int? = nil, _ action: @MainActor () async throws -> Void
  ) -> Self { misuse() }
  /// Unavailable, because each row declares the swipe action that deletes it.
  @available(*, unavailable, message: "a row has '.swipeActions(SwipeAction(\"Delete\") { … })'")
  public func onDelete<Rows>(perform action: @MainActor (Rows) -> Void) -> Self { misuse() }
  /// Unavailable, because each row declares the action that moves it.
  @available(*, unavailable, message: "a row has '.reorderable { … }'")
  public func onMove<Rows>(perform action: @MainActor (Rows, Int) -> Void) -> Self { misuse() }
}

@available(*, unavailable, message: "write it after a 'Group { … }' around all sections")
extension ScreenContent where Self == ModifiedScreen<Row> {
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`. The compiler reads
  /// `.onRefresh { … }` after one of them as a statement of its own.
  public static func onRefresh(_ action: @MainActor () async throws -> Void) -> Self { misuse() }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func onReachEnd(
    within rows: Int = 5, _ action: @MainActor () async throws -> Void
  ) -> Self { misuse() }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func onError(_ action: @MainActor (any Error) -> Void) -> Self { misuse() }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func editing(
    _ isEditing: Bool, selectsRows: Bool = false, _ onChange: (@MainActor (Bool) -> Void)? = nil
  ) -> Self { misuse() }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func emptyContent(@SectionBuilder _ rows: () -> some SectionContent) -> Self {
    misuse()
  }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func listID(_ id: some Hashable) -> Self { misuse() }
  /// Unavailable, because a modifier cannot follow a `for`, an `if` or a `switch`.
  public static func searchable(
    _ text: String, prompt: String = "", _ onEdit: (@MainActor (String) -> Void)?
  ) -> Self { misuse() }
}

@available(*, unavailable, message: "the list's view controller has a title, a bar and sheets")
extension ScreenContent {
  /// Unavailable, because the view controller that shows the list has the title.
  public func navigationTitle(_ title: String) -> Self { misuse() }
  /// Unavailable, because the view controller that shows the list has the buttons of the bar.
  public func toolbar(content: () -> some Any) -> Self { misuse() }
  /// Unavailable, because the view controller that shows the list presents the sheets.
  public func sheet(isPresented: Bool, content: () -> some Any) -> Self { misuse() }
}

extension RowGroup {
  /// Unavailable, because `swipeActions` of a section or a group takes a closure that returns the actions of each row.
  @available(*, unavailable, message: "return those of each row: '.swipeActions { row in [ … ] }'")
  public func swipeActions(_ actions: SwipeAction...) -> Self { misuse() }
  /// Unavailable, because a section and a group cannot have a task. A row, a header and a footer can.
  @available(*, unavailable, message: "a row has '.task { … }'; a controller loads a screen's data")
  public func task(_ action: () async -> Void) -> Self { misuse() }
  /// Unavailable, because the ID of a section or a group is its first argument.
  @available(*, unavailable, message: "the ID comes first: 'Section(\"a\") { … }'")
  public func id(_ id: some Hashable) -> Self { misuse() }
}

extension RowConvertible {
  /// Unavailable, because the action of a tap cannot be `async` and cannot throw.
  @available(*, unavailable, message: "a tap cannot wait or throw; start a 'Task { … }' in it")
  @_disfavoredOverload
  public func onSelect(
    _ action: (@MainActor @Sendable () async throws -> Void)?
  ) -> ModifiedRow<Self, _RowForms.Selection> { misuse() }
  /// Unavailable, because `swipeActions` of a row takes the actions themselves as arguments.
  @available(*, unavailable, message: "list them: '.swipeActions(SwipeAction(\"Delete\") { … })'")
  public func swipeActions(
    edge: SwipeEdge = .trailing, allowsFullSwipe: Bool = true, _ actions: () -> some Any
  ) -> Row { misuse() }
  /// Unavailable, because the modifier `onDisplay` replaces SwiftUI's `onAppear`.
  @available(*, unavailable, message: "write '.onDisplay { … }'")
  public func onAppear(_ action: () -> Void) -> Row { misuse() }
}

@available(*, unavailable, message: "write it before 'disclosureRows'")
extension DisclosureRows {
  /// Unavailable, because `onSelect` of a disclosure row must come before `disclosureRows`.
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> DisclosureRows { misuse() }
  /// Unavailable, because `swipeActions` of a disclosure row must come before `disclosureRows`.
  public func swipeActions(_ actions: SwipeAction...) -> DisclosureRows { misuse() }
  /// Unavailable, because `contextMenu` of a disclosure row must come before `disclosureRows`.
  public func contextMenu(@MenuBuilder items: () -> [MenuAction]) -> DisclosureRows { misuse() }
}

@available(*, unavailable, message: "write 'style:' for 'role:', and 'image:' for 'systemImage:'")
extension SwipeAction {
  /// Unavailable, because the argument labels are `style:` and `image:`, not `role:` and `systemImage:` as in SwiftUI.
  public init(
    _ title: String, role: ActionStyle? = nil, systemImage: String? = nil,
    perform action: @MainActor () async throws -> Void
  ) { misuse() }
}

@available(*, unavailable, message: "write 'style:' for 'role:', and 'image:' for 'systemImage:'")
extension MenuAction {
  /// Unavailable, because the argument labels are `style:` and `image:`, not `role:` and `systemImage:` as in SwiftUI.
  public init(
    _ title: String, role: ActionStyle? = nil, systemImage: String? = nil,
    perform action: @MainActor () async throws -> Void
  ) { misuse() }
}

/// A protocol that exists only for a compiler message. No type conforms to it.
///
/// A closure has no `==`. So if a model stores a closure, the model is not `Equatable`, and the compiler lists all
/// functions `==` that it has tried. One of them is an unavailable `==` that requires this protocol. The message of
/// that `==` says that a ``Handler`` can store the closure.
public protocol _HandlersInsteadOfClosures {}

extension CellModel where Self: _HandlersInsteadOfClosures {
  /// Unavailable. The compiler shows the message of this function if a model is not `Equatable`, for example because
  /// the model stores a closure. A ``Handler`` can store the closure instead.
  @available(*, unavailable, message: "keep a closure in a 'Handler'; a model compares its fields")
  public static func == (left: Self, right: Self) -> Bool { misuse() }
}

@available(*, unavailable, message: "choose between '@MainActor' methods: 'isOpen ? close : nil'")
extension RowConvertible {
  /// Unavailable, because the compiler does not infer `@MainActor` for a closure inside a conditional expression
  /// (`? :`). In such an expression, write the names of `@MainActor` methods instead of closures.
  public func onSelect(_ action: (() -> Void)?) -> ModifiedRow<Self, _RowForms.Selection> {
    misuse()
  }
  /// Unavailable, because the compiler does not infer `@MainActor` for a closure inside `? :`.
  public func reorderable(
    canMove: ((Reorder) -> Bool)? = nil, _ action: ((Reorder) -> Void)?
  ) -> _RowForms.Row<Self> { misuse() }
}

@available(*, unavailable, message: "choose between '@MainActor' methods: 'isOpen ? close : nil'")
extension ScreenPart {
  /// Unavailable, because the compiler does not infer `@MainActor` for a closure inside `? :`.
  public func searchable(
    _ text: String, prompt: String = "", _ onEdit: ((String) -> Void)?
  ) -> ModifiedScreen<_Content> { misuse() }
  /// Unavailable, because the compiler does not infer `@MainActor` for a closure inside `? :`.
  public func editing(
    _ isEditing: Bool, selectsRows: Bool = false, _ onChange: ((Bool) -> Void)?
  ) -> ModifiedScreen<_Content> { misuse() }
}

extension RowConvertible {
  /// Unavailable, because an ID is a value, such as a title. A key path is the same value for all rows.
  @available(*, unavailable, message: "an ID is a value and not a key path: '.id(mail.title)'")
  public func id<Value>(_ path: KeyPath<Self, Value>) -> ModifiedRow<Self, _RowForms.ID> {
    misuse()
  }
}

@available(
  *, unavailable, message: "wrap a model of any type in a row: 'Row(model).onSelect { … }'"
)
extension CellModel {
  /// Unavailable, because `any CellModel` has no modifiers. Wrap the model in a row first: `Row(model)`.
  public func onSelect(_ action: (@MainActor @Sendable () -> Void)?) -> Row { misuse() }
  /// Unavailable, because `any CellModel` has no modifiers. Wrap the model in a row first: `Row(model)`.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Row { misuse() }
  /// Unavailable, because `any CellModel` has no modifiers. Wrap the model in a row first: `Row(model)`.
  public func swipeActions(_ actions: SwipeAction...) -> Row { misuse() }
  /// Unavailable, because `any CellModel` has no modifiers. Wrap the model in a row first: `Row(model)`.
  public func contextMenu(@MenuBuilder items: () -> [MenuAction]) -> Row { misuse() }
}

extension Handler {
  /// Unavailable, because a cell must not call a handler of its model, as in `model.onPick(value)`. The cell calls
  /// `context.fire(\.onPick, value)` instead. A look passes the handler to a control.
  @available(
    *, unavailable,
    message: "cell: 'context.fire(\\.onPick, value)'; look: 'onPick', button 'onPick.with(value)'"
  )
  public func callAsFunction(_ input: Input, _ others: Never...) { misuse() }
  /// Unavailable, because a cell must not call a handler of its model, as in `model.onClose()`. The cell calls
  /// `context.fire(\.onClose)` instead. A look passes the handler to a control.
  @available(
    *, unavailable,
    message: "a cell writes 'context.fire(\\.onClose)', a look 'Look.button(\"Close\", onClose)'"
  )
  public func callAsFunction(_ others: Never...) { misuse() }
}

@available(*, unavailable)
extension Section {
  /// Unavailable, because the closure with the rows must not contain `return`. Without this overload, the compiler
  /// would also report that it cannot infer the type of the rows.
  @_disfavoredOverload
  public init<ID: Hashable & Sendable, each Value: Equatable>(
    _ id: ID = _PlacedID(), header: (any SupplementaryContent)? = nil,
    footer: (any SupplementaryContent)? = nil, dependsOn values: repeat each Value,
    @SectionBuilder rows: () -> Void
  ) { misuse() }
}

extension MenuBuilder {
  /// Unavailable, because the statements of a menu are items, such as a `MenuAction`.
  @available(*, unavailable, message: "a menu has items: 'MenuAction(\"Archive\") { … }'")
  public static func buildExpression(_ value: some Any) -> [Element] { misuse() }
}

extension Screen {
  /// Unavailable, because each screen must declare its own `body`.
  @available(*, unavailable, message: "declare 'var body: some ScreenContent { … }'")
  public var body: Row { misuse() }
}

extension Component {
  /// Unavailable, because each component must declare its own `body`.
  @available(*, unavailable, message: "declare 'var body: some SectionContent { … }'")
  public var body: Row { misuse() }
}

extension ListBuilder {
  /// Unavailable, because the type of a screen's `body` must be `some ScreenContent`, and the type of rows, such as the
  /// `body` of a component, must be `some SectionContent`.
  @available(
    *, unavailable,
    message: "a screen's 'body' is 'some ScreenContent'; rows alone are 'some SectionContent'"
  )
  public static func buildBlock<each Content: ScreenContent, Declared>(
    _ content: repeat each Content
  ) -> Declared { misuse() }
}

@available(*, unavailable, message: "an object is no cell model; show it by a registered cell")
extension ListBuilder {
  /// Unavailable, because an object, such as a view, is no cell model.
  @_disfavoredOverload
  public static func buildExpression<Object: AnyObject>(_ object: Object) -> Row { misuse() }
}

@available(*, unavailable, message: "a statement here must produce something to show; it does not")
extension ListBuilder {
  /// Unavailable, because a call of a function that returns nothing produces no row.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void) -> _BuiltBlock<Self> { misuse() }
  /// Unavailable, because a call with optional chaining (`?.`) of a function that returns nothing produces no row.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Void?) -> _BuiltBlock<Self> { misuse() }
}

@available(*, unavailable, message: "make its type conform to 'LookModel' or 'CellModel'")
extension ListBuilder {
  /// Unavailable, because the builder does not accept the type of the value. A value can be a row if its type conforms
  /// to ``CellModel``.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> _BuiltBlock<Self> { misuse() }
  /// Unavailable, because the builder does not accept the type of the array's elements. An element can be a row if its
  /// type conforms to ``CellModel``.
  @_disfavoredOverload
  public static func buildExpression<Value>(_ values: [Value]) -> _BuiltBlock<Self> { misuse() }
}

/// Stops the process. The unavailable functions call this function, which never runs, because the compiler rejects each
/// use of an unavailable function.
@inline(never) package func misuse() -> Never {
  fatalMistake("Internal error: an unavailable declaration was used")
}
