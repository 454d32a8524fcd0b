import UpdateContract

extension ListSimulator {
  func reloadData() {
    guard isUsable("reloadData()") else { return }
    guard check(batch == nil, .reloadInBatch) else { return }
    guard check(busyDepth == 0, .reentrant, from: .knownBugs) else { return }
    warnIfAnimating()
    note(.reload)
    drag = nil
    invalidateContent()
  }

  /// Makes the counts unknown; nothing is read until a layout or a question needs them.
  func invalidateContent() {
    isReloadPending = true
    committed = nil
    geometry = nil
    host.setNeedsLayout()
  }

  /// Reads the counts and starts from nothing.
  func reloadContent() {
    let counts = readCounts()
    guard !isPoisoned else { return }
    isReloadPending = false
    dismissAll()
    selection = [:]
    unusedDequeues = [:]
    prefetched = [:]
    absentChrome = []
    carouselOffsets = [:]
    commit(counts)
  }

  /// UIKit only logs this one, so it does not stop the list.
  private func warnIfAnimating() {
    guard !completions.isEmpty, level >= .discipline else { return }
    violations.append(.reloadWhileAnimating)
    note(.warning("\(SimViolation.reloadWhileAnimating)"))
  }

  private func dismissAll() {
    for cell in placed.liveInOrder { endDisplaying(cell) }
    for chrome in placed.chromeInOrder { endDisplaying(chrome) }
    let views =
      placed.liveInOrder.map(\.view) + placed.preparedInOrder.map(\.view)
      + placed.chromeInOrder.map(\.view)
    placed = PlacedViews()
    for view in views { recycle(view) }
  }
}
