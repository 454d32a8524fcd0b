import ScreenDSL

/// The snapshot that a list shows, and the cells that the list must configure or measure again.
package struct ShownList {
  /// The snapshot that the list shows. While batches run, it is the snapshot of the running batch.
  var current = ScreenSnapshot()
  /// Whether the list has shown rows since it was created, or since it has shown its current container.
  package internal(set) var isShownOnce = false
  /// Whether the next update must reload all rows, because the new rows are in another container.
  package internal(set) var replacesAllRows = false
  /// Whether rows or headers with cell states may have been removed.
  var mayHaveGoneRows = false
  /// The folded rows whose cells have states. The value is the disclosure rows that contain the row, the innermost
  /// first.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being configured.
  var isFilling = false
  /// The cells that the list must configure again, because their states changed.
  private(set) var refills: [CellPlace] = []
  /// The cells that the list must measure again, because they have requested it.
  private(set) var remeasures: [CellPlace] = []
  /// The cells in which an action of the user ran, and which no update has configured since. Each cell has the number
  /// of its action.
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  /// Whether the list is configuring a cell because an action of the user did not change the model.
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

  // MARK: Actions of the user in cells

  /// Records that an action of the user ran in a cell, and forgets earlier actions in this cell. Returns the number
  /// of the action.
  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  /// Returns the cell in which an action of the user ran; nil if an update has configured the cell since.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Records that a cell was configured after the user's actions in it.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
