import ScreenDSL

/// Builds a snapshot from an app's items, with more than a model in the body of the loop. The floor is an array of
/// `any CellModel` of the same models.
func userStatementCases<ID>(_ kind: IDKind<ID>) -> [BenchmarkCase] {
  [
    anyCase(kind), mixedCase(kind), idCase(kind), filteredCase(kind), pairCase(kind),
    dividedCase(kind),
  ]
}

private let repeats = 20

private func anyCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, [any CellModel]", ids: kind.name, rows: 200, limit: 2) {
    let items = [Entry](count: 200).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { AnyScreen(models: products(items)).snapshot() },
      floor: .existentials(repeats: repeats) { products(items) })
  } counted: {
    let items = [Entry](count: 200).items(kind.counted)
    return Workload { AnyScreen(models: products(items)).snapshot() }
  }
}

private func mixedCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, [any CellModel], four types", ids: kind.name, rows: 200, limit: 2) {
    let items = [Entry](count: 200).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { AnyScreen(models: mixed(items)).snapshot() },
      floor: .existentials(repeats: repeats) { mixed(items) })
  } counted: {
    let items = [Entry](count: 200).items(kind.counted)
    return Workload { AnyScreen(models: mixed(items)).snapshot() }
  }
}

private func idCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, .id", ids: kind.name, rows: 200, limit: 3.1) {
    let items = [Entry](count: 200).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { IDScreen(items: items).snapshot() },
      floor: .existentials(repeats: repeats) { items.map { Note($0) } })
  } counted: {
    let items = [Entry](count: 200).items(kind.counted)
    return Workload { IDScreen(items: items).snapshot() }
  }
}

/// A loop that leaves out one item in seven.
private func filteredCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, if without else", ids: kind.name, rows: 200, limit: 3.6) {
    let items = [Entry](count: 234).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { FilteredScreen(items: items).snapshot() },
      floor: .existentials(repeats: repeats) { filtered(items) })
  } counted: {
    let items = [Entry](count: 234).items(kind.counted)
    return Workload { FilteredScreen(items: items).snapshot() }
  }
}

private func pairCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, two statements", ids: kind.name, rows: 400, limit: 8.1) {
    let items = [Entry](count: 200).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { PairScreen(items: items).snapshot() },
      floor: .existentials(repeats: repeats) { pairs(items) { Advert($0) } })
  } counted: {
    let items = [Entry](count: 200).items(kind.counted)
    return Workload { PairScreen(items: items).snapshot() }
  }
}

private func dividedCase<ID>(_ kind: IDKind<ID>) -> BenchmarkCase {
  BenchmarkCase("user: build, a model and a divider", ids: kind.name, rows: 400, limit: 20) {
    let items = [Entry](count: 200).items(kind)
    return .init(
      operation: Workload(repeats: repeats) { DividedScreen(items: items).snapshot() },
      floor: .existentials(repeats: repeats) { pairs(items) { _ in Divider() } })
  } counted: {
    let items = [Entry](count: 200).items(kind.counted)
    return Workload { DividedScreen(items: items).snapshot() }
  }
}

private func products<ID>(_ items: [Item<ID>]) -> [any CellModel] { items.map { Product($0) } }

private func mixed<ID>(_ items: [Item<ID>]) -> [any CellModel] { items.map { $0.mixedModel } }

private func filtered<ID>(_ items: [Item<ID>]) -> [any CellModel] {
  var models: [any CellModel] = []
  models.reserveCapacity(items.count)
  for item in items where !item.isFavourite { models.append(Product(item)) }
  return models
}

/// Returns two models per item: its product and a second one.
private func pairs<ID>(
  _ items: [Item<ID>], second: (Item<ID>) -> some CellModel
) -> [any CellModel] {
  var models: [any CellModel] = []
  models.reserveCapacity(items.count * 2)
  for item in items {
    models.append(Product(item))
    models.append(second(item))
  }
  return models
}
