public import ScreenDSL
package import ScreenDSLHosting
package import ScreenDSLLooks

extension HeadlessHost {
  package var contentLength: Double { geometry.length }

  package var maximalOffset: Double { max(0, geometry.length - window.length) }

  var window: Range<Double> { offset..<offset + max(0, viewport) }

  /// Scrolls the list, within the limits of the content.
  ///
  /// - Parameter offset: The start of the visible part of the list, in points.
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

  package func scrollToEnd() {
    while offset < maximalOffset { scroll(to: offset + max(1, viewport)) }
  }

  package func scroll(
    to place: CellPlace, at alignment: RowAlignment? = nil
  ) throws(HeadlessError) {
    switch place {
    case .row(let path): try scroll(to: path, at: alignment)
    case .supplementary(let kind, let section):
      guard let index = updater.current.sectionIndex(of: section),
        updater.current.sections[index].supplementary(kind) != nil
      else { throw .notVisible(place) }
      scroll(to: geometry.range(of: kind, in: index).lowerBound)
    }
  }

  private func scroll(to path: RowPath, at alignment: RowAlignment?) throws(HeadlessError) {
    guard let path = updater.resolved(path), updater.current.row(at: path) != nil else {
      throw .missingRow(path)
    }
    for part in sequence(first: path, next: \.container).reversed() {
      let (list, section) = try list(with: part)
      try list.reveal(part.id, in: section, at: part == path ? alignment : nil)
    }
  }

  /// Returns the scroll offset of the list inside a container, in points; nil if no visible row with a list inside has
  /// this path.
  public func offset(of container: RowPath) -> Double? { try? list(inside: container).offset }

  private func reveal(
    _ id: RowID, in section: SectionID?, at alignment: RowAlignment?
  ) throws(HeadlessError) {
    guard let position = updater.current.position(of: id, in: section) else {
      throw .missingRow(RowPath(id, inside: updater.shortContainerPath, section: section))
    }
    let row = geometry.range(of: position)
    let window = window
    let isVisible = row.lowerBound >= window.lowerBound && row.upperBound <= window.upperBound
    if alignment == nil, isVisible { return }
    let new = (alignment ?? .top).offset(of: row, window: window, length: contentLength)
    if new != offset { scroll(to: new) }
  }

  package func tap(_ place: CellPlace) throws(HeadlessError) {
    let (list, slot) = try find(place)
    if let row = slot.row { return try list.tap(row, at: slot.place) }
    guard case .supplementary(let kind, let section) = place,
      tree.operate({ updater.select(kind, of: section) })
    else { throw .notSelectable(place) }
  }

  private func tap(_ row: LiveRow, at position: RowPosition) throws(HeadlessError) {
    let path = path(row)
    if ignoresTaps { throw .edited(.row(path)) }
    if updater.selectionMode == .multiple, updater.selectedPositions.contains(position) {
      guard updater.canDeselect(row) else { throw .notSelectable(.row(path)) }
      tree.record(.other("deselect", .row(path)))
      tree.operate { _ = updater.deselect(at: position) }
    } else if updater.canSelect(at: position) {
      tree.record(.other("select", .row(path)))
      tree.operate { _ = updater.select(at: position) }
    } else {
      throw .notSelectable(.row(path))
    }
  }

  private var ignoresTaps: Bool { updater.current.isEdited && !updater.current.selectsRows }

  /// Moves the focus of a keyboard or a remote to a row. If the screen has `selectionFollowsFocus`, the list also
  /// selects the row.
  package func focus(_ place: CellPlace) throws(HeadlessError) {
    let (list, slot) = try find(place)
    guard let position = slot.position, tree.operate({ list.updater.focus(at: position) })
    else { throw .notFocusable(place) }
  }

  /// Expands or collapses a disclosure row. Returns false if the row is not a disclosure row, or already has the state
  /// `isExpanded`.
  package func setExpanded(_ isExpanded: Bool, _ path: RowPath) throws(HeadlessError) -> Bool {
    let (list, slot, row) = try findRow(path)
    let isTapped = row.row.attributes.disclosure?.isTapped == true
    if isTapped, list.ignoresTaps { throw .edited(.row(path)) }
    return tree.operate { list.updater.setExpanded(isExpanded, at: slot.place) }
  }

  package func edit(_ isEditing: Bool) -> Bool { tree.operate { updater.edit(isEditing) } }

  /// Runs the handler that the model at a place has in the newest snapshot, as a cell does. While an update to another
  /// `listID` waits, the method finds no handler and throws.
  package func fire<Model: CellModel, Slot: _HandlerSlot>(
    _ slot: KeyPath<Model, Slot>, _ place: CellPlace, _ input: Slot.Input
  ) throws(HeadlessError) {
    let (list, cell) = try find(place)
    let key: ActionKey = Slot.Input.self == Void.self ? .slot(slot) : .other
    let shown = cell.row.map { CellPlace.row($0.shownPath) } ?? place
    guard let handler = (list.updater.newestModel(at: shown) as? Model)?[keyPath: slot]._handler
    else { throw .missingHandler(place) }
    if !tree.operate({ list.updater.actingOnce(key, at: shown) { handler(input) } }) {
      throw .busy(place)
    }
  }

  /// Applies a user's input to a control, and returns whether the control accepted the input. The method runs the
  /// action that the control has in the newest snapshot.
  package func use(
    _ control: LookControl.ID, _ context: LookContext, _ input: LookControl.Input
  ) -> Bool {
    tree.operate { context.use(control, input) }
  }

  /// Opens the swipe actions of a row, and returns these actions.
  ///
  /// - Parameter isPressed: Whether the user opens the actions with a control of the row, such as the delete control,
  ///   instead of a swipe. In edit mode, the user cannot swipe.
  @discardableResult
  package func swipe(
    _ path: RowPath, from edge: SwipeEdge = .trailing, isPressed: Bool = false
  ) throws(HeadlessError) -> [SwipeAction] {
    let (list, _, row) = try findRow(path)
    if list.updater.current.isEdited, !isPressed { throw .edited(.row(path)) }
    tree.record(.text("swipe \(path) from \(edge)"))
    openSwipe = (list, row, edge)
    return row.row.attributes.swipeActions[edge]
  }

  package func perform(_ action: SwipeAction, at index: Int? = nil) throws(HeadlessError) {
    guard let openSwipe,
      let index = index
        ?? openSwipe.row.row.attributes.swipeActions[openSwipe.edge].firstIndex(of: action)
    else { throw .missingSwipeAction(action.title) }
    self.openSwipe = nil
    let isOffered = tree.operate {
      openSwipe.list.updater.perform(index, on: openSwipe.edge, of: openSwipe.row) {
        [tree] isDone in
        tree.record(.text("\(isDone ? "did" : "did not do") '\(action.title)'"))
      }
    }
    if !isOffered { throw .missingSwipeAction(action.title) }
  }

  @discardableResult
  package func openMenu(of path: RowPath) throws(HeadlessError) -> [MenuAction] {
    let (list, _, row) = try findRow(path)
    tree.record(.other("open menu of", .row(path)))
    openMenu = (list, row)
    return row.row.attributes.contextMenu.actions
  }

  /// Chooses an item of the open context menu. The titles are those of the submenus that contain the item, the
  /// outermost first, and then the title of the item. If `titles` is empty, the method taps the menu's preview.
  package func choose(_ titles: [String]) throws(HeadlessError) {
    guard let (list, row) = openMenu,
      let indexes = row.row.attributes.contextMenu.indexes(of: titles)
    else { throw .missingMenuItem(titles) }
    openMenu = nil
    let isOffered = tree.operate { list.updater.choose(indexes, inMenuOf: row) }
    if !isOffered { throw .missingMenuItem(titles) }
  }

  package func advance(by seconds: Double) { tree.advance(by: seconds) }

  package func finishActions() async { await updater.finishActions() }

  private func findRow(
    _ path: RowPath
  ) throws(HeadlessError) -> (list: HeadlessHost, slot: HeadlessSlot, row: LiveRow) {
    let (list, slot) = try find(.row(path))
    guard let row = slot.position.flatMap(list.updater.currentRow) else {
      throw .notVisible(.row(path))
    }
    return (list, slot, row)
  }

  @discardableResult
  package func reorder(
    _ path: RowPath, to position: RowPosition
  ) throws(HeadlessError) -> Bool {
    let (list, slot, row) = try findRow(path)
    if row.row.attributes.onReorder == nil { throw .notReorderable(path) }
    guard list.updater.hasPlace(at: position, withoutRowAt: slot.place) else {
      throw .positionOutOfRange(position)
    }
    return slot.place == position || tree.operate { list.drop(row, from: slot.place, at: position) }
  }

  private func drop(_ row: LiveRow, from old: RowPosition, at new: RowPosition) -> Bool {
    let moved = path(row)
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
    // The list moves the row before the row's handler runs.
    identities.move(old, to: new)
    updater.userMovedRow(from: old, to: new)
    rebuildGeometry()
    layOut()
    return true
  }
}

extension ContextMenu {
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
