public import ScreenDSL
package import ScreenDSLHosting
package import ScreenDSLLooks

extension HeadlessHost {
  /// The length of the content, in points.
  package var contentLength: Double { geometry.length }

  /// The greatest scroll offset, in points.
  package var maximalOffset: Double { max(0, geometry.length - window.length) }

  /// The visible part of the list.
  var window: Range<Double> { offset..<offset + max(0, viewport) }

  /// Scrolls the list, within the limits of the content.
  ///
  /// - Parameter offset: The start of the visible window, in points.
  /// - Complexity: O(*v* + log *n*) for *v* visible and *n* rows.
  public func scroll(to offset: Double) {
    tree.operate {
      let new = clamped(offset)
      tree.record(.text("scroll\(HeadlessEvent.name(updater.shortContainerPath)) to \(new)"))
      restore(new)
      updater.didScroll()
      onScroll()
    }
  }

  /// Scrolls to the end of the list in steps. No step is longer than the visible part of the list.
  ///
  /// - Parameter step: The greatest length of a step, in points. Values below 1 mean 1.
  package func scrollToEnd(by step: Double) {
    while offset < maximalOffset { scroll(to: offset + min(max(1, step), max(1, viewport))) }
  }

  /// Scrolls to a row, within the limits of the content. If the row is inside containers, the outer lists scroll to
  /// these containers. For a header or a footer, the list scrolls to the start of that view.
  ///
  /// - Parameters:
  ///   - place: The path of a row, including its containers, or a supplementary view of this list.
  ///   - alignment: The position of the row in the visible part of its list. If the value is nil, the list scrolls to
  ///     the start of the row, or does not scroll if the whole row is visible already.
  package func scroll(
    to place: CellPlace, at alignment: RowAlignment? = nil
  ) throws(HeadlessError) {
    switch place {
    case .row(let path): try scroll(to: path, at: alignment)
    case .supplementary(let kind, let section):
      // If the section has no header, the list scrolls to the start of the section.
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

  /// Taps a visible row, a header or a footer, and runs its action.
  ///
  /// A tap selects the row. In a list with multiple selection, a tap on a selected row deselects the row.
  ///
  /// - Throws: An error if the row cannot be selected, or has no action.
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
      tree.record(.other("deselect", .row(path)))
      tree.operate { _ = updater.deselect(at: position) }
    } else if updater.canSelect(at: position) {
      tree.record(.other("select", .row(path)))
      tree.operate { _ = updater.select(at: position) }
    } else if updater.current.isEdited, !updater.current.selectsRows {
      throw .edited(.row(path))
    } else {
      throw .notSelectable(.row(path))
    }
  }

  /// Moves the focus to a visible row, as a keyboard or a remote does. If the screen has `selectionFollowsFocus`, the
  /// list selects the row.
  package func focus(_ place: CellPlace) throws(HeadlessError) {
    let (list, slot) = try find(place)
    guard let position = slot.position, tree.operate({ list.updater.focus(at: position) })
    else { throw .notFocusable(place) }
  }

  /// Expands or collapses a visible disclosure row.
  ///
  /// - Returns: True if the row ran its action for expanding and collapsing. False if the row is no disclosure row, or
  ///   if it already has the state `isExpanded`.
  package func setExpanded(_ isExpanded: Bool, _ path: RowPath) throws(HeadlessError) -> Bool {
    let (list, row) = try findRow(path)
    guard let position = list.updater.position(of: row) else { return false }
    return tree.operate { list.updater.setExpanded(isExpanded, at: position) }
  }

  /// Begins or ends the edit mode of the screen, like a tap on an edit button. Returns false if the edit mode has
  /// the state `isEditing` already, or if the screen has no action for editing.
  package func edit(_ isEditing: Bool) -> Bool { tree.operate { updater.edit(isEditing) } }

  /// Runs a handler of the model that a visible row, header or footer shows. If the list does not show the newest
  /// snapshot yet, the method runs the handler from the newest snapshot.
  ///
  /// - Parameters:
  ///   - slot: The property that has the handler, such as `\SortMenu.onChange`.
  ///   - place: The path of the row, including its containers, or a supplementary view of this list.
  ///   - input: The argument for the handler.
  package func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ place: CellPlace, _ input: Slot.Input
  ) throws(HeadlessError) {
    let (list, cell) = try find(place)
    guard let handler = (newestModel(at: place) as? Model)?[keyPath: slot]._handler else {
      throw .missingHandler(place)
    }
    let key: ActionKey = Slot.Input.self == Void.self ? .slot(slot) : .other
    let shown = cell.row.map { CellPlace.row($0.shownPath) } ?? place
    if !tree.operate({ list.updater.actingOnce(key, at: shown) { handler(input) } }) {
      throw .busy(place)
    }
  }

  private func newestModel(at place: CellPlace) -> (any CellModel)? {
    let newest = updater.newest
    return switch place {
    case .row(let path): newest.resolved(path).flatMap(newest.newestRow)?.model
    case .supplementary(let kind, let section):
      newest.section(id: section)?.supplementary(kind)?.model
    }
  }

  /// Uses a control in a row, such as a toggle, as a user does. The method runs the action that the control has in the
  /// newest snapshot.
  ///
  /// - Returns: True if the control took the input. False if the row has no such control in the newest snapshot, or if
  ///   the user cannot use the control, for example because it is disabled.
  package func use(
    _ control: LookControl.ID, _ context: LookContext, _ input: LookControl.Input
  ) -> Bool {
    tree.operate { context.use(control, input) }
  }

  /// Reveals the swipe actions of a visible row, and returns them. If the row has no swipe actions on the side `edge`,
  /// the result is empty.
  ///
  /// - Parameters:
  ///   - path: The path of the row, including its containers.
  ///   - edge: The side where the swipe starts.
  ///   - isPressed: True if the user reveals the actions by a delete control or a screen reader; false if the user
  ///     swipes.
  @discardableResult
  package func swipe(
    _ path: RowPath, from edge: SwipeEdge = .trailing, isPressed: Bool = false
  ) throws(HeadlessError) -> [SwipeAction] {
    let (list, row) = try findRow(path)
    if list.updater.current.isEdited, !isPressed { throw .edited(.row(path)) }
    tree.record(.text("swipe \(path) from \(edge)"))
    openSwipe = (list, row, edge)
    return row.row.attributes.swipeActions[edge]
  }

  /// Runs an action that the last swipe revealed, if the swiped row still has this action.
  ///
  /// When the action ends, the host records an event. ``finishActions()`` waits until the action ends.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - index: The index of the action among all revealed actions; nil for the first action that is equal to `action`.
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

  /// Opens the context menu of a visible row, and returns its items. The result is empty if the row has no menu.
  ///
  /// - Parameter path: The path of the row, including its containers.
  @discardableResult
  package func openMenu(of path: RowPath) throws(HeadlessError) -> [MenuAction] {
    let (list, row) = try findRow(path)
    tree.record(.other("open menu of", .row(path)))
    openMenu = (list, row)
    return row.row.attributes.contextMenu.actions
  }

  /// Chooses an item of the menu that was opened last, if the row of this menu still has the item.
  ///
  /// - Parameter titles: The titles that lead to the item: first those of the submenus around the item, from the
  ///   outermost, and then that of the item. If there are no titles, the user taps the preview.
  package func choose(_ titles: [String]) throws(HeadlessError) {
    guard let (list, row) = openMenu,
      let indexes = row.row.attributes.contextMenu.indexes(of: titles)
    else { throw .missingMenuItem(titles) }
    openMenu = nil
    let isOffered = tree.operate { list.updater.choose(indexes, inMenuOf: row) }
    if !isOffered { throw .missingMenuItem(titles) }
  }

  /// Advances the clock of the list. With this clock, the list measures how long rows are visible.
  ///
  /// - Parameter seconds: The seconds; negative values mean 0.
  package func advance(by seconds: Double) { tree.advance(by: seconds) }

  /// Waits until the `async` actions of this list, and of the lists inside it, have ended.
  package func finishActions() async { await updater.finishActions() }

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
  /// Returns the indexes that lead to an item, from the outermost menu; nil if no item has these titles.
  ///
  /// - Parameter titles: The titles of the menus around the item, from the outermost, and then the title of the item.
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
  /// Drags a visible row to another position of its list.
  ///
  /// - Parameters:
  ///   - path: The path of the row, including its containers. The user must be able to drag this row.
  ///   - position: The position at which the user drops the row. This position is counted without the dragged row.
  /// - Returns: True if the list accepts the drop. If false, the row is at its old position again.
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

  /// Moves a row to the position at which the user drops it. Returns false if the list refuses the drop.
  private func drop(_ old: RowPosition, at new: RowPosition) -> Bool {
    guard let moved = updater.currentRow(at: old).map(path) else { return false }
    isReordering = true
    defer {
      isReordering = false
      settle()
    }
    guard updater.canMoveRow(from: old, to: new) else {
      tree.record(.text("refuse \(moved) at \(new)"))
      return false
    }
    tree.record(.text("reorder \(moved) to \(new)"))
    // The list moves the dropped row before the row's reorder handler runs. If this handler applies a snapshot, the
    // list shows the snapshot when the method `drop` ends.
    identities.move(old, to: new)
    updater.userMovedRow(from: old, to: new)
    rebuildGeometry()
    layOut()
    return true
  }
}
