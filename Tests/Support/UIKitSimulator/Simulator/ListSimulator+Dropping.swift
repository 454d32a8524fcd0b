public import Foundation

/// Drops by the user, of items from this list, from another list or from another app.
extension ListSimulator {
  /// Drops something over an item, and lets the delegate for drops perform the drop.
  ///
  /// Meanwhile `hasUncommittedUpdates` is true, because the list shows a gap. The delegate may run a batch then.
  /// Afterwards the dropped item moves to its new position.
  ///
  /// - Parameter target: The place that the finger is over.
  /// - Returns: Whether there is a delegate for drops.
  @discardableResult public func drop(at target: IndexPath) -> Bool {
    guard isUsable else { return false }
    layout()
    isDropping = true
    defer { isDropping = false }
    return host.tellDrop(SimDrop(at: target) { [weak self] in self?.land(at: $0) })
  }

  private func land(at indexPath: IndexPath) {
    guard !isPoisoned, let path = path(indexPath) else { return }
    let isThere = !isReloadPending && committed?.contains(path) == true
    _ = check(isThere, .droppedNowhere(path))
  }
}

/// An item that the user drags. Only tests create it.
@MainActor open class UIDragItem: NSObject {}

/// An item that the user drops.
@MainActor public struct SimDropItem {
  /// What is dragged.
  public let dragItem = UIDragItem()
}

/// A drop that is being performed.
@MainActor
final class SimDrop: NSObject {
  let items = [SimDropItem()]
  let destinationIndexPath: IndexPath?
  /// Moves the dropped item to its row, animated.
  let animate: (IndexPath) -> Void

  init(at target: IndexPath, animate: @escaping (IndexPath) -> Void) {
    destinationIndexPath = target
    self.animate = animate
  }
}
