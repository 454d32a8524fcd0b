import Foundation
import UpdateContract

/// Placing views.
extension ListSimulator {
  /// Returns whether a layout may be forced now.
  func admitLayout() -> Bool {
    guard !isPoisoned else { return false }
    return check(batch == nil, .layoutInBatch, from: .knownBugs)
  }

  func layoutPass() {
    guard !isPoisoned else { return }
    guard !isUpdatingCells else { return host.setNeedsLayout() }
    busyDepth += 1
    isUpdatingCells = true
    note(.layoutPass)
    warnIfOffWindow()
    Default.apart {
      if isReloadPending || committed == nil { reloadContent() }
      hasLaidOut = true
      placeChromeAndCells()
    }
    for view in held { recycle(view) }
    held = []
    isUpdatingCells = false
    busyDepth -= 1
    if isReloadPending { host.setNeedsLayout() }
    runDeferred()
  }

  func geometryDidChange() {
    geometry = nil
    host.setNeedsLayout()
  }

  private func warnIfOffWindow() {
    guard kind == .table, host.window == nil, !hasWarnedOffWindow else { return }
    hasWarnedOffWindow = true
    note(.offWindow)
  }

  private func placeChromeAndCells() {
    measure()
    guard !isPoisoned else { return }
    host.clampContentOffset()
    let window = placeChrome()
    guard !isPoisoned, let window else { return }
    // What asked for a layout so far is in the window; callbacks from here on may ask again.
    host.needsLayout = false
    switch options.callbackOrder {
    case .leavingFirst:
      leave(window)
      enter(window)
    case .enteringFirst:
      enter(window)
      leave(window)
    }
    guard !isPoisoned else { return }
    prepareCells(around: window)
    updateFrames()
    prefetchData(around: window)
  }

  private func runDeferred() {
    guard busyDepth == 0, !deferred.isEmpty else { return }
    let due = deferred
    deferred = []
    for run in due { run() }
  }
}

extension SimEvent {
  static let offWindow = warning(
    "Warning once only: UITableView was told to layout its visible cells and other contents "
      + "without being in the view hierarchy")
}
