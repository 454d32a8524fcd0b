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
  private var checks = 0
  /// Whether a visibility check is scheduled.
  var isCheckDue = false

  /// Counts a view that starts or stops showing the content of a header, a footer or another supplementary view.
  /// Returns how many views now show this content.
  mutating func count(_ place: CellPlace, isDisplayed: Bool) -> Int {
    let count = supplementaries[place, default: 0] + (isDisplayed ? 1 : -1)
    supplementaries[place] = count > 0 ? count : nil
    return count
  }

  func shows(_ supplementary: CellPlace) -> Bool { supplementaries[supplementary] != nil }

  /// Adds a row that a list shows.
  mutating func begin(_ place: CellPlace, in list: ListUpdater) {
    if let known = rows[place] {
      known.list = list
    } else {
      let row = VisibleRow(at: place, in: list)
      rows[place] = row
      order.append(row)
    }
  }

  /// Records that a list no longer shows a row. If another list shows the row by now, nothing changes.
  func end(_ place: CellPlace, in list: ListUpdater) {
    if rows[place]?.list === list { rows[place]?.list = nil }
  }

  /// Stores rows at their new paths. Pass all moves in one call, because two rows may exchange their paths.
  mutating func move(_ moves: [RowPath: RowPath]) {
    rows.move(moves)
    for (place, row) in rows { row.place = place }
    // If a moved row replaces another row in `rows`, the other row must leave `order` too. The closure reads a copy of
    // `rows`, because it must not read `self`.
    let rows = rows
    order.removeAll { rows[$0.place] !== $0 }
  }

  /// Begins to measure again, from 0, how long each row has been visible.
  func beginAnew() { for row in order { row.visible = nil } }

  /// Begins a visibility check, removes the rows that no list shows any more, and returns the number of the check.
  mutating func beginCheck() -> Int {
    checks += 1
    for row in order where row.list == nil { rows[row.place] = nil }
    order.removeAll { $0.list == nil }
    return checks
  }
}

/// A row, a header or a footer with a modifier `task` or `onImpression`. The object exists while cells show the row.
@MainActor
final class VisibleRow {
  /// The current path of the row, or the section and kind of the header or footer.
  fileprivate(set) var place: CellPlace
  /// The list that shows the row, the header or the footer; nil if none does.
  fileprivate weak var list: ListUpdater?
  /// The number of the check in which the row became visible, and the seconds for which the row must stay visible. Nil
  /// while too little of the row is visible.
  var visible: (check: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  /// The fraction of the row's area that is visible; nil if no list shows the row.
  var share: Double? { list?.visibleShare(of: place) }

  fileprivate init(at place: CellPlace, in list: ListUpdater) {
    (self.place, self.list) = (place, list)
  }

  deinit { task?.run.cancel() }

  /// Cancels the task of the row and starts `wanted`, unless both have the same ID.
  func run(_ wanted: RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}
