public import Foundation

/// Drops by the user, from the list itself, from another one or from another app.
extension ListSimulator {
  /// Drops something over an item: the delegate for drops carries it out.
  ///
  /// Meanwhile `hasUncommittedUpdates` is true, because the list shows a gap. A batch may change the list then,
  /// and the item flies to where it is after that.
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

/// What is dragged; only drivers make it.
@MainActor open class UIDragItem: NSObject {}

/// What a drop brings.
@MainActor public struct SimDropItem {
  /// What is dragged.
  public let dragItem = UIDragItem()
}

/// A drop that is carried out.
@MainActor
final class SimDrop: NSObject {
  let items = [SimDropItem()]
  let destinationIndexPath: IndexPath?
  /// Lets what is dropped fly to its row.
  let animate: (IndexPath) -> Void

  init(at target: IndexPath, animate: @escaping (IndexPath) -> Void) {
    destinationIndexPath = target
    self.animate = animate
  }
}
