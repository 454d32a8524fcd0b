/// The rows inside a container, or the rows of a section with `dependsOn`.
///
/// A subclass makes the rows when they are first needed, in its method `evaluate`. An object of this class itself
/// stores a list of rows that already exists.
@usableFromInline
class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: all subclasses have only `Sendable` constants.

  /// The `dependsOn` values; nil if there is no `dependsOn`.
  var dependency: Dependency? { nil }

  /// Whether a `dependsOn` applies to these rows, or to the rows of a container among them.
  var mayBeReused: Bool { false }

  /// The number of levels of nested containers in these rows. Containers that a closure has yet to make do not count. If
  /// the package omitted the rows because they are nested too deep, the number is -1.
  var depth: Int { 0 }

  /// The greatest number of levels of nested containers.
  ///
  /// Data can contain itself. Without the limit, the closures of the app would then call each other until the stack
  /// overflows.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { CollectedRows() }
  /// In a subclass, returns a copy without the list that was built. The copy builds the list again, for a container
  /// that is now nested less or more deeply.
  func copy() -> InnerRows { self }
}

/// What encloses the rows that a builder is making: the number of containers, the number of groups, and the disclosure
/// rows.
enum Nesting {
  @TaskLocal static var depth = 0
  /// The number of groups around the rows that a builder is making, inside the outermost disclosure row around them.
  /// Groups without an ID do not count. 0 if no disclosure row is around the rows.
  @TaskLocal static var groups = 0
  /// For each expanded disclosure row around the rows that a builder is making: the disclosure row, and the values that
  /// `depth` and `groups` have there.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// The rows of a container without `dependsOn`. The closure that makes these rows has already run.
@usableFromInline
final class EvaluatedRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: all properties are `Sendable` constants.
  private let rows: CollectedRows
  /// Whether the package omitted the rows, because the container is nested too deep.
  let isCut: Bool

  /// Runs the closure that makes the rows of a container. A container that is nested too deep gets no rows.
  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // The closure can return containers that the app created earlier, when `Nesting.depth` was too small. So this code
    // also counts the nested containers in the result.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Creates an object for rows that a closure has made. Nil means that the package omitted the rows.
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
  // Unchecked `Sendable` only because Swift requires this of subclasses: properties are `Sendable` constants.
  private let values: Dependency
  private let make: @Sendable () -> _ContentBuffer

  @usableFromInline
  init(dependsOn values: Dependency, _ make: @escaping @Sendable () -> _ContentBuffer) {
    self.values = values
    self.make = make
  }

  /// Creates an object for the rows that `block` returns.
  ///
  /// The compiler specializes this initializer for callers that know the type of `block`. It cannot specialize
  /// initializers with parameter packs, such as those of sections with `dependsOn`. So these initializers call this
  /// one.
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
