/// Rows that belong together. A section can have an ID, a header, a footer and other supplementary views.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
/// If a section or a row has no ID, the position of its statement in the builder closure identifies it.
public struct Section: ScreenContent, RowGroup, Sendable {
  /// The properties are in one object, so that a copy of the section copies only a reference.
  private let declaration: Declaration

  private final class Declaration: Sendable {
    let parts: Parts

    init(_ parts: consuming Parts) { self.parts = parts }
  }

  struct Parts: Sendable {
    var id: SectionID
    var supplementaries: [Supplementary]
    var hint: LayoutHint?
    /// Empty if the section has the argument `dependsOn`, because the section's closure then runs later.
    var rows: CollectedRows
    var deferred: InnerRows?
    let source: SourceLine
  }

  @usableFromInline @inline(never)
  init(
    id: RowID, supplementaries: [Supplementary], rows: _ContentBuffer? = nil,
    deferred: InnerRows? = nil, source: SourceLine
  ) {
    declaration = Declaration(
      Parts(
        id: SectionID(key: id), supplementaries: supplementaries,
        rows: rows?.collectedRows ?? CollectedRows(),
        deferred: deferred, source: source))
  }

  private init(_ original: Section, _ change: (inout Parts) -> Void) {
    var parts = original.parts
    change(&parts)
    declaration = Declaration(parts)
  }

  /// The ID of the section. If the app gives none, this is a placeholder, and in a snapshot, the section gets its
  /// structural ID instead.
  package var id: SectionID { declaration.parts.id }
  var parts: Parts { declaration.parts }

  /// Returns the section with a supplementary view that shows `model`.
  ///
  /// If the section already has a supplementary view of this kind, the new view replaces the old one.
  public func supplementary(
    _ kind: SupplementaryKind, _ model: some SupplementaryContent
  ) -> Section {
    Section(self) { $0.supplementaries.set(kind, model.row) }
  }

  /// Returns the section with a layout hint for its rows.
  public func layout(_ hint: LayoutHint) -> Section { Section(self) { $0.hint = hint } }

  public static func _sharing(
    _ actions: _ContentBuffer.GroupActions, _ section: Section
  ) -> Section {
    Section(section) {
      $0.rows = $0.rows.sharing(actions)
      $0.deferred = $0.deferred?.sharing(actions)
    }
  }

  func mappingID(_ transform: (RowID) -> RowID) -> Section {
    Section(self) { $0.id = SectionID(key: transform(id.key)) }
  }

  /// Adds a section to the buffer of a builder.
  public enum _Access: _ContentAccess {
    public typealias Value = Section

    public static func add(_ content: Section, to buffer: inout _ContentBuffer) {
      buffer.add(content)
    }
  }
}

/// Rows that can get actions together: a ``Section`` or a ``Group``.
///
/// If a row, groups and a section have actions for the same tap or swipe, only the innermost of these actions runs.
public protocol RowGroup {
  /// Returns the rows with `actions`. A row's own actions take precedence. The package implements this method.
  static func _sharing(_ actions: _ContentBuffer.GroupActions, _ rows: Self) -> Self
}

extension RowGroup {
  /// Adds an action that runs when the user selects one of the rows. A row that has an `onSelect` of its own keeps that
  /// action.
  ///
  /// - Parameter action: The action, which receives the selected row. The operator `==` of snapshots ignores the
  ///   closure.
  public func onSelect(_ action: @escaping @MainActor @Sendable (Row) -> Void) -> Self {
    Self._sharing(.init(.select(nil, action)), self)
  }

  /// Adds an action that runs when the user selects one of the rows whose model has this type. A row that has an
  /// `onSelect` of its own keeps that action.
  ///
  /// ```swift
  /// Section("cart") { for item in items { CartRow(item) } }
  ///   .onSelect(CartRow.self) { store.open($0.id) }
  /// ```
  /// - Parameters:
  ///   - model: The type of the models.
  ///   - action: The action, which receives the model of the selected row. The operator `==` of snapshots ignores the
  ///     closure.
  public func onSelect<Model: CellModel>(
    _ model: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    let selecting = GroupActions.Action.select(model) { row in
      if let box = row.box as? TypedModelBox<Model> { action(box.content) }
    }
    return Self._sharing(.init(selecting), self)
  }

  /// Adds swipe actions to the rows. A row that has swipe actions of its own on this side keeps those instead.
  ///
  /// - Parameters:
  ///   - edge: The side where the swipe starts.
  ///   - actions: Returns the actions of a row, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge = .trailing, _ actions: @escaping @Sendable (Row) -> [SwipeAction]
  ) -> Self {
    Self._sharing(.init(.swipe(edge, actions)), self)
  }
}

/// The type of the ID of a section or a group to which the app gives no ID. The position of the section's statement in
/// the builder closures then identifies the section. A group without an ID adds no group ID to the IDs of its rows and
/// sections.
public struct _PlacedID: Hashable, Sendable {
  @inlinable public init() {}
}

extension RowID {
  @inlinable
  init<ID: Hashable & Sendable>(declared id: ID) {
    self = ID.self == _PlacedID.self ? .relative : SectionID(id).key.unnumbered
  }
}

// MARK: - Headers, footers and other supplementary views

/// The content of a header, a footer or another supplementary view of a section.
public struct Supplementary: Sendable, Equatable {
  /// The kind of the supplementary view.
  public let kind: SupplementaryKind
  /// The row that stores the model and the attributes of the supplementary view. The package ignores the row's ID.
  package let row: Row

  public static func == (left: Supplementary, right: Supplementary) -> Bool {
    left.kind == right.kind && left.row.hasSameContent(as: right.row)
  }

  package var box: ModelBox { row.box }
  package var attributes: RowAttributes { row.attributes }
  package var onSelect: Handler<Void>? { attributes.onSelect }

  /// The model of the supplementary view.
  public var model: any CellModel { box.model }

  /// Identifies the kind of view that can show the model.
  public var reuseIdentifier: ReuseIdentifier { box.reuseIdentifier }
}

extension String: SupplementaryContent {
  /// Returns a row with a model that shows the text.
  public static func _row(of text: String) -> Row { Row(model: SupplementaryText(text)) }
}

/// The model of a header, a footer or another supplementary view that shows a text.
///
/// ```swift
/// Section(header: "Alerts") { … }
/// ```
public struct SupplementaryText: CellModel {
  /// The text.
  public var text: String

  package init(_ text: String) { self.text = text }
}

extension [Supplementary] {
  @inlinable @inline(__always)
  init(header: (any SupplementaryContent)?, footer: (any SupplementaryContent)?) {
    self = []
    if let header { append(.header, header) }
    if let footer { append(.footer, footer) }
  }

  @usableFromInline @inline(never)
  mutating func append(_ kind: SupplementaryKind, _ content: any SupplementaryContent) {
    append(Supplementary(kind: kind, row: content.row))
  }

  mutating func set(_ kind: SupplementaryKind, _ row: Row) {
    removeAll { $0.kind == kind }
    let new = Supplementary(kind: kind, row: row)
    insert(new, at: firstIndex { $0.kind.rank > kind.rank } ?? endIndex)
  }
}
