import ScreenDSL

/// The snapshot that a list shows, and the cells that the list must configure or measure again.
package struct ShownList {
  /// The snapshot that the list shows. If an update runs several batches, this is the snapshot with the changes of the
  /// batches so far.
  var current = ScreenSnapshot()
  /// Whether the list has shown its rows. When the list gets the rows of another container, or of a screen with another
  /// `listID`, this becomes false until the list shows the new rows.
  package internal(set) var isShownOnce = false
  /// Whether the next update must reload all rows, because the new rows are those of another container, or of a screen
  /// with another `listID`.
  package internal(set) var replacesAllRows = false
  /// Whether an update has removed rows or headers whose cell states the list must still discard.
  var mayHaveGoneRows = false
  /// The rows with cell states that are hidden because a disclosure row is folded. The value for a row is the
  /// disclosure rows that contain the row, the innermost first.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being configured.
  var isFilling = false
  /// The cells that the list must configure again, because their states changed.
  private(set) var refills: [CellPlace] = []
  /// The cells that the list must measure again, because the cells have requested this.
  private(set) var remeasures: [CellPlace] = []
  /// The actions of the user after which no update has configured the cell yet. For each action, its number and its
  /// cell.
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

  /// Forgets the user's actions in a cell, because the cell was configured after them.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
