import Foundation

/// A batch from a public report, and what a real view is expected to do with it.
///
/// Each has a number, which the table in `AppleChecks/Rules.md` names. "Recorded" means that reports
/// disagree or that the outcome is not promised, so it is printed and never fails.
struct BatchFixture: Sendable {
  /// What a view is expected to do.
  enum Outcome: Sendable {
    case raises(Wording)
    case accepted
    /// Nothing is expected; what happens is printed.
    case recorded
  }

  var name: String
  /// The number of items in each section before the update.
  var old: [Int]
  /// The number of items in each section after the update.
  var new: [Int]
  var operations = BatchOperations()
  var outcome: Outcome
  /// Paths before and after the update of things that keep their cell; checked if accepted.
  var survivors: [(from: IndexPath, to: IndexPath)] = []
}
