/// What came of a step, in figures, and what was picked in it.
struct StepOutcome: Equatable, Sendable {
  var rows: ChangeCounts
  var stages: Int
  var nested: [NestedCounts]
  var picks: [String]

  init(
    _ rows: ChangeCounts = ChangeCounts(), stages: Int = 0, nested: [NestedCounts] = [],
    picks: [String] = []
  ) {
    self.rows = rows
    self.stages = stages
    self.nested = nested
    self.picks = picks
  }

  /// The figures in the form that other programs read.
  var figures: String {
    "\(rows) stages=\(stages) nested=[\(nested.map(\.description).joined(separator: ", "))]"
  }
}

extension StepOutcome: CustomStringConvertible {
  var description: String {
    picks.isEmpty ? figures : "\(figures) picks=\(picks)"
  }
}
