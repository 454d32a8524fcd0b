import ScreenDSL

/// The content of a list, and the parts to show again.
package struct ShownList {
  /// The shown snapshot; while stages run, the snapshot of the stage.
  var current = ScreenSnapshot()
  /// Whether rows were shown since the list was created or got its container.
  package internal(set) var isShownOnce = false
  /// Whether the new rows have no relation to the shown ones, because they are another container's.
  package internal(set) var replacesAllRows = false
  /// Whether rows or headers with cell states may have been removed.
  var mayHaveGoneRows = false
  /// The folded rows with cell states, with the disclosure rows around them, from the innermost.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being configured.
  var isFilling = false
  /// The places to configure again, because cell states changed.
  private(set) var refills: [CellPlace] = []
  /// The places to measure again, because their cells want another size.
  private(set) var remeasures: [CellPlace] = []
  /// The cells with user actions that were not configured since then, by the number of the action.
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

  /// Notes a user's action in a cell; earlier actions in it wait no longer.
  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  /// The cell of a user's action; nil if it was configured since then.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Notes that the cell at a place is configured.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
