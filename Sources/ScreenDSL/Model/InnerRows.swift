/// The rows inside a container or of a section with `dependsOn`. A subclass makes the rows when they are first needed.
@usableFromInline
class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` because the class has subclasses. They have only `Sendable` constants.

  var dependency: Dependency? { nil }

  var mayBeReused: Bool { false }

  /// The number of levels of nested containers in closures that have run; -1 if the package omitted the rows.
  var depth: Int { 0 }

  /// Without the limit, closures for data that contains itself would call each other until the stack overflows.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { CollectedRows() }
  /// Subclasses return a copy without evaluated rows.
  func copy() -> InnerRows { self }
}

/// What encloses the rows that a builder is making.
enum Nesting {
  @TaskLocal static var depth = 0
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows around the rows, outermost first.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// The rows of a container without `dependsOn`, whose closure has already run.
@usableFromInline
final class EvaluatedRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. All properties are `Sendable` constants.
  private let rows: CollectedRows
  let isCut: Bool

  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // Rows can contain containers that `Nesting.depth` does not count.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  init(_ rows: CollectedRows?) {
    self.rows = rows ?? CollectedRows()
    isCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var depth: Int { isCut ? -1 : rows.depth }
  override func evaluate() -> CollectedRows { rows }
  override func copy() -> InnerRows { EvaluatedRows(rows) }
}

/// The rows of a container or a section with `dependsOn`. A snapshot reuses the previous rows if no `dependsOn` value
/// changed.
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

  /// The compiler specializes this initializer, but not its callers, which have parameter packs.
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

  func sharing(_ actions: GroupActions) -> DeferredRows {
    DeferredRows(dependsOn: values.and(actions)) { [make] in
      make().sharing(actions)
    }
  }
}
