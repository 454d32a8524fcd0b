/// A declaration of the content of a screen. For each state of the app, the app creates a new screen value, and the
/// package evaluates the `body` of this value.
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
/// A screen can be a statement in another screen. If a screen contains another screen twice, put each of the two into a
/// ``Group`` with an ID of its own.
public protocol Screen: SnapshotConvertible, ScreenPart where _Content == Body {
  /// The type of the screen's content; the compiler infers it.
  associatedtype Body: ScreenContent

  /// The screen's sections, and rows outside of sections.
  @ScreenBuilder var body: Body { get }
}

extension Screen {
  /// Evaluates `body`, and returns the content as a snapshot.
  ///
  /// - Parameter previous: The previous snapshot of the screen. If a section or a container has the same `dependsOn`
  ///   values in both snapshots, its closure does not run, and the new snapshot takes the rows of this section or
  ///   container from the previous snapshot. If IDs are not unique, or a container has moved to another section, the
  ///   closure can run.
  /// - Complexity: O(*n*) in the number *n* of rows in all evaluated closures.
  public func snapshot(reusing previous: ScreenSnapshot? = nil) -> ScreenSnapshot {
    ScreenSnapshot(body, reusing: previous)
  }

  /// Returns a group that contains the content of the screen. The package combines `id` with the ID of each section,
  /// and with the ID of each row outside of sections.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Group<Body> { Group(id, content: body) }
}

extension ScreenSnapshot {
  /// Creates the snapshot of `content`.
  ///
  /// Rows outside of sections form sections of their own: the rows before the first declared section, the rows between
  /// two declared sections, and the rows after the last declared section.
  ///
  /// - Parameters:
  ///   - content: Sections, and rows outside of sections.
  ///   - previous: A snapshot of the same screen. If a section or a container has the same `dependsOn` values in both
  ///     snapshots, its closure does not run, and the new snapshot takes the rows of this section or container from
  ///     `previous`. If IDs are not unique, or a container has moved to another section, the closure can run.
  /// - Complexity: O(*n*) in the number *n* of rows in all evaluated closures.
  public init<Content: ScreenContent>(_ content: Content, reusing previous: ScreenSnapshot? = nil) {
    var buffer = _ContentBuffer()
    buffer.path.enterLooseRows()
    Content._Access.add(content, to: &buffer)
    self.init(.screen(buffer, reusing: previous?.storage))
  }
}

/// Builds the content of a screen from sections, and from rows outside of sections. Consecutive rows outside of
/// sections form one section.
///
/// A statement is a ``Section``, a ``Screen``, a ``Group`` of sections, content with a modifier such as `onRefresh`, an
/// array or an optional of these, a call to a function marked `@ScreenBuilder`, or any statement that
/// ``SectionBuilder`` accepts.
@resultBuilder
public enum ScreenBuilder: ListBuilder {
  /// Returns a statement that produces sections, or rows outside of sections.
  @inlinable
  public static func buildExpression<Content: ScreenContent>(
    _ content: consuming Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<Content> {
    _BuiltStatement(content, fileID, line)
  }

  /// Returns a statement that produces the content of a value of type `any ScreenContent`. Nil produces nothing.
  @_disfavoredOverload
  public static func buildExpression(
    _ content: (any ScreenContent)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>?> {
    _BuiltStatement(content.map { _BuiltBlock(erasing: $0) }, fileID, line)
  }

  /// Returns a statement that produces the content of another screen.
  @inlinable
  public static func buildExpression<Part: Screen>(
    _ screen: Part, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>> {
    _BuiltStatement(_BuiltBlock(erasing: screen.body), fileID, line)
  }

  /// Returns a statement that produces the content of another screen. Nil produces nothing.
  @_disfavoredOverload
  public static func buildExpression<Part: Screen>(
    _ screen: Part?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>?> {
    _BuiltStatement(screen.map { _BuiltBlock(erasing: $0.body) }, fileID, line)
  }

  /// Returns a statement that produces the content of several screens. Each screen is an iteration, as in a `for` loop.
  @_disfavoredOverload
  public static func buildExpression<Part: Screen>(
    _ screens: [Part], fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>> {
    let blocks = screens.map { _BuiltBlock<ScreenBuilder>(erasing: $0.body) }
    return _BuiltStatement(buildArray(blocks), fileID, line)
  }
}
