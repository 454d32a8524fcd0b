import Foundation

/// A batch from a public report, with the expected result in a real view.
///
/// Each has a number, which the table in `AppleChecks/Rules.md` names. "Recorded" means that reports disagree or that
/// nobody promises the result; then the test prints it and never fails.
struct BatchFixture: Sendable {
  /// The expected result in a view.
  enum Outcome: Sendable {
    case raises(Wording)
    case accepted
    /// No result is expected; the test prints what happens.
    case recorded
  }

  var name: String
  /// The number of items in each section before the update.
  var old: [Int]
  /// The number of items in each section after the update.
  var new: [Int]
  var operations = BatchOperations()
  var outcome: Outcome
  /// The paths before and after the update of the rows and sections that keep their cells; checked if the view
  /// accepts the batch.
  var survivors: [(from: IndexPath, to: IndexPath)] = []
}
