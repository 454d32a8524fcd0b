extension RowConvertible {
  /// Returns the row with an action for its selection.
  ///
  /// - Parameter action: What to do when the user selects the row; it takes no part in equality.
  public func onSelect(_ action: @escaping @MainActor @Sendable () -> Void) -> Row {
    with { $0.onSelect = Handler { (_: Void) in action() } }
  }

  /// Returns the row with actions that a swipe uncovers.
  ///
  /// - Parameters:
  ///   - edge: The side that the swipe starts from; actions on the other side stay.
  ///   - actions: The actions, the outermost first.
  public func swipeActions(_ edge: SwipeEdge, _ actions: SwipeAction...) -> Row {
    with { $0.swipeActions[edge] = actions }
  }

  /// Returns the row with actions that a swipe from the trailing side uncovers.
  ///
  /// - Parameter actions: The actions, the outermost first.
  public func swipeActions(_ actions: SwipeAction...) -> Row {
    with { $0.swipeActions.trailing = actions }
  }

  /// Returns the row with an action for when a cell starts to show it.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onDisplay(_ action: @escaping @MainActor @Sendable () -> Void) -> Row {
    with { $0.onDisplay = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action for when a cell stops showing it.
  ///
  /// It is run for a row that was removed, too: then it is the last handler that the row had.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onEndDisplay(_ action: @escaping @MainActor @Sendable () -> Void) -> Row {
    with { $0.onEndDisplay = Handler { (_: Void) in action() } }
  }

  /// Returns the row with an action for when it may soon be shown, and when not after all.
  ///
  /// - Parameter action: What to do each time; it takes no part in equality.
  public func onPrefetch(
    _ action: @escaping @MainActor @Sendable (PrefetchPhase) -> Void
  ) -> Row {
    with { $0.onPrefetch = Handler(action) }
  }

  /// Returns the row as one that the user can drag to another place.
  ///
  /// - Parameter action: Changes the state so that the row is where it was put; it takes no part in
  ///   equality. If the next snapshot has the row elsewhere, it moves there.
  public func reorderable(_ action: @escaping @MainActor @Sendable (Reorder) -> Void) -> Row {
    with { $0.onReorder = Handler(action) }
  }

  /// Returns the container's row with a hint how the rows inside lie.
  public func layout(_ hint: LayoutHint) -> Row {
    with { $0.layout = hint }
  }

  private func with(_ change: (inout RowAttributes) -> Void) -> Row {
    var row = asRow()
    change(&row.attributes)
    return row
  }
}
