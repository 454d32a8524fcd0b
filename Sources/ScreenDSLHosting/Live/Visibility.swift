import ScreenDSL

/// Measures how much is visible of each row, header or footer that has a modifier `task` or `onImpression`.
///
/// The outermost list has this value for all lists of a screen, because a row can move from one list to another.
@MainActor
package struct Visibility {
  /// Runs a closure after some seconds. Nil if the host has no clock of its own.
  package var clock: Scheduler?
  /// The measured rows by their current paths, and the measured headers and footers by their sections.
  private(set) var rows: [CellPlace: VisibleRow] = [:]
  /// The measured rows, headers and footers, in the order in which cells began to show them.
  private(set) var order: [VisibleRow] = []
  /// For each shown header, footer or other supplementary view, the number of views that show it.
  private var supplementaries: [CellPlace: Int] = [:]
  /// The number of visibility checks so far, which is also the number of the latest check.
  private(set) var checks = 0
  /// Whether a visibility check is scheduled.
  var isCheckDue = false

  /// Whether no row has ever been added.
  var isUnused: Bool { checks == 0 && rows.isEmpty }

  /// Counts a view that starts or stops showing the content of a header, a footer or another supplementary view.
  /// Returns how many views now show this content.
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
  ///   - isNew: True if the cell has just begun to show the row.
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

  /// Records that a cell no longer shows a row. Returns whether the row has a modifier `task` or `onImpression`.
  mutating func end(_ place: CellPlace) -> Bool {
    rows[place]?.displays -= 1
    return rows[place] != nil
  }

  /// Stops measuring a row, because the row no longer has a modifier `task` or `onImpression`.
  mutating func forget(_ place: CellPlace) {
    guard let row = rows.removeValue(forKey: place) else { return }
    order.removeAll { $0 === row }
  }

  /// Stores rows at their new paths. Pass all moves in one call, because two rows may exchange their paths.
  mutating func move(_ moves: [RowPath: RowPath]) {
    rows.move(moves)
    for (place, row) in rows { row.place = place }
    // A row whose path a moved row takes has left `rows`, so it must leave `order` too.
    let rows = rows
    order.removeAll { rows[$0.place] !== $0 }
  }

  /// Begins to measure again, from 0, how long each row has been visible.
  func beginAnew() { for row in order { row.visible = nil } }

  /// Begins a visibility check, removes the rows that no cell shows any more, and returns the number of the check.
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
  /// Tells the host that the list must know which rows are visible. From now on, the host must call
  /// ``ListUpdater/appear()`` when the list appears, and ``ListUpdater/checkVisibility()`` when it disappears.
  func watchVisibility()
}

/// A row, a header or a footer with a modifier `task` or `onImpression`. The object exists while cells show the row.
@MainActor
final class VisibleRow {
  /// The current path of the row, or the section and kind of the header or footer.
  fileprivate(set) var place: CellPlace
  /// The list that shows the row, the header or the footer.
  fileprivate weak var area: (any VisibleArea)?
  /// The number of cells that show the row.
  fileprivate var displays = 1
  /// If enough of the row is visible for its `onImpression`: the number of the visibility check that found this first,
  /// and how many seconds the row must stay visible. While too little of the row is visible, this is nil.
  var visible: (check: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  fileprivate var isGone: Bool { displays == 0 || area == nil }
  /// The fraction of the row's area that is visible; nil if the list was freed.
  var share: Double? { area?.visibleShare(of: place) }

  fileprivate init(at place: CellPlace, in area: any VisibleArea) {
    (self.place, self.area) = (place, area)
  }

  deinit { task?.run.cancel() }

  /// Cancels the task of the row and starts `wanted`, unless both have the same ID.
  func run(_ wanted: RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}
