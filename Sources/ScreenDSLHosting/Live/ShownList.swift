import ScreenDSL

/// The rows hidden by folded disclosure rows, and the cells that a list must configure or measure again.
package struct ShownList: ~Copyable {
  /// If false, the next update reloads all rows, as it does when the list shows a screen for the first time.
  package internal(set) var isShownOnce = false
  package internal(set) var replacesAllRows = false
  /// Whether the list must still discard the cell states of removed rows and supplementary views.
  var mayHaveGoneRows = false
  /// The hidden rows whose cell states or selection the list keeps, each with the disclosure rows that contain it,
  /// innermost first.
  var folded: [CellPlace: [RowPath]] = [:]
  var isFilling = false
  var refills = WaitingCells()
  var remeasures = WaitingCells()
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  var isAnswering = false

  var hasWork: Bool { !refills.isEmpty || !remeasures.isEmpty }

  mutating func moveFolded(
    _ moves: [RowPath: RowPath], in current: ScreenSnapshot
  ) -> [RowPath: RowPath] {
    var all = moves
    for (place, folders) in folded {
      guard let path = place.rowPath, moves.newPath(of: path) == nil,
        let section = folders.lazy.compactMap({ moves.newPath(of: $0)?.section }).first,
        section != path.section,
        // A row that has left its disclosure row is not hidden, so it does not follow that row.
        current.row(at: path) == nil || moves.values.contains(path)
      else { continue }
      let new = path.moved(to: section)
      // If all disclosure rows that hid the row at `path` are expanded now, the row at `new` is the same row. Otherwise
      // it is another row.
      let isBack = folders.allSatisfy {
        current.row(at: moves.newPath(of: $0) ?? $0)?.attributes.disclosure?.isExpanded == true
      }
      if isBack || current.row(at: new) == nil { all[path] = new } else { folded[place] = nil }
    }
    folded.move(all)
    folded = folded.mapValues { $0.map { moves.newPath(of: $0) ?? $0 } }
    return all
  }

  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered = unanswered.filter { $0.cell.shownPlace != place }
  }

  mutating func answer(_ event: Int) { unanswered = unanswered.filter { $0.event != event } }
}

/// The rows and supplementary views whose cells the list configures or measures again as soon as the list can be
/// changed.
struct WaitingCells {
  private var places: [@MainActor () -> CellPlace] = []

  var isEmpty: Bool { places.isEmpty }

  /// Adds a row or a supplementary view, even if it already waits. A search would take too long, because thousands of
  /// cells can wait.
  @MainActor mutating func add(_ place: CellPlace, _ newPaths: NewPaths) {
    places.append { place.following(newPaths) }
  }

  /// Returns each waiting row and supplementary view once. Nothing waits afterwards.
  @MainActor mutating func take() -> [CellPlace] {
    defer { places = [] }
    var known: Set<CellPlace> = []
    return places.map { $0() }.filter { known.insert($0).inserted }
  }
}
