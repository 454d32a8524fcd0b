/// Cases that need no library and prove the harness.
func demoCases() -> [BenchmarkCase] {
  [
    standardDifference(.int), standardDifference(.string), standardDifference(.uuid),
    positions(.int), positions(.string), positions(.uuidString), positions(.uuid),
    arrayEquality(.uuid), existentialArray(.uuid), existentialFeed(.uuid),
    boxedProducts(.int), sortedCopy(.int),
  ]
}

private func standardDifference<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let old = [Entry](count: 5_000)
  let new = ListChange.fifthReplaced(old)
  return BenchmarkCase("demo: stdlib difference", ids: kind.name, rows: old.count, limit: nil) {
    .init(
      operation: .standardDifference(old.ids(kind), new.ids(kind)), floor: .hash(old, new, kind))
  } counted: {
    .standardDifference(old.ids(kind.counted), new.ids(kind.counted))
  }
}

private func positions<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [Entry](count: 100_000)
  return BenchmarkCase("demo: position by id", ids: kind.name, rows: entries.count, limit: 6) {
    .init(operation: positions(of: entries.ids(kind)), floor: .hash(entries, [], kind))
  } counted: {
    positions(of: entries.ids(kind.counted))
  }
}

private func positions<ID: Hashable>(of ids: [ID]) -> Workload {
  Workload {
    var positions: [ID: Int] = [:]
    positions.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() { positions[id] = index }
    return positions
  }
}

private func arrayEquality<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [Entry](count: 100_000)
  return BenchmarkCase("demo: arrays are equal", ids: kind.name, rows: entries.count, limit: 1.2) {
    let old = entries.models(Product<ID>.self, kind)
    let new = entries.models(Product<ID>.self, kind)
    return .init(operation: Workload { old == new }, floor: .pass(old, new))
  } counted: {
    let old = entries.models(Product<CountedID<ID>>.self, kind.counted)
    let new = entries.models(Product<CountedID<ID>>.self, kind.counted)
    return Workload { old == new }
  }
}

private func existentialArray<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [Entry](count: 100_000)
  return BenchmarkCase("demo: existential map", ids: kind.name, rows: entries.count, limit: 1.2) {
    let models = entries.models(Product<ID>.self, kind)
    return .init(
      operation: Workload { models.map { $0 as any BenchModel } }, floor: .array(models))
  }
}

private func existentialFeed<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [Entry](count: 100_000)
  return BenchmarkCase("demo: four types map", ids: kind.name, rows: entries.count, limit: 1.2) {
    let items = entries.models(FeedItem<ID>.self, kind)
    return .init(operation: Workload { items.map(\.model) }, floor: .array(items))
  }
}

/// A known number of heap objects: one box for each product, one buffer for the array.
private func boxedProducts<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let entries = [Entry](count: 100)
  return BenchmarkCase("demo: 101 allocations", ids: kind.name, rows: entries.count, limit: 100) {
    let models = entries.models(Product<ID>.self, kind)
    return .init(
      operation: Workload { models.map { $0 as any BenchModel } }, floor: .oneAllocation)
  }
}

/// An operation that consumes its input, and is too short for one clock reading.
private func sortedCopy<ID: Comparable>(_ kind: IDKind<ID>) -> BenchmarkCase {
  let sections = [SectionEntries](sections: 10, rowsEach: 20).withMixedChanges()
  let ids = sections.allRows.ids(kind)
  return BenchmarkCase("demo: sorting in place", ids: kind.name, rows: ids.count, limit: nil) {
    .init(
      operation: Workload(repeats: 50, prepare: { ids.map { $0 } }, operation: { $0.sort() }),
      floor: .hash(ids, []))
  }
}
