/// The rows inside a container, or the rows of a section with `dependsOn`.
///
/// A subclass makes the rows when they are first needed, in its method `evaluate`. An object of this class itself
/// stores a list of rows that already exists.
@usableFromInline
class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` because the class has subclasses. They have only `Sendable` constants.

  /// The `dependsOn` values; nil if there is no `dependsOn`.
  var dependency: Dependency? { nil }

  /// Whether a `dependsOn` applies to these rows, or to the rows of a container among them.
  var mayBeReused: Bool { false }

  /// The number of levels of nested containers in these rows. Containers in closures that have not run do not count. If
  /// the package omitted the rows because they are nested too deep, the number is -1.
  var depth: Int { 0 }

  /// The greatest number of levels of nested containers.
  ///
  /// Data can contain itself. Without the limit, the closures of the app would then call each other until the stack
  /// overflows.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { CollectedRows() }
  /// A subclass returns a copy that has not made its rows yet, for a container at another depth.
  func copy() -> InnerRows { self }
}

/// What encloses the rows that a builder is making: the number of containers, the number of groups, and the disclosure
/// rows.
enum Nesting {
  @TaskLocal static var depth = 0
  /// The number of groups with an ID between the outermost disclosure row and the rows that a builder is making.
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows around the rows that a builder is making, each with its own `depth` and `groups`.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// The rows of a container without `dependsOn`. The closure that makes these rows has already run.
@usableFromInline
final class EvaluatedRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. All properties are `Sendable` constants.
  private let rows: CollectedRows
  /// Whether the package omitted the rows, because the container is nested too deep.
  let isCut: Bool

  /// Runs the closure that makes the rows of a container. A container that is nested too deep gets no rows.
  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // The rows can contain containers that the app created earlier. `Nesting.depth` did not limit their depth.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Stores the rows that the container's closure has returned. If the container is nested too deep, pass nil; the
  /// container then has no rows.
  init(_ rows: CollectedRows?) {
    self.rows = rows ?? CollectedRows()
    isCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var depth: Int { isCut ? -1 : rows.depth }
  override func evaluate() -> CollectedRows { rows }
  override func copy() -> InnerRows { EvaluatedRows(rows) }
}

/// The rows of a container or a section with `dependsOn`. If no `dependsOn` value changed, a new snapshot reuses the
/// rows of the previous snapshot, and does not call the closure that makes these rows.
@usableFromInline
final class DeferredRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. The properties are `Sendable` constants.
  private let values: Dependency
  private let make: @Sendable () -> _ContentBuffer

  @usableFromInline
  init(dependsOn values: Dependency, _ make: @escaping @Sendable () -> _ContentBuffer) {
    self.values = values
    self.make = make
  }

  /// Creates an object for the rows that `block` returns.
  ///
  /// The compiler specializes this initializer. It does not specialize the callers, which have parameter packs.
  @inlinable
  convenience init<Rows: SectionContent & SendableMetatype>(
    dependsOn values: Dependency, block: @escaping @Sendable () -> Rows
  ) {
    self.init(dependsOn: values) { _ContentBuffer(block()) }
  }

  override var dependency: Dependency? { values }
  override var mayBeReused: Bool { true }
  override func evaluate() -> CollectedRows { make().collectedRows }
  override func copy() -> InnerRows { DeferredRows(dependsOn: values, make) }

  /// Returns the same rows. A row that lacks an action gets the action from `actions`.
  func sharing(_ actions: GroupActions) -> DeferredRows {
    DeferredRows(dependsOn: values.and(actions)) { [make] in
      make().sharing(actions)
    }
  }
}
