public import ScreenDSL

/// A row of a live list, with its place.
public struct LiveRow: Sendable {
  /// The row.
  public let row: Row
  /// The row's section, in its own list.
  public let section: SectionID
  /// The container of the list; nil for the screen's own list.
  package let container: RowPath?
  /// The new paths of rows that moved after this row was shown.
  fileprivate var newPaths: NewPaths?

  /// Creates the description of a row that does not move.
  public init(_ row: Row, in section: SectionID, of container: RowPath? = nil) {
    self.row = row
    self.section = section
    self.container = container
  }

  /// The row's identity on the screen.
  @inline(never) public var path: RowPath {
    container?.appending(row.id) ?? RowPath(row.id, section: section)
  }

  /// The row's current path, if it changed.
  @MainActor @inline(never) package var shownPath: RowPath { newPaths?.path(for: path) ?? path }
}

extension ListUpdater {
  /// Returns the path of a row, with its section only if other rows on the screen have the same ID.
  package func shortPath(of row: LiveRow) -> RowPath {
    root.current.shortened(row.shownPath)
  }

  /// The path of the list's container, in the same form; nil for the screen's own list.
  package var shortContainerPath: RowPath? { containerPath.map(root.current.shortened) }

  /// Returns the path of the row that a literal names, and reports a literal that names no row. Any other path stays
  /// as it is.
  package func resolved(_ path: RowPath) -> RowPath? {
    current.resolved(path) { report(Problem(.noSuchRow, $0())) }
  }

  /// Returns the position of a row of this list that was shown before; nil if it was removed.
  package func position(of row: LiveRow) -> RowPosition? { position(of: row.shownPath) }

  /// Returns the position in this list of the row with a path on the screen; nil if it is elsewhere.
  @inline(never)
  package func position(of path: RowPath) -> RowPosition? {
    guard path.container == shownContainer else { return nil }
    return current.position(of: path.id, in: shownContainer == nil ? path.section : nil)
  }
}

extension ListUpdater {
  /// Runs `body` at a time when the app must not change state, as in an update of SwiftUI. The list runs handlers of
  /// reports and issues only in the next turn of the main actor.
  package func tellingLater(_ body: () -> Void) {
    reports.untold = reports.untold ?? []
    body()
    wait(0) { [weak self] in
      // Notifications that arrive meanwhile run after the waiting ones.
      while let self, reports.untold?.isEmpty == false {
        let tell = reports.untold?.removeFirst()
        tell?()
      }
      self?.reports.untold = nil
    }
  }

  /// Runs a notification now, or when notifications are allowed again.
  package func tell(_ action: @escaping @MainActor () -> Void) {
    if root.reports.untold == nil { action() } else { root.reports.untold?.append(action) }
  }
}

// Events of a host's rows. The handlers are those of the newest snapshot.
extension ListUpdater {
  /// Runs the handler for the start of a row's display.
  ///
  /// - Parameter row: The row with which the cell was configured.
  public func beginDisplay(of row: LiveRow) {
    if row.row.attributes.onDisplay != nil {
      tell { self.newestRow(row)?.attributes.onDisplay?(()) }
    }
    beginVisibility(of: row, isNew: true)
    reachEnd(showing: row)
  }

  /// Runs the handler for the end of a row's display. If the row was removed, the handler of `row` itself runs.
  ///
  /// - Parameter row: The row with which the cell was configured.
  public func endDisplay(of row: LiveRow) {
    endVisibility(of: row)
    guard let handler = row.row.attributes.onEndDisplay else { return }
    tell {
      guard let newest = self.newestRow(row) else { return handler(()) }
      newest.attributes.onEndDisplay?(())
    }
  }

  /// Runs the handler for a row's prefetching.
  ///
  /// - Parameters:
  ///   - position: The row's position in ``current``; the method ignores positions out of range.
  ///   - phase: The phase.
  public func prefetch(at position: RowPosition, _ phase: PrefetchPhase) {
    guard let row = currentRow(at: position), row.row.attributes.onPrefetch != nil else { return }
    tell { self.newestRow(row)?.attributes.onPrefetch?(phase) }
  }

  /// Runs the handler of a swipe action. This is the action of the newest row that has the same title; if several
  /// have it, the one with the same number among them.
  ///
  /// - Parameters:
  ///   - index: The index of the action among those of `row` on that side.
  ///   - edge: The side of the action.
  ///   - row: The row when the action was offered.
  ///   - completion: Called once with whether the action succeeded: before the call returns, or when an `async` action
  ///     returns. A destructive action succeeded only if its row is no longer in ``newest`` by then.
  /// - Returns: Whether the newest row still has the action, and it does not run already; if not, nothing runs.
  @discardableResult
  public func perform(
    _ index: Int, on edge: SwipeEdge, of row: LiveRow,
    completion: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> Bool {
    let newest = newestRow(row)?.attributes.swipeActions[edge] ?? []
    guard
      let found = counterpart(
        of: index, among: row.row.attributes.swipeActions[edge].map(\.title),
        in: newest.map(\.title))
    else {
      completion(false)
      return false
    }
    let action = newest[found]
    let hasRun = actingOnce(
      .swipe(edge, title: action.title), at: .row(row.shownPath), keepsRunning: action.livesOn
    ) {
      action.handler { [weak self] isDone in
        let isStillThere = action.style == .destructive && self?.newestRow(row) != nil
        completion(isDone && !isStillThere)
      }
    }
    if !hasRun { completion(false) }
    return hasRun
  }

  /// Runs the handler of an item of a row's context menu, or of a tap on the preview. It finds the item as it finds a
  /// swipe action.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of the item and of the menus around it, from the outermost, in the menu of `row`; empty
  ///     for the preview.
  ///   - row: The row when the menu was offered.
  /// - Returns: Whether the newest row still has the item, it is enabled, and does not run already; if not, nothing
  ///   runs.
  @discardableResult
  public func choose(_ indexes: [Int], inMenuOf row: LiveRow) -> Bool {
    guard let menu = newestRow(row)?.attributes.contextMenu else { return false }
    var (handler, keepsRunning, titles) = (menu.onPreview, false, [String]())
    var (offered, newest) = (row.row.attributes.contextMenu.actions, menu.actions)
    for index in indexes {
      let found = counterpart(of: index, among: offered.map(\.title), in: newest.map(\.title))
      guard let found, !newest[found].isDisabled else { return false }
      let item = newest[found]
      (offered, newest, handler) = (offered[index].children, item.children, item.handler)
      (keepsRunning, titles) = (item.livesOn, titles + [item.title])
    }
    guard let handler else { return false }
    return actingOnce(
      .menu(titles: titles), at: .row(row.shownPath), keepsRunning: keepsRunning
    ) { handler(()) }
  }

  /// Whether the user may drag a row to another position: the row has an action, the position exists, and the row's
  /// condition is true.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before.
  ///   - new: The row's position afterwards. It counts rows without the row at `old`.
  public func canMoveRow(from old: RowPosition, to new: RowPosition) -> Bool {
    reorder(from: old, to: new)?.0.row.attributes.onReorder != nil
  }

  /// Records a drag that the view has already performed.
  ///
  /// The handler applies a snapshot with the new order, which the list shows when the host calls ``resume()``. If no
  /// snapshot is applied before the next turn of the main actor, the row moves back.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before.
  ///   - new: The row's position afterwards. It counts rows without the row at `old`.
  /// - Returns: Whether ``canMoveRow(from:to:)`` allows it. If not, nothing has changed, and the view must show the row
  ///   at its old position.
  @discardableResult
  public func userMovedRow(from old: RowPosition, to new: RowPosition) -> Bool {
    guard let (row, reorder) = reorder(from: old, to: new) else { return false }
    let before = current
    current = before.moving(from: old, to: new)
    let handler = newestRow(row)?.attributes.onReorder
    followRows([before.newPath(of: old, at: new, in: current)].compactMap(\.self))
    propagateToParent()
    root.moveBackUnlessApplied()
    handler?(reorder)
    return true
  }

  /// Returns the dragged row and its drop position; nil if the position does not exist or the row may not be there.
  private func reorder(from old: RowPosition, to new: RowPosition) -> (LiveRow, Reorder)? {
    guard let row = currentRow(at: old), hasPlace(at: new, withoutRowAt: old) else { return nil }
    let section = current.sections[new.section]
    let isAfterOld = new.section == old.section && new.row >= old.row
    let next = new.row + (isAfterOld ? 1 : 0)
    let reorder = Reorder(
      id: row.row.id, oldSection: row.section, oldIndex: old.row, section: section.id,
      index: new.row, next: next < section.rows.count ? section.rows[next].id : nil)
    return newestRow(row)?.attributes.canReorder?.holds(reorder) == false ? nil : (row, reorder)
  }

  /// Whether a position exists after the row at `old` is removed.
  package func hasPlace(at position: RowPosition, withoutRowAt old: RowPosition) -> Bool {
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
    var row = LiveRow(current[position], in: sections[position.section].id, of: shownContainer)
    row.newPaths = states.newPaths
    return row
  }
}

/// Returns the index in `newest` of a title of an older list. If several entries have the title, it takes the one
/// with the same number among them.
private func counterpart(of index: Int, among offered: [String], in newest: [String]) -> Int? {
  guard offered.indices.contains(index) else { return nil }
  let place = offered[..<index].count { $0 == offered[index] }
  return newest.indices.filter { newest[$0] == offered[index] }.dropFirst(place).first
}
