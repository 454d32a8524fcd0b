import ScreenDSL

/// The selection mode of a list, and the selected rows of a screen. Only the value of the outermost list stores rows.
/// Removed rows stay selected, because a search or a folded row can hide rows for a while.
package struct ListSelection {
  /// The selection mode of the list, unless the screen is in edit mode with `selectsRows`. In that case, the mode is
  /// `multiple`.
  var usualMode = SelectionMode.momentary
  /// Whether the app has set the selection since the newest change of the screen's `listID`.
  var isOfNewest = false
  private var rows: [CellPlace: (number: Int, last: Row?)] = [:]
  private var count = 0

  var paths: [RowPath] {
    rows.sorted { $0.value.number < $1.value.number }.compactMap(\.key.rowPath)
  }

  func contains(_ path: RowPath) -> Bool { rows[.row(path)] != nil }

  func lastRow(at path: RowPath) -> Row? { rows[.row(path)]?.last }

  mutating func insert(_ path: RowPath) {
    count += 1
    rows[.row(path)] = (count, nil)
  }

  mutating func remove(_ path: RowPath) { rows[.row(path)] = nil }

  mutating func removeAll() { rows = [:] }

  mutating func keep(_ row: Row, at path: RowPath) { rows[.row(path)]?.last = row }

  mutating func move(_ moves: [RowPath: RowPath]) { rows.move(moves) }
}
