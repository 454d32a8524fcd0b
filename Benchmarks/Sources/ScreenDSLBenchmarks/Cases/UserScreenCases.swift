import ScreenDSL

/// Whole updates of a screen: it is declared again with `reusing:` and compared, and all stages are planned, with the
/// lists inside containers.
func userScreenCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [fewRowsCase(kind), containersCase(kind)]
}

/// A settings screen with two changed rows.
func userSettingsCase() -> BenchmarkCase {
  func settings() -> Workload {
    Workload(repeats: 50) {
      (SettingsScreen(settings: Settings()).snapshot(), Settings(quota: "2 GB"))
    } operation: { (state: inout (old: ScreenSnapshot, new: Settings)) in
      show(SettingsScreen(settings: state.new), over: state.old)
    }
  }
  return BenchmarkCase(
    "user: a settings screen, shown", ids: "String", rows: 20, limit: nil, allocations: .inAll(90)
  ) {
    .init(
      operation: settings(),
      floor: .work(
        name: "settings by hand",
        Workload(repeats: 50) {
          Settings().rowsByHand()
        } operation: { (old: inout [[Settings.RowByHand]]) in
          Settings(quota: "2 GB").rowsByHand().map(\.hashValue) == old.map(\.hashValue)
        }))
  } counted: {
    settings()
  }
}

private func fewRowsCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  func few(_ update: ItemUpdate<ID>) -> Workload {
    Workload(repeats: 50) {
      let (old, new) = update.madeAnew()
      return (LoopScreen(items: old).snapshot(), new)
    } operation: { (state: inout (old: ScreenSnapshot, new: [Item<ID>])) in
      show(LoopScreen(items: state.new), over: state.old)
    }
  }
  let update = ItemUpdate(.oneContent, of: 20, kind)
  return BenchmarkCase(
    "user: one of few changed, shown", ids: kind.name, rows: 20, limit: nil, allocations: .inAll(15)
  ) {
    .init(operation: few(update), floor: .typedArray(update.new, repeats: 50))
  } counted: {
    few(update)
  }
}

/// In each of 1,000 containers, one row of ten changes.
private func containersCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let old = [SectionEntries](sections: 1_000, rowsEach: 10)
  var new = old
  for index in new.indices { new[index].rows[5].revision += 1 }
  let (oldGroups, newGroups) = (old.groups(kind), new.groups(kind))
  func containers() -> Workload {
    Workload {
      let old = ItemGroup.madeAnew(oldGroups, kind)
      return (ShelvesScreen(groups: old).snapshot(), ItemGroup.madeAnew(newGroups, kind))
    } operation: { (state: inout (old: ScreenSnapshot, groups: [ItemGroup<ID>])) in
      show(ShelvesScreen(groups: state.groups), over: state.old)
    }
  }
  return BenchmarkCase(
    "user: 1,000 containers x 10, all change, shown", ids: kind.name, rows: 10_000, limit: 2,
    allocations: .each(28, of: 1_000)
  ) {
    .init(operation: containers(), floor: .comparedArrays(oldGroups, newGroups, kind))
  } counted: {
    containers()
  }
}

/// Returns all results of an update, so that they are released only after the measurement.
private func show(
  _ screen: some Screen, over old: ScreenSnapshot
) -> (changes: Changeset, stages: [Changeset.Stage], nested: [[Changeset.Stage]]) {
  let changes = screen.snapshot(reusing: old).changeset(from: old)
  return (changes, changes.stages, changes.nested.map(\.changes.stages))
}
