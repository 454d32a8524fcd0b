/// The rows inside a container's row, or those of a section with `dependsOn`.
///
/// The object stores the list of these rows when the package evaluates the rows. A list that already exists can be
/// set at the start.
@usableFromInline
class InnerRows: LazySlot, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: all subclasses have only `Sendable` constants.

  /// The values that the rows depend on; nil if they were evaluated at once.
  var dependency: Dependency? { nil }

  /// Whether the new snapshot can reuse the rows of an earlier one.
  var mayBeReused: Bool { false }

  /// The greatest number of containers that are nested in these rows, as far as it is known; -1 if the package
  /// omitted the rows because they are nested too deep.
  var depth: Int { 0 }

  /// The greatest depth of nested containers.
  ///
  /// Data can contain itself without end, and each nested call of the app's closures needs stack space.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { CollectedRows() }
}

/// Counts the containers, groups and disclosure rows around the rows that a builder makes now.
enum Nesting {
  @TaskLocal static var depth = 0
  /// The number of groups with an ID around these rows. Inside a disclosure row it begins at 0 again.
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows around these rows, each with the numbers of containers and groups around it.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// The rows of a container without `dependsOn`. The builder has evaluated them.
@usableFromInline
final class EvaluatedRows: InnerRows, @unchecked Sendable {
  // Unchecked `Sendable` only because Swift requires this of subclasses: `rows` is a `Sendable` constant.
  private let rows: CollectedRows
  /// Whether the package omitted the rows, because containers are nested too deep here.
  let isCut: Bool

  /// Evaluates the rows of a container. If containers are nested too deep, the container gets no rows.
  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // The app can have created the content elsewhere, so this code also checks how deep the content's own containers
    // are nested.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Creates evaluated rows; nil if the package omitted them.
  init(_ rows: CollectedRows?) {
    self.rows = rows ?? CollectedRows()
    isCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var depth: Int { isCut ? -1 : rows.depth }
  override func evaluate() -> CollectedRows { rows }
}

/// The rows of a container or a section with `dependsOn`. They are evaluated only if a value changed.
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

  /// Creates the rows of a builder's block. Where the compiler knows the type of the block, it specializes this
  /// initializer. The compiler does not specialize initializers with parameter packs, so these call this initializer.
  @inlinable
  convenience init<Rows: SectionContent & SendableMetatype>(
    dependsOn values: Dependency, block: @escaping @Sendable () -> Rows
  ) {
    self.init(dependsOn: values) { _ContentBuffer(block()) }
  }

  override var dependency: Dependency? { values }
  override var mayBeReused: Bool { true }
  override func evaluate() -> CollectedRows { make().collectedRows }

  /// Returns the rows with the actions of a section or a group. A row that has an action of its own keeps that
  /// action.
  func sharing(_ actions: GroupActions) -> DeferredRows {
    DeferredRows(dependsOn: SharedActions(actions, and: values)) { [make] in
      make().sharing(actions)
    }
  }
}
