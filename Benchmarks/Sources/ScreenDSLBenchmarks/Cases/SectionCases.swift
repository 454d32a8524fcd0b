import ScreenDSL

/// Changesets of two existing snapshots with many sections.
func sectionCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [sectionCase(100, kind), sectionCase(1_000, kind)]
}

private func sectionCase<ID>(_ count: Int, _ kind: IDKind<ID>) -> BenchmarkCase {
  let old = [SectionEntries](sections: count, rowsEach: 100)
  let new = old.withMixedChanges()
  return BenchmarkCase(
    "\(count) x 100: 5 rows to other sections, a section moved, 1 % of contents", ids: kind.name,
    rows: old.rowCount, limit: 0.6
  ) {
    .init(operation: changeset(old, new, kind), floor: .hash(old.allRows, new.allRows, kind))
  } counted: {
    changeset(old, new, kind.counted)
  }
}

private func changeset<ID>(
  _ old: [SectionEntries], _ new: [SectionEntries], _ kind: IDKind<ID>
) -> Workload {
  let models = old.allRows.models(Product<ID>.self, kind)
  let known = Dictionary(zip(old.allRows, models), uniquingKeysWith: { first, _ in first })
  let before = snapshot(old, kind, known)
  let after = snapshot(new, kind, known)
  return Workload { after.changeset(from: before) }
}
