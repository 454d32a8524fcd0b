import ScreenDSL

/// The snapshot that a list shows, and the cells that the list must configure or measure again.
package struct ShownList {
  /// The snapshot that the list shows, with the changes of the batches that have run so far.
  var current = ScreenSnapshot()
  /// False until the list shows its first rows. It becomes false again when the list must reload all rows, for example
  /// because the `listID` of the screen has changed.
  package internal(set) var isShownOnce = false
  /// Whether the list must still reload all rows, for example because the `listID` of the screen has changed.
  package internal(set) var replacesAllRows = false
  /// Whether an update has removed rows or headers whose cell states the list must still discard.
  var mayHaveGoneRows = false
  /// The hidden rows whose cell states the list keeps. A row is hidden while the user has collapsed a disclosure row
  /// that contains it. The value for a hidden row is the disclosure rows that contain it, the innermost first.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being configured.
  var isFilling = false
  /// The cells that the list must configure again, because their states changed.
  var refills = WaitingCells()
  /// The cells that the list must measure again, because the cells have requested this.
  var remeasures = WaitingCells()
  /// The cells that the list has not configured since the user triggered an action in them, each with the number of
  /// this action.
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  /// Whether the list configures a cell because no update has followed the user's action in the cell. The model may
  /// have rejected the action.
  var isAnswering = false

  /// Whether cells must be configured or measured again.
  var hasWork: Bool { !refills.isEmpty || !remeasures.isEmpty }

  /// Records that rows have moved. A folded row moves to the section of its disclosure row.
  ///
  /// - Returns: The moves, including the moves of folded rows.
  mutating func moveFolded(_ moves: [RowPath: RowPath]) -> [RowPath: RowPath] {
    var all = moves
    for (place, folders) in folded {
      guard let path = place.rowPath, moves.newPath(of: path) == nil,
        let section = folders.lazy.compactMap({ moves.newPath(of: $0)?.section }).first,
        section != path.section
      else { continue }
      all[path] = path.moved(to: section)
    }
    folded.move(all)
    folded = folded.mapValues { $0.map { moves.newPath(of: $0) ?? $0 } }
    return all
  }

  /// Records that the user has triggered an action in a cell, and forgets earlier actions in this cell. Returns the
  /// number of the action.
  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  /// Returns the cell in which the user triggered the action with the number `event`. Nil if the cell was configured
  /// since, or the user has triggered a later action in it.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Forgets the user's actions in a cell. Call this method when the cell is configured: the cell then shows how the
  /// model has reacted to the actions, so the list need not configure the cell again.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}

/// Cells that wait until the list can be changed.
struct WaitingCells {
  private var places: [@MainActor () -> CellPlace] = []

  var isEmpty: Bool { places.isEmpty }

  @MainActor mutating func add(_ place: CellPlace, _ newPaths: NewPaths) {
    if places.contains(where: { $0() == place }) { return }
    places.append { place.following(newPaths) }
  }

  /// Removes all cells. Returns them by their current paths, because rows may have moved since their cells began to
  /// wait.
  @MainActor mutating func take() -> [CellPlace] {
    defer { places = [] }
    return places.map { $0() }
  }
}
