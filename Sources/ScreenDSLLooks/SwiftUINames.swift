// swift-format-ignore-file: AlwaysUseLowerCamelCase
// In a file that imports SwiftUI, the name of a function below refers to SwiftUI's type.

public import ScreenDSL

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.horizontal { … }'")
public func HStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.vertical { … }'")
public func VStack(
  alignment: Look.Alignment = .center, spacing: Double? = nil,
  @LookBuilder _ parts: () -> [LookNode]
) -> Look.Stack { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.text(…)'")
public func Text(_ text: String) -> Look.Text { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.spacer'")
public func Spacer() -> Look.Graphic { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.divider'")
public func Divider() -> Look.Graphic { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.image(.symbol(\"star\"))', or '.asset(…)' in it")
public func Image(_ name: String = "", systemName: String = "") -> Look.Graphic { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "write 'Look.button(\"Save\") { … }'")
public func Button(
  _ title: String, action: @MainActor () async throws -> Void
) -> Look.Button { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "in a look, write 'Look.toggle(\"Mute\", isOn: on) { … }'")
public func Toggle(_ title: String, isOn: Bool) -> Look.Toggle { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "in a look, write 'Look.field(\"Name\", text: name) { … }'")
public func TextField(_ title: String, text: String) -> Look.Field { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "in a look, write 'Look.stepper(…, in: 1...9) { … }'")
public func Stepper(_ title: String, value: Int, in range: Any? = nil) -> Look.Setting { misuse() }

/// Unavailable. The compiler error names the function to use instead of SwiftUI's type.
@available(*, unavailable, message: "in a look, write 'Look.picker(…)' with an array of choices")
public func Picker(_ title: String, selection: Any?, content: () -> Any) -> Look.Text { misuse() }

/// Unavailable. The compiler error explains that the `body` of a screen has the sections of the list.
@available(*, unavailable, message: "a screen is a list: write its sections in 'body'")
public func List<Content: ScreenContent>(@ScreenBuilder content: () -> Content) -> Row { misuse() }
