/// The rows that a container, or a section with `dependsOn`, was declared with.
@usableFromInline
class DeclaredRows: InnerRows, @unchecked Sendable {
  // Unchecked only because the superclass is; all its subclasses hold only `Sendable` constants.

  /// The values that the rows depend on; nil if they were evaluated at once.
  var dependency: Dependency? { nil }

  /// Whether some of the rows may be taken over from an earlier snapshot.
  var mayBeReused: Bool { true }

  /// How many containers are inside one another in the rows, as far as it is known; -1 if none can be,
  /// because containers are too deep here.
  var depth: Int { 0 }

  /// Whether containers are too deep here, so that their rows are left out.
  var isCut: Bool { false }

  /// The greatest number of containers inside one another.
  ///
  /// Data may nest without end, and whatever an app does to make rows inside rows takes stack.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { fatalMistake("Internal error: declared rows without rows") }
}

/// How many containers are around the rows that are being made.
enum Nesting {
  @TaskLocal static var depth = 0
}

/// Rows that were evaluated at once.
@usableFromInline
final class EvaluatedRows: DeclaredRows, @unchecked Sendable {
  // Unchecked only because the superclass is; `rows` is a `Sendable` constant.
  private let rows: CollectedRows
  private let wasCut: Bool

  /// Creates the rows of a container; none where containers are too deep.
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // Rows that were made before the container may be as deep already.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Creates rows, or the place of some that are too deep.
  init(_ rows: CollectedRows?) {
    self.rows = rows ?? CollectedRows()
    wasCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var isCut: Bool { wasCut }
  override var depth: Int { wasCut ? -1 : rows.depth }
  override func evaluate() -> CollectedRows { rows }
}

/// Rows that are evaluated only if a value changed.
@usableFromInline
final class DeferredRows: DeclaredRows, @unchecked Sendable {
  // Unchecked only because the superclass is; both properties are `Sendable` constants.
  private let values: Dependency
  private let make: @Sendable () -> _ContentBuffer

  @usableFromInline
  init(dependsOn values: Dependency, _ make: @escaping @Sendable () -> _ContentBuffer) {
    self.values = values
    self.make = make
  }

  override var dependency: Dependency? { values }
  override func evaluate() -> CollectedRows { make().collectedRows }

  /// Returns the rows with what the section or a group around it gives all of them.
  func sharing(_ actions: _GroupActions) -> DeferredRows {
    DeferredRows(dependsOn: SharedActions(actions, and: values)) { [make] in
      make().sharing(actions)
    }
  }
}

/// The dependency on the kinds of action that rows are given; what the actions do is always the newest.
private final class SharedActions: Dependency, @unchecked Sendable {
  // Unchecked only because the superclass is; `actions` is a `Sendable` constant.
  private let actions: _GroupActions

  init(_ actions: _GroupActions, and others: Dependency?) {
    self.actions = actions
    super.init(and: others)
  }

  override func hasSameValue(as other: Dependency) -> Bool {
    guard let other = other as? SharedActions else { return false }
    return _GroupActions.areAlike(actions, other.actions)
  }
}
