/// The violation that a batch leads to, or nil if it is accepted.
func violation(
  _ operations: BatchOperations, from old: [Int], to new: [Int],
  kind: ListKind = .collection, level: ContractLevel = .contract
) -> Violation? {
  do throws(Violation) {
    _ = try operations.resolved(from: old, to: new, kind: kind, level: level)
    return nil
  } catch { return error }
}

/// The violation that a state leads to, or nil if an update may begin.
func violation(
  _ state: ViewState, kind: ListKind = .collection, level: ContractLevel = .knownBugs
) -> Violation? {
  do throws(Violation) {
    try state.validateUpdate(kind: kind, level: level)
    return nil
  } catch { return error }
}
