import ScreenDSL

/// Records the shown rows, headers, footers and other supplementaries that have a modifier `task` or `onImpression`. A
/// check finds out for each whether enough of it is visible.
///
/// The outermost list has this value for all lists of a screen, because a row can move between lists.
@MainActor
package struct Visibility: ~Copyable {
  /// Runs a closure after some seconds; nil if the host has no clock of its own.
  package var clock: Scheduler?
  private(set) var rows: [CellPlace: VisibleRow] = [:]
  /// The values of `rows`, in the order in which cells began to show them.
  private(set) var order: [VisibleRow] = []
  /// The headers, footers and other supplementaries that views show. This dictionary has the same type as `rows`,
  /// because a dictionary of another type would make the app larger.
  private var supplementaries: [CellPlace: VisibleRow] = [:]
  private var checks = 0
  var isCheckDue = false

  /// Adds 1 to the number of views that show the content of a header, footer or another supplementary, or subtracts 1
  /// if `isDisplayed` is false.
  ///
  /// - Returns: The new number, and the value that `newPaths` of the list's cell states had when the number was last 0.
  mutating func count(
    _ place: CellPlace, isDisplayed: Bool, in list: ListUpdater
  ) -> (count: Int, newPaths: NewPaths?) {
    let shown = supplementaries[place] ?? VisibleRow(at: place, in: list)
    if shown.views == 0 { shown.newPaths = list.states.newPaths }
    shown.views += isDisplayed ? 1 : -1
    supplementaries[place] = shown.views > 0 ? shown : nil
    return (shown.views, shown.newPaths)
  }

  func shows(_ supplementary: CellPlace) -> Bool { supplementaries[supplementary] != nil }

  mutating func begin(_ place: CellPlace, in list: ListUpdater) {
    let row = rows[place] ?? VisibleRow(at: place, in: list)
    row.list = list
    if rows.updateValue(row, forKey: place) == nil { order.append(row) }
  }

  func end(_ place: CellPlace, in list: ListUpdater) {
    if rows[place]?.list === list { rows[place]?.list = nil }
  }

  /// Gives rows new paths. Each key of `moves` is an old path, and its value is the new path. Pass all moves of an
  /// update in one call, because two rows may exchange their paths.
  mutating func move(_ moves: [RowPath: RowPath]) {
    rows.move(moves)
    for (place, row) in rows { row.place = place }
    order = order.filter { rows[$0.place] === $0 }
  }

  func beginAnew() { for row in order { row.visible = nil } }

  mutating func forgetRows() {
    // `ListUpdater.count` may still visit the old rows: one of their handlers can have applied a screen with another
    // `listID`.
    beginAnew()
    (rows, order) = ([:], [])
  }

  mutating func beginCheck() -> Int {
    checks += 1
    for row in order where row.list == nil { rows[row.place] = nil }
    order = order.filter { $0.list != nil }
    return checks
  }
}

/// A shown row with a modifier `task` or `onImpression`, or a shown header, footer or other supplementary.
@MainActor
final class VisibleRow {
  fileprivate(set) var place: CellPlace
  fileprivate weak var list: ListUpdater?
  /// `check` is the number, from 1, of the check since which enough of the row has been visible for `onImpression`.
  /// `dwell` is the number of seconds for which the row must stay visible.
  ///
  /// The value is nil if too little of the row was visible at the latest check, or if the row had no `onImpression`
  /// that could still run.
  var visible: (check: Int, dwell: Double)?
  private var task: (id: RowID, run: Task<Void, Never>)?
  /// For a supplementary, `views` is the number of views that show it. `newPaths` is the value that `newPaths` of the
  /// list's cell states had when the first of these views appeared. For a row, `views` is always 0.
  fileprivate var (views, newPaths): (Int, NewPaths?) = (0, nil)
  var share: Double? { list.map { $0.touchedHost?.visibleShare(of: place) ?? 1 } }

  fileprivate init(at place: CellPlace, in list: ListUpdater) {
    (self.place, self.list) = (place, list)
  }

  deinit { task?.run.cancel() }

  func run(_ wanted: RowTask?) {
    if wanted?.id == task?.id { return }
    task?.run.cancel()
    task = wanted.map { wanted in (wanted.id, Task { @MainActor in await wanted.action() }) }
  }
}
