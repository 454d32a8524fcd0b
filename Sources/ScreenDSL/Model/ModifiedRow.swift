/// A row with a modifier, such as an action for its selection.
///
/// It keeps its model's type, so that a loop over such rows is stored as the array that it made.
public struct ModifiedRow<Content: RowConvertible, Modifier: _RowModifier>: RowConvertible {
  @usableFromInline let content: Content
  @usableFromInline let modifier: Modifier

  @inlinable
  init(_ content: consuming Content, _ modifier: consuming Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// How modified rows are read.
  public enum _Access: _WrapperAccess {
    public typealias Value = ModifiedRow
    public typealias Wrapped = Content._Access

    @inlinable public static func wrapped(_ content: ModifiedRow) -> Content { content.content }

    @inlinable public static var traits: _RowTraits {
      Wrapped.traits.union(Modifier.traits)
    }

    @inlinable
    public static func add(_ content: ModifiedRow, to buffer: inout _ContentBuffer) {
      let mayHoldRows = Wrapped.traits.contains(.containers)
      buffer.add(mayHoldRows ? row(content) : Row(packing: content, Self.self))
    }

    public static func row(_ content: ModifiedRow) -> Row {
      var row = Wrapped.row(content.content)
      content.modifier.modify(&row)
      return row
    }

    @inlinable
    public static func id(of content: ModifiedRow) -> RowID? {
      content.modifier.id ?? Wrapped.id(of: content.content)
    }

    @inlinable
    public static func showSame(_ left: ModifiedRow, _ right: ModifiedRow) -> Bool {
      Wrapped.showSame(left.content, right.content)
        && left.modifier.isSame(as: right.modifier)
    }

    @inlinable
    public static func areSameRow(_ left: ModifiedRow, _ right: ModifiedRow) -> Bool {
      if let id = left.modifier.id {
        return id == right.modifier.id && showSame(left, right)
      }
      return Wrapped.areSameRow(left.content, right.content)
        && left.modifier.isSame(as: right.modifier)
    }

    @inlinable
    public static func isComparedInPlace(_ content: ModifiedRow, as id: RowID) -> Bool {
      content.modifier.id == nil && Wrapped.isComparedInPlace(content.content, as: id)
    }
  }
}

extension ModifiedRow: Sendable where Content: Sendable {}

/// What a modifier does to a row; the package's own modifiers conform.
public protocol _RowModifier: Sendable {
  static var traits: _RowTraits { get }
  /// The explicit ID that the modifier gives the row; nil if it gives none.
  var id: RowID? { get }

  func modify(_ row: inout Row)
  /// Whether both do the same, as far as users see.
  func isSame(as other: Self) -> Bool
}

/// What a modifier does to a row, a header or a footer.
public protocol _SupplementaryModifier: _RowModifier {}

/// An explicit ID.
public struct _ExplicitID: _RowModifier {
  @usableFromInline let explicit: RowID

  @inlinable
  init(_ id: RowID) { explicit = id }

  @inlinable public static var traits: _RowTraits { [] }
  @inlinable public var id: RowID? { explicit }
  public func modify(_ row: inout Row) { row.id = explicit }
  @inlinable public func isSame(as other: _ExplicitID) -> Bool { true }
}

/// An action for the selection of a row.
public struct _Selection: _SupplementaryModifier {
  @usableFromInline let action: (@MainActor @Sendable () -> Void)?

  @inlinable
  init(_ action: (@MainActor @Sendable () -> Void)?) { self.action = action }

  @inlinable public static var traits: _RowTraits { [] }
  @inlinable public var id: RowID? { nil }

  public func modify(_ row: inout Row) {
    row.attributes.onSelect = action.map { action in Handler { (_: Void) in action() } }
  }

  @inlinable
  public func isSame(as other: _Selection) -> Bool { (action == nil) == (other.action == nil) }
}

/// The attributes that few rows have.
public enum _Attribute: _RowModifier, Equatable {
  case swipeActions(SwipeEdge, [SwipeAction])
  case contextMenu(ContextMenu)
  case onDeselect(Handler<Void>, _Condition<Void>?)
  case selectable(_Condition<Void>, isOn: Bool, highlights: Bool)
  case focusable(Bool)
  case onPrefetch(Handler<PrefetchPhase>)
  case reorderable(Handler<Reorder>?, _Condition<Reorder>?)
  indirect case layout(LayoutHint)
  case rare(_RareAttribute)

  @inlinable public static var traits: _RowTraits { [] }
  @inlinable public var id: RowID? { nil }

  public func modify(_ row: inout Row) {
    switch self {
    case .swipeActions(let edge, let actions): row.attributes.swipeActions[edge] = actions
    case .contextMenu(let menu): row.attributes.contextMenu = menu
    case .onDeselect(let handler, let condition):
      row.attributes.onDeselect = handler
      row.attributes.canDeselect = condition
    case .selectable(let condition, let isOn, let highlights):
      row.attributes.canSelect = condition
      row.attributes.refusesSelection = !isOn
      row.attributes.highlights = highlights
    case .focusable(let isFocusable): row.attributes.canFocus = isFocusable
    case .onPrefetch(let handler): row.attributes.onPrefetch = handler
    case .reorderable(let handler, let condition):
      row.attributes.onReorder = handler
      row.attributes.canReorder = condition
    case .layout(let hint): row.attributes.layout = hint
    case .rare(let attribute): row.attributes.rare.insert(attribute, at: 0)
    }
  }

  public func isSame(as other: _Attribute) -> Bool { self == other }
}

/// The attributes for which a list would have to ask each row, if it were not known of a row's type that
/// it has none.
public enum _AskedAttribute: _RowModifier {
  case height(Double?)
  case estimatedHeight(Double?)
  case replacement(RowID)

  @inlinable public static var traits: _RowTraits { [.heights, .replacements] }
  @inlinable public var id: RowID? { nil }

  public func modify(_ row: inout Row) {
    switch self {
    case .height(let points): row.attributes.height = points
    case .estimatedHeight(let points): row.attributes.estimatedHeight = points
    case .replacement(let id): row.attributes.replacement.ids.append(id)
    }
  }

  public func isSame(as other: _AskedAttribute) -> Bool {
    switch (self, other) {
    case (.height(let points), .height(let others)): points == others
    case (.estimatedHeight(let points), .estimatedHeight(let others)): points == others
    case (.replacement, .replacement): true
    default: false
    }
  }
}

extension ModifiedRow: SupplementaryContent
where Content: SupplementaryContent, Modifier: _SupplementaryModifier {
  public var _row: Row { _Access.row(self) }
}

// MARK: - Modifiers

extension RowConvertible {
  /// Returns the row with an explicit ID, which beats the model's own and the row's place.
  ///
  /// The ID is not salted with the model's type, so a placeholder can become content: the row is
  /// reloaded. An optional that has a value identifies as that value does.
  ///
  /// - Parameter id: A value that no other row of the same section or container has.
  @inlinable
  public consuming func id<ID: Hashable & Sendable>(_ id: ID) -> ModifiedRow<Self, _ExplicitID> {
    ModifiedRow(self, _ExplicitID(RowID(id).unnumbered))
  }

  /// Explains that a row without an ID needs none.
  @available(*, unavailable, message: "an ID must have a value; leave 'id(_:)' out")
  public func id(_ nothing: Never?) -> ModifiedRow<Self, _ExplicitID> { misuse() }

  /// Returns the row as one that takes over the row of another ID: an update, not another row.
  ///
  /// A message that was sent under an ID of the app's own becomes the server's: the same cell, with
  /// what it keeps for its row. Once the row is shown under its own ID, this changes nothing. It has
  /// no effect as long as both rows are declared. Of several such modifiers the first counts whose row
  /// is there.
  ///
  /// - Parameter id: The row's ID so far, in the same section or another: an explicit one, or the `id` of
  ///   a model of the same type; in the row's own groups, or outside of them.
  public func replaces<ID: Hashable & Sendable>(
    id: ID
  ) -> ModifiedRow<Self, _AskedAttribute> {
    ModifiedRow(self, .replacement(RowID(id)))
  }

  /// Returns the row with a height of its own, which beats what its cell and the list would give it.
  ///
  /// - Parameter points: The height in points, at most 100,000; what is no positive number leaves it to
  ///   the cell or the list.
  public func height(_ points: Double) -> ModifiedRow<Self, _AskedAttribute> {
    ModifiedRow(self, .height(LayoutHint.valid(points)))
  }

  /// Returns the row with a height that counts until its cell is measured.
  ///
  /// - Parameter points: The height in points, likewise.
  public func estimatedHeight(_ points: Double) -> ModifiedRow<Self, _AskedAttribute> {
    ModifiedRow(self, .estimatedHeight(LayoutHint.valid(points)))
  }

  /// Returns the row with an action for its selection.
  ///
  /// - Parameter action: What to do when the user selects the row, nil if it cannot be selected; it
  ///   takes no part in equality.
  @inlinable
  public consuming func onSelect(
    _ action: (@MainActor @Sendable () -> Void)?
  ) -> ModifiedRow<Self, _Selection> {
    ModifiedRow(self, _Selection(action))
  }

  /// Returns the row with an action for when it is no longer selected: the user touched it or another row, selection
  /// while the screen is edited began or ended, or the screen became another list by its `placeID`.
  ///
  /// It is not run in a list where no row stays selected, nor when the row goes out of the list: the row stays selected,
  /// and is so when it comes back. What the app itself deselects runs it neither.
  ///
  /// - Parameters:
  ///   - condition: Asked at each touch whether the row may be deselected; nil if it may. Where one row can be
  ///     selected, no other can be while it may not. It takes no part in equality.
  ///   - action: What to do each time; it takes no part in equality.
  public func onDeselect(
    if condition: (@MainActor @Sendable () -> Bool)? = nil,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> ModifiedRow<Self, _Attribute> {
    let handler = Handler { (_: Void) in action() }
    let condition = condition.map { holds in _Condition { (_: Void) in holds() } }
    return ModifiedRow(self, .onDeselect(handler, condition))
  }

  /// Returns the row as one that the user can select whenever a condition holds, or never.
  ///
  /// A row that says nothing of it can be selected if it has an action for that. While the screen is edited and says
  /// `selectsRows`, only rows that say `selectable` or have an `onDeselect` can be, and have a mark.
  ///
  /// - Parameters:
  ///   - isSelectable: Whether it can be selected at all.
  ///   - highlights: Whether the background of the row's cell changes under a finger, as a look's
  ///     `highlights(_:)` says of all its rows.
  ///   - condition: Asked at each touch, and when a cell gets its mark; it takes no part in equality. Pictures do not
  ///     ask it.
  public func selectable(
    _ isSelectable: Bool = true, highlights: Bool = true,
    if condition: @escaping @MainActor @Sendable () -> Bool = { true }
  ) -> ModifiedRow<Self, _Attribute> {
    let condition = _Condition { (_: Void) in condition() }
    return ModifiedRow(self, .selectable(condition, isOn: isSelectable, highlights: highlights))
  }

  /// Returns the row as one that the focus of a keyboard or a remote can reach, or not; the list decides
  /// otherwise.
  public func focusable(_ isFocusable: Bool = true) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .focusable(isFocusable))
  }

  /// Returns the row with actions that a swipe from one side uncovers.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from; actions on the other side stay.
  ///   - actions: The actions, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge, _ actions: [SwipeAction]
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .swipeActions(edge, actions))
  }

  /// Returns the row with actions that a swipe from the trailing side uncovers, the outermost first.
  public func swipeActions(_ actions: SwipeAction...) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .swipeActions(.trailing, actions))
  }

  /// Returns the row with a menu that a long touch opens.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom; without any, the row has no menu.
  ///   - onPreview: What to do when the user taps the preview of the row beside the menu; it takes no
  ///     part in equality.
  public func contextMenu(
    @MenuBuilder items: () -> [MenuAction], onPreview: (@MainActor @Sendable () -> Void)? = nil
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .contextMenu(ContextMenu(items(), onPreview)))
  }

  /// Returns the row with an action for when it may soon be shown, and when not after all.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onPrefetch(
    _ action: @escaping @MainActor @Sendable (PrefetchPhase) -> Void
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .onPrefetch(Handler(action)))
  }

  /// Returns the row as one that the user can drag to another place.
  ///
  /// - Parameters:
  ///   - canMove: Whether the row may be put somewhere, asked while it is dragged; nil if it may be put
  ///     anywhere. It takes no part in equality.
  ///   - action: Changes the state so that the row is where it was put, nil if the row cannot be
  ///     dragged; it takes no part in equality. If the next snapshot has the row elsewhere, or none
  ///     comes, the row moves back there.
  public func reorderable(
    canMove: (@MainActor @Sendable (Reorder) -> Bool)? = nil,
    _ action: (@MainActor @Sendable (Reorder) -> Void)?
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(
      self, .reorderable(action.map { Handler($0) }, canMove.map { _Condition(holds: $0) }))
  }

  /// Returns the row with what assistive technologies say of it, unless its cell sets a label of its own
  /// when it is filled.
  ///
  /// A cell of a collection becomes one element to them if there are only texts and pictures inside; cells of
  /// tables and lists are left to UIKit.
  ///
  /// - Parameter label: A word or two; it is no text that the row shows.
  public func accessibilityLabel(_ label: String) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .rare(.label(label)))
  }

  /// Returns the row with what it is to assistive technologies, unless its cell sets traits of its own
  /// when it is filled.
  public func accessibilityTraits(
    _ traits: AccessibilityTrait...
  ) -> ModifiedRow<Self, _Attribute> {
    ModifiedRow(self, .rare(.traits(traits)))
  }
}
