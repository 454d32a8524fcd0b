/// A declaration of what is on a screen, evaluated again for each state.
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
/// A screen can stand in another one, as a statement; in a ``Group`` if it stands there twice.
public protocol Screen: SnapshotConvertible, ScreenPart where _Content == Body {
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

  /// Returns the screen as a part of another one, with all IDs of its sections salted with `id`.
  public func id<ID: Hashable & Sendable>(_ id: ID) -> Group<Body> {
    Group(id, content: body)
  }
}

extension ScreenSnapshot {
  /// Creates the snapshot of `content`.
  ///
  /// Loose rows form sections of their own: one for each stretch between two declared sections.
  ///
  /// - Parameters:
  ///   - content: Sections and loose rows.
  ///   - previous: A snapshot of the same screen; blocks with `dependsOn` whose value is the same
  ///     are taken from it and not evaluated, and whatever else is the same is shared.
  /// - Complexity: O(*n*) in the number *n* of rows in all evaluated blocks.
  public init<Content: ScreenContent>(_ content: Content, reusing previous: ScreenSnapshot? = nil) {
    var buffer = _ContentBuffer()
    buffer.enterLooseRows()
    Content._Access.add(content, to: &buffer)
    self.init(.screen(buffer, reusing: previous?.storage))
  }
}

// MARK: - Screens as statements

extension ScreenBuilder {
  /// A statement that produces what is on another screen.
  @inlinable
  public static func buildExpression<Part: Screen>(
    _ screen: Part, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>> {
    _BuiltStatement(_BuiltBlock(erasing: screen.body), SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces what is on another screen, or nothing from nil.
  @_disfavoredOverload
  public static func buildExpression<Part: Screen>(
    _ screen: Part?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>?> {
    _BuiltStatement(
      screen.map { _BuiltBlock(erasing: $0.body) }, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces what is on other screens, one after the other, as a loop does.
  @_disfavoredOverload
  public static func buildExpression<Part: Screen>(
    _ screens: [Part], fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>> {
    let blocks = screens.map { _BuiltBlock<ScreenBuilder>(erasing: $0.body) }
    return _BuiltStatement(buildArray(blocks), SourceLine(fileID: fileID, line: line))
  }
}

/// Builds what is on a screen: sections, and loose rows, which form sections of their own.
///
/// A statement is a ``Section``, an array or an optional of sections, a call to a function marked
/// `@ScreenBuilder`, or anything that ``SectionBuilder`` takes.
@resultBuilder
public enum ScreenBuilder: ListBuilder {
  /// A statement that produces sections or loose rows.
  @inlinable
  public static func buildExpression<Content: ScreenContent>(
    _ content: consuming Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<Content> {
    _BuiltStatement(content, SourceLine(fileID: fileID, line: line))
  }

  /// A statement that produces sections of a type that is known when the app runs, or nothing from
  /// nil.
  @_disfavoredOverload
  public static func buildExpression(
    _ content: (any ScreenContent)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<ScreenBuilder>?> {
    func block(_ content: some ScreenContent) -> _BuiltBlock<ScreenBuilder> {
      _BuiltBlock(erasing: content)
    }
    return _BuiltStatement(content.map { block($0) }, SourceLine(fileID: fileID, line: line))
  }
}
