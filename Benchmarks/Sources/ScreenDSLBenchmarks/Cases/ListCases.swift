import ScreenDSL

/// Changesets of two existing snapshots with one section.
func listCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  let passCases: [ListChange] = [.nothing, .oneContent, .onePercentOfContents, .oneInserted]
  return [
    hashCase(.fifthReplaced, 5_000, kind, limit: 1.2),
    hashCase(.tenthReplaced, 100_000, kind, limit: 1.2),
    mixedCase(.fifthReplaced, 5_000, kind), mixedCase(.tenthReplaced, 100_000, kind),
  ] + passCases.map { passCase($0, 100_000, kind, limit: 3) } + [
    passCase(.firstToEnd, 100_000, kind, limit: 6),
    hashCase(.shuffled, 10_000, kind, limit: 3), hashCase(.shuffled, 100_000, kind, limit: 6),
    hashCase(.reversed, 10_000, kind, limit: 3), hashCase(.reversed, 100_000, kind, limit: 6),
  ]
}

private func hashCase<ID>(
  _ change: ListChange, _ rows: Int, _ kind: IDKind<ID>, limit: Double
) -> BenchmarkCase {
  let old = [Entry](count: rows)
  let new = change(old)
  return BenchmarkCase(change.name, ids: kind.name, rows: rows, limit: limit) {
    .init(operation: productChangeset(old, new, kind), floor: .hash(old, new, kind))
  } counted: {
    productChangeset(old, new, kind.counted)
  }
}

private func passCase<ID>(
  _ change: ListChange, _ rows: Int, _ kind: IDKind<ID>, limit: Double
) -> BenchmarkCase {
  let old = [Entry](count: rows)
  let new = change(old)
  return BenchmarkCase(change.name, ids: kind.name, rows: rows, limit: limit) {
    let models = old.models(Product<ID>.self, kind)
    let again = old.models(Product<ID>.self, kind, after: old, models)
    return .init(operation: productChangeset(old, new, kind), floor: .pass(models, again))
  } counted: {
    productChangeset(old, new, kind.counted)
  }
}

private func mixedCase<ID>(
  _ change: ListChange, _ rows: Int, _ kind: IDKind<ID>
) -> BenchmarkCase {
  let old = [Entry](count: rows)
  let new = change(old)
  return BenchmarkCase("\(change.name); four types", ids: kind.name, rows: rows, limit: 1.5) {
    .init(operation: feedChangeset(old, new, kind), floor: .hash(old, new, kind))
  } counted: {
    feedChangeset(old, new, kind.counted)
  }
}

private func productChangeset<ID>(
  _ old: [Entry], _ new: [Entry], _ kind: IDKind<ID>
) -> Workload {
  let models = old.models(Product<ID>.self, kind)
  let before = snapshot(models)
  let after = snapshot(new.models(Product<ID>.self, kind, after: old, models))
  return Workload { after.changeset(from: before) }
}

private func feedChangeset<ID>(_ old: [Entry], _ new: [Entry], _ kind: IDKind<ID>) -> Workload {
  let items = old.models(FeedItem<ID>.self, kind)
  let before = snapshot(items)
  let after = snapshot(new.models(FeedItem<ID>.self, kind, after: old, items))
  return Workload { after.changeset(from: before) }
}
