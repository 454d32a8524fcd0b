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
