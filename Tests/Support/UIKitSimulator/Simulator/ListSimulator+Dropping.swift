public import Foundation

extension ListSimulator {
  /// While the delegate performs the drop, the list shows a gap, so `hasUncommittedUpdates` is true.
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

@MainActor open class UIDragItem: NSObject {}

@MainActor public struct SimDropItem {
  public let dragItem = UIDragItem()
}

@MainActor
final class SimDrop: NSObject {
  let items = [SimDropItem()]
  let destinationIndexPath: IndexPath?
  let animate: (IndexPath) -> Void

  init(at target: IndexPath, animate: @escaping (IndexPath) -> Void) {
    destinationIndexPath = target
    self.animate = animate
  }
}
