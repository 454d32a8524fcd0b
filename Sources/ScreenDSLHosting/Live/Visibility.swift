public import ScreenDSL

/// Measures how much of each row, header or footer with a task or an impression is visible.
///
/// The outermost list has this value for all lists of a screen, because a row can move from one list to another.
@MainActor
package struct Visibility {
  /// Runs a closure after some seconds by the clock of the host; nil if the host has no clock of its own.
  package var clock: Scheduler?
  /// The rows, headers and footers, by their current path.
  private(set) var rows: [CellPlace: VisibleRow] = [:]
  /// The rows, headers and footers, in the order in which cells began to show them.
  private(set) var order: [VisibleRow] = []
  /// For each shown header, footer or other supplementary, the number of views that show it.
  private var supplementaries: [CellPlace: Int] = [:]
  /// The number of visibility checks.
  private(set) var checks = 0
  /// Whether a check is scheduled.
  var isCheckDue = false

  /// Whether no row has ever been added.
  var isUnused: Bool { checks == 0 && rows.isEmpty }

  /// Counts a view that starts or stops showing a header, a footer or another supplementary view. Returns how many
  /// views now show it.
  mutating func count(_ place: CellPlace, isDisplayed: Bool) -> Int {
    let count = supplementaries[place, default: 0] + (isDisplayed ? 1 : -1)
    supplementaries[place] = count > 0 ? count : nil
    return count
  }

  func shows(_ supplementary: CellPlace) -> Bool { supplementaries[supplementary] != nil }

  /// Adds a row that a cell shows.
  ///
  /// - Parameters:
  ///   - area: The list that shows the row.
  ///   - isNew: Whether the cell did not show the row before.
  mutating func begin(_ place: CellPlace, in area: any VisibleArea, isNew: Bool) {
    if let known = rows[place] {
      known.area = area
      if isNew { known.displays += 1 }
    } else {
      let row = VisibleRow(at: place, in: area)
      rows[place] = row
      order.append(row)
    }
  }

  /// Records that a cell no longer shows a row. Returns whether the row has a task or an impression.
  mutating func end(_ place: CellPlace) -> Bool {
    rows[place]?.displays -= 1
    return rows[place] != nil
  }

  /// Moves rows to their new paths. Pass the moves of all rows in one call. Otherwise, if two rows exchange their
  /// paths, one row would replace the other.
  mutating func move(_ moves: [RowPath: RowPath]) {
    rows.move(moves)
    for (place, row) in rows { row.place = place }
    // If a moved row gets the path of another row, it replaces that row. Replaced rows are removed from the order.
    let rows = rows
    order.removeAll { rows[$0.place] !== $0 }
  }

  /// Begins to measure again, from 0, how long each row has been visible.
  func beginAnew() { for row in order { row.visible = nil } }

  /// Begins a check, and removes the rows that no cell shows any more.
  mutating func beginCheck() -> Int {
    checks += 1
    for row in order where row.isGone { rows[row.place] = nil }
    order.removeAll(where: \.isGone)
    return checks
  }
}

/// A list that knows which fraction of each of its rows is visible.
@MainActor
package protocol VisibleArea: AnyObject {
  /// Returns the visible fraction of the area of a row, a header or a footer, from 0 to 1.
  func visibleShare(of place: CellPlace) -> Double
}

/// A host that knows which rows are visible. In the lists of other hosts, each row that a cell shows counts as
/// visible.
@MainActor
package protocol VisibilityHost: TouchedListHost, VisibleArea {
  /// Begins to call the updater when the list appears and disappears.
  func watchVisibility()
}

/// A row, a header or a footer with a task or an impression. The object exists while cells show it.
@MainActor
final class VisibleRow {
  /// The current path of the row, or the section and kind of the header or footer.
  fileprivate(set) var place: CellPlace
  /// The list that shows the row, the header or the footer.
  fileprivate weak var area: (any VisibleArea)?
  /// The number of cells that show the row.
  fileprivate var displays = 1
  /// If enough of the row is visible: the number of the check that found this first, and how many seconds the row must
  /// stay visible. While too little is visible, this is nil.
  var visible: (check: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  fileprivate var isGone: Bool { displays == 0 || area == nil }
  /// The fraction of the row's area that is visible; nil if the list was freed.
  var share: Double? { area?.visibleShare(of: place) }

  fileprivate init(at place: CellPlace, in area: any VisibleArea) {
    (self.place, self.area) = (place, area)
  }

  deinit { task?.run.cancel() }

  /// Makes `wanted` the task of the row. If the row already has a task with the same ID, nothing happens. Otherwise the
  /// old task is cancelled, and `wanted` begins.
  func run(_ wanted: RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}

// MARK: - Observing the rows of a list

extension ListUpdater: VisibleArea {
  package func visibleShare(of place: CellPlace) -> Double {
    visibilityHost?.visibleShare(of: place) ?? 1
  }

  /// Records that a cell shows a row.
  ///
  /// Also call this method if a row gets a task or an impression while a cell shows the row.
  ///
  /// - Parameter isNew: Whether the cell did not show the row before.
  package func beginVisibility(of row: LiveRow, isNew: Bool) {
    if row.row.attributes.isWatched { beginVisibility(at: .row(row.shownPath), isNew: isNew) }
  }

  /// Records that a supplementary view is shown.
  ///
  /// Also call this method if a supplementary view gets a task or an impression while it is shown.
  package func beginVisibility(
    of supplementary: Supplementary, in section: SectionID, isNew: Bool = false
  ) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    guard visibility.shows(place), supplementary.attributes.isWatched else { return }
    beginVisibility(at: place, isNew: isNew)
  }

  private func beginVisibility(at place: CellPlace, isNew: Bool) {
    if root.visibility.isUnused { root.visibilityHost?.watchVisibility() }
    root.visibility.begin(place, in: self, isNew: isNew)
    checkVisibility()
  }

  /// Records that a cell no longer shows a row of this list.
  func endVisibility(of row: LiveRow) {
    if !root.visibility.rows.isEmpty { endVisibility(at: .row(row.shownPath)) }
  }

  private func endVisibility(at place: CellPlace) {
    if root.visibility.end(place) { checkVisibility() }
  }

  /// Informs the updater that a view starts or stops showing a header, a footer or another supplementary view.
  ///
  /// While an update replaces the view, two views show the same content. The content stays visible until the last of
  /// them stops.
  ///
  /// - Parameters:
  ///   - isDisplayed: True if the view starts to show the content, false if it stops.
  ///   - supplementary: The content of the view.
  ///   - section: The section of the content.
  public func setDisplayed(
    _ isDisplayed: Bool, _ supplementary: Supplementary, of section: SectionID
  ) {
    let place = CellPlace.supplementary(supplementary.kind, section)
    let count = visibility.count(place, isDisplayed: isDisplayed)
    if isDisplayed {
      beginVisibility(of: supplementary, in: section, isNew: true)
    } else {
      endVisibility(at: place)
    }
    guard count == (isDisplayed ? 1 : 0) else { return }
    tell { [weak self] in
      let newest = self?.newest.section(id: section)?.supplementary(supplementary.kind)
      let attributes = (newest ?? supplementary).attributes
      (isDisplayed ? attributes.onDisplay : attributes.onEndDisplay)?(())
    }
  }

  /// Begins to measure again, from 0, how long each row has been visible, because the list appears.
  package func appear() {
    states.forgetSeen()
    visibility.beginAnew()
    checkVisibility()
  }

  /// Schedules a check of what is visible, after the current update.
  ///
  /// - Complexity: O(1) if no row has a task or an impression.
  package func checkVisibility() {
    let root = root
    guard !root.visibility.rows.isEmpty, !root.visibility.isCheckDue else { return }
    root.visibility.isCheckDue = true
    later(0) { [weak root] in
      root?.visibility.isCheckDue = false
      root?.checkNow()
    }
  }

  private func checkNow() {
    let check = visibility.beginCheck()
    var dwells: Set<Double> = []
    for row in visibility.order {
      let attributes = attributes(at: row.place)
      row.run(attributes?.task)
      let impression = attributes?.impression.flatMap { isEnough(of: row, for: $0) ? $0 : nil }
      if (impression == nil) == (row.visible == nil) { continue }
      row.visible = impression.map { (check, $0.dwell) }
      if let impression { dwells.insert(impression.dwell) }
    }
    for dwell in dwells { later(dwell) { [weak self] in self?.count(check, dwell) } }
  }

  /// Runs the impressions of rows that have stayed visible for `dwell` seconds, since the check with the number `check`
  /// found them visible.
  private func count(_ check: Int, _ dwell: Double) {
    for row in visibility.order where row.visible.map({ $0 == (check, dwell) }) == true {
      guard let impression = attributes(at: row.place)?.impression,
        isEnough(of: row, for: impression)
      else {
        // Too little of the row is visible now. The next check begins to measure the time from 0.
        row.visible = nil
        continue
      }
      states.see(row.place)
      impression.handler(())
    }
  }

  /// The current attributes of a row, a header or a footer.
  private func attributes(at place: CellPlace) -> RowAttributes? {
    switch place {
    case .row(let path): newestRow(at: path)?.attributes
    case .supplementary(let kind, let section):
      newest.section(id: section)?.supplementary(kind)?.attributes
    }
  }

  /// Whether enough of a row is visible for its impression. The result is false for an impression that has already
  /// run.
  private func isEnough(of row: VisibleRow, for impression: Impression) -> Bool {
    guard !states.isSeen(row.place), let share = row.share else { return false }
    // Views round positions to pixels. So this comparison allows a small difference.
    return share > 0 && share > impression.fraction - 0.001
  }

  private var visibilityHost: (any VisibilityHost)? { host as? any VisibilityHost }
}
