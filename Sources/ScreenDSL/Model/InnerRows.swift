/// The rows inside a container, or the rows of a section with `dependsOn`.
///
/// When the package evaluates the rows, this object stores the list of these rows. The object can also begin with a
/// list that exists already.
@usableFromInline
class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: all subclasses have only `Sendable` constants.

  /// The `dependsOn` values; nil if there is no `dependsOn`.
  var dependency: Dependency? { nil }

  /// Whether there is a `dependsOn` for these rows or inside them. A new snapshot can then reuse rows of an earlier
  /// snapshot.
  var mayBeReused: Bool { false }

  /// The number of levels of nested containers in these rows. Rows that are not evaluated yet do not count. If the
  /// package omitted the rows because they are nested too deep, the number is -1.
  var depth: Int { 0 }

  /// The greatest number of levels of nested containers.
  ///
  /// The limit exists because data can contain itself: without the limit, the nested calls of the app's closures would
  /// overflow the stack.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { CollectedRows() }
  /// Returns a copy without the list that the package stored in this object.
  func copy() -> InnerRows { self }
}

/// Counts what encloses the rows that a builder is making: containers, groups and disclosure rows.
enum Nesting {
  @TaskLocal static var depth = 0
  /// The number of groups with an ID around these rows. If the rows are below a disclosure row, groups around the
  /// disclosure row do not count.
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows that contain these rows. Each has the numbers of containers and groups around it.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// The rows of a container without `dependsOn`. The builder has evaluated them.
@usableFromInline
final class EvaluatedRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: all properties are `Sendable` constants.
  private let rows: CollectedRows
  /// Whether the package omitted the rows, because the container is nested too deep.
  let isCut: Bool

  /// Evaluates the rows of a container. If the container is nested too deep, the container gets no rows.
  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // If the app created the content outside of this closure, `Nesting.depth` was not raised for the containers in the
    // content. So this code also checks how deep those containers are nested.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Creates an object for evaluated rows. Nil means that the package omitted the rows.
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
/// old rows and does not evaluate these.
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

  /// Creates the rows that a builder's block returns.
  ///
  /// If the caller knows the type of the block, the compiler specializes this initializer. The compiler does not
  /// specialize initializers with parameter packs. So the initializers with parameter packs call this one.
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
    DeferredRows(dependsOn: SharedActions(actions, and: values)) { [make] in
      make().sharing(actions)
    }
  }
}
