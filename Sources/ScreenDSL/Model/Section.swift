/// An identified list of rows with optional header, footer and other supplementaries.
///
/// ```swift
/// Section("main", header: Heading(text: "Elements")) {
///   for element in elements { ElementRow(element) }
/// }
/// ```
/// A section without an ID is identified by its place, as rows are.
public struct Section: ScreenContent, Sendable {
  /// The section's identity on the screen; without an explicit one, that of no place until the section
  /// is in a snapshot.
  public private(set) var id: SectionID
  private(set) var supplementaries: [Supplementary]
  private(set) var hint: LayoutHint?
  private(set) var shared: GroupActions?
  let rows: DeclaredRows
  let source: SourceLine

  @usableFromInline
  init(
    id: RowID, supplementaries: [Supplementary], rows: DeclaredRows, source: SourceLine
  ) {
    self.id = SectionID(key: id)
    self.supplementaries = supplementaries
    self.rows = rows
    self.source = source
  }

  /// Returns the section with `model` as its supplementary of that kind.
  public func supplementary(_ kind: SupplementaryKind, _ model: some CellModel) -> Section {
    var copy = self
    copy.supplementaries.set(kind, model)
    return copy
  }

  /// Returns the section with a hint how its rows lie.
  public func layout(_ hint: LayoutHint) -> Section {
    var copy = self
    copy.hint = hint
    return copy
  }

  /// Returns the section with an action for the selection of any row that has none of its own.
  ///
  /// - Parameter action: What to do with the row that the user selects; it takes no part in equality.
  public func onSelect(_ action: @escaping @MainActor @Sendable (Row) -> Void) -> Section {
    sharing(.select(nil, action))
  }

  /// Returns the section with an action for the selection of the rows of one model type that have none
  /// of their own.
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
  ) -> Section {
    sharing(.selectModels(model, action))
  }

  /// Returns the section with swipe actions for any row that has none of its own on that side.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from.
  ///   - actions: Returns the actions of a row, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge = .trailing, _ actions: @escaping @Sendable (Row) -> [SwipeAction]
  ) -> Section {
    sharing(.swipe(edge, actions))
  }

  private func sharing(_ action: GroupActions.Action) -> Section {
    var copy = self
    copy.shared = GroupActions(action, inner: shared)
    return copy
  }

  func mappingID(_ transform: (RowID) -> RowID) -> Section {
    var copy = self
    copy.id = SectionID(key: transform(id.key))
    return copy
  }

  /// How sections are read.
  public enum _Access: _ContentAccess {
    public typealias Value = Section

    public static func add(_ content: Section, to buffer: inout ContentBuffer) {
      buffer.add(content)
    }
  }
}

extension GroupActions.Action {
  /// Selects the rows with models of a type.
  static func selectModels<Model: CellModel>(
    _ type: Model.Type, _ action: @escaping @MainActor @Sendable (Model) -> Void
  ) -> Self {
    .select(type) { row in
      if let box = row.box as? TypedModelBox<Model> { action(box.content) }
    }
  }
}

/// Marks a section that is identified by its place.
public struct _PlacedID: Hashable, Sendable {
  @inlinable public init() {}
}

extension RowID {
  /// The ID of a section or container, unplaced for the marker that stands for none.
  @inlinable
  init<ID: Hashable & Sendable>(declared id: ID) {
    self = ID.self == _PlacedID.self ? .unplaced : SectionID(id).key.unnumbered
  }
}
