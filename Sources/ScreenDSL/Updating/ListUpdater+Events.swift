// What a host tells about its rows. Handlers are those of the newest snapshot.
extension ListUpdater {
  /// Runs the handler for the selection of a row.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can be selected.
  @discardableResult
  public func select(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.attributes.onSelect != nil,
      let handler = newestRow(row.id)?.attributes.onSelect
    else { return false }
    handler(())
    return true
  }

  /// Runs the handler for the start of a row's display.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func beginDisplay(of row: Row) {
    if row.attributes.onDisplay == nil { return }
    newestRow(row.id)?.attributes.onDisplay?(())
  }

  /// Runs the handler for the end of a row's display; that of `row` itself if the row is gone.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func endDisplay(of row: Row) {
    endDisplay(of: row, in: shownContainers)
  }

  /// Runs the handler for the end of a row's display, though the list may show another container's
  /// rows by now.
  ///
  /// - Parameters:
  ///   - row: The row as the cell was configured with it.
  ///   - containers: What ``shownContainers`` was then.
  package func endDisplay(of row: Row, in containers: [RowID]) {
    guard let handler = row.attributes.onEndDisplay else { return }
    guard let newest = newestRow(row.id, in: containers) else { return handler(()) }
    newest.attributes.onEndDisplay?(())
  }

  /// Runs the handler for a row that may soon be shown, or not after all.
  ///
  /// - Parameters:
  ///   - position: The row's position in ``current``; one that is out of range is left out.
  ///   - phase: What is expected.
  public func prefetch(at position: RowPosition, _ phase: PrefetchPhase) {
    guard let row = currentRow(at: position), row.attributes.onPrefetch != nil else { return }
    newestRow(row.id)?.attributes.onPrefetch?(phase)
  }

  /// Runs the handler of a swipe action.
  ///
  /// - Parameters:
  ///   - action: The action as it was offered.
  ///   - edge: The side that it was offered on.
  ///   - id: The row it was offered for.
  /// - Returns: Whether the newest row still offers an action with that title on that side.
  @discardableResult
  public func perform(_ action: SwipeAction, on edge: SwipeEdge, of id: RowID) -> Bool {
    let actions = newestRow(id)?.attributes.swipeActions[edge]
    guard let newest = actions?.first(where: { $0.title == action.title }) else { return false }
    newest.handler(())
    return true
  }

  /// Takes note that the user dragged a row to another place, where the view shows it already.
  ///
  /// A snapshot that the handler applies is shown once the host calls ``resume()``.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before.
  ///   - new: The row's position after; counted without the row at `old`.
  /// - Returns: Whether there are such a row and such a place.
  @discardableResult
  public func userMovedRow(from old: RowPosition, to new: RowPosition) -> Bool {
    guard let row = currentRow(at: old), hasPlace(at: new, withoutRowAt: old),
      let moved = try? current.moving(id: row.id, to: new)
    else { return false }
    let rows = moved.sections[new.section].rows
    let reorder = Reorder(
      id: row.id, oldSection: current.sections[old.section].id, oldIndex: old.row,
      section: moved.sections[new.section].id, index: new.row,
      next: new.row + 1 < rows.count ? rows[new.row + 1].id : nil)
    current = moved
    tellParent()
    newestRow(row.id)?.attributes.onReorder?(reorder)
    return true
  }

  /// Whether a row can be put at a position once the one at `old` is taken away.
  private func hasPlace(at position: RowPosition, withoutRowAt old: RowPosition) -> Bool {
    guard current.sections.indices.contains(position.section) else { return false }
    let count = current.sections[position.section].rows.count
    return (0...count - (position.section == old.section ? 1 : 0)).contains(position.row)
  }

  /// Returns the row at a position in ``current``; nil if it is out of range.
  public func currentRow(at position: RowPosition) -> Row? {
    let sections = current.sections
    guard sections.indices.contains(position.section),
      sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    return current[position]
  }
}
