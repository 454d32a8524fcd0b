extension RowConvertible {
  /// Returns the row with an explicit ID, which beats the model's own and the row's place.
  ///
  /// The ID is not salted with the model's type, so a placeholder can become content: the row is
  /// reloaded. An optional that has a value identifies as that value does.
  ///
  /// - Parameter id: A value that no other row of the same section or container has.
  @inlinable
  public consuming func id<ID: Hashable & Sendable>(
    _ id: ID
  ) -> ModifiedRow<_Unmodified, _Form.Identified> {
    let row = Self._modified(self)
    return ModifiedRow(row.content, row.form.identified(by: RowID(id).unnumbered))
  }

  /// Explains that a row without an ID needs none.
  @available(*, unavailable, message: "an ID must have a value; leave 'id(_:)' out")
  public func id(_ nothing: Never?) -> ModifiedRow<Self, _RowForms.ID> { misuse() }

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
  ) -> _RowForms.Asked<Self> {
    setting { $0.replacement.ids.append(RowID(id)) }
  }

  /// Returns the row with a height of its own, which beats what its cell and the list would give it.
  ///
  /// - Parameter points: The height in points, at most 100,000; what is no positive number leaves it to
  ///   the cell or the list.
  public func height(_ points: Double) -> _RowForms.Asked<Self> {
    setting { $0.height = LayoutHint.valid(points) }
  }

  /// Returns the row with a height that counts until its cell is measured.
  ///
  /// - Parameter points: The height in points, at most 100,000; what is no positive number leaves it to the list.
  public func estimatedHeight(_ points: Double) -> _RowForms.Asked<Self> {
    setting { $0.estimatedHeight = LayoutHint.valid(points) }
  }

  /// Returns the row with an action for its selection.
  ///
  /// - Parameter action: What to do when the user selects the row, nil if it cannot be selected; it
  ///   takes no part in equality.
  @inlinable
  public consuming func onSelect(
    _ action: (@MainActor @Sendable () -> Void)?
  ) -> ModifiedRow<_Unmodified, _Form.Selectable> {
    let row = Self._modified(self)
    return ModifiedRow(row.content, row.form.selecting(action))
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
  ) -> _RowForms.Row<Self> {
    setting {
      $0.onDeselect = Handler { (_: Void) in action() }
      $0.canDeselect = condition.map { holds in Condition { (_: Void) in holds() } }
    }
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
  ) -> _RowForms.Row<Self> {
    setting {
      $0.canSelect = Condition { (_: Void) in condition() }
      $0.refusesSelection = !isSelectable
      $0.highlights = highlights
    }
  }

  /// Returns the row as one that the focus of a keyboard or a remote can reach, or not; the list decides
  /// otherwise.
  public func focusable(_ isFocusable: Bool = true) -> _RowForms.Row<Self> {
    setting { $0.canFocus = isFocusable }
  }

  /// Returns the row with actions that a swipe from one side uncovers.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from; actions on the other side stay.
  ///   - actions: The actions, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge, _ actions: [SwipeAction]
  ) -> _RowForms.Row<Self> {
    setting { $0.swipeActions[edge] = actions }
  }

  /// Returns the row with actions that a swipe from the trailing side uncovers, the outermost first.
  public func swipeActions(_ actions: SwipeAction...) -> _RowForms.Row<Self> {
    setting { $0.swipeActions.trailing = actions }
  }

  /// Returns the row with a menu that a long touch opens.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom; without any, the row has no menu.
  ///   - onPreview: What to do when the user taps the preview of the row beside the menu; it takes no
  ///     part in equality.
  public func contextMenu(
    @MenuBuilder items: () -> [MenuAction], onPreview: (@MainActor @Sendable () -> Void)? = nil
  ) -> _RowForms.Row<Self> {
    setting { $0.contextMenu = ContextMenu(items(), onPreview) }
  }

  /// Returns the row with an action for when it may soon be shown, and when not after all.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onPrefetch(
    _ action: @escaping @MainActor @Sendable (PrefetchPhase) -> Void
  ) -> _RowForms.Row<Self> {
    setting { $0.onPrefetch = Handler(action) }
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
  ) -> _RowForms.Row<Self> {
    setting {
      $0.onReorder = action.map { Handler($0) }
      $0.canReorder = canMove.map { Condition(holds: $0) }
    }
  }

  /// Returns the row with what assistive technologies say of it, unless its cell sets a label of its own
  /// when it is filled.
  ///
  /// A cell of a collection becomes one element to them if there are only texts and pictures inside; cells of
  /// tables and lists are left to UIKit.
  ///
  /// - Parameter label: A word or two; it is no text that the row shows.
  public func accessibilityLabel(_ label: String) -> _RowForms.Row<Self> {
    setting { $0.accessibilityLabel = label }
  }

  /// Returns the row with what it is to assistive technologies, unless its cell sets traits of its own
  /// when it is filled.
  public func accessibilityTraits(
    _ traits: AccessibilityTrait...
  ) -> _RowForms.Row<Self> {
    setting { $0.accessibilityTraits = traits }
  }

  /// Returns the row with an action for when a cell starts to show it.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0.onDisplay = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action for when a cell stops showing it.
  ///
  /// It is run for a row that was removed, too: then it is the last handler that the row had.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onEndDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0.onEndDisplay = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action for when the user has seen it: once for each row ID, each time that
  /// the list appears.
  ///
  /// Rows inside containers count where they are in sight. Nothing is in sight below a sheet, a popover or an
  /// alert, or in a scene that is not active. A row that goes to another section with its ID is still the
  /// same; one that leaves the list, or goes into another container, and comes back is a new one, and counts
  /// again.
  ///
  /// - Parameters:
  ///   - fraction: The share of the row's area that must be visible, from 0 to 1; what is out of range
  ///     counts as the nearest of these. A row that is higher than the visible part of the list, or wider, has all of
  ///     that length visible while it fills the part.
  ///   - dwell: How long it must be, in seconds; what is less than 0 counts as 0.
  ///   - action: What to do; it takes no part in equality.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0.impression = Impression(fraction, dwell, action) }
  }

  /// Returns the row with a task that starts when the row is shown, and is cancelled when it is no longer.
  ///
  /// It belongs to the row, whichever cell shows it: there is one for each row ID at a time. It goes on while
  /// another screen covers the list.
  ///
  /// - Parameters:
  ///   - id: What the task depends on: another value cancels it and starts the new declaration's.
  ///   - action: What to do; it takes no part in equality.
  public func task<ID: Hashable & Sendable>(
    id: ID = 0, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0.task = RowTask(id: RowID(id), action: action) }
  }
}

extension RowConvertible {
  /// Returns the row with changed attributes.
  func setting<Scope: _RowForms.Scope>(
    _ change: (inout RowAttributes) -> Void
  ) -> ModifiedRow<_Unmodified, _RowForms.Attributes<Scope>> {
    let row = Self._modified(self)
    var changes = row.form.changes
    var attributes = changes.extras?.attributes ?? RowAttributes()
    change(&attributes)
    changes.extras = RowExtras(attributes: attributes)
    return ModifiedRow(row.content, _RowForms.Attributes(changes))
  }
}
