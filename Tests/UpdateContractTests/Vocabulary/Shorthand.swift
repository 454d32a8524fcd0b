import ContractFixtures
import UpdateContract

/// The violation that `resolve` throws, or nil if it accepts the batch.
func violation(
  _ operations: BatchOperations, from old: [Int], to new: [Int],
  kind: ListKind = .collection, level: ContractLevel = .contract
) -> Violation? {
  do throws(Violation) {
    _ = try resolve(operations, from: old, to: new, kind: kind, level: level)
    return nil
  } catch {
    return error
  }
}

/// The violation that `admit` throws, or nil if it admits the view.
func violation(
  _ state: ViewState, kind: ListKind = .collection, level: ContractLevel = .knownBugs
) -> Violation? {
  do throws(Violation) {
    try admit(state, kind: kind, level: level)
    return nil
  } catch {
    return error
  }
}

/// The map of a batch that leaves everything in its place.
func identity(_ counts: [Int]) -> IdentityMap {
  IdentityMap(
    sections: counts.indices.map(\.self),
    items: counts.enumerated().map { section, count in (0..<count).map { at(section, $0) } })
}
