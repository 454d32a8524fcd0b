func violation(
  _ operations: BatchOperations, from old: [Int], to new: [Int],
  kind: ListKind = .collection, level: ContractLevel = .contract
) -> Violation? {
  do throws(Violation) {
    _ = try operations.resolved(from: old, to: new, kind: kind, level: level)
    return nil
  } catch { return error }
}

func violation(
  _ state: ViewState, kind: ListKind = .collection, level: ContractLevel = .knownBugs
) -> Violation? {
  do throws(Violation) {
    try state.validateUpdate(kind: kind, level: level)
    return nil
  } catch { return error }
}
