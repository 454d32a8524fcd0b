@MainActor @Suite(.timedOnMain) struct RandomChangeTests {
  private nonisolated static let policies: [SimOptions.PoolPolicy] = [
    .lifo, .fifo, .none, .shuffled(seed: 1),
  ]

  @Test(arguments: policies, SimOptions.CallbackOrder.allCases)
  func afterEveryChangeTheCellsShowTheData(
    _ policy: SimOptions.PoolPolicy, _ order: SimOptions.CallbackOrder
  ) {
    for kind in ListKind.allCases {
      for seed in 0..<4 { play(kind, policy, order, seed: UInt64(seed)) }
    }
  }

  private func play(
    _ kind: ListKind, _ policy: SimOptions.PoolPolicy, _ order: SimOptions.CallbackOrder,
    seed: UInt64
  ) {
    var generator = SplitMix64(seed: seed)
    let list = TestList(kind, numbers([5, 0, 9, 3]), level: .discipline) {
      $0.poolPolicy = policy
      $0.callbackOrder = order
    }
    var shown = list.sim.visiblePaths.count
    for round in 0..<150 {
      let change = RandomChange(of: list.source.data, using: &generator)
      let before = owners(list)
      list.change(to: change.data, change.operations)
      if round % 5 == 0 { list.sim.scroll(to: CGFloat(Int.random(in: 0..<900, using: &generator))) }
      if round % 7 == 0 { list.sim.drain() }
      // As `#expect`, which is too slow for so many.
      func expect(_ isTrue: Bool, _ what: String) {
        if !isTrue { Issue.record("\(kind) seed \(seed) round \(round): \(what)") }
      }
      expect(list.codes == [], "codes")
      expect(showsTheData(list), "cells")
      expect(owners(list).allSatisfy { before[$0] == nil || before[$0] == $1 }, "owners")
      shown += list.listener.shown.count - list.listener.hidden.count
      expect(shown == list.sim.visiblePaths.count, "displayed")
      list.forget()
      guard list.codes.isEmpty else { return }
    }
  }

  /// The number that belongs to each token.
  private func owners(_ list: TestList) -> [Int: Int] {
    let pairs = zip(list.sim.itemTokens.joined(), list.source.data.joined())
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) })
  }

  private func showsTheData(_ list: TestList) -> Bool {
    (list.sim.visiblePaths + list.sim.preparedPaths).allSatisfy { path in
      list.cell(path.section, path.item)?.number == list.source.number(at: path)
    }
  }
}

/// A change of a list of numbers that fits into one batch at every level.
struct RandomChange {
  var data: [[Int]]
  var operations = BatchOperations()
  private var next: Int

  init(of data: [[Int]], using generator: inout SplitMix64) {
    self.data = data
    next = (data.joined().max() ?? 0) + 1
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: insertSection(&generator)
    case 1: deleteSection(&generator)
    case 2: moveSection(&generator)
    case 3: insertItems(&generator)
    case 4: deleteItems(&generator)
    default: moveItem(&generator)
    }
  }

  private mutating func insertSection(_ generator: inout SplitMix64) {
    guard data.count < 8 else { return deleteSection(&generator) }
    let section = Int.random(in: 0...data.count, using: &generator)
    data.insert(Array(next..<(next + 4)), at: section)
    operations.sectionInserts = [section]
  }

  private mutating func deleteSection(_ generator: inout SplitMix64) {
    guard let section = data.indices.randomElement(using: &generator) else { return }
    data.remove(at: section)
    operations.sectionDeletes = [section]
  }

  private mutating func moveSection(_ generator: inout SplitMix64) {
    guard
      let origin = data.indices.randomElement(using: &generator),
      let target = data.indices.randomElement(using: &generator), origin != target
    else { return }
    data.insert(data.remove(at: origin), at: target)
    operations.sectionMoves = [move(origin, target)]
  }

  private mutating func insertItems(_ generator: inout SplitMix64) {
    for section in data.indices where data[section].count < 12 {
      let item = Int.random(in: 0...data[section].count, using: &generator)
      data[section].insert(next, at: item)
      operations.itemInserts.append(at(section, item))
      next += 1
    }
  }

  private mutating func deleteItems(_ generator: inout SplitMix64) {
    for section in data.indices {
      guard let item = data[section].indices.randomElement(using: &generator) else { continue }
      data[section].remove(at: item)
      operations.itemDeletes.append(at(section, item))
    }
  }

  private mutating func moveItem(_ generator: inout SplitMix64) {
    let paths = data.indices.flatMap { section in data[section].indices.map { at(section, $0) } }
    guard
      let origin = paths.randomElement(using: &generator),
      let section = data.indices.randomElement(using: &generator)
    else { return }
    let number = data[origin.section].remove(at: origin.item)
    let target = at(section, Int.random(in: 0...data[section].count, using: &generator))
    data[section].insert(number, at: target.item)
    if target != origin { operations.itemMoves = [move(origin, target)] }
  }
}
