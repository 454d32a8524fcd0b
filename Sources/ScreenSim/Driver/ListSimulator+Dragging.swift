public import Foundation
import UpdateContract

/// Reordering by the user.
extension ListSimulator {
  /// Drags an item to another place and drops it.
  ///
  /// - Returns: Whether the item can be dragged.
  @discardableResult public func reorder(_ from: IndexPath, to target: IndexPath) -> Bool {
    guard beginDrag(from) else { return false }
    moveDrag(to: target)
    endDrag()
    return true
  }

  /// Lifts an item.
  ///
  /// - Returns: Whether the item can be dragged.
  @discardableResult public func beginDrag(_ indexPath: IndexPath) -> Bool {
    guard isUsable() else { return false }
    layout()
    guard
      drag == nil, let path = path(indexPath), committed?.contains(path) == true,
      host.askCanMove(path)
    else { return false }
    drag = Drag(origin: path, target: path)
    note(.dragBegan(path))
    return true
  }

  /// Drags the item over another one; the delegate may choose another target.
  public func moveDrag(to indexPath: IndexPath) {
    guard isUsable(), let drag, let proposed = path(indexPath) else { return }
    let target = host.askTarget(from: drag.origin, at: drag.target, proposed: proposed)
    let isReachable = isReachable(target, from: drag.origin)
    guard check(isReachable, .notReordered("drag target \(target) does not exist")) else { return }
    self.drag?.target = target
  }

  /// Drops the item: the list moves it, and then the data source must follow.
  ///
  /// `hasUncommittedUpdates` is true until the data source has followed.
  public func endDrag() {
    guard isUsable(), let drag else { return }
    guard drag.origin != drag.target else { return cancelDrag() }
    moveToken(from: drag.origin, to: drag.target)
    note(.reordered(from: drag.origin, to: drag.target))
    busyDepth += 1
    let isImplemented = host.tellMoved(drag.origin, to: drag.target)
    busyDepth -= 1
    self.drag = nil
    guard !isPoisoned, check(isImplemented, .notReordered("no method to move an item")) else {
      return
    }
    let isFollowing = isReloadPending || readCounts() == committed?.counts
    _ = check(isFollowing, .notReordered("the data source does not follow the reorder"))
    geometryDidChange()
  }

  /// Puts the item back.
  public func cancelDrag() {
    guard isUsable(), drag != nil else { return }
    drag = nil
    note(.dragCancelled)
  }

  private func isReachable(_ target: ItemPath, from origin: ItemPath) -> Bool {
    guard let committed, committed.sections.indices.contains(target.section) else { return false }
    let count = committed.sections[target.section].items.count
    let last = target.section == origin.section ? count - 1 : count
    return (0...max(last, 0)).contains(target.item)
  }

  private func moveToken(from origin: ItemPath, to target: ItemPath) {
    guard var list = committed, let token = list.token(at: origin) else { return }
    list.sections[origin.section].items.remove(at: origin.item)
    list.sections[target.section].items.insert(token, at: target.item)
    committed = list
    geometry = nil
    for section in Set([origin.section, target.section]) { renumber(section, in: list) }
  }

  private func renumber(_ section: Int, in list: CommittedList) {
    for (item, token) in list.sections[section].items.enumerated() {
      let path = ItemPath(section: section, item: item)
      placed.live[token]?.path = path
      placed.prepared[token]?.path = path
      if selection[token] != nil { selection[token] = path }
      if prefetched[token] != nil { prefetched[token] = path }
    }
  }
}
