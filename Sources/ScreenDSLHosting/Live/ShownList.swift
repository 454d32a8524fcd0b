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
  private(set) var refills: [CellPlace] = []
  /// The cells that the list must measure again, because the cells have requested this.
  private(set) var remeasures: [CellPlace] = []
  /// The cells that the list has not configured since the user triggered an action in them, each with the number of
  /// this action.
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  /// Whether the list is configuring a cell again because no update has configured this cell since the user's action in
  /// it.
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

  /// Returns the cell in which the user triggered the action with the number `event`. Nil if an update has configured
  /// the cell since.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Forgets the user's actions in a cell, because the cell was configured after them.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
