import ScreenDSL

/// Changes of one section.
///
/// Each run gets unused snapshots, so that a run includes what they compute at first use.
func userChangeCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [tapCase(kind), fewRowsCase(kind), onePercentCase(kind), shuffledCase(kind)]
    + [reusingCase(kind), reusingChangesetCase(kind), elementsCase(kind), anyCase(kind)]
}

/// Models whose types are known only at run time, compared with models of one type. Each ID is compared at most
/// twice, however many rows change.
private func anyCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: [any CellModel], 1 % changed, changeset", ids: kind.name, rows: 100_000, limit: 6
  ) {
    let update = ItemUpdate(.onePercentOfContents, of: 100_000, kind)
    return .init(
      operation: anyChangeset(update), floor: .same("one type", changeset(update)))
  } counted: {
    anyChangeset(ItemUpdate(.onePercentOfContents, of: 100_000, kind.counted))
  }
}

private func tapCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: one .onSelect row changed, changeset", ids: kind.name, rows: 100_000, limit: 3
  ) {
    let update = ItemUpdate(.oneContent, of: 100_000, kind)
    return .init(operation: tapChangeset(update), floor: .pass(update))
  } counted: {
    tapChangeset(ItemUpdate(.oneContent, of: 100_000, kind.counted))
  }
}

/// 20 rows, one of which changed: the most common update of an app.
private func fewRowsCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: one of few changed, changeset and stages", ids: kind.name, rows: 20, limit: 2,
    allocations: .inAll(12)
  ) {
    let update = ItemUpdate(.oneContent, of: 20, kind)
    return .init(
      operation: changesetAndStages(update, repeats: 50),
      floor: .same("changeset alone", changeset(update, repeats: 50)))
  } counted: {
    changesetAndStages(ItemUpdate(.oneContent, of: 20, kind.counted))
  }
}

private func onePercentCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: 1 % changed, changeset and stages", ids: kind.name, rows: 100_000, limit: 1.5
  ) {
    let update = ItemUpdate(.onePercentOfContents, of: 100_000, kind)
    return .init(
      operation: changesetAndStages(update),
      floor: .same("changeset alone", changeset(update)))
  } counted: {
    changesetAndStages(ItemUpdate(.onePercentOfContents, of: 100_000, kind.counted))
  }
}

private func shuffledCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: shuffled, changeset", ids: kind.name, rows: 100_000, limit: 9.4) {
    let update = ItemUpdate(.shuffled, of: 100_000, kind)
    return .init(operation: changeset(update), floor: .hash(update))
  } counted: {
    changeset(ItemUpdate(.shuffled, of: 100_000, kind.counted))
  }
}

/// The cost of `reusing:` for a screen without `dependsOn`.
private func reusingCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: a tenth replaced, build with reusing", ids: kind.name, rows: 100_000, limit: 1.15
  ) {
    let update = ItemUpdate(.tenthReplaced, of: 100_000, kind)
    return .init(
      operation: build(update, reusing: true),
      floor: .same("not reusing", build(update, reusing: false)))
  } counted: {
    build(ItemUpdate(.tenthReplaced, of: 100_000, kind.counted), reusing: true)
  }
}

/// The same including the changeset, which could be cheaper if the snapshots share rows.
private func reusingChangesetCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: a tenth replaced, build with reusing and changeset", ids: kind.name, rows: 100_000,
    limit: 1.15
  ) {
    let update = ItemUpdate(.tenthReplaced, of: 100_000, kind)
    return .init(
      operation: buildAndChangeset(update, reusing: true),
      floor: .same("not reusing", buildAndChangeset(update, reusing: false)))
  } counted: {
    buildAndChangeset(ItemUpdate(.tenthReplaced, of: 100_000, kind.counted), reusing: true)
  }
}

/// A list from an app's arrays to the stages, compared with the same list of cell models.
private func elementsCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase(
    "user: an app's own values, 1 % changed, from arrays to stages", ids: kind.name, rows: 100_000,
    limit: 1.1
  ) {
    let update = ItemUpdate(.onePercentOfContents, of: 100_000, kind)
    return .init(
      operation: arraysToStages(update) { [Section.elements("items", $0)] },
      floor: .same(
        "as cell models",
        arraysToStages(update) { items in
          [Section("items") { for item in items { Product(item) } }]
        }))
  } counted: {
    arraysToStages(ItemUpdate(.onePercentOfContents, of: 100_000, kind.counted)) {
      [Section.elements("items", $0)]
    }
  }
}

// MARK: Operations

private typealias SnapshotPair = (old: ScreenSnapshot, new: ScreenSnapshot)

extension ItemUpdate {
  /// Both states as rows without modifiers.
  fileprivate func snapshots() -> SnapshotPair {
    let (old, new) = madeAnew()
    return (LoopScreen(items: old).snapshot(), LoopScreen(items: new).snapshot())
  }

  /// Both states as rows with an action.
  fileprivate func tapSnapshots(_ store: Store) -> SnapshotPair {
    let (old, new) = madeAnew()
    return (
      TapScreen(items: old, store: store).snapshot(),
      TapScreen(items: new, store: store).snapshot()
    )
  }

  /// The old state as a snapshot, and the new state as items.
  fileprivate func snapshotAndItems() -> (old: ScreenSnapshot, new: [Item<ID>]) {
    let (old, new) = madeAnew()
    return (LoopScreen(items: old).snapshot(), new)
  }
}

private func changeset<ID>(_ update: ItemUpdate<ID>, repeats: Int = 1) -> Workload {
  Workload(repeats: repeats) {
    update.snapshots()
  } operation: { pair in
    pair.new.changeset(from: pair.old)
  }
}

private func anyChangeset<ID>(_ update: ItemUpdate<ID>) -> Workload {
  Workload {
    let (old, new) = update.madeAnew()
    func snapshot(_ items: [Item<ID>]) -> ScreenSnapshot {
      AnyScreen(models: items.map { Product($0) }).snapshot()
    }
    return (old: snapshot(old), new: snapshot(new))
  } operation: { (pair: inout SnapshotPair) in
    pair.new.changeset(from: pair.old)
  }
}

private func changesetAndStages<ID>(_ update: ItemUpdate<ID>, repeats: Int = 1) -> Workload {
  Workload(repeats: repeats) {
    update.snapshots()
  } operation: { pair in
    let changes = pair.new.changeset(from: pair.old)
    return (changes, changes.stages)
  }
}

private func arraysToStages<ID>(
  _ update: ItemUpdate<ID>, _ sections: @escaping ([Item<ID>]) -> [Section]
) -> Workload {
  Workload {
    update.madeAnew()
  } operation: { pair in
    let old = ScreenSnapshot(sections(pair.old))
    let changes = ScreenSnapshot(sections(pair.new)).changeset(from: old)
    return (changes, changes.stages)
  }
}

private func tapChangeset<ID>(_ update: ItemUpdate<ID>) -> Workload {
  let store = Store()
  return Workload {
    update.tapSnapshots(store)
  } operation: { pair in
    pair.new.changeset(from: pair.old)
  }
}

private func build<ID>(_ update: ItemUpdate<ID>, reusing isReusing: Bool) -> Workload {
  Workload {
    update.snapshotAndItems()
  } operation: { pair in
    LoopScreen(items: pair.new).snapshot(reusing: isReusing ? pair.old : nil)
  }
}

private func buildAndChangeset<ID>(_ update: ItemUpdate<ID>, reusing isReusing: Bool) -> Workload {
  Workload {
    update.snapshotAndItems()
  } operation: { pair in
    let new = LoopScreen(items: pair.new).snapshot(reusing: isReusing ? pair.old : nil)
    return (new, new.changeset(from: pair.old))
  }
}
