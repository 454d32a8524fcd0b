public import ScreenDSL

/// The rows, headers and footers of a screen that do something while the user sees them, or when they do.
///
/// Those of all lists of a screen are kept in the outermost one: a row may go from one list to another.
@MainActor
package struct Visibility {
  /// Waits as the host's clock says; nil if the host has none of its own.
  package var clock: Scheduler?
  /// Each by where it is now.
  private(set) var rows: [CellPlace: VisibleRow] = [:]
  /// The same in the order in which cells came to show them.
  private(set) var order: [VisibleRow] = []
  /// How many views show each of the headers, footers and other supplementaries that show.
  private var supplementaries: [CellPlace: Int] = [:]
  /// How often it was checked what the user sees.
  private(set) var checks = 0
  /// Whether that is checked soon.
  var isCheckDue = false

  /// Whether nothing was ever there.
  var isUnused: Bool { checks == 0 && rows.isEmpty }

  /// Counts a view that starts or stops to show a supplementary; returns how many do now.
  mutating func count(_ place: CellPlace, isDisplayed: Bool) -> Int {
    let count = supplementaries[place, default: 0] + (isDisplayed ? 1 : -1)
    supplementaries[place] = count > 0 ? count : nil
    return count
  }

  func shows(_ supplementary: CellPlace) -> Bool { supplementaries[supplementary] != nil }

  /// A cell shows a row.
  ///
  /// - Parameters:
  ///   - area: The list that shows it.
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

  /// A cell stops showing a row; returns whether the row does something.
  mutating func end(_ place: CellPlace) -> Bool {
    rows[place]?.displays -= 1
    return rows[place] != nil
  }

  /// Lets rows that get other paths, all at once, keep what is known of them.
  mutating func move(_ moves: [RowPath: RowPath]) {
    rows.move(moves)
    for (place, row) in rows { row.place = place }
    // A row may have come where another one was.
    let rows = rows
    order.removeAll { rows[$0.place] !== $0 }
  }

  /// Lets what the user sees count anew.
  func beginAnew() { for row in order { row.visible = nil } }

  /// Begins a check without the rows that no cell shows any more.
  mutating func beginCheck() -> Int {
    checks += 1
    for row in order where row.isGone { rows[row.place] = nil }
    order.removeAll(where: \.isGone)
    return checks
  }
}

/// What shows rows, and knows which share of each the user sees.
@MainActor
package protocol VisibleArea: AnyObject {
  /// Returns the share of the area of a row, a header or a footer that the user sees, from 0 to 1.
  func visibleShare(of place: CellPlace) -> Double
}

/// A host that knows what the user sees of its rows. For others a row that is displayed is visible.
@MainActor
package protocol VisibilityHost: TouchedListHost, VisibleArea {
  /// Begins to tell when the list appears and when it goes out of sight.
  func watchVisibility()
}

/// A row, a header or a footer with a task or an action for when it is seen, while cells show it.
@MainActor
final class VisibleRow {
  /// Where it is by now.
  fileprivate(set) var place: CellPlace
  /// The list that shows it.
  fileprivate weak var area: (any VisibleArea)?
  /// How many cells show it.
  fileprivate var displays = 1
  /// The check at which enough of it was visible, and for how long it must be; nil while it is not.
  var visible: (check: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  fileprivate var isGone: Bool { displays == 0 || area == nil }
  /// The share of its area that the user sees; nil if the list is gone.
  var share: Double? { area?.visibleShare(of: place) }

  fileprivate init(at place: CellPlace, in area: any VisibleArea) {
    (self.place, self.area) = (place, area)
  }

  deinit { task?.run.cancel() }

  /// Runs the task that the row has now, and no other.
  func run(_ wanted: RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}

// MARK: - The list

extension ListUpdater: VisibleArea {
  package func visibleShare(of place: CellPlace) -> Double {
    visibilityHost?.visibleShare(of: place) ?? 1
  }

  /// A cell shows a row of this list, which may do something while it shows only now.
  ///
  /// - Parameter isNew: Whether the cell did not show the row before.
  package func beginVisibility(of row: LiveRow, isNew: Bool) {
    if row.row.attributes.isWatched { beginVisibility(at: .row(row.shownPath), isNew: isNew) }
  }

  /// A view shows a header, a footer or another supplementary, which may do something while it shows only now.
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

  /// A cell stops showing a row of this list.
  func endVisibility(of row: LiveRow) {
    if !root.visibility.rows.isEmpty { endVisibility(at: .row(row.shownPath)) }
  }

  private func endVisibility(at place: CellPlace) {
    if root.visibility.end(place) { checkVisibility() }
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

  /// The list comes into sight: what the user sees now counts anew.
  package func appear() {
    states.forgetSeen()
    visibility.beginAnew()
    checkVisibility()
  }

  /// Checks what the user sees, once what goes on now is over.
  ///
  /// - Complexity: O(1) if no row has a task or an action for when it is seen.
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

  /// Counts the rows that became visible at one check, and have been so for that many seconds.
  private func count(_ check: Int, _ dwell: Double) {
    for row in visibility.order where row.visible.map({ $0 == (check, dwell) }) == true {
      guard let impression = attributes(at: row.place)?.impression,
        isEnough(of: row, for: impression)
      else {
        // The next check begins anew.
        row.visible = nil
        continue
      }
      states.see(row.place)
      impression.handler(())
    }
  }

  /// What is declared now for a row, a header or a footer.
  private func attributes(at place: CellPlace) -> RowAttributes? {
    switch place {
    case .row(let path): newestRow(at: path)?.attributes
    case .supplementary(let kind, let section):
      newest.section(id: section)?.supplementary(kind)?.attributes
    }
  }

  /// Whether the user sees enough of a row that was not counted yet.
  private func isEnough(of row: VisibleRow, for impression: Impression) -> Bool {
    guard !states.isSeen(row.place), let share = row.share else { return false }
    // Views round to their pixels.
    return share > 0 && share > impression.fraction - 0.001
  }

  private var visibilityHost: (any VisibilityHost)? { host as? any VisibilityHost }
}
