/// The functions that ``SectionBuilder`` and ``ScreenBuilder`` share. Each of the two builders adds functions for the
/// statements that it accepts.
public protocol ListBuilder {}

extension ListBuilder {
  /// Returns the content of a block whose only statement is a row, a section, or an `if` or `switch` with one of these.
  /// The result has the static type of this statement. If the block is the body of a `for` loop, `buildArray` gets an
  /// array with elements of this type.
  @inlinable
  public static func buildBlock<Content: _DirectContent>(
    _ content: consuming Content
  ) -> Content { content }

  /// Returns the content of a block whose only statement is other content, such as a loop or a group. The type of the
  /// result does not depend on the type of the statement.
  ///
  /// If the type of the result contained the type of the statement, a `for` loop whose body has an opaque type
  /// (`some SectionContent`) would not compile.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<Content: ScreenContent>(
    _ content: consuming Content
  ) -> _BuiltBlock<Self> { _BuiltBlock(only: content) }

  /// Returns an empty block.
  public static func buildBlock() -> _BuiltBlock<Self> { _BuiltBlock() }

  /// Returns a block of two to ten statements. If a row gets no ID from `.id(_:)` or from its model, the number of the
  /// row's statement becomes part of the row's ID.
  ///
  /// Each statement has a parameter of its own, because the compiler does not specialize code for a parameter pack.
  /// Most blocks have at most ten statements.
  @inlinable
  public static func buildBlock<
    C0: ScreenContent, C1: ScreenContent, C2: ScreenContent, C3: ScreenContent, C4: ScreenContent,
    C5: ScreenContent, C6: ScreenContent, C7: ScreenContent, C8: ScreenContent, C9: ScreenContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2 = _NoStatement(), _ c3: C3 = _NoStatement(),
    _ c4: C4 = _NoStatement(), _ c5: C5 = _NoStatement(), _ c6: C6 = _NoStatement(),
    _ c7: C7 = _NoStatement(), _ c8: C8 = _NoStatement(), _ c9: C9 = _NoStatement()
  ) -> _BuiltBlock<Self> {
    var count = 2 + _NoStatement.count(C2.self) + _NoStatement.count(C3.self)
    count += _NoStatement.count(C4.self) + _NoStatement.count(C5.self) + _NoStatement.count(C6.self)
    count += _NoStatement.count(C7.self) + _NoStatement.count(C8.self) + _NoStatement.count(C9.self)
    var block = _BuiltBlock<Self>(count: count)
    block.append(c0)
    block.append(c1)
    block.append(c2)
    block.append(c3)
    block.append(c4)
    block.append(c5)
    block.append(c6)
    block.append(c7)
    block.append(c8)
    block.append(c9)
    return block
  }

  /// Returns a block of more than ten statements.
  @_disfavoredOverload
  @inlinable
  public static func buildBlock<
    C0: ScreenContent, C1: ScreenContent, C2: ScreenContent, C3: ScreenContent, C4: ScreenContent,
    C5: ScreenContent, C6: ScreenContent, C7: ScreenContent, C8: ScreenContent, C9: ScreenContent,
    each Content: ScreenContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9, _ content: repeat each Content
  ) -> _BuiltBlock<Self> {
    var block = Self.buildBlock(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
    repeat block.append(each content)
    return block
  }

  /// Returns the content of an `if` without `else`.
  @inlinable
  public static func buildOptional<Content: ScreenContent>(
    _ content: consuming Content?
  ) -> Content? {
    content
  }

  /// Returns the content of the first of two branches. If an `if` or a `switch` has more branches, the compiler makes a
  /// tree of pairs of branches.
  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    first: consuming First
  ) -> _BuiltBranch<First, Second> { .first(first) }

  /// Returns the content of the second of two branches.
  @inlinable
  public static func buildEither<First: ScreenContent, Second: ScreenContent>(
    second: consuming Second
  ) -> _BuiltBranch<First, Second> { .second(second) }

  /// Returns the content of a `for` loop.
  ///
  /// If the body of the loop is one row, the compiler uses the overload for ``RowConvertible`` instead. The compiler
  /// checks calls of that overload faster.
  @_disfavoredOverload
  @inlinable
  public static func buildArray<Content: ScreenContent>(
    _ contents: consuming [Content]
  ) -> _BuiltBlock<Self> {
    var block = _BuiltBlock<Self>(_ContentBuffer(looping: ()), isLoop: true)
    Content._Access.addLoop(contents, to: &block.buffer)
    return block
  }

  /// Returns the content of a `for` loop whose body is one row of a type that the compiler knows. The result stores the
  /// array of the rows without a copy.
  @inlinable
  public static func buildArray<Content: RowConvertible>(
    _ contents: consuming [Content]
  ) -> _BuiltBlock<Self> {
    var block = _BuiltBlock<Self>(_ContentBuffer(looping: ()), isLoop: true)
    block.buffer.addRun(contents, Content._Access.self)
    return block
  }

  /// Returns the content of an `if #available` without its static type, because older systems may lack this type.
  public static func buildLimitedAvailability(
    _ content: some ScreenContent
  ) -> _BuiltBlock<Self> { _BuiltBlock(only: content) }

  /// Returns a statement that produces rows from a value of type `any SectionContent`. Nil produces nothing.
  @_disfavoredOverload
  public static func buildExpression(
    _ content: (any SectionContent)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_BuiltBlock<SectionBuilder>?> {
    _BuiltStatement(content.map { _BuiltBlock(erasing: $0) }, fileID, line)
  }

  /// Returns a statement that produces one row from a model of any type.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(
    _ model: consuming any CellModel, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_AnyModel> {
    _BuiltStatement(_AnyModel(model), fileID, line)
  }

  /// Returns a statement that produces one row from a model of any type. Nil produces no row.
  @_disfavoredOverload
  @inlinable
  public static func buildExpression(
    _ model: (any CellModel)?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<_AnyModel>? {
    model.map { _BuiltStatement(_AnyModel($0), fileID, line) }
  }

  /// Returns a statement that produces rows from models of any types. Nil produces no row.
  @_disfavoredOverload
  public static func buildExpression(
    _ models: [any CellModel]?, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<[_AnyModel]?> {
    _BuiltStatement(models?.map { _AnyModel($0) }, fileID, line)
  }

  /// Returns empty content for a statement that produces nothing: the literal `nil`, or a call that never returns.
  @_disfavoredOverload
  public static func buildExpression(_ nothing: Never?) -> _BuiltBlock<Self> { _BuiltBlock() }
}

/// Builds rows, such as those of a section, a container or a component.
///
/// A statement is a cell model, a ``Row``, a row with modifiers, a ``Container``, a disclosure row, a ``Component``, a
/// ``Group`` of rows, an array or an optional of these, or a call to a function marked `@SectionBuilder`. `if`,
/// `switch`, `for`, `#available` and `let` work as usual.
@resultBuilder
public enum SectionBuilder: ListBuilder {
  /// Returns a statement that produces rows.
  @inlinable
  public static func buildExpression<Content: SectionContent>(
    _ content: consuming Content, fileID: StaticString = #fileID, line: UInt32 = #line
  ) -> _BuiltStatement<Content> {
    _BuiltStatement(content, fileID, line)
  }
}

/// Unavailable overloads whose messages explain which statements a section does not accept.
///
/// The compiler tries an unavailable overload only if no available overload fits. So these overloads do not slow down
/// the check of correct statements.
extension SectionBuilder {
  /// Unavailable, because a section cannot contain a section.
  @available(*, unavailable, message: "sections cannot be nested; use a 'Container'")
  @_disfavoredOverload
  public static func buildExpression(_ section: Section) -> _BuiltBlock<SectionBuilder> { misuse() }

  /// Unavailable, because a section cannot contain a screen.
  @available(*, unavailable, message: "a screen is beside sections; a part is a 'Component'")
  @_disfavoredOverload
  public static func buildExpression(_ screen: some Screen) -> _BuiltBlock<SectionBuilder> {
    misuse()
  }

  /// Unavailable, because a section cannot contain content with a modifier of the whole screen.
  @available(*, unavailable, message: "write this modifier of a screen after the section")
  @_disfavoredOverload
  public static func buildExpression<Content: ScreenContent>(
    _ content: ModifiedScreen<Content>
  ) -> _BuiltBlock<SectionBuilder> { misuse() }

  /// Unavailable, because a section cannot contain a value that can have sections, such as `some ScreenContent`.
  @available(
    *, unavailable,
    message: "sections cannot be nested; if this makes only rows, mark it '@SectionBuilder'"
  )
  @_disfavoredOverload
  public static func buildExpression<Content: ScreenContent>(
    _ content: Content
  ) -> _BuiltBlock<SectionBuilder> { misuse() }
}
