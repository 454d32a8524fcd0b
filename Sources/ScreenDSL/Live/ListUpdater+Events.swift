/// A row as a live list shows it, and where.
public struct LiveRow: Sendable {
  /// The row.
  public let row: Row
  /// The section that the row is in, in its own list.
  public let section: SectionID
  /// The container that the list is in; nil for the screen's own list.
  public let container: RowPath?
  /// When the row was shown there, counted in the updates that gave rows other paths.
  let turn: Int

  /// Creates the description of a row that stays where it is.
  public init(_ row: Row, in section: SectionID, of container: RowPath? = nil) {
    self.init(row, in: section, of: container, turn: .max)
  }

  init(_ row: Row, in section: SectionID, of container: RowPath?, turn: Int) {
    self.row = row
    self.section = section
    self.container = container
    self.turn = turn
  }

  /// The row's identity on the screen.
  public var path: RowPath { container?.appending(row.id) ?? RowPath(row.id, section: section) }
}

extension ListUpdater {
  /// The path of a row, with its section only if others on the screen have a row with the same ID.
  package func shortPath(of row: LiveRow) -> RowPath {
    root.current.shortened(shownPath(of: row))
  }

  /// The path of the container that the list is in, in the same form; nil for the screen's own list.
  package var shortContainerPath: RowPath? { containerPath.map(root.current.shortened) }

  /// Whether a row that was shown before is this one, though it may have another section or another ID
  /// by now.
  package func isSameRow(_ row: LiveRow, as old: LiveRow?) -> Bool {
    old.map { shownPath(of: $0) == row.path } ?? false
  }

  /// Returns a row of this list that was shown before as it is shown now; nil if it is gone.
  package func refreshed(_ row: LiveRow) -> LiveRow? {
    position(of: row).flatMap(currentRow)
  }

  /// Returns where a row of this list that was shown before is now; nil if it is gone.
  package func position(of row: LiveRow) -> RowPosition? {
    let path = shownPath(of: row)
    let section = container(of: path) == nil ? path.section : nil
    return current.position(of: path.id, in: section)
  }

  private func container(of path: RowPath) -> RowPath? {
    path.containers.last.map {
      RowPath($0, in: path.containers.dropLast(), section: path.section)
    }
  }
}

// What a host reports about its rows. Handlers are those of the newest snapshot.
extension ListUpdater {
  /// Runs the handler for the selection of a row.
  ///
  /// - Parameter position: The row's position in ``current``.
  /// - Returns: Whether the row can be selected.
  @discardableResult
  public func select(at position: RowPosition) -> Bool {
    guard let row = currentRow(at: position), row.row.attributes.onSelect != nil,
      let handler = newestRow(row)?.attributes.onSelect
    else { return false }
    handler(())
    return true
  }

  /// Runs the handler for the start of a row's display.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func beginDisplay(of row: LiveRow) {
    if row.row.attributes.onDisplay != nil { newestRow(row)?.attributes.onDisplay?(()) }
    reachEnd(showing: row)
  }

  /// Runs the handler for the end of a row's display; that of `row` itself if the row is gone.
  ///
  /// - Parameter row: The row as the cell was configured with it.
  public func endDisplay(of row: LiveRow) {
    guard let handler = row.row.attributes.onEndDisplay else { return }
    guard let newest = newestRow(row) else { return handler(()) }
    newest.attributes.onEndDisplay?(())
  }

  /// Runs the handler for a row that may soon be shown, or not after all.
  ///
  /// - Parameters:
  ///   - position: The row's position in ``current``; one that is out of range is left out.
  ///   - phase: What is expected.
  public func prefetch(at position: RowPosition, _ phase: PrefetchPhase) {
    guard let row = currentRow(at: position), row.row.attributes.onPrefetch != nil else { return }
    newestRow(row)?.attributes.onPrefetch?(phase)
  }

  /// Runs the handler of a swipe action.
  ///
  /// - Parameters:
  ///   - action: The action as it was offered.
  ///   - number: Which of the actions with its title it is, counted from 0.
  ///   - edge: The side that it was offered on.
  ///   - path: The row it was offered for.
  /// - Returns: Whether the newest row still offers such an action on that side.
  @discardableResult
  public func perform(
    _ action: SwipeAction, number: Int = 0, on edge: SwipeEdge, of path: RowPath
  ) -> Bool {
    let actions = newestRow(path, since: turn)?.attributes.swipeActions[edge] ?? []
    let matches = actions.filter { $0.title == action.title }
    guard matches.indices.contains(number) else { return false }
    matches[number].handler(())
    return true
  }

  /// Whether the newest snapshot still has the row that is shown at a path.
  package func isInNewest(_ path: RowPath) -> Bool { newestRow(path, since: turn) != nil }

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
      let moved = try? current.moving(id: row.row.id, in: row.section, to: new)
    else { return false }
    let rows = moved.sections[new.section].rows
    let reorder = Reorder(
      id: row.row.id, oldSection: row.section, oldIndex: old.row,
      section: moved.sections[new.section].id, index: new.row,
      next: new.row + 1 < rows.count ? rows[new.row + 1].id : nil)
    current = moved
    let handler = newestRow(row)?.attributes.onReorder
    followRows(reorder.newPath)
    tellParent()
    handler?(reorder)
    return true
  }

  /// Whether a row can be put at a position once the one at `old` is taken away.
  private func hasPlace(at position: RowPosition, withoutRowAt old: RowPosition) -> Bool {
    guard current.sections.indices.contains(position.section) else { return false }
    let count = current.sections[position.section].rows.count
    return (0...count - (position.section == old.section ? 1 : 0)).contains(position.row)
  }

  /// Returns the row at a position in ``current``; nil if it is out of range.
  public func currentRow(at position: RowPosition) -> LiveRow? {
    let sections = current.sections
    guard sections.indices.contains(position.section),
      sections[position.section].rows.indices.contains(position.row)
    else { return nil }
    return LiveRow(
      current[position], in: sections[position.section].id, of: shownContainer, turn: turn)
  }
}

extension Reorder {
  /// The row's path in its list before and after, if it has another one.
  fileprivate var newPath: [MovedPaths.Move] {
    oldSection == section
      ? [] : [(from: RowPath(id, section: oldSection), to: RowPath(id, section: section))]
  }
}
