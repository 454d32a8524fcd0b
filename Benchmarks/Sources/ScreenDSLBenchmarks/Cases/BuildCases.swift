import ScreenDSL

/// Building a snapshot of 100,000 rows from models that exist already.
func buildCases() -> [BenchmarkCase] {
  [
    loopCase(.int), loopCase(.string), loopCase(.uuid), mixedCase(.int), mixedCase(.string),
    mixedCase(.uuid), structuralCase(),
  ]
}

private let entries = [Entry](count: 100_000)

private func loopCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("build: a loop", ids: kind.name, rows: entries.count, limit: 2) {
    let models = entries.models(Product<ID>.self, kind)
    return .init(operation: Workload { snapshot(models) }, floor: .array(models))
  } counted: {
    let models = entries.models(Product<CountedID<ID>>.self, kind.counted)
    return Workload { snapshot(models) }
  }
}

private func mixedCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("build: a loop over four types", ids: kind.name, rows: entries.count, limit: 2) {
    let items = entries.models(FeedItem<ID>.self, kind)
    return .init(operation: Workload { snapshot(items) }, floor: .array(items))
  } counted: {
    let items = entries.models(FeedItem<CountedID<ID>>.self, kind.counted)
    return Workload { snapshot(items) }
  }
}

private func structuralCase() -> BenchmarkCase {
  BenchmarkCase("build: a loop", ids: "structural", rows: entries.count, limit: 2) {
    let lines = entries.map(Line.init)
    return .init(operation: Workload { snapshot(lines) }, floor: .array(lines))
  }
}
