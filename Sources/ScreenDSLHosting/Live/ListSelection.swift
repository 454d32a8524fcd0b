import ScreenDSL

/// The selected rows of a screen. The outermost list of the screen stores this value.
///
/// A row stays selected when it gets another section or ID, and after a reload. A removed row stays selected too,
/// because a search, a filter or a folded disclosure row can hide a row for a while.
package struct ListSelection {
  /// The selection mode that the host has set. While the user selects rows in edit mode, the list uses `multiple`
  /// instead.
  var usualMode = SelectionMode.momentary
  /// The selected rows, numbered in the order of selection. For a removed row, `last` is the row before the removal.
  private var rows: [CellPlace: (number: Int, last: Row?)] = [:]
  private var count = 0

  var isEmpty: Bool { rows.isEmpty }

  /// The paths of the rows, in the order in which they were selected.
  var paths: [RowPath] {
    rows.sorted { $0.value.number < $1.value.number }.compactMap(\.key.rowPath)
  }

  func contains(_ path: RowPath) -> Bool { rows[.row(path)] != nil }

  /// Returns a selected row that was removed, as it was before its removal; nil for other rows.
  func lastRow(at path: RowPath) -> Row? { rows[.row(path)]?.last }

  mutating func insert(_ path: RowPath) {
    count += 1
    rows[.row(path)] = (count, nil)
  }

  mutating func remove(_ path: RowPath) { rows[.row(path)] = nil }

  mutating func removeAll() { rows = [:] }

  /// Stores a row that an update is about to remove, if the row is selected.
  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  /// Stores the selected rows at their new paths. Pass the moves of all rows in one call. If two rows exchange their
  /// paths, two separate calls would overwrite one of the rows.
  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }
}
