/// Containers with the same ID in two sections are two, and so are the rows in them.
@MainActor @Suite(.timedOnMain) struct EqualContainerTests {
  private let heard = Log()

  /// A deck of cards 100 points wide, four of which are visible.
  private func deck(_ name: String, _ cards: [Int] = Array(0..<10), _ version: Int = 0) -> Section {
    let heard = heard
    return Section(name) {
      Container("deck", Deck()) {
        for id in cards {
          Item(
            id: id, onFire: Handler { heard.add("fire \(name)/\(id) with \($0) in \(version)") }
          )
          .onSelect { heard.add("select \(name)/\(id) in \(version)") }
          .swipeActions(SwipeAction("Hide") { heard.add("hide \(name)/\(id) in \(version)") })
        }
      }
      .layout(.carousel.itemSize(width: 100))
    }
  }

  private func deckPath(_ section: SectionID) -> RowPath { RowPath("deck", section: section) }

  @Test(arguments: HostKind.allCases, pools)
  func offsetsAreFoundAgainByTheSection(_ kind: HostKind, _ pool: SimOptions.PoolPolicy) throws {
    let list = kind.list(pool: pool)
    let fillers = Section("between", items: 0..<20)
    list.show(deck("shop"), fillers, deck("sale"))
    for round in 1..<4 {
      list.scroll(to: 0)
      #expect(try list.inner("shop/deck").offset == Double(round - 1) * 50)
      try list.scroll("shop/deck", to: Double(round) * 50)
      list.scroll(to: 2_000)
      #expect(try list.inner("sale/deck").offset == Double(round - 1) * 70)
      try list.scroll("sale/deck", to: Double(round) * 70)
    }
    list.show(deck("sale"), fillers, deck("shop"))
    list.scroll(to: 0)
    #expect(try list.inner("sale/deck").offset == 210)
    list.scroll(to: 2_000)
    #expect(try list.inner("shop/deck").offset == 150)
  }

  @Test(arguments: HostKind.allCases)
  func rowsInThemAreTouchedWhereTheyAre(_ kind: HostKind) throws {
    let list = kind.list()
    for version in 0..<2 {
      list.show(deck("shop", [0, 1, 2], version), deck("sale", [0, 1, 2], version))
    }
    try list.tap("shop/deck/1")
    try list.tap("sale/deck/1")
    #expect(list.fire("sale/deck/0", 8))
    #expect(
      heard.take() == ["select shop/1 in 1", "select sale/1 in 1", "fire sale/0 with 8 in 1"])
    if kind == .headless {
      // A view has no swipes in a carousel.
      try list.swipeAndPerform("shop/deck/0")
      #expect(heard.take() == ["hide shop/0 in 1"])
    }
    #expect(list.record("sale/deck/0")?.context?.path == deckPath("sale").item(0))
  }
}
