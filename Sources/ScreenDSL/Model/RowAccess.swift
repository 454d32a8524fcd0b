/// Adds content of one type to a builder's buffer. Only types of the package conform to this protocol.
public protocol _ContentAccess {
  associatedtype Value

  /// Adds the rows or sections of `content` to a buffer.
  static func add(_ content: Value, to buffer: inout _ContentBuffer)

  /// Adds the content of a loop. The array has one element for each iteration.
  static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer)

  /// Adds the content of a loop to a buffer. Each element is the content of an iteration; nil if the iteration has no
  /// content.
  static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer)
}

extension _ContentAccess {
  /// Adds the contents one by one.
  @inlinable
  public static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer) {
    buffer.addIterations(contents) { add($0, to: &$1) }
  }

  @inlinable
  public static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    addBranches(contents, to: &buffer)
  }

  /// Adds the elements that are not nil, as a `for` loop with an `if` inside does.
  @usableFromInline
  static func addBranches(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    buffer.addIterations(contents) { content, iteration in
      if let content { iteration.addBranch(0, content, Self.self) }
    }
  }
}

/// Reads rows of one type without creating an object for each row.
public protocol _RowAccess: _ContentAccess {
  /// The features that rows of the type `Value` can have, such as inner rows or models of several types.
  static var traits: _RowForms.Traits { get }

  /// Returns the content as a row. If the content has no ID of its own, the ID of the row is a placeholder.
  static func row(_ content: Value) -> Row
  /// Returns the row's explicit ID or its model's ID; nil if it has neither.
  static func id(of content: Value) -> RowID?
  /// Returns whether two rows have the same model type and the same content. The comparison ignores the IDs of the two
  /// rows, and the rows inside containers.
  static func showSame(_ left: Value, _ right: Value) -> Bool

  // The protocol has default implementations of the following functions. Some types have faster ones.

  static func modelType(of content: Value) -> any CellModel.Type
  static func reuseIdentifier(of content: Value) -> ReuseIdentifier
  /// Returns the object that stores the rows inside a container; nil if the content is no container.
  static func inner(of content: Value) -> AnyObject?

  /// Returns whether two rows have equal IDs and equal contents.
  static func areSameRow(_ left: Value, _ right: Value) -> Bool
  /// Returns true only if `id` was made from a property of `content`, such as `id`. For two such rows, `areSameRow`
  /// compares these properties without creating `RowID` values.
  static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool
  /// Adds to `path` the `if` and `switch` branches that contain the row, outermost first.
  static func addBranches(of content: Value, to path: inout _ContentBuffer.Path)
}

extension _RowAccess {
  @inlinable
  public static func add(_ content: Value, to buffer: inout _ContentBuffer) {
    buffer.add(row(content))
  }

  /// Adds the content of a loop, and keeps the loop's array without a copy.
  @inlinable
  public static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer) {
    buffer.addRun(contents, Self.self)
  }

  @inlinable
  public static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    var rows: [Value] = []
    rows.reserveCapacity(contents.count)
    for content in contents {
      if let content { rows.append(content) }
    }
    var run = _ContentBuffer(looping: ())
    run.line = buffer.line
    run.addRun(rows, Self.self)
    if run.hasRelativeIDs {
      // A relative ID, which a row without an ID gets, contains the number of the row's iteration. Iterations with a
      // nil element count too, but `rows` has no nil elements.
      addBranches(contents, to: &buffer)
    } else {
      buffer.append(run)
    }
  }

  @inlinable public static var traits: _RowForms.Traits { [] }
  public static func modelType(of content: Value) -> any CellModel.Type { row(content).box.type }

  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    row(content).reuseIdentifier
  }

  @inlinable public static func inner(of content: Value) -> AnyObject? { nil }

  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    showSame(left, right) && id(of: left) == id(of: right)
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { false }
  @inlinable public static func addBranches(of content: Value, to path: inout _ContentBuffer.Path) {
  }
}

/// Reads a row that wraps another row. By default, most functions return the result for the wrapped row.
public protocol _WrapperAccess: _RowAccess {
  associatedtype Wrapped: _RowAccess
  static func wrapped(_ content: Value) -> Wrapped.Value
}

extension _WrapperAccess {
  @inlinable public static var traits: _RowForms.Traits { Wrapped.traits }
  @inlinable
  public static func id(of content: Value) -> RowID? { Wrapped.id(of: wrapped(content)) }

  public static func modelType(of content: Value) -> any CellModel.Type {
    Wrapped.modelType(of: wrapped(content))
  }

  @inlinable
  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    Wrapped.reuseIdentifier(of: wrapped(content))
  }

  @inlinable
  public static func inner(of content: Value) -> AnyObject? { Wrapped.inner(of: wrapped(content)) }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool {
    Wrapped.showSame(wrapped(left), wrapped(right))
  }

  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    Wrapped.areSameRow(wrapped(left), wrapped(right))
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    Wrapped.isComparedInPlace(wrapped(content), as: id)
  }
}

// MARK: - Reading rows of cell models

/// Reads the row of a cell model. If the model is `Identifiable` and its `id` is `Sendable`, `_IdentifiableAccess`
/// reads the row instead.
public enum _ModelAccess<Value: CellModel>: _RowAccess {
  @inlinable public static func row(_ content: Value) -> Row { Row(model: content) }
  @inlinable public static func id(of content: Value) -> RowID? { content.identity }
  public static func modelType(of content: Value) -> any CellModel.Type { Value.self }

  @inlinable
  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    content.reuseIdentifier
  }

  @inlinable
  public static func showSame(_ left: Value, _ right: Value) -> Bool { left == right }
}

/// Reads the row of an `Identifiable` model. To compare two rows, this type compares the models and their `id`s, and
/// creates no row IDs.
public enum _IdentifiableAccess<Value: CellModel & Identifiable>: _WrapperAccess
where Value.ID: Sendable {
  public typealias Wrapped = _ModelAccess<Value>

  @inlinable public static func wrapped(_ content: Value) -> Value { content }
  @inlinable public static func row(_ content: Value) -> Row { Row(model: content) }

  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left.id == right.id && left == right
  }

  /// Returns whether `id` is the row ID that the package creates from the `id` of the model. If a model declares an
  /// `identity` of its own, the row ID can differ from the model's `id`.
  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    RowID(content.id, of: Value.self) == id
  }
}
