/// A declaration of what is on a screen, evaluated anew for each state.
///
/// ```swift
/// struct MainScreen: Screen {
///   var state: MainState
///
///   var body: some ScreenContent {
///     Section("elements") {
///       for element in state.elements { ElementRow(element) }
///     }
///   }
/// }
/// ```
public protocol Screen {
  /// The type of the screen's content; the compiler infers it.
  associatedtype Body: ScreenContent

  /// The screen's sections and loose rows.
  @ScreenBuilder var body: Body { get }
}

extension Screen {
  /// Evaluates the declaration.
  ///
  /// - Parameter previous: The screen's previous snapshot. Blocks with `dependsOn` whose value is
  ///   the same are taken from it and not evaluated.
  /// - Complexity: O(*n*) in the number *n* of rows in all evaluated blocks.
  public func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(body, reusing: previous)
  }
}
