/// Returns all cases in the order of the table.
func allCases() -> [BenchmarkCase] {
  listCases(.int) + listCases(.string) + listCases(.uuid) + sectionCases(.int)
    + sectionCases(.string) + sectionCases(.uuid) + buildCases() + cellCases() + lookCases()
    + adapterCases()
    + renderingCases() + exploringCases() + largeCases() + userCases()
    + [standardDifference(.int)]
}

/// The standard library on the smallest list, for comparison.
private func standardDifference<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let old = [Entry](count: 5_000)
  let new = ListChange.fifthReplaced(old)
  return BenchmarkCase(
    "stdlib: a fifth replaced, 4 % shuffled", ids: kind.name, rows: old.count, limit: nil
  ) {
    .init(
      operation: .standardDifference(old.ids(kind), new.ids(kind)), floor: .hash(old, new, kind))
  } counted: {
    .standardDifference(old.ids(kind.counted), new.ids(kind.counted))
  }
}
