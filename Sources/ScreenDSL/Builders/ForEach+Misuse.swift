// Named as SwiftUI's type is, so that whoever writes it from habit is told what to write.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains that builders have the language's own loop.
///
/// A function and not a type, so that SwiftUI's `ForEach` is found as always where both modules are
/// imported.
@available(*, unavailable, message: "use a loop: 'for element in elements { … }'")
@_disfavoredOverload
public func ForEach<Elements: Sequence, Content: ScreenContent>(
  _ elements: Elements, @ScreenBuilder content: (Elements.Element) -> Content
) -> Row { fatalMistake("Internal error: an unavailable function was called") }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Explains that builders have the language's own loop, and models their own identity.
@available(
  *, unavailable,
  message: "use a loop: 'for element in elements { … }'; a row's ID is its model's, or '.id(_:)'"
)
@_disfavoredOverload
public func ForEach<Elements: Sequence, ID: Hashable, Content: ScreenContent>(
  _ elements: Elements, id: KeyPath<Elements.Element, ID>,
  @ScreenBuilder content: (Elements.Element) -> Content
) -> Row { fatalMistake("Internal error: an unavailable function was called") }
