/// How content of one type is read; types of the package conform, never an app's own.
public protocol _ContentAccess {
  associatedtype Value

  /// Adds the rows or sections to what is being built.
  static func add(_ content: Value, to buffer: inout _ContentBuffer)

  /// Adds the iterations of a loop.
  static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer)

  /// Adds the iterations of a loop, some of which made nothing.
  static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer)
}

extension _ContentAccess {
  /// Adds the iterations one by one.
  @inlinable
  public static func addLoop(_ contents: [Value], to buffer: inout _ContentBuffer) {
    let outer = buffer.enterLoop()
    var iteration = _ContentBuffer()
    for index in contents.indices {
      add(contents[index], to: &iteration)
      buffer.take(iteration: &iteration, index)
      iteration.removeAll()
    }
    buffer.leave(outer)
  }

  @inlinable
  public static func addOptionals(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    addBranches(contents, to: &buffer)
  }

  /// Adds the iterations one by one, each as an `if`.
  @usableFromInline
  static func addBranches(
    _ contents: some RandomAccessCollection<Value?>, to buffer: inout _ContentBuffer
  ) {
    let outer = buffer.enterLoop()
    for (number, content) in contents.enumerated() {
      guard let content else { continue }
      var iteration = _ContentBuffer()
      iteration.addBranch(0, content, Self.self)
      buffer.take(iteration: &iteration, number)
    }
    buffer.leave(outer)
  }
}

/// How rows of one type are read, without a box for each.
public protocol _RowAccess: _ContentAccess {
  /// Whether rows of the type may hold rows, take over another row's ID, or neither.
  static var traits: _RowTraits { get }

  /// Returns the row; without an ID of its own it is relative.
  static func row(_ content: Value) -> Row
  /// Returns the ID that the row brings along; nil if its place identifies it.
  static func id(of content: Value) -> RowID?
  /// Whether both are of one model type and show the same, the rows inside them apart.
  static func showSame(_ left: Value, _ right: Value) -> Bool

  // What follows from these, but is known faster for some types.

  static func modelType(of content: Value) -> any CellModel.Type
  static func reuseIdentifier(of content: Value) -> ReuseIdentifier
  /// Returns what holds the rows inside; nil if the row is no container.
  static func inner(of content: Value) -> AnyObject?

  /// Whether both bring along the same ID and show the same.
  static func areSameRow(_ left: Value, _ right: Value) -> Bool
  /// Whether ``areSameRow(_:_:)`` compares what `id` was made of, and pays.
  static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool
  /// Adds the branches that were taken to get to the row; a wrapped row has none.
  static func addBranches(of content: Value, to path: inout _ContentPath)
}

/// What is known of all rows of a type.
public struct _RowTraits: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A row may hold rows of its own.
  public static let containers = _RowTraits(rawValue: 1)
  /// A row may take over the row of another ID.
  public static let replacements = _RowTraits(rawValue: 2)
  /// The rows may have models of several types.
  public static let mixedModels = _RowTraits(rawValue: 4)
  /// A row may have a height of its own.
  public static let heights = _RowTraits(rawValue: 8)
}

extension _RowAccess {
  @inlinable
  public static func add(_ content: Value, to buffer: inout _ContentBuffer) {
    buffer.add(row(content))
  }

  /// Adds a loop as it is.
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
      // A row without an ID is identified by its iteration.
      addBranches(contents, to: &buffer)
    } else {
      buffer.append(run, isLoop: true)
    }
  }

  @inlinable public static var traits: _RowTraits { [] }
  public static func modelType(of content: Value) -> any CellModel.Type { row(content).box.type }

  public static func reuseIdentifier(of content: Value) -> ReuseIdentifier {
    row(content).reuseIdentifier
  }

  @inlinable public static func inner(of content: Value) -> AnyObject? { nil }

  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    id(of: left) == id(of: right) && showSame(left, right)
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { false }
  @inlinable public static func addBranches(of content: Value, to path: inout _ContentPath) {}
}

/// How content is read that wraps the content of one row: as the wrapped content, but for what the
/// wrapper says itself.
public protocol _WrapperAccess: _RowAccess {
  associatedtype Wrapped: _RowAccess
  static func wrapped(_ content: Value) -> Wrapped.Value
}

extension _WrapperAccess {
  @inlinable public static var traits: _RowTraits { Wrapped.traits }
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

// MARK: - Models

/// How cell models are read.
public protocol _AnyModelAccess: _RowAccess where Value: CellModel {}

extension _AnyModelAccess {
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

/// How a model without an `id` is read.
public enum _ModelAccess<Value: CellModel>: _AnyModelAccess {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left == right && left.identity == right.identity
  }

  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool { true }
}

/// How an `Identifiable` model is read: its `id` is compared where it is.
public enum _IdentifiableAccess<Value: CellModel & Identifiable>: _AnyModelAccess
where Value.ID: Sendable {
  @inlinable
  public static func areSameRow(_ left: Value, _ right: Value) -> Bool {
    left.id == right.id && left == right
  }

  /// A model may bring another ID than its `id`.
  @inlinable
  public static func isComparedInPlace(_ content: Value, as id: RowID) -> Bool {
    RowID(content.id, of: Value.self) == id
  }
}
