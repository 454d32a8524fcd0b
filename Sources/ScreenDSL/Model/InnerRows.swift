/// The rows of a container, or of a section that has `dependsOn`.
///
/// With `dependsOn`, the closure that makes the rows runs when the rows are first needed. A snapshot reuses the rows of
/// the previous snapshot if no `dependsOn` value changed. Without `dependsOn`, the closure runs before this object
/// exists.
@usableFromInline
final class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because the superclass is unchecked. All properties are `Sendable` constants.
  let dependency: Dependency?
  private let make: (@Sendable () -> _ContentBuffer)?
  /// The rows of a closure that ran before this object was created; empty if the object was created from a
  /// `ScreenStorage`. Nil if `make` makes the rows, or if the rows are nested too deep.
  private let rows: CollectedRows?

  /// The greatest number of levels of nested containers or disclosure rows. Without this limit, closures that make rows
  /// from data that contains itself would call each other until the stack overflows.
  static let depthLimit = 60

  private init(
    _ rows: CollectedRows?, _ values: Dependency?, _ make: (@Sendable () -> _ContentBuffer)?
  ) {
    (self.rows, dependency, self.make) = (rows, values, make)
  }

  convenience init(_ rows: CollectedRows?) { self.init(rows, nil, nil) }

  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // `rows` can return a container that the app created earlier. `Nesting.depth` did not count the levels inside that
    // container, so this code also checks the depth of the result.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  @usableFromInline
  convenience init(dependsOn values: Dependency, _ make: @escaping @Sendable () -> _ContentBuffer) {
    self.init(nil, values, make)
  }

  /// Creates an object whose closure runs when the rows are first needed.
  ///
  /// The compiler does not specialize the callers, because the callers have parameter packs. It specializes this
  /// initializer, which has none.
  @inlinable
  convenience init<Rows: SectionContent & SendableMetatype>(
    dependsOn values: Dependency, block: @escaping @Sendable () -> Rows
  ) {
    self.init(dependsOn: values) { _ContentBuffer(block()) }
  }

  var isCut: Bool { rows == nil && make == nil }
  var mayBeReused: Bool { make != nil || rows?.hasDeferredRows == true }
  /// The number of levels of containers that are nested in these rows; -1 if the package omitted the rows. Containers
  /// in the closure of a section or a container with `dependsOn` do not count.
  var depth: Int { isCut ? -1 : rows?.depth ?? 0 }

  @inline(never) func evaluate() -> CollectedRows { make?().collectedRows ?? rows ?? .init() }
  /// Returns a copy that has not evaluated its rows yet.
  func copy() -> InnerRows { InnerRows(rows, dependency, make) }

  func sharing(_ actions: GroupActions) -> InnerRows {
    guard let dependency, let make else { return self }
    return InnerRows(dependsOn: dependency.and(actions)) { make().sharing(actions) }
  }
}

/// The containers, groups and disclosure rows around the rows that a builder is making.
enum Nesting {
  @TaskLocal static var depth = 0
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows around the rows that the builder is making, outermost first.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}
