import ScreenDSL

/// Many small sections and containers.
func userSectionCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [
    smallSectionsCase(kind), containersCase(kind), dependentContainersCase(kind),
    skippedCase(kind), streamedCase(kind), foldersCase(kind),
  ]
}

private func smallSectionsCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [SectionEntries](sections: 50, rowsEach: 10)
  return BenchmarkCase(
    "user: 50 x 10, build", ids: kind.name, rows: 500, limit: nil,
    allocations: .each(12, of: 50, besideFloor: true)
  ) {
    let groups = entries.groups(kind)
    return .init(
      operation: Workload(repeats: 5) { SectionsScreen(groups: groups).snapshot() },
      floor: .typedArrays(groups, repeats: 5))
  } counted: {
    let groups = entries.groups(kind.counted)
    return Workload { SectionsScreen(groups: groups).snapshot() }
  }
}

/// In each of 1,000 containers, one row of ten changes.
private func containersCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: 1,000 containers x 10, all change, build and changeset", ids: kind.name, rows: 10_000,
    limit: nil, allocations: .each(20, of: 1_000)
  ) {
    .init(
      operation: shelvesChange(kind),
      floor: .typedArrays([SectionEntries](sections: 1_000, rowsEach: 10).groups(kind), repeats: 1))
  } counted: {
    shelvesChange(kind.counted)
  }
}

/// The same containers with `dependsOn`, all of whose values change. They cost what they cost without.
private func dependentContainersCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: 1,000 containers x 10, all dependsOn and change, build and changeset", ids: kind.name,
    rows: 10_000, limit: 1.2, allocations: .each(23, of: 1_000)
  ) {
    .init(
      operation: shelvesChange(kind, DependentShelvesScreen.init),
      floor: .same("without dependsOn", shelvesChange(kind)))
  } counted: {
    shelvesChange(kind.counted, DependentShelvesScreen.init)
  }
}

private func shelvesChange<ID>(_ kind: IDKind<ID>) -> Workload {
  shelvesChange(kind, ShelvesScreen.init)
}

private func shelvesChange<ID, Shown: Screen>(
  _ kind: IDKind<ID>, _ screen: @escaping ([ItemGroup<ID>]) -> Shown
) -> Workload {
  let old = [SectionEntries](sections: 1_000, rowsEach: 10)
  var new = old
  for index in new.indices { new[index].rows[5].revision += 1 }
  let oldGroups = old.groups(kind)
  var newGroups = new.groups(kind)
  for index in newGroups.indices { newGroups[index].version = 1 }
  return Workload { [newGroups] in
    let old = ItemGroup.madeAnew(oldGroups, kind)
    return (screen(old).snapshot(), ItemGroup.madeAnew(newGroups, kind))
  } operation: { (state: inout (old: ScreenSnapshot, groups: [ItemGroup<ID>])) in
    let new = screen(state.groups).snapshot(reusing: state.old)
    return (new, new.changeset(from: state.old))
  }
}

/// One folder of a thousand expands, each with a hundred rows. The cost is at most five times that of a screen that
/// declares only the visible rows, as plain rows.
private func foldersCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: 1,000 folders x 100, one unfolds, build and changeset", ids: kind.name, rows: 100_000,
    limit: 5
  ) {
    .init(
      operation: oneUnfolds(kind), floor: .same("rows like all others", oneUnfolds(kind, false)))
  } counted: {
    oneUnfolds(kind.counted)
  }
}

func oneUnfolds<ID>(
  _ kind: IDKind<ID>, _ unfolds: Bool = true, folders: Int = 1_000, rowsEach: Int = 100
) -> Workload {
  let folded = [SectionEntries](sections: folders, rowsEach: rowsEach).groups(kind)
  var unfolded = folded
  unfolded[folders / 2].version = 1
  return Workload(repeats: folders > 1_000 ? 1 : 5) {
    FoldersScreen(groups: folded, unfolds: unfolds).snapshot()
  } operation: { old in
    let new = FoldersScreen(groups: unfolded, unfolds: unfolds).snapshot(reusing: old)
    return (new, new.changeset(from: old))
  }
}

/// One section of a thousand has a new version, and one row in it new content: build and changeset. The limit is in
/// microseconds on the machine of `Docs/Updates.md`.
private func skippedCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: 1,000 x dependsOn, one evaluated again, build and changeset", ids: kind.name,
    rows: 1_000_000, limit: 1_580, allocations: .each(5.05, of: 999)
  ) {
    .init(operation: oneEvaluatedAgain(kind), floor: .oneMicrosecond)
  }
}

private func oneEvaluatedAgain<ID>(_ kind: IDKind<ID>) -> Workload {
  let old = [SectionEntries](sections: 1_000, rowsEach: 1_000).groups(kind)
  var changed = SectionEntries(number: 500, rows: [Entry](count: 1_000, from: 500_000))
  changed.rows[500].revision += 1
  var group = [changed].groups(kind)[0]
  group.version = 1
  return Workload {
    var new = old
    new[500] = ItemGroup.madeAnew([group], kind)[0]
    return (SkippingScreen(groups: old).snapshot(), new)
  } operation: { (state: inout (old: ScreenSnapshot, groups: [ItemGroup<ID>])) in
    let new = SkippingScreen(groups: state.groups).snapshot(reusing: state.old)
    return (new, new.changeset(from: state.old))
  }
}

/// A text grows in one row below 10,000 others, which depend on a version. The cost is at most five times that of a
/// screen with this row alone.
private func streamedCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let others = [SectionEntries](sections: 1, rowsEach: 10_000).groups(kind)
  let row = SectionEntries(number: 1, rows: [Entry](count: 1, from: 10_000))
  var grown = row
  grown.rows[0].revision += 1
  func streamed(_ others: [ItemGroup<ID>]) -> Workload {
    var (old, new) = ([row].groups(kind), [grown].groups(kind))
    (old[0].version, new[0].version) = (0, 1)
    return Workload(repeats: 20) {
      (SkippingScreen(groups: others + old).snapshot(), others + new)
    } operation: { (state: inout (old: ScreenSnapshot, groups: [ItemGroup<ID>])) in
      let changes = SkippingScreen(groups: state.groups).snapshot(reusing: state.old)
        .changeset(from: state.old)
      return (changes, changes.stages)
    }
  }
  return BenchmarkCase(
    "user: one row of 10,000 streams, the others dependsOn", ids: kind.name, rows: 10_001, limit: 5
  ) {
    .init(operation: streamed(others), floor: .same("that row alone", streamed([])))
  }
}
