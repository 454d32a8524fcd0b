public import ScreenDSL

/// The row whose swipe actions are uncovered.
@MainActor
struct OpenSwipe {
  let list: HeadlessHost
  let row: RowPath
  let edge: SwipeEdge
}

extension HeadlessHost {
  /// Uncovers the swipe actions of a visible row and returns them; there may be none.
  ///
  /// - Parameters:
  ///   - path: The row, inside its containers.
  ///   - edge: The side that the swipe starts from.
  public func swipe(
    _ path: RowPath, from edge: SwipeEdge = .trailing
  ) throws(HeadlessError) -> [SwipeAction] {
    let (list, slot) = try find(path)
    guard let position = slot.position else { throw .notVisible(path) }
    tree.record(.swiped(path, edge))
    openSwipe = OpenSwipe(list: list, row: slot.row?.path ?? path, edge: edge)
    return list.updater.current[position].attributes.swipeActions[edge]
  }

  /// Runs one of the actions that the last swipe uncovered, if its row still offers it.
  public func perform(_ action: SwipeAction) throws(HeadlessError) {
    guard let openSwipe else { throw .missingSwipeAction(action.title) }
    self.openSwipe = nil
    let isDone = tree.operate {
      openSwipe.list.updater.perform(action, on: openSwipe.edge, of: openSwipe.row)
    }
    if !isDone { throw .missingSwipeAction(action.title) }
  }
}
