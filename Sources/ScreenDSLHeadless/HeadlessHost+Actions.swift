public import ScreenDSL
package import ScreenDSLHosting
import ScreenDSLInspection
package import ScreenDSLLooks

extension HeadlessHost {
  /// The length of all that the list shows, in points.
  package var contentLength: Double { geometry.length }

  /// The greatest offset that the list can be scrolled to, in points.
  package var maximalOffset: Double { max(0, geometry.length - window.length) }

  /// The part of the list that is visible, and below nothing.
  var window: Range<Double> { offset..<(offset + max(0, viewport - insets.top - insets.bottom)) }

  /// Scrolls the list, as far as it goes.
  ///
  /// - Parameter offset: Where the visible window begins, in points.
  /// - Complexity: O(*v* + log *n*) for *v* visible and *n* rows.
  public func scroll(to offset: Double) {
    tree.operate {
      let new = clamped(offset)
      tree.record(.scrolled(to: new, in: updater.shortContainerPath))
      restore(new)
      updater.didScroll()
      onScroll()
    }
  }

  /// Scrolls from end to end, by the length of the visible window at most.
  ///
  /// - Parameter step: In points; less than 1 counts as 1.
  package func scrollToEnd(by step: Double) {
    while offset < maximalOffset { scroll(to: offset + min(max(1, step), max(1, viewport))) }
  }

  /// Scrolls so that a row is where it is wanted, as far as possible, and the containers around it are
  /// visible; a header, a footer or another supplementary goes to the start of the window.
  ///
  /// - Parameters:
  ///   - place: A row, inside its containers, or a supplementary of the list itself.
  ///   - alignment: Where in its list's window the row is to be; nil for the start of the window, unless
  ///     all of it is visible already.
  package func scroll(
    to place: CellPlace, at alignment: RowAlignment? = nil
  ) throws(HeadlessError) {
    switch place {
    case .row(let path): try scroll(to: path, at: alignment)
    case .supplementary(let kind, let section):
      // A section that is scrolled to need not have a header.
      guard let index = updater.current.sectionIndex(of: section),
        kind == .header || updater.current.sections[index].supplementary(kind) != nil
      else { throw .notVisible(place) }
      scroll(to: geometry.start(of: kind, in: index))
    }
  }

  private func scroll(to path: RowPath, at alignment: RowAlignment?) throws(HeadlessError) {
    guard let path = updater.resolved(path), updater.current.row(at: path) != nil else {
      throw .missingRow(path)
    }
    for depth in path.ids.indices {
      let part = RowPath(path.ids[depth], in: Array(path.ids[..<depth]), section: path.section)
      let (list, section) = try list(with: part)
      try list.reveal(part.id, in: section, at: part == path ? alignment : nil)
    }
  }

  /// The offset of the list inside a container, in points; nil if the container is not visible.
  public func offset(of container: RowPath) -> Double? { try? list(inside: container).offset }

  private func reveal(
    _ id: RowID, in section: SectionID?, at alignment: RowAlignment?
  ) throws(HeadlessError) {
    guard let position = updater.current.position(of: id, in: section) else {
      throw .missingRow(ownPath(id, section))
    }
    let row = geometry.range(of: position)
    let window = window
    let isVisible = row.lowerBound >= window.lowerBound && row.upperBound <= window.upperBound
    if alignment == nil, isVisible { return }
    let new = (alignment ?? .top).offset(of: row, window: window, length: contentLength)
    if new != offset { scroll(to: new) }
  }
}

extension HeadlessHost {
  /// Selects a visible row, as a tap does, and runs its action; if several rows can be selected, a
  /// selected one is deselected. A header or a footer runs its action.
  ///
  /// What cannot be selected, or has no action, throws.
  package func tap(_ place: CellPlace) throws(HeadlessError) {
    let (list, slot) = try find(place)
    if case .row(let row, let position) = slot.content { return try list.tap(row, at: position) }
    guard case .supplementary(let kind, let section) = place,
      tree.operate({ updater.select(kind, of: section) })
    else { throw .notSelectable(place) }
  }

  private func tap(_ row: LiveRow, at position: RowPosition) throws(HeadlessError) {
    let path = path(row)
    if updater.selectionMode == .multiple, updater.selectedPositions.contains(position) {
      guard updater.canDeselect(row) else { throw .notSelectable(.row(path)) }
      tree.record(.deselected(path))
      tree.operate { _ = updater.deselect(at: position) }
    } else if updater.canSelect(at: position) {
      tree.record(.selected(path))
      tree.operate { _ = updater.select(at: position) }
    } else if updater.current.isEdited, !updater.current.selectsRows {
      throw .edited(.row(path))
    } else {
      throw .notSelectable(.row(path))
    }
  }

  /// Lets a keyboard or a remote reach a visible row, which is selected if the screen says so.
  package func focus(_ place: CellPlace) throws(HeadlessError) {
    let (list, slot) = try find(place)
    guard let position = slot.position, tree.operate({ list.updater.focus(at: position) })
    else { throw .notFocusable(place) }
  }

  /// Unfolds the rows below a visible row, or folds them.
  ///
  /// - Returns: Whether the row has some, and they are not so already; if not, nothing is run.
  package func setExpanded(_ isExpanded: Bool, _ path: RowPath) throws(HeadlessError) -> Bool {
    let (list, row) = try findRow(path)
    guard let position = list.updater.position(of: row) else { return false }
    return tree.operate { list.updater.setExpanded(isExpanded, at: position) }
  }

  /// Asks the screen to begin editing or to end it; returns whether it was asked.
  package func edit(_ isEditing: Bool) -> Bool { tree.operate { updater.edit(isEditing) } }

  /// Runs the handler that the newest snapshot has in a slot of the model of a visible row, header or footer.
  ///
  /// - Parameters:
  ///   - slot: Where the handler is in the model: `\SortMenu.onChange`.
  ///   - place: The row, inside its containers, or a supplementary of the list itself.
  ///   - input: What the handler is called with.
  package func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ place: CellPlace, _ input: Slot.Input
  ) throws(HeadlessError) {
    _ = try find(place)
    guard let handler = (newestModel(at: place) as? Model)?[keyPath: slot]._handler else {
      throw .missingHandler(place)
    }
    tree.operate { handler(input) }
  }

  private func newestModel(at place: CellPlace) -> (any CellModel)? {
    let newest = updater.newest
    return switch place {
    case .row(let path): newest.resolved(path).flatMap(newest.newestRow)?.model
    case .supplementary(let kind, let section):
      newest.section(id: section)?.supplementary(kind)?.model
    }
  }

  /// Does to a control of a look what a person does; the newest look of the row says what that runs.
  ///
  /// - Returns: Whether the newest look still has the control, and a person could do that; if not, nothing runs.
  package func use(
    _ control: LookControl.ID, _ context: LookContext, _ input: LookControl.Input
  ) -> Bool {
    tree.operate { context.use(control, input) }
  }
}

extension HeadlessHost {
  /// Uncovers the swipe actions of a visible row and returns them; there may be none.
  ///
  /// - Parameters:
  ///   - path: The row, inside its containers.
  ///   - edge: The side that the swipe starts from.
  ///   - isPressed: Whether no finger swipes: the row's control for that is pressed, or a screen reader does it.
  @discardableResult
  package func swipe(
    _ path: RowPath, from edge: SwipeEdge = .trailing, isPressed: Bool = false
  ) throws(HeadlessError) -> [SwipeAction] {
    let (list, row) = try findRow(path)
    if list.updater.current.isEdited, !isPressed { throw .edited(.row(path)) }
    tree.record(.swiped(path, edge))
    openSwipe = OpenSwipe(list: list, row: row, edge: edge)
    return row.row.attributes.swipeActions[edge]
  }

  /// Runs one of the actions that the last swipe uncovered, if its row still offers it.
  ///
  /// What it answers is an event, ``HeadlessEvent/performed(_:isDone:)``; ``finishActions()`` waits for
  /// it.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - index: Its index among those that were uncovered, where several are equal; nil for the first.
  package func perform(_ action: SwipeAction, at index: Int? = nil) throws(HeadlessError) {
    guard let openSwipe,
      let index = index
        ?? openSwipe.row.row.attributes.swipeActions[openSwipe.edge]
        .firstIndex(of: action)
    else { throw .missingSwipeAction(action.title) }
    self.openSwipe = nil
    let isOffered = tree.operate {
      openSwipe.list.updater.perform(
        index, on: openSwipe.edge, of: openSwipe.row, completion: tree.beginAction(action.title))
    }
    if !isOffered { throw .missingSwipeAction(action.title) }
  }

  /// Opens the context menu of a visible row, if it has one, and returns its items.
  ///
  /// - Parameter path: The row, inside its containers.
  @discardableResult
  package func openMenu(of path: RowPath) throws(HeadlessError) -> [MenuAction] {
    let (list, row) = try findRow(path)
    tree.record(.openedMenu(path))
    openMenu = (list, row)
    return row.row.attributes.contextMenu.actions
  }

  /// Chooses an item of the menu that was opened last, if its row still offers it, or taps the preview.
  ///
  /// - Parameter titles: The titles of the menus around the item, from the outside in, and its own; none
  ///   for the preview.
  package func choose(_ titles: [String]) throws(HeadlessError) {
    guard let (list, row) = openMenu,
      let indexes = row.row.attributes.contextMenu.indexes(of: titles)
    else { throw .missingMenuItem(titles) }
    openMenu = nil
    let isOffered = tree.operate { list.updater.choose(indexes, inMenuOf: row) }
    if !isOffered { throw .missingMenuItem(titles) }
  }

  /// Lets time go by, for rows that count as seen after a while.
  ///
  /// - Parameter seconds: How long, in seconds; less than 0 counts as 0.
  package func advance(by seconds: Double) { tree.advance(by: seconds) }

  /// Waits until the actions that take their time have answered, in this list and in those inside it.
  package func finishActions() async {
    await tree.finishActions()
    await updater.finishActions()
  }

  private func findRow(
    _ path: RowPath
  ) throws(HeadlessError) -> (list: HeadlessHost, row: LiveRow) {
    let (list, slot) = try find(.row(path))
    guard let row = slot.position.flatMap(list.updater.currentRow) else {
      throw .notVisible(.row(path))
    }
    return (list, row)
  }
}

extension ContextMenu {
  /// The indexes of the first item with these titles, and of the menus around it; nil if there is none.
  fileprivate func indexes(of titles: [String]) -> [Int]? {
    var (items, indexes) = (actions, [Int]())
    for title in titles {
      guard let index = items.firstIndex(where: { $0.title == title }) else { return nil }
      indexes.append(index)
      items = items[index].children
    }
    return indexes
  }
}

extension HeadlessHost {
  /// Drags a visible row to another place of its list.
  ///
  /// - Parameters:
  ///   - path: The row, inside its containers; it must be reorderable.
  ///   - position: Where it is dropped, counted without the row itself.
  /// - Returns: Whether the row may be put there; if not, it snapped back.
  @discardableResult
  package func reorder(
    _ path: RowPath, to position: RowPosition
  ) throws(HeadlessError) -> Bool {
    let (list, slot) = try find(.row(path))
    guard let old = slot.position, list.updater.current[old].attributes.onReorder != nil else {
      throw .notReorderable(path)
    }
    guard list.updater.hasPlace(at: position, withoutRowAt: old) else {
      throw .positionOutOfRange(position)
    }
    return tree.operate { list.drop(old, at: position) }
  }
}

extension HeadlessHost {
  /// Returns whether the row may be put there.
  private func drop(_ old: RowPosition, at new: RowPosition) -> Bool {
    guard let moved = updater.currentRow(at: old).map(path) else { return false }
    isReordering = true
    defer {
      isReordering = false
      settle()
    }
    guard updater.canMoveRow(from: old, to: new) else {
      tree.record(.refusedReorder(moved, to: new))
      return false
    }
    tree.record(.reordered(moved, to: new))
    // The view moves the row by itself; nothing that the handler applies may run before it has.
    identities.move(old, to: new)
    updater.userMovedRow(from: old, to: new)
    rebuildGeometry()
    layOut()
    return true
  }
}
