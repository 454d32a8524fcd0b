import ScreenDSL

/// What a list shows, and what of that is to be shown again.
package struct ShownList {
  /// While stages run, the snapshot of the stage.
  var current = ScreenSnapshot()
  /// Whether rows were shown since the list has its container, or exists.
  package internal(set) var isShownOnce = false
  /// Whether the rows to be shown have nothing to do with those that are: another container's.
  package internal(set) var replacesAllRows = false
  /// Whether rows or headers may be gone of which cells keep something.
  var mayHaveGoneRows = false
  /// The rows that are folded away of which cells keep something, with those that unfold them, from the inside out.
  var folded: [CellPlace: [RowPath]] = [:]
  /// Whether a cell of the list is being filled.
  var isFilling = false
  /// What is to be filled again because what its cell keeps changed.
  private(set) var refills: [CellPlace] = []
  /// What is to be measured again because its cell wants another size.
  private(set) var remeasures: [CellPlace] = []
  /// The cells in which a person did something and that were not filled since, by when that was.
  private var unanswered: [(event: Int, cell: CellSite)] = []
  private var events = 0
  /// Whether a cell is filled because nothing came that answers what a person did in it.
  var isAnswering = false

  /// Whether something is to be filled or measured again.
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

  // MARK: What people did

  /// Notes that a person did something in a cell; what they did there before is not waited for any more.
  @MainActor mutating func note(in cell: CellSite) -> Int {
    answer(cell.shownPlace)
    events += 1
    unanswered.append((events, cell))
    return events
  }

  var isAwaitingAnswer: Bool { !unanswered.isEmpty }

  /// The cell in which a person did something; nil once it was filled since.
  func cell(of event: Int) -> CellSite? { unanswered.first { $0.event == event }?.cell }

  /// Notes that the cell at a place is filled.
  @MainActor mutating func answer(_ place: CellPlace) {
    unanswered.removeAll { $0.cell.shownPlace == place }
  }

  mutating func answer(_ event: Int) { unanswered.removeAll { $0.event == event } }
}
