public import ScreenDSL

// Unavailable declarations whose messages explain common mistakes.

extension LookModel {
  /// Explains that a model declares a `look`.
  @available(*, unavailable, message: "declare 'var look: some LookPart { … }'")
  public var look: Look.Text { misuse() }
}

extension ListBuilder {
  /// Explains the type of a screen's `body`.
  @available(*, unavailable, message: "a screen's 'body' is 'some ScreenContent'")
  public static func buildBlock<each Content: ScreenContent>(
    _ content: repeat each Content
  ) -> Look.Text { misuse() }
}

@available(*, unavailable, message: "a text is a 'String': write \"\\(count)\"")
extension Look {
  /// Explains how a value becomes a text.
  public static func text<Value>(_ value: Value, _ style: TextStyle = .body) -> Text { misuse() }
  /// Explains how a value becomes a text.
  public static func badge<Value>(_ value: Value) -> Graphic { misuse() }
}

@available(*, unavailable, message: "write '.symbol(\"star\")' or '.asset(\"star\")'")
extension Look.Image: ExpressibleByStringLiteral {
  /// Explains the kinds of images.
  public init(stringLiteral name: String) { misuse() }
}

@available(*, unavailable, message: "only buttons wait; start a 'Task { … }' in the closure")
extension Look {
  /// Explains that the action of a toggle cannot be `async`.
  public static func toggle(
    _ title: String, isOn: Bool, _ onChange: @MainActor @Sendable (Bool) async throws -> Void
  ) -> Toggle { misuse() }
  /// Explains that the action of a field cannot be `async`.
  public static func field(
    _ title: String, text: String, prompt: String = "",
    _ onEdit: @MainActor @Sendable (String) async throws -> Void
  ) -> Field { misuse() }
  /// Explains that the action of a picker cannot be `async`.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: @MainActor @Sendable (Value) async throws -> Void
  ) -> Setting { misuse() }
}

@available(*, unavailable, message: "make it editable: 'Editable(store, \\.form)'")
extension Look {
  /// Explains that a control edits an ``Editable``.
  public static func field<State>(
    _ title: String, edits state: State, _ path: WritableKeyPath<State, String>
  ) -> Field { misuse() }
  /// Explains that a control edits an ``Editable``.
  public static func toggle<State>(
    _ title: String, edits state: State, _ path: WritableKeyPath<State, Bool>
  ) -> Toggle { misuse() }
}

@available(*, unavailable, message: "return the name of a value: 'name: { $0.title }'")
extension Look {
  /// Explains that a picker needs the names of its values.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    _ onChange: Handler<Value>?
  ) -> Setting { misuse() }
  /// Explains that a picker needs the names of its values.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    _ onChange: @MainActor @Sendable (Value) -> Void
  ) -> Setting { misuse() }
}

@available(
  *, unavailable,
  message: "write modifiers of a part before '.id', '.onSelect' and other modifiers of its row"
)
extension ModifiedRow {
  /// Explains that modifiers of a part come before those of its row.
  public func accessory(_ accessory: Look.Accessory?) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func color(_ color: ThemeColor?) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func padding(_ points: Double) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func lines(_ count: Int?) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func enabled(_ isEnabled: Bool) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func separator(_ separator: Look.Separator?) -> Self { misuse() }
  /// Explains that modifiers of a part come before those of its row.
  public func kind(_ kind: Look.ButtonKind) -> Self { misuse() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains what to write instead of SwiftUI's type. A file that imports SwiftUI finds SwiftUI's own type.
@available(*, unavailable, message: "write 'Look.horizontal { … }'")
public func HStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains what to write instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.vertical { … }'")
public func VStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains what to write instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.text(…)'")
public func Text(_ text: String) -> Look.Text { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains what to write instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.spacer'")
public func Spacer() -> Look.Graphic { misuse() }
