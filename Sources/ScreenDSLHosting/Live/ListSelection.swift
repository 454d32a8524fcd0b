import ScreenDSL

/// The selected rows of a screen, which its outermost list stores.
///
/// A row stays selected when it gets another section or ID, and after a reload. A removed row stays selected too,
/// because a search, a filter or a folded disclosure row can hide a row for a while.
package struct ListSelection {
  /// The selection mode that the host has set. While the screen is in edit mode, another mode can apply.
  var usualMode = SelectionMode.momentary
  /// The selected rows. Lower values of `number` were selected earlier. `last` is a removed row as it was before its
  /// removal, and otherwise nil.
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

  /// If a selected row is being removed, stores the row as it is now.
  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  /// Moves rows to their new paths. All rows move at once, because two rows can exchange their paths.
  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }
}
