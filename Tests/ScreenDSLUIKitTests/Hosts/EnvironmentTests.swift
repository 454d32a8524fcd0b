@MainActor @Suite(.timedOnMain) struct EnvironmentTests {
  private let log = Log()
  private func take() -> [Int] { log.take().compactMap { Int($0) }.sorted() }

  private func list(_ kind: HostKind) -> any ItemList {
    let item = TestCell.cell(showing: Item.self) { [log] _, item, context in
      log.add("\(item.id)")
      if item.id % 2 == 1 { _ = context.environment(\.isDim) }
      if item.id % 3 == 0 { _ = context.environment(\.count) }
    }
    return kind.list(cells: [item, .container(Deck.self, cells: [item])])
  }

  @Test(arguments: hosts, 0..<UInt64(TestDepth.cases(40, oneOf: 5)))
  func whoReadAnotherValueIsFilledAgain(_ kind: HostKind, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let list = list(kind)
    func ids(_ range: Range<Int>) -> [Int] {
      range.filter { _ in random.chance(2, in: 3) }.shuffled(using: &random)
    }
    for _ in 0..<15 {
      let (top, inner) = (ids(0..<4), ids(10..<12))
      let split = random.int(below: top.count + 1)
      list.show(
        Section("top", items: top[..<split]), Section("next", items: top[split...]),
        Section("deck") { if !inner.isEmpty { Container.deck("deck", inner) } })
      _ = take()
      for _ in 0..<3 {
        let old = list.updater.environment
        list.updater.environment.isDim = random.chance(1, in: 2)
        list.updater.environment.count = random.int(below: 2)
        let new = list.updater.environment
        let dim = (top + inner).filter { $0 % 2 == 1 && new.isDim != old.isDim }
        let counting = (top + inner).filter { $0 % 3 == 0 && new.count != old.count }
        expectEqual(take(), (dim + counting).sorted(), "seed \(seed)")
      }
    }
  }

  @Test(arguments: hosts) func whatIsReadLaterOrNoLongerIsNotFollowed(_ kind: HostKind) throws {
    let header = TestCell.header(showing: Title.self) { [log] _, title, context in
      log.add("\(title.text == "a" ? context.environment(\.count) : -1)")
    }
    let list = kind.list(cells: [.item, header])
    list.show(Section("items", header: Title(text: "a"), items: [1]))
    let context = try #require(list.record(.item(1))?.context)
    list.updater.environment.count = 4
    let state = context.environment(\.rowState)
    #expect(context.environment(\.count) == 4 && state == RowState(isFirst: true, isLast: true))
    list.show(Section("items", header: Title(text: "b"), items: [1]))
    list.updater.environment.count = 5
    expectEqual(take(), [-1, 0, 4], "a header reads it too, until it has another text")
    list.show(Section("items", items: [1, 2]))
    expectEqual(list.record(.item(1))?.calls, ["first 1"])
    expectEqual(context.environment(\.rowState), RowState(isFirst: true))
  }
}

extension ListEnvironment {
  private struct Dim: ListEnvironmentKey { static let initial = false }
  private struct Count: ListEnvironmentKey { static let initial = 0 }

  fileprivate var isDim: Bool {
    get { self[Dim.self] }
    set { self[Dim.self] = newValue }
  }

  fileprivate var count: Int {
    get { self[Count.self] }
    set { self[Count.self] = newValue }
  }
}
