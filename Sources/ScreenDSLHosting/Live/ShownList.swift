import ScreenDSL

/// The content of a list, and the parts to show again.
package struct ShownList {
  /// The snapshot that the list shows. While batches run, it is the snapshot of the running batch.
  var current = ScreenSnapshot()
  /// Whether the list has shown rows since it was created or got another container.
  package internal(set) var isShownOnce = false
  /// Whether the next update must reload, because its rows belong to another container than the shown rows.
  package internal(set) var replacesAllRows = false
  /// Whether rows or headers with cell states may have been removed.
  var mayHaveGoneRows = false
  /// The folded rows with cell states, with the disclosure rows around them, from the innermost.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being configured.
  var isFilling = false
  /// The places of cells to configure again, because their states changed.
  private(set) var refills: [CellPlace] = []
  /// The places of cells to measure again, because the cells asked for it.
  private(set) var remeasures: [CellPlace] = []
  /// The cells with a user's action that no update has configured since, each with the number of the action.
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  /// Whether a cell is configured because the model did not answer a user's action.
  var isAnswering = false

  /// Whether cells must be configured or measured again.
  var hasWork: Bool { !refills.isEmpty || !remeasures.isEmpty }

  mutating func refill(_ place: CellPlace) {
    if !refills.contains(place) { refills.append(place) }
  }

  mutating func remeasure(_ place: CellPlace) {
    if !remeasures.contains(place) { remeasures.append(place) }
  }

  mutating func takeRefills() -> [CellPlace] {
    defer { refills = [] }
    return refills
  }

  mutating func takeRemeasures() -> [CellPlace] {
    defer { remeasures = [] }
    return remeasures
  }

  // MARK: User actions

  /// Notes a user's action in a cell, and forgets earlier actions in that cell.
  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  /// The cell of a user's action; nil if an update has configured the cell since.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Notes that the cell at a place is configured.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
