public import ScreenDSL

extension LookModel {
  /// Unavailable. The compiler error explains that a model declares a `look`.
  @available(*, unavailable, message: "declare 'var look: some LookPart { … }'")
  public var look: Look.Text { misuse() }
}

extension ListBuilder {
  /// Unavailable. The compiler error names the type of a screen's `body`, and the type of content with only rows.
  @available(
    *, unavailable,
    message: "a screen's 'body' is 'some ScreenContent'; rows alone are 'some SectionContent'"
  )
  public static func buildBlock<each Content: ScreenContent>(
    _ content: repeat each Content
  ) -> Look.Text { misuse() }
  /// Unavailable. The compiler error explains that a text needs `Look.text`.
  @available(*, unavailable, message: "a text is no row; write 'Look.text(…)' around it")
  public static func buildExpression(_ text: String?) -> Look.Text { misuse() }
}

@available(*, unavailable, message: "a text is a 'String': write \"\\(count)\", or 'title ?? \"\"'")
extension Look {
  /// Unavailable. The compiler error explains that a value must be converted to a `String` first.
  public static func text<Value>(_ value: Value, _ style: TextStyle = .body) -> Text { misuse() }
  /// Unavailable. The compiler error explains that a value must be converted to a `String` first.
  public static func badge<Value>(_ value: Value) -> Graphic { misuse() }
}

@available(*, unavailable, message: "write '.symbol(\"star\")' or '.asset(\"star\")'")
extension Look.Image: ExpressibleByStringLiteral {
  /// Unavailable. The compiler error explains that a literal is no image, and that an image is a symbol or an asset of
  /// the app.
  public init(stringLiteral name: String) { misuse() }
}

extension _LookBuilder {
  /// The type of an `async` action, for the unavailable functions in this file. Of all parts, only buttons can have an
  /// `async` action.
  public typealias Waiting<Value> = @MainActor @Sendable (Value) async throws -> Void
}

@available(*, unavailable, message: "only buttons wait or throw; start a 'Task { … }' here")
extension Look {
  /// Unavailable. The compiler error explains that the action of a toggle cannot be `async`.
  public static func toggle(
    _ title: String, isOn: Bool, _ onChange: _LookBuilder.Waiting<Bool>
  ) -> Toggle { misuse() }
  /// Unavailable. The compiler error explains that the action of a slider cannot be `async`.
  public static func slider(
    _ title: String, value: Double, in range: ClosedRange<Double> = 0...1, step: Double? = nil,
    text: String? = nil, onDrag: (@MainActor @Sendable (Bool) -> Void)? = nil,
    _ onChange: _LookBuilder.Waiting<Double>
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the action of a stepper cannot be `async`.
  public static func stepper(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1, text: String? = nil,
    _ onChange: _LookBuilder.Waiting<Int>
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the action of a date control cannot be `async`.
  public static func date(
    _ title: String, value: DateTime, in range: ClosedRange<DateTime>? = nil,
    showing parts: DateParts = .date, _ onChange: _LookBuilder.Waiting<DateTime>
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the action of a field cannot be `async`.
  public static func field(
    _ title: String, text: String, prompt: String = "", _ onEdit: _LookBuilder.Waiting<String>
  ) -> Field { misuse() }
  /// Unavailable. The compiler error explains that the action of a picker cannot be `async`.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: _LookBuilder.Waiting<Value>
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the action of a picker cannot be `async`.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .menu,
    name: (Value) -> String, _ onChange: _LookBuilder.Waiting<Set<Value>>
  ) -> Setting { misuse() }
}

@available(*, unavailable, message: "give an 'Editable', and a 'var' of the control's type in it")
extension Look {
  /// Unavailable. The compiler error explains that a field needs an `Editable` and a key path to a property.
  public static func field<State>(
    _ title: String, edits state: State, _ path: PartialKeyPath<State>? = nil, prompt: String = ""
  ) -> Field { misuse() }
  /// Unavailable. The compiler error explains that a toggle needs an `Editable` and a key path to a property.
  public static func toggle<State>(
    _ title: String, edits state: State, _ path: PartialKeyPath<State>? = nil
  ) -> Toggle { misuse() }
  /// Unavailable. The compiler error explains that a slider needs an `Editable` and a key path to a property.
  public static func slider<State>(
    _ title: String, edits state: State, _ path: PartialKeyPath<State>? = nil,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil, text: String? = nil
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that a stepper needs an `Editable` and a key path to a property.
  public static func stepper<State>(
    _ title: String, edits state: State, _ path: PartialKeyPath<State>? = nil,
    in range: ClosedRange<Int>, step: Int = 1, text: String? = nil
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that a date control needs an `Editable` and a key path to a property.
  public static func date<State>(
    _ title: String, edits state: State, _ path: PartialKeyPath<State>? = nil,
    in range: ClosedRange<DateTime>? = nil, showing parts: DateParts = .date
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that a picker needs an `Editable` and a key path to a property.
  public static func picker<State, Value>(
    _ title: String, _ values: [Value], edits state: State, _ path: PartialKeyPath<State>? = nil,
    as kind: PickerKind = .menu, name: (Value) -> String
  ) -> Setting { misuse() }
}

extension Look {
  /// Unavailable. The compiler error explains that a button's style is a modifier.
  @available(*, unavailable, message: "write '.kind(.destructive)' after the button")
  public static func button(
    _ title: String, role: ButtonKind? = nil, kind: ButtonKind? = nil,
    _ action: @MainActor () -> Void
  ) -> Button { misuse() }
  /// Unavailable. The compiler error explains that the argument label of a button's image is `image:`.
  @available(*, unavailable, message: "write 'image: .symbol(\"star\")'")
  public static func button(
    _ title: String, systemImage: String, _ action: @MainActor () async throws -> Void
  ) -> Button { misuse() }
  /// Unavailable. The compiler error explains that the argument label of a row's smaller text is `detail:`.
  @available(*, unavailable, message: "write 'detail:' in the place of 'subtitle:'")
  public static func row(
    _ title: String, subtitle: String?, value: String? = nil, image: Image? = nil
  ) -> Row { misuse() }
  /// Unavailable. The compiler error explains that a stepper has whole numbers.
  @available(*, unavailable, message: "a stepper counts with 'Int'; a slider takes a 'Double'")
  public static func stepper(
    _ title: String, value: Double, in range: ClosedRange<Double>, step: Double = 1,
    text: String? = nil, _ onChange: @MainActor (Double) -> Void
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the choices of a picker are an array.
  @available(*, unavailable, message: "write an array: 'Array(1...5)'")
  public static func picker(
    _ title: String, _ values: ClosedRange<Int>, selected: Int?, as kind: PickerKind = .menu,
    name: (Int) -> String, _ onChange: @MainActor (Int) -> Void
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the argument label of a picker's style is `as:`.
  @available(*, unavailable, message: "write 'as:' in the place of 'style:'")
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Any?, style: PickerKind, name: (Value) -> String,
    _ onChange: (Value) -> Void
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that the argument label of a field's placeholder is `prompt:`.
  @available(*, unavailable, message: "write 'prompt:', after 'text:'")
  public static func field(
    _ title: String, placeholder: String, text: String, _ onEdit: (String) -> Void
  ) -> Field { misuse() }
}

@available(*, unavailable, message: "return the name of a value: 'name: { $0.title }'")
extension Look {
  /// Unavailable. The compiler error explains that a picker needs the names of its values.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    _ onChange: Handler<Value>?
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that a picker needs the names of its values.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Value?, as kind: PickerKind = .menu,
    _ onChange: @MainActor @Sendable (Value) -> Void
  ) -> Setting { misuse() }
  /// Unavailable. The compiler error explains that a picker needs the names of its values.
  public static func picker<Value>(
    _ title: String, _ values: [Value], selected: Set<Value>, as kind: PickerKind = .inline,
    _ onChange: @MainActor @Sendable (Set<Value>) -> Void
  ) -> Setting { misuse() }
}

@available(
  *, unavailable,
  message: "write modifiers of a part before '.id', '.onSelect' and other modifiers of its row"
)
extension ModifiedRow {
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func accessory(_ accessory: Look.Accessory?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func color(_ color: ThemeColor?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func padding(_ points: Double = 0, horizontal: Double = 0, vertical: Double = 0) -> Self {
    misuse()
  }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func padding(_ edge: _LookStyle.Edge?, _ points: Double? = nil) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func lines(_ lines: Any?, truncation: Look.Truncation = .tail) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func enabled(_ isEnabled: Bool) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func separator(_ separator: Look.Separator?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func info(_ title: String, _ action: () async throws -> Void) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func highlights(_ highlights: Bool) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func bubble(_ bubble: Look.Bubble?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func kind(_ kind: Look.ButtonKind) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func background(
    _ color: ThemeColor? = nil, opacity: Double = 1, corners: Double = 0,
    border: ThemeColor? = nil, shadow: Bool = false
  ) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func size(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil
  ) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func accessibility(
    label: String? = nil, value: String? = nil, hint: String? = nil,
    children: Look.AccessibilityChildren? = nil, heading: Int? = nil, priority: Int? = nil,
    traits: AccessibilityTrait...
  ) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func bold(_ words: Any = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func selected(_ isSelected: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func busy(_ isBusy: Bool) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func keepsRunning() -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func keyboard(_ keyboard: Look.Keyboard) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func problem(_ problem: String?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func overlay(@LookBuilder _ parts: () -> [LookNode]) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func fill() -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func loading(_ isLoading: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func secret(_ isSecret: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func returnKey(_ key: Look.ReturnKey, _ action: (() -> Void)? = nil) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func wide(_ isWide: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func iconOnly(_ isIconOnly: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func labelsHidden(_ isHidden: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func alignment(_ alignment: Look.TextAlignment) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func strikethrough(_ isStruck: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func aspect(_ ratio: Double?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func fit(_ isFitted: Bool = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func priority(_ priority: Int) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func key(_ key: Any) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func link(_ words: String, _ action: @MainActor () -> Void) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func limit(_ count: Int?) -> Self { misuse() }
  /// Unavailable. The compiler error explains that this modifier must precede the row's modifiers, such as `onSelect`.
  public func focused(_ isOn: Bool, _ onChange: @MainActor (Bool) -> Void) -> Self { misuse() }
}

@available(*, unavailable, message: "write it of the part itself, before '.info' and '.overlay'")
extension Look.Stack {
  /// Unavailable. The compiler error explains that a stack, such as the result of `overlay`, lacks this modifier.
  public func lines(_ lines: Any?, truncation: Look.Truncation = .tail) -> Self { misuse() }
  /// Unavailable. The compiler error explains that a stack, such as the result of `overlay`, lacks this modifier.
  public func bold(_ words: Any = true) -> Self { misuse() }
  /// Unavailable. The compiler error explains that a stack, such as the result of `overlay`, lacks this modifier.
  public func kind(_ kind: Look.ButtonKind) -> Self { misuse() }
  /// Unavailable. The compiler error explains that a stack, such as the result of `overlay`, lacks this modifier.
  public func keyboard(_ keyboard: Look.Keyboard) -> Self { misuse() }
}

extension _LookStyle {
  /// The edges of SwiftUI's padding, for the unavailable functions `padding`.
  public enum Edge { case all, horizontal, vertical, top, bottom, leading, trailing }
}

extension LookPart {
  /// Unavailable. The compiler error explains that a part such as `Look.spacer` is no function.
  @available(*, unavailable, message: "leave '()' out: 'Look.spacer'")
  public func callAsFunction() -> Self { misuse() }
  /// Unavailable. The compiler error explains that the style of a text is an argument.
  @available(*, unavailable, message: "write the style as in 'Look.text(title, .headline)'")
  public func font(_ style: Look.TextStyle) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, renamed: "color(_:)")
  public func foregroundStyle(_ color: ThemeColor) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, renamed: "color(_:)")
  public func foregroundColor(_ color: ThemeColor) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, message: "write '.size(width: 8)', or '.fill()' for the free width")
  public func frame(
    width: Double? = nil, height: Double? = nil, minWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, maxHeight: Double? = nil, alignment: Look.Alignment = .center
  ) -> Self { misuse() }
  /// Unavailable. The compiler error explains that the padding needs numbers of points, without edges.
  @available(*, unavailable, message: "write '.padding(8)', '.padding(horizontal: 8, vertical: 0)'")
  public func padding(_ edge: _LookStyle.Edge? = nil, _ points: Double? = nil) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, renamed: "lines(_:)")
  public func lineLimit(_ count: Int?) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, message: "write '.enabled(false)'")
  public func disabled(_ isDisabled: Bool) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, message: "a row has '.onSelect { … }'; inside a look write a button")
  public func onTapGesture(_ action: () -> Void) -> Self { misuse() }
  /// Unavailable. The compiler error names the modifier to use instead of SwiftUI's modifier.
  @available(*, unavailable, message: "write '.background(.gray, corners: 8)'")
  public func cornerRadius(_ radius: Double) -> Self { misuse() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable. The compiler error names the function to use instead of SwiftUI's type. In a file that imports SwiftUI,
/// this declaration has no effect, because its name then refers to SwiftUI's type.
@available(*, unavailable, message: "write 'Look.horizontal { … }'")
public func HStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.vertical { … }'")
public func VStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.text(…)'")
public func Text(_ text: String) -> Look.Text { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.spacer'")
public func Spacer() -> Look.Graphic { misuse() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Unavailable. The compiler error explains that a stack accepts a loop.
@available(*, unavailable, message: "use a loop: 'for element in elements { … }'")
@_disfavoredOverload
public func ForEach<Elements: Sequence>(
  _ elements: Elements, id: PartialKeyPath<Elements.Element>? = nil,
  @LookBuilder parts: (Elements.Element) -> [LookNode]
) -> Look.Text { misuse() }
