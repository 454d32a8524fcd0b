import Foundation
import UpdateContract

/// What must hold for a batch to begin.
extension ListSimulator {
  /// Judges the state of the view before anything is read, and then its counts.
  func admitBatch() -> Bool {
    let dummy = committed?.counts ?? []
    guard admit(committed: dummy, now: dummy) else { return false }
    guard admitCounts() else { return false }
    settleLayout()
    settleCounts()
    return !isPoisoned
  }

  private func admitCounts() -> Bool {
    guard level > .contract, let committed else { return true }
    let now = readCounts()
    return !isPoisoned && admit(committed: committed.counts, now: now)
  }

  private func admit(committed: [Int], now: [Int]) -> Bool {
    let state = ViewState(
      committedCounts: committed, dataSourceCounts: now, hasWindow: host.window != nil,
      hasBounds: host.bounds.width > 0 && host.bounds.height > 0, isLaidOut: hasLaidOut,
      isReloadPending: isReloadPending, hasUncommittedUpdates: drag != nil,
      isUpdating: isUpdating)
    let verdict: Void? = judge(before: committed, after: now) { () throws(Violation) in
      try state.validateUpdate(kind: kind, level: level)
    }
    return verdict != nil
  }

  /// Only a collection lays out on entry; if its layout is stale it reads the counts again.
  private func settleLayout() {
    if isReloadPending { reloadContent() }
    guard kind == .collection, host.needsLayout else { return }
    if level == .contract, let committed, readCounts() != committed.counts { reloadContent() }
    host.needsLayout = false
    layoutPass()
  }
}
