public import ScreenDSL

/// A host that knows what the user sees of its rows. For others a row that is displayed is seen.
@MainActor
package protocol WatchedListHost: TouchedListHost {
  /// Begins to tell when the list appears and when it goes out of sight.
  func watchSight()

  /// Returns the share of the area of a row, a header or a footer that the user sees, from 0 to 1.
  func visibleShare(of place: CellPlace) -> Double
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
  func run(_ wanted: RowTask?) {
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
    if row.row.attributes.isWatched { enliven(.row(row.shownPath), isNew: isNew) }
  }

  private func enliven(_ place: CellPlace, isNew: Bool) {
    let root = root
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
  func stopShowing(_ row: LiveRow) { if !root.livelyRows.isEmpty { stop(.row(row.shownPath)) } }

  private func stop(_ place: CellPlace) {
    guard let known = root.livelyRows[place] else { return }
    known.displays -= 1
    look()
  }

  /// A view starts or stops to show a header, a footer or another supplementary.
  ///
  /// While it is exchanged, two views show it: it stays in sight, and goes with the last of them.
  ///
  /// - Parameters:
  ///   - isDisplayed: Whether the view starts to show it.
  ///   - supplementary: What the view shows.
  ///   - section: Its section.
  public func setDisplayed(
    _ isDisplayed: Bool, _ supplementary: Supplementary, of section: SectionID
  ) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    let count = shownSupplementaries[place, default: 0] + (isDisplayed ? 1 : -1)
    shownSupplementaries[place] = count > 0 ? count : nil
    if isDisplayed { enliven(supplementary, of: section, isNew: true) } else { stop(place) }
    guard count == (isDisplayed ? 1 : 0) else { return }
    tell { [weak self] in
      let newest = self?.newest.section(id: section)?.supplementary(supplementary.kind)
      let attributes = (newest ?? supplementary).attributes
      (isDisplayed ? attributes.onDisplay : attributes.onEndDisplay)?(())
    }
  }

  /// A view shows a header, a footer or another supplementary, which may do something while it shows only now.
  package func enliven(_ supplementary: Supplementary, of section: SectionID, isNew: Bool = false) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    guard shownSupplementaries[place] != nil, supplementary.attributes.isWatched else { return }
    enliven(place, isNew: isNew)
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
    switch row.place {
    case .row(let path): newestRow(at: path)?.attributes
    case .supplementary(let kind, let section):
      newest.section(id: section)?.supplementary(kind)?.attributes
    }
  }

  /// Whether enough of a row is seen that was not counted yet.
  private func isSeen(_ row: LivelyRow, _ impression: Impression) -> Bool {
    guard !states.isSeen(row.place), let list = row.list else { return false }
    let share = list.watchedHost?.visibleShare(of: row.place) ?? 1
    // Views round to their pixels.
    return share > 0 && share > impression.fraction - 0.001
  }

  private var watchedHost: (any WatchedListHost)? { host as? any WatchedListHost }
}
