public import ScreenDSL

extension ListUpdater {
  /// Returns the path of a row. The path contains the section only if several sections have a row with the same ID.
  package func shortPath(of row: LiveRow) -> RowPath { root.current.shortened(row.shownPath) }

  package var shortContainerPath: RowPath? { containerPath.map(root.current.shortened) }

  package func resolved(_ path: RowPath) -> RowPath? {
    current.resolved(path) { report(Problem(.noSuchRow, $0())) }
  }

  package func position(of row: LiveRow) -> RowPosition? { position(of: row.shownPath) }

  @inline(never)
  package func position(of path: RowPath) -> RowPosition? {
    guard path.container == shownContainer else { return nil }
    return current.position(of: path.id, in: shownContainer == nil ? path.section : nil)
  }

  /// Runs `body`. If `body` passes closures of the app to `tell`, these closures run only in the next turn of the main
  /// actor.
  ///
  /// The delay is necessary because an app must not change state while SwiftUI updates views.
  package func tellingLater(_ body: () -> Void) {
    reports.untold = reports.untold ?? []
    body()
    wait(0) { [weak self] in
      // A closure that this loop calls may add closures to `untold`.
      while let self, reports.untold?.isEmpty == false {
        let tell = reports.untold?.removeFirst()
        tell?()
      }
      self?.reports.untold = nil
    }
  }

  @inline(never) package func tell(_ action: @escaping @MainActor () -> Void) {
    if root.reports.untold == nil { action() } else { root.reports.untold?.append(action) }
  }

  /// Tells the updater that a cell begins to show a row. The updater runs the row's `onDisplay` handler, and begins to
  /// check how much of the row is visible, for `task` and `onImpression`. If the row is near the end of the list, the
  /// updater can run the screen's `onReachEnd` too.
  ///
  /// - Parameter row: The row with which the cell was configured.
  public func beginDisplay(of row: LiveRow) {
    run(\.onDisplay, of: row)
    beginVisibility(of: row)
    if newest.configuration?.end != nil, let position = position(of: row) {
      reachEnd(showing: position)
    }
  }

  /// Tells the updater that a cell stops showing a row. The updater runs the row's `onEndDisplay` handler.
  ///
  /// - Parameter row: The row with which the cell was configured.
  public func endDisplay(of row: LiveRow) {
    if !root.visibility.rows.isEmpty { endVisibility(at: .row(row.shownPath)) }
    run(\.onEndDisplay, of: row)
  }

  private func run(_ handler: KeyPath<RowAttributes, Handler<Void>?>, of row: LiveRow) {
    if row.row.attributes[keyPath: handler] == nil { return }
    tell { (self.newestRow(row) ?? row.row).attributes[keyPath: handler]?(()) }
  }

  /// Tells the updater that the view expects to show a row soon, or no longer expects this. The updater runs the row's
  /// `onPrefetch` handler.
  ///
  /// - Parameters:
  ///   - position: The row's position in ``current``; the method ignores positions out of range.
  ///   - phase: Whether the view expects to show the row soon, or no longer expects this.
  public func prefetch(at position: RowPosition, _ phase: PrefetchPhase) {
    guard let row = currentRow(at: position), row.row.attributes.onPrefetch != nil else { return }
    tell { self.newestRow(row)?.attributes.onPrefetch?(phase) }
  }

  /// Runs a swipe action.
  ///
  /// The app may have changed the actions since the user uncovered them. So the list runs the newest snapshot's action
  /// with the same title. If several actions have this title, the list distinguishes them by their order.
  ///
  /// - Parameters:
  ///   - index: The index of the action among those of `row` on the side `edge`.
  ///   - edge: The side of the action.
  ///   - row: The row, as it was when the user uncovered the actions.
  ///   - completion: Receives, once, whether the action succeeded. The list calls the closure before this method
  ///     returns or, for an `async` action, when the action returns. A destructive action has succeeded only if its row
  ///     is no longer in ``newest``.
  /// - Returns: True if the action runs. False if the newest row lacks the action, or if the action is running already.
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
    let action = newest[found.index]
    let hasRun = actingOnce(
      .swipe(edge, title: action.title, place: found.place), at: .row(row.shownPath),
      keepsRunning: action.livesOn
    ) {
      action.handler { [weak self] isDone in
        let isStillThere = action.style == .destructive && self?.newestRow(row) != nil
        completion(isDone && !isStillThere)
      }
    }
    if !hasRun { completion(false) }
    return hasRun
  }

  /// Runs an item of a row's context menu, or the action of a tap on the preview.
  ///
  /// The list looks for the item in the newest snapshot, by the titles of the item and of the menus around it.
  ///
  /// - Parameters:
  ///   - indexes: The indexes of the item and of the menus around it, from the outermost, in the menu of `row`; empty
  ///     for the preview.
  ///   - row: The row, as it was when the menu opened.
  /// - Returns: True if the action runs. False if the newest row lacks the item, or if the item is disabled or
  ///   running already.
  @discardableResult
  public func choose(_ indexes: [Int], inMenuOf row: LiveRow) -> Bool {
    guard let menu = newestRow(row)?.attributes.contextMenu else { return false }
    var (handler, keepsRunning, titles, places) = (menu.onPreview, false, [String](), [Int]())
    var (offered, newest) = (row.row.attributes.contextMenu.actions, menu.actions)
    for index in indexes {
      let found = counterpart(of: index, among: offered.map(\.title), in: newest.map(\.title))
      guard let found, !newest[found.index].isDisabled else { return false }
      let item = newest[found.index]
      (offered, newest, handler) = (offered[index].children, item.children, item.handler)
      (keepsRunning, titles) = (item.livesOn, titles + [item.title])
      places.append(found.place)
    }
    guard let handler else { return false }
    return actingOnce(
      .menu(titles: titles, places: places), at: .row(row.shownPath), keepsRunning: keepsRunning
    ) { handler(()) }
  }

  /// Returns whether the user can drag a row to another position. The row must have an action for drags, and the new
  /// position must exist. If the app has set a condition for drags of the row, the condition must be true.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before the drag.
  ///   - new: The row's position after the drag, in the list without the row at `old`.
  public func canMoveRow(from old: RowPosition, to new: RowPosition) -> Bool {
    reorder(from: old, to: new) != nil
  }

  /// Records a drag that the view has already performed, and runs the row's handler for drags.
  ///
  /// The app's handler should apply a snapshot with the new order before the next turn of the main actor. Otherwise,
  /// the list moves the row back. The list shows the snapshot when the host calls ``resume()``.
  ///
  /// - Parameters:
  ///   - old: The row's position in ``current``, before the drag.
  ///   - new: The row's position after the drag, in the list without the row at `old`.
  /// - Returns: True if ``canMoveRow(from:to:)`` allows the drag. If false, nothing has changed, and the view must show
  ///   the row at its old position.
  @discardableResult
  public func userMovedRow(from old: RowPosition, to new: RowPosition) -> Bool {
    guard let (handler, reorder) = reorder(from: old, to: new) else { return false }
    takeBackMove(from: old, to: new)
    handler?(reorder)
    return true
  }

  /// Records a drag that the view has already performed. If the app has applied no snapshot by the next turn of the
  /// main actor, the list moves the row back.
  package func takeBackMove(from old: RowPosition, to new: RowPosition) {
    guard currentRow(at: old) != nil, hasPlace(at: new, withoutRowAt: old) else { return }
    let before = current
    current = before.moving(from: old, to: new)
    followRows(before.newPaths(afterDragFrom: old, to: new, in: current))
    propagateToParent()
    root.moveBackUnlessApplied()
  }

  /// Runs the moves that `undoOfDrags(before:)` returns, and returns whether the list ran any.
  func undoDrags(before new: ScreenSnapshot, animated: Bool) -> Bool {
    let dragged = current
    for undo in dragged.undoOfDrags(before: new) {
      guard shown.isShownOnce, host?.readiness == .ready else { break }
      var batch = Changeset.Operations()
      batch.rowMoves = [undo.move]
      run(batch, animated: animated) {
        let (old, move) = (self.current, undo.move)
        self.current = undo.result
        self.followRows(old.newPaths(afterDragFrom: move.from, to: move.to, in: self.current))
      }
    }
    return !current.isSame(as: dragged)
  }

  private func reorder(
    from old: RowPosition, to new: RowPosition
  ) -> (handler: Handler<Reorder>?, reorder: Reorder)? {
    guard let row = currentRow(at: old), row.row.attributes.onReorder != nil,
      hasPlace(at: new, withoutRowAt: old)
    else { return nil }
    let section = current.sections[new.section]
    let isSame = new.section == old.section
    let split = new.row + (isSame && new.row >= old.row ? 1 : 0)
    // If a snapshot waits for the end of the drag, the handler belongs to that snapshot. So this code computes the
    // row's new place among the rows of that snapshot. If an earlier drag has put rows with equal IDs into one section,
    // this code uses the shown rows, because their numbered IDs can stand for other rows in the waiting snapshot.
    let waiting = root.queue.pending?.snapshot ?? queue.pending?.snapshot
    let isNewest = waiting != nil && current.undoOfDrags(before: nil).isEmpty
    let path = isNewest ? surroundings.newestPath(of: row.shownPath) : row.shownPath
    let newest =
      isNewest ? path.container.flatMap { root.newest.row(at: $0)?.innerRows } ?? newest : current
    let oldSection = path.container == nil ? path.section ?? row.section : row.section
    func place(_ other: Row) -> Int? {
      isSame && other.id == row.row.id ? nil : newest.position(of: other.id, in: section.id)?.row
    }
    // The dropped row goes before the next shown row that `newest` contains. If there is none, the dropped row goes
    // after the previous shown row that `newest` contains, or else to the end of the section.
    let below = section.rows.dropFirst(split).lazy.compactMap(place).first
    let above = section.rows.prefix(split).reversed().lazy.compactMap(place).first
    let rows = (newest.section(id: section.id) ?? section).rows
    let start = newest.position(of: path.id, in: oldSection)?.row ?? old.row
    let end = below ?? above.map { $0 + 1 } ?? rows.count
    let next = rows.dropFirst(end).first { oldSection != section.id || $0.id != path.id }
    let reorder = Reorder(
      id: path.id, oldSection: oldSection, oldIndex: start, section: section.id,
      index: end - (oldSection == section.id && start < end ? 1 : 0), next: next?.id)
    let attributes = newestRow(row)?.attributes
    return attributes?.canReorder?.holds(reorder) == false ? nil : (attributes?.onReorder, reorder)
  }

  package func hasPlace(at position: RowPosition, withoutRowAt old: RowPosition) -> Bool {
    guard let section = current.section(at: position.section), section.id != .search
    else { return false }
    let most = section.rows.count - (position.section == old.section ? 1 : 0)
    return (0...most).contains(position.row)
  }

  /// Returns the row at a position in ``current``; nil if the position is out of range.
  @inline(never)
  public func currentRow(at position: RowPosition) -> LiveRow? {
    guard let section = current.section(at: position.section),
      section.rows.indices.contains(position.row)
    else { return nil }
    var row = LiveRow(section.rows[position.row], in: section.id, of: shownContainer)
    row.newPaths = states.newPaths
    return row
  }
}

/// Finds the title `offered[index]` in `newest`. If a title occurs several times, its first occurrence in `offered`
/// stands for its first occurrence in `newest`, and so on. Returns the index in `newest`, and the number of equal
/// titles before this index; nil if `newest` has no such occurrence.
private func counterpart(
  of index: Int, among offered: [String], in newest: [String]
) -> (index: Int, place: Int)? {
  guard offered.indices.contains(index) else { return nil }
  let place = offered[..<index].count { $0 == offered[index] }
  return newest.indices.filter { newest[$0] == offered[index] }.dropFirst(place).first
    .map { ($0, place) }
}
