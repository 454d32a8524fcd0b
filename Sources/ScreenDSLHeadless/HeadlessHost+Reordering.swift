public import ScreenDSL

extension HeadlessHost {
  /// Begins to drag a visible row; until it is dropped, updates of its list wait.
  ///
  /// - Parameter path: The row, inside its containers; it must be reorderable.
  public func beginReorder(_ path: RowPath) throws(HeadlessError) {
    let (list, slot) = try find(path)
    guard list.reordered == nil, let position = slot.position else { throw .noReorder }
    guard list.updater.current[position].attributes.onReorder != nil else {
      throw .notReorderable(path)
    }
    list.reordered = position
    tree.reorderingList = list
  }

  /// Drops the dragged row, tells its handler, and shows what waited meanwhile.
  ///
  /// - Parameter position: Where the row is dropped in its list, counted without the row itself.
  public func endReorder(at position: RowPosition) throws(HeadlessError) {
    guard let list = tree.reorderingList, let old = list.reordered else { throw .noReorder }
    guard list.canDrop(old, at: position) else { throw .positionOutOfRange(position) }
    tree.operate { list.drop(old, at: position) }
  }

  /// Puts the dragged row back where it was, and shows what waited meanwhile.
  public func cancelReorder() throws(HeadlessError) {
    guard let list = tree.reorderingList else { throw .noReorder }
    list.finishReorder()
  }

  /// Drags a visible row to another place of its list.
  ///
  /// - Parameters:
  ///   - path: The row, inside its containers; it must be reorderable.
  ///   - position: Where it is dropped, counted without the row itself.
  public func reorder(_ path: RowPath, to position: RowPosition) throws(HeadlessError) {
    try beginReorder(path)
    do throws(HeadlessError) {
      try endReorder(at: position)
    } catch {
      try cancelReorder()
      throw error
    }
  }
}

extension HeadlessHost {
  private func canDrop(_ old: RowPosition, at new: RowPosition) -> Bool {
    let sections = identities.sections
    guard sections.indices.contains(new.section) else { return false }
    let count = sections[new.section].rows.count - (old.section == new.section ? 1 : 0)
    return (0...count).contains(new.row)
  }

  private func drop(_ old: RowPosition, at new: RowPosition) {
    guard let moved = updater.currentRow(at: old).map(path) else { return }
    tree.record(.reordered(moved, to: new))
    // The view moves the row by itself; nothing that the handler applies may run before it has.
    identities.move(old, to: new)
    updater.userMovedRow(from: old, to: new)
    rebuildGeometry()
    layOut()
    finishReorder()
  }

  private func finishReorder() {
    reordered = nil
    tree.reorderingList = nil
    settle()
  }
}
