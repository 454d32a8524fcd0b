import ContractFixtures
import Testing
import UpdateContract

/// A smallest mistake in the operations of a batch, and the violation that it must lead to.
struct BatchTrigger: Sendable, CustomTestStringConvertible {
  var code: Violation.Code
  var message: String
  var operations: BatchOperations
  var old: [Int]
  var new: [Int]
  var kind: ListKind
  /// The loosest level that refuses the batch.
  var level: ContractLevel

  var testDescription: String { "\(code.rawValue) \(message)" }

  init(
    _ code: Violation.Code, _ message: String, _ operations: BatchOperations,
    _ old: [Int], _ new: [Int],
    kind: ListKind = .collection, level: ContractLevel = .contract
  ) {
    self.code = code
    self.message = message
    self.operations = operations
    self.old = old
    self.new = new
    self.kind = kind
    self.level = level
  }
}

extension BatchTrigger {
  static let all =
    sectionBounds + itemBounds + counts + duplicates + sectionConflicts + itemConflicts
    + combinations + itemCombinations + tableCombinations

  static let tableCombinations: [BatchTrigger] = [
    BatchTrigger(
      .s8,
      "sim: section inserts or deletes with item inserts or moves in one batch (combo 18)",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(0, 1))]),
      [2], [2, 0], kind: .table, level: .knownBugs),
    BatchTrigger(
      .s8,
      "sim: section inserts or deletes with item inserts or moves in one batch (combo 18)",
      BatchOperations(sectionInserts: [1], itemMoves: [move(at(0, 0), at(0, 1))]),
      [2], [2, 0], kind: .collection, level: .discipline),
    BatchTrigger(
      .s1, "sim: section reload with any other operation in one batch (combos 14 and 15)",
      BatchOperations(sectionReloads: [0], sectionMoves: [move(1, 2)]),
      [1, 1, 1], [1, 1, 1], kind: .table, level: .knownBugs),
  ]
}
