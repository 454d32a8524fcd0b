package import ScreenDSL

/// A host that knows what the user sees of its rows. For others a row that is displayed is seen.
@MainActor
package protocol WatchedListHost: TouchedListHost {
  /// Begins to tell when the list appears and when it goes out of sight.
  func watchSight()

  /// Returns the share of a row's area that the user sees, from 0 to 1.
  func visibleShare(of position: RowPosition) -> Double
}

/// A row with a task or an action for when it is seen, while cells show it.
@MainActor
final class LivelyRow {
  /// Where the row is by now.
  var place: CellPlace
  /// The list that shows the row.
  weak var list: ListUpdater?
  /// How many cells show the row.
  var displays = 1
  /// The look at which enough of the row came into sight, and for how long it must be; nil while it is not.
  var sight: (look: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  /// Whether no cell shows the row any more.
  var isGone: Bool { displays == 0 || list == nil }

  init(at place: CellPlace, in list: ListUpdater) { (self.place, self.list) = (place, list) }

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
    let (root, place) = (root, CellPlace.row(row.shownPath))
    if let known = root.livelyRows[place] {
      known.list = self
      if isNew { known.displays += 1 }
    } else {
      if root.looks == 0, root.livelyRows.isEmpty { root.watchedHost?.watchSight() }
      let new = LivelyRow(at: place, in: self)
      root.livelyRows[place] = new
      root.livelyOrder.append(new)
    }
    look()
  }

  /// A cell stops showing a row of this list.
  func stopShowing(_ row: LiveRow) {
    let root = root
    guard !root.livelyRows.isEmpty, let known = root.livelyRows[.row(row.shownPath)] else { return }
    known.displays -= 1
    look()
  }

  /// The list comes into sight: what the user sees now counts anew.
  package func appear() {
    states.forgetSeen()
    for row in livelyOrder { row.sight = nil }
    look()
  }

  /// Looks at what the user sees, once what goes on now is over.
  ///
  /// - Complexity: O(1) if no row has a task or an action for when it is seen.
  package func look() {
    let root = root
    guard !root.livelyRows.isEmpty, !root.mustLook else { return }
    root.mustLook = true
    (root.sightClock ?? root.wait)(0) { [weak root] in
      root?.mustLook = false
      root?.lookNow()
    }
  }

  private func lookNow() {
    looks += 1
    for row in livelyOrder where row.isGone { livelyRows[row.place] = nil }
    livelyOrder.removeAll(where: \.isGone)
    var dwells: Set<Double> = []
    for row in livelyOrder {
      let attributes = attributes(of: row)
      row.run(attributes?.task)
      let impression = attributes?.impression.flatMap { isSeen(row, $0) ? $0 : nil }
      if (impression == nil) == (row.sight == nil) { continue }
      row.sight = impression.map { (looks, $0.dwell) }
      if let impression { dwells.insert(impression.dwell) }
    }
    for dwell in dwells {
      (sightClock ?? wait)(dwell) { [weak self, looks] in self?.count(looks, dwell) }
    }
  }

  /// Counts the rows that came into sight at one look, and have been there for so many seconds.
  private func count(_ look: Int, _ dwell: Double) {
    for row in livelyOrder where row.sight.map({ $0 == (look, dwell) }) == true {
      guard let impression = attributes(of: row)?.impression, isSeen(row, impression) else {
        // The next look begins anew.
        row.sight = nil
        continue
      }
      states.see(row.place)
      impression.handler(())
    }
  }

  /// What is declared now for a row.
  private func attributes(of row: LivelyRow) -> RowAttributes? {
    row.place.rowPath.flatMap(newestRow)?.attributes
  }

  /// Whether enough of a row is seen that was not counted yet.
  private func isSeen(_ row: LivelyRow, _ impression: _Impression) -> Bool {
    guard !states.isSeen(row.place), let list = row.list,
      let position = row.place.rowPath.flatMap(list.position)
    else { return false }
    let share = list.watchedHost?.visibleShare(of: position) ?? 1
    // Views round to their pixels.
    return share > 0 && share > impression.fraction - 0.001
  }

  private var watchedHost: (any WatchedListHost)? { host as? any WatchedListHost }
}
