import ScreenDSL

/// Cases whose cost must depend on the number of changes, not on the number of rows.
func largeCases() -> [BenchmarkCase] {
  [
    reuseCase(.int), reuseCase(.string), reuseCase(.uuid), allocationCase(.int),
  ]
}

/// One section of a thousand is evaluated again: build and changeset.
private func reuseCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "1,000 x 1,000: one section evaluated again, build and changeset", ids: kind.name,
    rows: 1_000_000, limit: 2
  ) {
    .init(
      operation: oneSectionAgain(of: 1_000, kind),
      floor: .same("10 sections", oneSectionAgain(of: 10, kind)))
  }
}

private func oneSectionAgain<ID>(of count: Int, _ kind: IDKind<ID>) -> Workload {
  let sections = [SectionEntries](sections: count, rowsEach: 1_000)
  let models = sections.map { $0.rows.models(Product<ID>.self, kind) }
  let changed = count / 2
  var edited = sections[changed].rows
  edited[500].revision += 1
  let newRows = edited.models(Product<ID>.self, kind)
  let old = screen(models, versions: Array(repeating: 0, count: count)).snapshot
  var newModels = models
  newModels[changed] = newRows
  var versions = Array(repeating: 0, count: count)
  versions[changed] = 1
  let new = screen(newModels, versions: versions)
  return Workload {
    let snapshot = ScreenSnapshot(new.content, reusing: old)
    return (snapshot, snapshot.changeset(from: old))
  }
}

/// A screen whose sections each depend on a version.
private struct VersionedScreen<Content: ScreenContent> {
  let make: () -> Content

  var content: Content { make() }
  var snapshot: ScreenSnapshot { ScreenSnapshot(make()) }
}

private func screen<ID>(
  _ models: [[Product<ID>]], versions: [Int]
) -> VersionedScreen<some ScreenContent> {
  VersionedScreen { sections(models, versions) }
}

@ScreenBuilder
private func sections<ID>(_ models: [[Product<ID>]], _ versions: [Int]) -> some ScreenContent {
  for index in models.indices {
    Section(index, dependsOn: versions[index]) {
      for model in models[index] { model }
    }
  }
}

/// Ten changes of 100,000 rows, with at most 200 allocations.
private func allocationCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("ten changes: allocations", ids: kind.name, rows: 100_000, limit: 200) {
    let entries = [Entry](count: 100_000)
    var edited = entries
    for step in 1...4 { edited[step * 20_000].revision += 1 }
    for step in 1...3 { edited.insert(Entry(number: 200_000 + step), at: step * 25_000) }
    for step in 1...2 { edited.remove(at: step * 30_000) }
    edited.append(edited.remove(at: 10))
    let old = snapshot(entries.models(Product<ID>.self, kind))
    let new = snapshot(edited.models(Product<ID>.self, kind))
    return .init(operation: Workload { new.changeset(from: old) }, floor: .oneAllocation)
  }
}
