import Testing
import UpdateContract

/// A smallest mistake, and the violation that it must lead to.
struct Trigger: Sendable, CustomTestStringConvertible {
  var code: Violation.Code
  var message: String
  var actual: Violation?

  var testDescription: String { "\(code.rawValue) \(message)" }

  init(
    _ code: Violation.Code, _ message: String, _ operations: BatchOperations,
    _ old: [Int], _ new: [Int],
    kind: ListKind = .collection, level: ContractLevel = .contract
  ) {
    self.code = code
    self.message = message
    actual = violation(operations, from: old, to: new, kind: kind, level: level)
  }

  init(_ code: Violation.Code, _ message: String, _ change: (inout ViewState) -> Void) {
    var state = ViewState(committedCounts: [2], dataSourceCounts: [2])
    change(&state)
    self.code = code
    self.message = message
    actual = violation(state)
  }
}

extension Trigger {
  static let all =
    sectionBounds + itemBounds + counts + duplicates + sectionConflicts + itemConflicts
    + combinations + itemCombinations + admission
}
