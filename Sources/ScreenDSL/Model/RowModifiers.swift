extension RowConvertible {
  /// Returns the row with an explicit ID, which takes precedence over the model's own ID.
  ///
  /// The ID does not depend on the type of the model. For example, a placeholder and the content that replaces it can
  /// have the same ID. The list then treats both as one row, and reloads this row. An optional gives the same ID as the
  /// value in it.
  ///
  /// - Parameter id: A value that no other row of the same section or container has.
  @inlinable
  public consuming func id<ID: Hashable & Sendable>(
    _ id: ID
  ) -> ModifiedRow<_Unmodified, _Form.Identified> {
    let (content, form) = Self._modified(self).split()
    return ModifiedRow(content, form.identified(by: RowID(id).unnumbered))
  }

  /// Unavailable, because an ID must have a value. A row without an explicit ID needs no modifier `id(_:)`.
  @available(*, unavailable, message: "an ID must have a value; leave 'id(_:)' out")
  public func id(_ nothing: Never?) -> ModifiedRow<Self, _RowForms.ID> { misuse() }

  /// Returns a row that takes the place of an old row, which had another ID. The list updates the old row. Without this
  /// modifier, the list removes the old row and inserts a new row.
  ///
  /// For example, a message first has an ID of the app, and later gets an ID from the server. The row keeps the values
  /// that cells have stored for it. If its reuse identifier stays the same, the row also keeps its cell. If the same
  /// update reloads the container around the row, the row keeps neither. The modifier has no effect while the screen
  /// declares both rows. If a row has several such modifiers, the first one whose old row exists applies.
  ///
  /// - Parameter id: The row's old ID, in any section: an explicit ID, or the `id` of a model of the same type. The old
  ///   row can be in the same `Group`s as this row, in only the outer ones of these, or in no `Group`.
  public func replaces<ID: Hashable & Sendable>(
    id: ID
  ) -> _RowForms.Asked<Self> {
    setting { $0[.replacedIDs] = $0.replacedIDs + [RowID(id)] }
  }

  /// Returns the row with a fixed height, which takes precedence over the height that its cell or the list sets.
  ///
  /// - Parameter points: The height in points, at most 100,000. If it is infinite or not positive, the cell or the list
  ///   decides.
  @inlinable
  public consuming func height(
    _ points: Double
  ) -> ModifiedRow<_Unmodified, _Form.Sized> {
    let (content, form) = Self._modified(self).split()
    return ModifiedRow(content, form.sized(LayoutHint.valid(points)))
  }

  /// Returns the row with an estimated height. A table view uses this height until it measures the row's cell. A
  /// collection view ignores this height.
  ///
  /// - Parameter points: The height in points, at most 100,000. If it is infinite or not positive, the list decides.
  public func estimatedHeight(_ points: Double) -> _RowForms.Asked<Self> {
    setting { $0[.estimatedHeight] = LayoutHint.valid(points) }
  }

  /// Returns the row with an action that runs when the user selects the row.
  ///
  /// - Parameter action: The action; nil if the row has no action of its own. The operator `==` of rows ignores the
  ///   closure.
  @inlinable
  public consuming func onSelect(
    _ action: (@MainActor @Sendable () -> Void)?
  ) -> ModifiedRow<_Unmodified, _Form.Selectable> {
    let (content, form) = Self._modified(self).split()
    return ModifiedRow(content, form.selecting(action))
  }

  /// Returns the row with an action that runs when the row is deselected.
  ///
  /// The action runs in these cases:
  /// - The user deselects the row, or selects another row instead.
  /// - An edit mode with `selectsRows` begins or ends.
  /// - The `listID` of the screen changes.
  ///
  /// The action does not run in these cases:
  /// - The list has the selection mode `momentary`, in which no row stays selected after a touch.
  /// - The app itself deselects the row.
  /// - The row is removed. If the row returns, it is selected again.
  ///
  /// - Parameters:
  ///   - condition: Returns at each touch whether the user can deselect the row. If nil, the user can always deselect
  ///     the row. If the closure returns false in a list with single selection, the user cannot select another row. The
  ///     operator `==` of rows ignores the closure.
  ///   - action: The action. The operator `==` of rows ignores the closure.
  public func onDeselect(
    if condition: (@MainActor @Sendable () -> Bool)? = nil,
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Row<Self> {
    setting {
      $0[.onDeselect] = Handler { (_: Void) in action() }
      $0[.canDeselect] = condition.map { holds in Condition { (_: Void) in holds() } }
    }
  }

  /// Returns the row with a condition under which the user can select the row.
  ///
  /// By default, the user can select a row that has an `onSelect` or an `onDeselect`. If the screen is in edit mode
  /// with `selectsRows`, the user can select only rows with `selectable` or `onDeselect`. In this mode, these rows have
  /// a selection mark.
  ///
  /// - Parameters:
  ///   - isSelectable: Whether the user can select the row at all.
  ///   - highlights: Whether the background of the row's cell changes while the user touches the row. To set this for
  ///     all rows with one model type, use `highlights(_:)` in the `look` of the model.
  ///   - condition: Returns whether the user can select the row. The list calls the closure at each touch, and when the
  ///     cell gets its selection mark. The operator `==` of rows ignores the closure. Code that draws the screen as a
  ///     picture does not call the closure.
  public func selectable(
    _ isSelectable: Bool = true, highlights: Bool = true,
    if condition: @escaping @MainActor @Sendable () -> Bool = { true }
  ) -> _RowForms.Row<Self> {
    setting {
      $0[.canSelect] = Condition { (_: Void) in condition() }
      $0[.refusesSelection] = isSelectable ? nil : true
      $0[.highlights] = highlights ? nil : false
    }
  }

  /// Returns a row that can or cannot get the focus of a keyboard or a remote. Without this modifier, the list decides.
  public func focusable(_ isFocusable: Bool = true) -> _RowForms.Row<Self> {
    setting { $0[.canFocus] = isFocusable }
  }

  /// Returns the row with actions that a swipe from one side reveals.
  ///
  /// - Parameters:
  ///   - edge: The side where the swipe starts. The row keeps its actions on the opposite side.
  ///   - actions: The actions, the outermost first.
  public func swipeActions(
    _ edge: SwipeEdge, _ actions: [SwipeAction]
  ) -> _RowForms.Row<Self> {
    setting { $0.swipeActions[edge] = actions }
  }

  /// Returns the row with actions that a swipe from the trailing side reveals, the outermost first.
  public func swipeActions(_ actions: SwipeAction...) -> _RowForms.Row<Self> {
    setting { $0.swipeActions.trailing = actions }
  }

  /// Returns the row with a menu that a long press opens.
  ///
  /// - Parameters:
  ///   - items: The items, from top to bottom. If there are none, the row has no menu.
  ///   - onPreview: The action that runs when the user taps the preview of the row beside the menu. The operator `==`
  ///     of rows ignores the closure.
  public func contextMenu(
    @MenuBuilder items: () -> [MenuAction], onPreview: (@MainActor @Sendable () -> Void)? = nil
  ) -> _RowForms.Row<Self> {
    setting { $0.contextMenu = ContextMenu(items(), onPreview) }
  }

  /// Returns the row with an action for prefetching. The action runs when the list expects to show the row soon, and
  /// again if the list no longer expects this.
  ///
  /// - Parameter action: The action for each phase. The operator `==` of rows ignores the closure.
  public func onPrefetch(
    _ action: @escaping @MainActor @Sendable (PrefetchPhase) -> Void
  ) -> _RowForms.Row<Self> {
    setting { $0[.onPrefetch] = Handler(action) }
  }

  /// Returns the row with an action that runs when the user has dragged the row to another position. Lists show the
  /// handle for the drag only in edit mode.
  ///
  /// - Parameters:
  ///   - canMove: Returns during the drag whether the row may be dropped at a position; nil if the row may be dropped
  ///     anywhere. The operator `==` of rows ignores the closure.
  ///   - action: Changes the state so that the row has its new position; nil if the user cannot drag the row. If the
  ///     app applies no snapshot after a drag, the row moves back. Otherwise the applied snapshot decides the position
  ///     of the row. The operator `==` of rows ignores the closure.
  public func reorderable(
    canMove: (@MainActor @Sendable (Reorder) -> Bool)? = nil,
    _ action: (@MainActor @Sendable (Reorder) -> Void)?
  ) -> _RowForms.Row<Self> {
    setting {
      $0[.onReorder] = action.map { Handler($0) }
      $0[.canReorder] = canMove.map { Condition(holds: $0) }
    }
  }

  /// Returns the row with an accessibility label. A label that the cell sets when it is configured takes precedence.
  ///
  /// If a cell of a collection view contains only texts and images, the cell becomes one accessibility element. For
  /// table view cells and collection view list cells, UIKit decides whether the cell is one element. The default cell
  /// of a container is never one element, so that screen readers reach the rows inside.
  ///
  /// - Parameter label: The label, usually a word or two. The row does not show the label.
  public func accessibilityLabel(_ label: String) -> _RowForms.Row<Self> {
    setting { $0[.accessibilityLabel] = label }
  }

  /// Returns the row with accessibility traits. Traits that the cell sets when it is configured take precedence.
  public func accessibilityTraits(
    _ traits: AccessibilityTrait...
  ) -> _RowForms.Row<Self> {
    setting { $0[.accessibilityTraits] = traits.isEmpty ? nil : traits }
  }

  /// Returns the row with an action that runs when a cell starts to show the row. If an update gives another cell to a
  /// displayed row, the action does not run again, unless the list reloads all rows.
  ///
  /// - Parameter action: The action. The operator `==` of rows ignores the closure.
  public func onDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0[.onDisplay] = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action that runs when no cell shows the row any longer.
  ///
  /// - Parameter action: The action. The operator `==` of rows ignores the closure.
  public func onEndDisplay(
    _ action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0[.onEndDisplay] = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action that runs when the user has seen the row. The action can run again for the same row
  /// ID only after the list has appeared again, after the screen's `listID` has changed, or after an update has removed
  /// the row and a later update has inserted it again. A move to another section does not count as a removal.
  ///
  /// Rows inside containers can have this action too. While a sheet, a popover or an alert covers the list, or the
  /// list's window scene is not active, no row counts as visible.
  ///
  /// - Parameters:
  ///   - fraction: The fraction of the row's area that must be visible; values outside of 0 to 1 are clamped. If a row
  ///     is longer than the visible part of the list and fills that part, the whole length of the row counts as
  ///     visible.
  ///   - dwell: The duration for which the fraction must be visible, in seconds; negative values and NaN mean 0. With
  ///     an infinite duration, the action never runs.
  ///   - action: The action. The operator `==` of rows ignores the closure.
  public func onImpression(
    fraction: Double = 0.5, dwell: Double = 1,
    perform action: @escaping @MainActor @Sendable () -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0[.impression] = Impression(fraction, dwell, action) }
  }

  /// Returns the row with a task. The list starts the task when a cell shows the row, and cancels it when no cell shows
  /// the row.
  ///
  /// Each row has at most one running task. The task continues while another screen covers the list.
  ///
  /// - Parameters:
  ///   - id: A value that the task depends on. If an update changes the value, the list cancels the running task, and
  ///     starts the task of the updated row.
  ///   - action: The task. The operator `==` of rows ignores the closure.
  public func task<ID: Hashable & Sendable>(
    id: ID = 0, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> _RowForms.Shown<Self> {
    setting { $0[.task] = RowTask(id: RowID(id), action: action) }
  }

  func setting<Scope: _RowForms.Scope>(
    _ change: (inout RowAttributes) -> Void
  ) -> ModifiedRow<_Unmodified, _RowForms.Attributes<Scope>> {
    let row = Self._modified(self)
    var changes = row.form.changes
    change(&changes.attributes)
    return ModifiedRow(row.content, _RowForms.Attributes(changes))
  }
}
