/// A list of rows with an ID and optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
/// A section without an ID is identified by its place, as rows are.
public struct Section: ScreenContent, RowGroup, Sendable {
  /// The declared parts, behind one reference, because builders copy sections often.
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

  /// The section's identity on the screen. A section without an explicit ID has a placeholder until it is in a
  /// snapshot.
  package var id: SectionID { declaration.parts.id }
  var supplementaries: [Supplementary] { declaration.parts.supplementaries }
  var hint: LayoutHint? { declaration.parts.hint }
  /// The rows of a section without `dependsOn`; empty for a section with `dependsOn`.
  var rows: CollectedRows { declaration.parts.rows }
  /// The rows of a section with `dependsOn`, which are evaluated only if a value changed.
  var deferred: DeferredRows? { declaration.parts.deferred }
  var source: SourceLine { declaration.parts.source }

  /// Returns the section with `model` as its supplementary of a kind.
  public func supplementary(
    _ kind: SupplementaryKind, _ model: some SupplementaryContent
  ) -> Section {
    Section(self) { $0.supplementaries.set(kind, model._row) }
  }

  /// Returns the section with a layout hint for its rows.
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

  /// Adds a section to a buffer.
  public enum _Access: _ContentAccess {
    public typealias Value = Section

    public static func add(_ content: Section, to buffer: inout _ContentBuffer) {
      buffer.add(content)
    }
  }
}

/// Rows that can get actions together: a ``Section`` or a ``Group``.
///
/// A row's own action takes precedence, then that of its innermost group, its section, and a group around the
/// section.
public protocol RowGroup {
  /// Returns the rows with actions for those that have none; the package implements it.
  func _sharing(_ actions: _GroupActions) -> Self
}

extension RowGroup {
  /// Returns the rows with an action for the selection of each row that has none of its own.
  ///
  /// - Parameter action: The action, with the row that the user selects. `==` ignores it.
  public func onSelect(_ action: @escaping @MainActor @Sendable (Row) -> Void) -> Self {
    _sharing(_GroupActions(.select(nil, action)))
  }

  /// Returns the rows with an action for the selection of each row with a model of one type that has none of its own.
  ///
  /// ```swift
  /// Section("cart") { for item in items { CartRow(item) } }
  ///   .onSelect(CartRow.self) { store.open($0.id) }
  /// ```
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - action: The action, with the model of the row that the user selects. `==` ignores it.
  public func onSelect<Model: CellModel>(
    _ model: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    _sharing(_GroupActions(.selectModels(model, action)))
  }

  /// Returns the rows with swipe actions for each row that has none of its own on that side.
  ///
  /// - Parameters:
  ///   - edge: The side where the swipe starts.
  ///   - actions: Returns the actions of a row, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge = .trailing, _ actions: @escaping @Sendable (Row) -> [SwipeAction]
  ) -> Self {
    _sharing(_GroupActions(.swipe(edge, actions)))
  }
}

/// The type of a missing ID: the place of the section or container identifies it.
public struct _PlacedID: Hashable, Sendable {
  @inlinable public init() {}
}

extension RowID {
  /// Returns the ID of a section or a container; a placeholder if the ID is missing.
  @inlinable
  init<ID: Hashable & Sendable>(declared id: ID) {
    self = ID.self == _PlacedID.self ? .relative : SectionID(id).key.unnumbered
  }
}

// MARK: - Headers, footers and other decorations

/// The kind of a section's supplementary: its header, its footer, or another one by name.
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

/// A header, a footer or another supplementary of a section.
public struct Supplementary: Sendable, Equatable {
  /// Its kind.
  public let kind: SupplementaryKind
  /// The model with its attributes. The ID of this row has no meaning.
  package let row: Row

  init(kind: SupplementaryKind, row: Row) { (self.kind, self.row) = (kind, row) }

  public static func == (left: Supplementary, right: Supplementary) -> Bool {
    left.kind == right.kind && left.row.hasSameContent(as: right.row)
  }

  package var box: ModelBox { row.box }
  /// The attributes of the supplementary.
  package var attributes: RowAttributes { row.attributes }
  /// The action of a tap.
  package var onSelect: Handler<Void>? { attributes.onSelect }

  /// The model of its view.
  public var model: any CellModel { box.model }

  /// Identifies the views that can show it.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }
}

extension String: SupplementaryContent {
  /// The row of a model that shows the text.
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
  /// Most sections have no header and no footer. The compiler knows this where an app declares them.
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

  /// Sets the supplementary of a kind, and keeps the order: header, footer, others by name.
  mutating func set(_ kind: SupplementaryKind, _ row: Row) {
    removeAll { $0.kind == kind }
    let new = Supplementary(kind: kind, row: row)
    insert(new, at: firstIndex { $0.kind.rank > kind.rank } ?? endIndex)
  }
}

extension SupplementaryKind {
  /// The order of kinds: header, footer, the others by name.
  fileprivate var rank: (Int, String) {
    self == .header ? (0, "") : self == .footer ? (1, "") : (2, name)
  }
}

/// The declared rows of a container, or of a section with `dependsOn`.
@usableFromInline
class DeclaredRows: InnerRows, @unchecked Sendable {
  // Unchecked only because Swift requires it of subclasses: all its subclasses hold only `Sendable` constants.

  /// The values that the rows depend on; nil if they were evaluated at once.
  var dependency: Dependency? { nil }

  /// Whether rows of an earlier snapshot may be reused.
  var mayBeReused: Bool { true }

  /// The known depth of nested containers in the rows; -1 if the rows were left out because they are too deep.
  var depth: Int { 0 }

  /// The greatest depth of nested containers.
  ///
  /// Data may be nested without end, and each level of an app's nested calls needs stack space.
  static let depthLimit = 60

  func evaluate() -> CollectedRows { fatalMistake("Internal error: declared rows without rows") }
}

/// Counts what is around the rows that a builder makes just now.
enum Nesting {
  @TaskLocal static var depth = 0
  /// The number of groups with an ID around the rows, inside the innermost disclosure row.
  @TaskLocal static var groups = 0
  /// The expanded disclosure rows around the rows, and how many containers and groups are around each.
  @TaskLocal static var disclosures: [(depth: Int, groups: Int, row: Row)] = []
}

/// Rows without `dependsOn`, which the builder has evaluated.
@usableFromInline
final class EvaluatedRows: DeclaredRows, @unchecked Sendable {
  // Unchecked only because Swift requires it of subclasses: `rows` is a `Sendable` constant.
  private let rows: CollectedRows
  /// Whether the package left out the rows because containers are too deep here.
  let isCut: Bool

  /// Creates the rows of a container; none if containers are too deep.
  @usableFromInline
  convenience init(_ rows: () -> _ContentBuffer) {
    let depth = Nesting.depth + 1
    let made =
      depth > Self.depthLimit ? nil : Nesting.$depth.withValue(depth, operation: rows)
    // An app may have made the rows before the container, so they can be too deep already.
    self.init(made.flatMap { $0.depth < Self.depthLimit ? $0.collectedRows : nil })
  }

  /// Creates rows; nil for rows that were left out.
  init(_ rows: CollectedRows?) {
    self.rows = rows ?? CollectedRows()
    isCut = rows == nil
  }

  override var mayBeReused: Bool { rows.hasDeferredRows }
  override var depth: Int { isCut ? -1 : rows.depth }
  override func evaluate() -> CollectedRows { rows }
}

/// Rows with `dependsOn`, which are evaluated only if a value changed.
@usableFromInline
final class DeferredRows: DeclaredRows, @unchecked Sendable {
  // Unchecked only because Swift requires it of subclasses: properties are `Sendable` constants.
  private let values: Dependency
  private let make: @Sendable () -> _ContentBuffer

  @usableFromInline
  init(dependsOn values: Dependency, _ make: @escaping @Sendable () -> _ContentBuffer) {
    self.values = values
    self.make = make
  }

  override var dependency: Dependency? { values }
  override func evaluate() -> CollectedRows { make().collectedRows }

  /// Returns the rows with the actions that a section or a group gives them.
  func sharing(_ actions: _GroupActions) -> DeferredRows {
    DeferredRows(dependsOn: SharedActions(actions, and: values)) { [make] in
      make().sharing(actions)
    }
  }
}
