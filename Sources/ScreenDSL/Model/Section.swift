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
  /// The rows that were evaluated at once; none if others are evaluated later.
  private(set) var rows: CollectedRows
  /// The rows that are evaluated only if a value changed.
  private(set) var deferred: DeferredRows?
  let source: SourceLine

  @usableFromInline
  init(
    id: RowID, supplementaries: [Supplementary], rows: ContentBuffer = ContentBuffer(),
    deferred: DeferredRows? = nil, source: SourceLine
  ) {
    self.id = SectionID(key: id)
    self.supplementaries = supplementaries
    self.rows = rows.collectedRows
    self.deferred = deferred
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
    sharing(GroupActions(.select(nil, action)))
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
    sharing(GroupActions(.selectModels(model, action)))
  }

  /// Returns the section with swipe actions for any row that has none of its own on that side.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from.
  ///   - actions: Returns the actions of a row, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge = .trailing, _ actions: @escaping @Sendable (Row) -> [SwipeAction]
  ) -> Section {
    sharing(GroupActions(.swipe(edge, actions)))
  }

  /// Returns the section with what it, or a group around it, gives all rows.
  func sharing(_ actions: GroupActions) -> Section {
    var copy = self
    copy.rows = rows.sharing(actions)
    copy.deferred = deferred?.sharing(actions)
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

/// What a section or a group gives all of its rows that do not have it themselves.
@usableFromInline
final class GroupActions: Sendable {
  private let action: Action
  /// The actions of what is inside, which come first.
  private let inner: GroupActions?

  enum Action: Sendable {
    /// Rows with models of this type can be selected; of any type if there is none.
    case select((any CellModel.Type)?, @MainActor @Sendable (Row) -> Void)
    case swipe(SwipeEdge, @Sendable (Row) -> [SwipeAction])
  }

  init(_ action: Action, inner: GroupActions? = nil) {
    self.action = action
    self.inner = inner
  }

  func followed(by inner: GroupActions?) -> GroupActions {
    inner == nil
      ? self : GroupActions(action, inner: self.inner.map { $0.followed(by: inner) } ?? inner)
  }

  /// Gives a row the actions that it has not.
  func add(to row: inout Row) {
    inner?.add(to: &row)
    let declared = row
    switch action {
    case .select(let type, let action):
      guard row.extras?.attributes.onSelect == nil, type == nil || row.box.type == type else {
        return
      }
      row.attributes.onSelect = Handler { (_: Void) in action(declared) }
    case .swipe(let edge, let actions):
      guard row.extras?.attributes.swipeActions[edge].isEmpty ?? true else { return }
      row.attributes.swipeActions[edge] = actions(declared)
    }
  }

  /// Whether both give rows the same kinds of action, though not the same actions.
  static func areAlike(_ left: GroupActions?, _ right: GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    let isAlike =
      switch (left.action, right.action) {
      case (.select(let type, _), .select(let other, _)): type == other
      case (.swipe(let edge, _), .swipe(let other, _)): edge == other
      default: false
      }
    return isAlike && areAlike(left.inner, right.inner)
  }

  /// Whether both give the same to equal rows, as far as that is known without asking for each.
  static func areSame(_ left: GroupActions?, _ right: GroupActions?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard left !== right else { return true }
    guard case .select(let type, _) = left.action, case .select(let other, _) = right.action,
      type == other
    else { return false }
    return areSame(left.inner, right.inner)
  }
}
