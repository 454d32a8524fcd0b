package import ScreenDSL

/// A host that knows what the user sees of its rows, and what time it is. For others a row that is displayed
/// is seen.
@MainActor
package protocol WatchedListHost: TouchedListHost {
  /// Begins to tell when the list appears and when it goes out of sight.
  func watchSight()

  /// Returns the share of a row's area that the user sees, from 0 to 1.
  func visibleShare(of position: RowPosition) -> Double

  /// Runs an action after so many seconds, never before what goes on now is over.
  func later(_ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void)
}

/// A row with a task or an action for when it is seen, while cells show it.
@MainActor
final class LivelyRow {
  let row: LiveRow
  /// The list that shows the row.
  weak var list: ListUpdater?
  /// How many cells show the row.
  var displays = 1
  /// Whether enough of the row is seen.
  var isInSight = false
  /// The number of the time that it is seen.
  var sight = 0
  private var task: (id: RowID, run: Task<Void, Never>)?

  init(_ row: LiveRow, in list: ListUpdater) {
    self.row = row
    self.list = list
  }

  deinit { task?.run.cancel() }

  /// Runs the task that the row has now, and no other.
  func run(_ wanted: _RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}

// The rows of all lists of a screen are kept in the outermost one: a row may go from one list to another.
extension ListUpdater {
  /// A cell starts to show a row of this list, or shows it already and the row may be lively only now.
  ///
  /// - Parameter isNew: Whether the cell did not show the row before.
  package func enliven(_ row: LiveRow, isNew: Bool) {
    if row.row.attributes.rare.isEmpty { return }
    let root = root
    if let known = root.livelyRow(row) {
      known.list = self
      if isNew { known.displays += 1 }
    } else {
      if !root.isWatched { root.watchedHost?.watchSight() }
      root.isWatched = true
      root.livelyRows.append(LivelyRow(row, in: self))
    }
    look()
  }

  /// A cell stops showing a row of this list.
  func stopShowing(_ row: LiveRow) {
    guard let known = root.livelyRow(row) else { return }
    known.displays -= 1
    look()
  }

  /// The list comes into sight: what the user sees now counts anew.
  package func appear() {
    states.forgetSeen()
    for row in livelyRows { row.isInSight = false }
    look()
  }

  /// Looks at what the user sees, once what goes on now is over.
  ///
  /// - Complexity: O(1) if no row has a task or an action for when it is seen.
  package func look() {
    let root = root
    guard root.isWatched, !root.mustLook else { return }
    root.mustLook = true
    root.later(0) { [weak root] in
      root?.mustLook = false
      root?.lookNow()
    }
  }

  private func lookNow() {
    for row in livelyRows {
      let isShown = row.displays > 0 && row.list != nil
      let attributes = isShown ? newestRow(row.row)?.attributes : nil
      row.run(attributes?.task)
      watch(row, attributes?.impression)
    }
    livelyRows.removeAll { $0.displays <= 0 || $0.list == nil }
  }

  private func watch(_ row: LivelyRow, _ impression: _Impression?) {
    let isInSight = impression.map { isSeen(row, $0) } ?? false
    if isInSight == row.isInSight { return }
    row.isInSight = isInSight
    row.sight += 1
    guard isInSight, let impression else { return }
    later(impression.dwell) { [weak self, weak row, sight = row.sight] in
      guard let self, let row, row.isInSight, row.sight == sight, isSeen(row, impression) else {
        return
      }
      states.see(row.row.shownPath)
      newestRow(row.row)?.attributes.impression?.handler(())
    }
  }

  /// Whether enough of a row is seen that was not counted yet.
  private func isSeen(_ row: LivelyRow, _ impression: _Impression) -> Bool {
    let path = row.row.shownPath
    guard !states.isSeen(path), let list = row.list,
      let position = list.position(of: path)
    else { return false }
    let share = list.watchedHost?.visibleShare(of: position) ?? 1
    // Views round to their pixels.
    return share > 0 && share > impression.fraction - 0.001
  }

  private func livelyRow(_ row: LiveRow) -> LivelyRow? {
    if livelyRows.isEmpty { return nil }
    let path = row.shownPath
    return livelyRows.first { $0.row.shownPath == path }
  }

  private var watchedHost: (any WatchedListHost)? { host as? any WatchedListHost }

  private func later(
    _ seconds: Double, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    if let host = watchedHost { return host.later(seconds, action) }
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: UInt64(min(seconds, 1_000_000) * 1_000_000_000))
      action()
    }
  }
}
