public import Foundation

/// Drops by the user, from the list itself, from another one or from another app.
extension ListSimulator {
  /// Drops something over an item: the delegate for drops carries it out.
  ///
  /// Meanwhile `hasUncommittedUpdates` is true, because the list shows a gap. A batch may change the list then,
  /// and the item flies to where it is after that.
  ///
  /// - Parameters:
  ///   - object: What stands for the item in its app.
  ///   - source: Where the item was, if it comes from this list.
  ///   - target: The place that the finger is over.
  /// - Returns: Whether there is a delegate for drops.
  @discardableResult public func drop(
    _ object: Any? = nil, from source: IndexPath? = nil, at target: IndexPath
  ) -> Bool {
    guard isUsable() else { return false }
    layout()
    isDropping = true
    defer { isDropping = false }
    return host.tellDrop(SimDropItem(object, from: source), at: target) { [weak self] path in
      self?.land(at: path)
    }
  }

  private func land(at indexPath: IndexPath) {
    guard !isPoisoned, let path = path(indexPath) else { return }
    let isThere = !isReloadPending && committed?.contains(path) == true
    _ = check(isThere, .droppedNowhere(path))
  }
}

/// What is dragged; only drivers make it.
@MainActor public final class UIDragItem: NSObject {
  /// What stands for the item in its app.
  public var localObject: Any?

  init(_ localObject: Any?) {
    self.localObject = localObject
    super.init()
  }
}

/// What a drop brings, and where it comes from.
@MainActor final class SimDropItem: NSObject {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ object: Any?, from sourceIndexPath: IndexPath?) {
    dragItem = UIDragItem(object)
    self.sourceIndexPath = sourceIndexPath
    super.init()
  }
}

/// A drop that is carried out.
@MainActor class SimDrop: NSObject {
  let item: SimDropItem
  let destinationIndexPath: IndexPath?
  let animate: (IndexPath) -> Void

  init(_ item: SimDropItem, at target: IndexPath?, animate: @escaping (IndexPath) -> Void) {
    self.item = item
    destinationIndexPath = target
    self.animate = animate
    super.init()
  }
}
