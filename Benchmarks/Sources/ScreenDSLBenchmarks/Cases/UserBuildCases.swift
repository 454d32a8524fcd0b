import ScreenDSL

/// Builds a snapshot of one section from an app's items, with several kinds of rows.
func userBuildCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [
    loopCase(200, kind, repeats: 20), loopCase(100_000, kind, repeats: 1),
    tapCase(200, kind, repeats: 20), tapCase(100_000, kind, repeats: 1),
  ]
}

private func loopCase<ID>(_ rows: Int, _ kind: IDKind<ID>, repeats: Int) -> BenchmarkCase {
  BenchmarkCase("user: build, a loop", ids: kind.name, rows: rows, limit: 8.1) {
    let items = [Entry](count: rows).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { LoopScreen(items: items).snapshot() },
      floor: .typedArray(items, repeats: repeats))
  } counted: {
    let items = [Entry](count: rows).items(kind.counted)
    return Workload { LoopScreen(items: items).snapshot() }
  }
}

private func tapCase<ID>(_ rows: Int, _ kind: IDKind<ID>, repeats: Int) -> BenchmarkCase {
  let store = Store()
  return BenchmarkCase("user: build, .onSelect", ids: kind.name, rows: rows, limit: 2.5) {
    let items = [Entry](count: rows).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { TapScreen(items: items, store: store).snapshot() },
      floor: .tap(items, store, repeats: repeats))
  } counted: {
    let items = [Entry](count: rows).items(kind.counted)
    return Workload { TapScreen(items: items, store: store).snapshot() }
  }
}

/// The memory of a new snapshot, in requested bytes per row.
///
/// The strings belong to the app's items, which exist before and do not count. The length of an ID makes no
/// difference, but its type does: a string takes 16 bytes in each model.
func userMemoryCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [
    memoryCase("a loop", kind, limit: 130) { LoopScreen(items: $0).snapshot() },
    memoryCase(".onSelect", kind, limit: 200) { TapScreen(items: $0, store: Store()).snapshot() },
    memoryCase("[any CellModel]", kind, limit: 150) { items in
      AnyScreen(models: items.map { Product($0) }).snapshot()
    },
  ]
}

private func memoryCase<ID>(
  _ name: String, _ kind: IDKind<ID>, limit: Double,
  build: @escaping ([Item<ID>]) -> ScreenSnapshot
) -> BenchmarkCase {
  BenchmarkCase("user: memory, \(name)", ids: kind.name, rows: 100_000, limit: limit) {
    let items = [Entry](count: 100_000).items(kind)
    return .init(operation: Workload { build(items) }, floor: .oneByteARow)
  }
}
