public import Foundation

/// Time and place.
extension ListSimulator {
  /// Lays out the list and the views in it, where a layout is due.
  public func layout() {
    guard isUsable() else { return }
    host.layoutIfNeeded()
  }

  /// Runs what the run loop would: layouts and completions, also those of lists in cells.
  ///
  /// Actions of swipes that were performed must have called their completions by then.
  public func drain() {
    var turns = 0
    repeat {
      guard isUsable() else { return }
      layout()
      runCompletions()
      for list in innerLists where !list.isPoisoned { list.drain() }
      turns += 1
    } while turns < Self.mostTurns && isUnsettled
    if isUnsettled { note(.warning("sim: still not settled after \(turns) turns")) }
    _ = isPoisoned || check(openSwipes == 0, .swipeNotFinished)
  }

  private static var mostTurns: Int { 100 }

  private var isUnsettled: Bool {
    !isPoisoned && (host.needsLayout || !completions.isEmpty)
  }

  /// Puts the outermost superview of the list into a window, or takes it out.
  public func setWindow(_ isInWindow: Bool) {
    guard isUsable(), isInWindow != (host.window != nil) else { return }
    var root = host as UIView
    while let next = root.superview, !(next is UIWindow) { root = next }
    guard isInWindow else { return root.removeFromSuperview() }
    let window = UIWindow(frame: root.frame)
    driverWindow = window
    window.addSubview(root)
  }

  /// Changes the size of the list, and the offset to the origin of the bounds.
  public func setBounds(_ bounds: CGRect) {
    guard isUsable() else { return }
    host.frame.size = bounds.size
    host.contentOffset = bounds.origin
  }

  /// Scrolls with a finger and lays out.
  public func scroll(to offset: CGPoint) {
    guard isUsable() else { return }
    host.isTracking = true
    host.isDragging = true
    host.scrollDelegate?.scrollViewWillBeginDragging(host)
    host.contentOffset = offset
    layout()
    host.isTracking = false
    host.isDragging = false
    host.scrollDelegate?.scrollViewDidEndDragging(host, willDecelerate: false)
  }

  /// Scrolls along the axis of the list with a finger, and lays out.
  public func scroll(to position: CGFloat) {
    guard isUsable() else { return }
    scroll(
      to: host.scrollsHorizontally
        ? CGPoint(x: position, y: host.contentOffset.y)
        : CGPoint(x: host.contentOffset.x, y: position))
  }

  /// Scrolls a section that scrolls across the axis, and lays out.
  public func scroll(section: Int, to position: CGFloat) {
    guard isUsable() else { return }
    settleCounts()
    guard let committed, committed.sections.indices.contains(section) else { return }
    carouselOffsets[committed.sections[section].token] = position
    geometryDidChange()
    layout()
  }
}
