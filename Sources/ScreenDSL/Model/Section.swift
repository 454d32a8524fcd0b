/// An identified list of rows with optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
/// A section without an ID is identified by its place, as rows are.
public struct Section: ScreenContent, RowGroup, Sendable {
  /// What the section was declared with: behind one reference, because sections are moved about.
  private let declaration: Declaration

  private final class Declaration: Sendable {
    let parts: Parts

    init(_ parts: consuming Parts) { self.parts = parts }
  }

  private struct Parts: Sendable {
    var id: SectionID
    var supplementaries: [Supplementary]
    var hint: LayoutHint?
    var rows = CollectedRows()
    var deferred: DeferredRows?
    let source: SourceLine
  }

  @usableFromInline
  @inline(never)
  init(
    id: RowID, supplementaries: [Supplementary], rows: _ContentBuffer, source: SourceLine
  ) {
    declaration = Declaration(
      Parts(
        id: SectionID(key: id), supplementaries: supplementaries, rows: rows.collectedRows,
        source: source))
  }

  @usableFromInline
  @inline(never)
  init(
    id: RowID, supplementaries: [Supplementary], deferred: DeferredRows, source: SourceLine
  ) {
    declaration = Declaration(
      Parts(
        id: SectionID(key: id), supplementaries: supplementaries, deferred: deferred, source: source
      ))
  }

  /// Creates a changed copy of a section.
  private init(_ original: Section, _ change: (inout Parts) -> Void) {
    var parts = original.declaration.parts
    change(&parts)
    declaration = Declaration(parts)
  }

  /// The section's identity on the screen; without an explicit one, that of no place until the section
  /// is in a snapshot.
  package var id: SectionID { declaration.parts.id }
  var supplementaries: [Supplementary] { declaration.parts.supplementaries }
  var hint: LayoutHint? { declaration.parts.hint }
  /// The rows that were evaluated at once; none if others are evaluated later.
  var rows: CollectedRows { declaration.parts.rows }
  /// The rows that are evaluated only if a value changed.
  var deferred: DeferredRows? { declaration.parts.deferred }
  var source: SourceLine { declaration.parts.source }

  /// Returns the section with `model` as its supplementary of that kind.
  public func supplementary(
    _ kind: SupplementaryKind, _ model: some SupplementaryContent
  ) -> Section {
    Section(self) { $0.supplementaries.set(kind, model._row) }
  }

  /// Returns the section with a hint how its rows lie.
  public func layout(_ hint: LayoutHint) -> Section { Section(self) { $0.hint = hint } }

  public func _sharing(_ actions: _GroupActions) -> Section {
    Section(self) {
      $0.rows = rows.sharing(actions)
      $0.deferred = deferred?.sharing(actions)
    }
  }

  func mappingID(_ transform: (RowID) -> RowID) -> Section {
    Section(self) { $0.id = SectionID(key: transform(id.key)) }
  }

  /// How sections are read.
  public enum _Access: _ContentAccess {
    public typealias Value = Section

    public static func add(_ content: Section, to buffer: inout _ContentBuffer) {
      buffer.add(content)
    }
  }
}

/// Rows that can be given actions together: a ``Section``, a ``Group``.
///
/// A row's own action comes first, then its innermost group's, its section's, and that of a group around
/// the section.
public protocol RowGroup {
  /// Returns the rows with actions for those that have none; the package supplies it.
  func _sharing(_ actions: _GroupActions) -> Self
}

extension RowGroup {
  /// Returns the rows with an action for the selection of any row that has none of its own.
  ///
  /// - Parameter action: What to do with the row that the user selects; it takes no part in equality.
  public func onSelect(_ action: @escaping @MainActor @Sendable (Row) -> Void) -> Self {
    _sharing(_GroupActions(.select(nil, action)))
  }

  /// Returns the rows with an action for the selection of those of one model type that have none of their
  /// own.
  ///
  /// ```swift
  /// Section("cart") { for item in items { CartRow(item) } }
  ///   .onSelect(CartRow.self) { store.open($0.id) }
  /// ```
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - action: What to do with the model that the user selects; it takes no part in equality.
  public func onSelect<Model: CellModel>(
    _ model: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    _sharing(_GroupActions(.selectModels(model, action)))
  }

  /// Returns the rows with swipe actions for any row that has none of its own on that side.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from.
  ///   - actions: Returns the actions of a row, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge = .trailing, _ actions: @escaping @Sendable (Row) -> [SwipeAction]
  ) -> Self {
    _sharing(_GroupActions(.swipe(edge, actions)))
  }
}

/// Marks a section that is identified by its place.
public struct _PlacedID: Hashable, Sendable {
  @inlinable public init() {}
}

extension RowID {
  /// The ID of a section or container, relative for the marker that stands for none.
  @inlinable
  init<ID: Hashable & Sendable>(declared id: ID) {
    self = ID.self == _PlacedID.self ? .relative : SectionID(id).key.unnumbered
  }
}

// MARK: - Headers, footers and other decorations

/// Which decoration of a section a supplementary is: its header, its footer, or another one by
/// name.
public struct SupplementaryKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The kind's name.
  package let name: String

  /// Creates the kind with this name.
  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { self.init(value) }

  /// The supplementary above a section's rows.
  public static let header = SupplementaryKind("header")
  /// The supplementary below a section's rows.
  public static let footer = SupplementaryKind("footer")
}

extension SupplementaryKind: CustomStringConvertible {
  /// The kind's name.
  public var description: String { name }
}

/// A header, a footer or another decoration of a section.
public struct Supplementary: Sendable, Equatable {
  /// Which decoration it is.
  public let kind: SupplementaryKind
  /// The model, and what is declared beside it; the ID is nobody's.
  package let row: Row

  init(kind: SupplementaryKind, row: Row) { (self.kind, self.row) = (kind, row) }

  public static func == (left: Supplementary, right: Supplementary) -> Bool {
    left.kind == right.kind && left.row.hasSameContent(as: right.row)
  }

  package var box: ModelBox { row.box }
  /// What is declared beside the model.
  package var attributes: RowAttributes { row.attributes }
  /// What happens when the user taps it.
  package var onSelect: Handler<Void>? { attributes.onSelect }

  /// What its view shows.
  public var model: any CellModel { box.model }

  /// Which views may be exchanged for this one's.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }
}

extension String: SupplementaryContent {
  /// The model that shows the text.
  public var _row: Row { Row(model: SupplementaryText(self)) }
}

/// A header or a footer that is a line of text.
///
/// ```swift
/// Section(header: "Alerts") { … }
/// ```
public struct SupplementaryText: CellModel {
  /// The text.
  public var text: String

  /// Creates a header with this text.
  public init(_ text: String) { self.text = text }
}

extension [Supplementary] {
  /// Most sections have neither, which is known where they are declared.
  @inlinable
  init(header: (any SupplementaryContent)?, footer: (any SupplementaryContent)?) {
    self = []
    if let header { append(.header, header) }
    if let footer { append(.footer, footer) }
  }

  @usableFromInline
  mutating func append(_ kind: SupplementaryKind, _ content: any SupplementaryContent) {
    append(Supplementary(kind: kind, row: content._row))
  }

  /// Puts a model in the place of the supplementary of that kind, keeping header, footer, names in
  /// order.
  mutating func set(_ kind: SupplementaryKind, _ row: Row) {
    removeAll { $0.kind == kind }
    let new = Supplementary(kind: kind, row: row)
    insert(new, at: firstIndex { $0.kind.rank > kind.rank } ?? endIndex)
  }
}

extension SupplementaryKind {
  /// The order in which kinds are listed: header, footer, the others by name.
  fileprivate var rank: (Int, String) {
    self == .header ? (0, "") : self == .footer ? (1, "") : (2, name)
  }
}

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

  /// The greatest number of containers inside one another.
  ///
  /// Data may nest without end, and whatever an app does to make rows inside rows takes stack.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { fatalMistake("Internal error: declared rows without rows") }
}

/// How many containers are around the rows that are being made.
enum Nesting {
  @TaskLocal static var depth = 0
  /// How many groups with an ID are around them, as far as an outline is around these.
  @TaskLocal static var groups = 0
  /// The rows of outlines that are unfolded around them, with the number of containers and of groups around each.
  @TaskLocal static var outlines: [(depth: Int, groups: Int, row: Row)] = []
}

/// Rows that were evaluated at once.
@usableFromInline
final class EvaluatedRows: DeclaredRows, @unchecked Sendable {
  // Unchecked only because the superclass is; `rows` is a `Sendable` constant.
  private let rows: CollectedRows
  /// Whether containers are too deep here, so that their rows are left out.
  let isCut: Bool

  /// Creates the rows of a container; none where containers are too deep.
  @usableFromInline
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
    isCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var depth: Int { isCut ? -1 : rows.depth }
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

/// The values that rows depend on, compared with the previous ones.
@usableFromInline
class Dependency: @unchecked Sendable {
  // Unchecked because the class is subclassed; its subclasses hold `Sendable` constants.
  private let others: Dependency?

  @usableFromInline
  init(and others: Dependency?) { self.others = others }

  /// Creates the dependency on some values.
  @inlinable
  static func on<each Value: Equatable & Sendable>(_ value: repeat each Value) -> Dependency {
    var result: Dependency?
    for value in repeat each value { result = TypedDependency(value, and: result) }
    return result ?? Dependency(and: nil)
  }

  final func isEqual(to other: Dependency) -> Bool {
    if self === other { return true }
    guard hasSameValue(as: other) else { return false }
    guard let others, let rest = other.others else { return others == nil && other.others == nil }
    return others.isEqual(to: rest)
  }

  func hasSameValue(as other: Dependency) -> Bool { type(of: other) == Dependency.self }

  /// Whether each value is equal to itself, as a number that is none is not.
  final var isEqualToItself: Bool { hasSameValue(as: self) && others?.isEqualToItself != false }
}

@usableFromInline
final class TypedDependency<Value: Equatable & Sendable>: Dependency, @unchecked Sendable {
  // Unchecked only because the superclass is; `value` is a `Sendable` constant.
  private let value: Value

  @usableFromInline
  init(_ value: Value, and others: Dependency?) {
    self.value = value
    super.init(and: others)
  }

  override func hasSameValue(as other: Dependency) -> Bool {
    guard type(of: other) == TypedDependency<Value>.self else { return false }
    return value == unsafeDowncast(other, to: TypedDependency<Value>.self).value
  }
}
