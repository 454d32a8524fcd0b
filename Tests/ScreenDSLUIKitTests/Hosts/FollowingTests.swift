@testable import ScreenDSLUIKit

@MainActor @Suite(.timedOnMain) struct FollowingTests {
  private let log = Log()

  private func screen(
    _ sections: KeyValuePairs<String, [Int]>, _ version: Int = 0, title: String = ""
  ) -> [Section] {
    sections.map { name, ids in
      Section(name) {
        for id in ids {
          let deck = Container.deck(id, title: title, 0..<10).reorderable { _ in }
          if id < 100 { item(id, name, version) } else { deck }
        }
      }
    }
  }

  private func item(_ id: Int, _ name: String, _ version: Int) -> some SectionContent {
    let log = log
    return Item(id: id, onFire: Handler { log.add("fire \(name)/\(id) with \($0) in \(version)") })
      .onSelect { log.add("select \(name)/\(id) in \(version)") }
      .onEndDisplay { log.add("end \(name)/\(id)") }
      .onPrefetch { log.add("\($0) \(name)/\(id)") }
      .reorderable { _ in }
  }

  private let deckPath = RowPath(100)

  @Test(arguments: hosts) func aRowKeepsItsCellAndStateInAnotherSection(_ kind: HostKind) throws {
    let list = kind.list().showing(screen(["a": [1, 2], "b": [3]]))
    for _ in 0..<2 { list.setMark(7, .item(1)) }
    let (cell, record) = (list.cell(at: .item(1)), list.record(.item(1)))
    list.show(screen(["a": [2], "b": [3, 1]], 1))
    expectEqual(try list.log(in: nil), ["move 0.0 to 1.1"])
    #expect(list.cell(at: .item(1)) === cell && list.mark(.item(1)) == 7)
    expectEqual(list.shown, ["2", "3", "1"])
    expectEqual(record?.calls, ["first 1", "again 1"], "the mark alone was to be shown")
    expectEqual(record?.context?.path, .item(1, in: "b"))
    expectEqual(record?.context?.fire(\.onFire, 5), true)
    try list.tap(.item(1, in: "b"))
    expectEqual(log.take(), ["fire b/1 with 5 in 1", "select b/1 in 1"])
    list.reload(screen(["a": [1, 2], "b": [3]]))
    expectEqual(list.mark(.item(1)), 7)
    list.show(screen(["b": [1]]))
    expectEqual(list.mark(.item(1)), 7)
    for ids in [[], [1]] { list.show(screen(["b": ids])) }
    expectEqual(list.mark(.item(1)), 0, "the row was gone in between")
  }

  @Test(arguments: views) func aPreparedRowThatMovedIsCancelledWhereItIs(_ kind: ListKind) {
    let list = Bench(kind).showing(screen(["a": Array(1...8), "b": []]))
    list.show(screen(["a": Array(1...7), "b": [8]]))
    #expect(!log.take().contains("cancelled a/8"))
    list.show(screen(["a": Array(1...7) + Array(10..<30), "b": [8]]))
    #expect(log.take().contains("cancelled b/8"))
  }

  @Test(arguments: hosts) func aContainerKeepsItsListAndOffsetElsewhere(_ kind: HostKind) throws {
    let list = kind.list().showing(screen(["a": [100, 1], "b": [2]]))
    try list.scroll(deckPath, to: 200)
    list.setMark(9, deckPath.item(3))
    let (cell, inner) = (list.cell(at: deckPath), try list.inner(deckPath).list)
    list.show(screen(["a": [1], "b": [2, 100]]))
    expectEqual(try list.log(in: nil), ["move 0.0 to 1.1"])
    #expect(list.cell(at: deckPath) === cell && list.mark(deckPath.item(3)) == 9)
    #expect(try list.inner(deckPath).list === inner && list.inner(deckPath).offset == 200)
    try list.scroll(deckPath, to: 250)
    list.reload(screen(["a": [1, 100], "b": []], title: "new"))
    #expect(try list.inner(deckPath).offset == 250 && list.mark(deckPath.item(3)) == 9)
    list.show(screen(["a": [100], "b": [100]]))
    #expect(try list.inner("a/100").offset == 250 && list.inner("b/100").offset == 0)
    list.show(screen(["c": [100]]))
    expectEqual(try list.inner(deckPath).offset, 250)
    guard let bench = list as? Bench else { return }
    for word in ["old", "new"] {
      let cell = TestCell.cell(showing: Item.self) { view, _, _ in view.accessibilityLabel = word }
      if word == "new" { bench.adapter.core.noteLayout() }
      bench.setCells([cell, .container(Deck.self, tableCells: [cell])])
      expectEqual(try bench.inner(deckPath).shown.first, word, "under the same reuse identifier")
    }
  }

  @Test(arguments: hosts) func theStateFollowsARowThatTheUserDrags(_ kind: HostKind) throws {
    let list = kind.list().showing(screen(["a": [1, 100], "b": [2]]))
    list.setMark(7, .item(1))
    try list.scroll(deckPath, to: 200)
    try list.drag(.item(1), to: RowPosition(section: 1, row: 0))
    expectEqual(list.mark(.item(1)), 7)
    list.show(screen(["a": [100], "b": [1, 2]]))
    expectEqual(list.mark(.item(1)), 7)
    try list.drag(deckPath, to: RowPosition(section: 1, row: 0))
    list.show(screen(["a": [], "b": [100, 1, 2]]))
    expectEqual(try list.inner(deckPath).offset, 200)
    // Another one with its ID, where it was; and what is kept is found by its new place.
    list.show(screen(["a": [1], "b": [100, 1, 2]]))
    #expect(list.mark("a/1") == 0 && list.mark("b/1") == 7)
    list.reload(screen(["a": [1], "b": [100, 1, 2]], title: "new"))
    #expect(list.mark("a/1") == 0 && list.mark("b/1") == 7)
    expectEqual(try list.inner(deckPath).offset, 200)
  }

  @SectionBuilder
  private func messages(_ ids: [Int], replacing old: [Int: Int] = [:]) -> some SectionContent {
    let log = log
    for id in ids {
      let item = Item(id: id)
        .onDisplay { log.add("display \(id)") }.onEndDisplay { log.add("end \(id)") }
      if let old = old[id] { item.replaces(id: RowID(old, of: Item.self)) } else { item }
    }
  }

  @Test(arguments: hosts) func aRowThatReplacesAnotherHasItsCellAndState(_ kind: HostKind) throws {
    let list = kind.list().showing(Section("all") { messages([1, 2]) })
    list.setMark(7, .item(1))
    let (cell, record) = (list.cell(at: .item(1)), list.record(.item(1)))
    list.show(Section("all") { messages([10, 2], replacing: [10: 1]) })
    expectEqual(try list.log(in: nil), ["reconfigure 0.0"])
    #expect(list.cell(at: .item(10)) === cell && list.mark(.item(10)) == 7)
    expectEqual(record?.calls, ["first 1", "again 1", "again 10"], "the mark, then the row")
    expectEqual(record?.context?.path, .item(10, in: "all"))
    list.show(Section("all") { messages([10, 2], replacing: [10: 1]) })
    expectEqual(try list.log(in: nil), [], "nothing is left to take over")
    list.show(Section("all") { messages([2, 10], replacing: [10: 1]) })
    #expect(list.mark(.item(10)) == 7 && log.lines == ["display 1", "display 2"])
    list.show(Section("all") { messages([10, 1, 2]) })
    #expect(list.mark(.item(10)) == 7 && list.mark(.item(1)) == 0)
    list.show(Section("all") { messages([1, 2]) })
    expectEqual(log.lines.last, "end 10")
  }

  private func deck(
    _ id: String, replaces old: String? = nil, _ cards: [Int] = Array(0..<10),
    replacing oldCards: [Int: Int] = [:], title: String = "", decksBelow: Int = 0
  ) -> Section {
    Section("rows") {
      let deck = Container(id, Deck(title: title)) { messages(cards, replacing: oldCards) }
        .layout(.carousel.itemSize(width: 100))
      if let old { deck.replaces(id: old) } else { deck }
      for id in 0..<decksBelow { Container.deck(id, 0..<10) }
    }
  }

  @Test(arguments: hosts) func aContainerThatReplacesAnotherHasItsList(_ kind: HostKind) throws {
    let list = kind.list().showing(deck("local"))
    try list.scroll("local", to: 200)
    list.setMark(9, "local/3")
    let inner = try list.inner("local").list
    list.show(deck("server", replaces: "local"))
    #expect(try list.inner("server").list === inner && list.inner("server").offset == 200)
    #expect(try !list.log(in: "server").contains("reload") && list.mark("server/3") == 9)
    expectEqual(list.record("server/3")?.context?.path, RowPath("server", section: "rows").item(3))
    list.show(deck("server", Array(2..<12), title: "new"))
    #expect(try list.inner("server").offset == 200 && list.inner("server").shown.first == "4")
    list.show(deck("server", [3, 0], title: "new"))
    #expect(try list.inner("server").shown == ["3", "0"] && list.mark("server/3") == 9)
  }

  @Test(arguments: hosts, [(true, true), (true, false), (false, true), (false, false)])
  func aRowInsideTakesAStateOver(_ kind: HostKind, change: (isReload: Bool, unseen: Bool)) throws {
    let list = kind.list()
    func show(_ section: Section) {
      if change.unseen { for step in 0..<10 { list.scroll(to: Double(step) * 100) } }
      if change.isReload { list.reload(section) } else { list.show(section) }
      list.scroll(to: 0)
    }
    let rest = [Int](1..<10)
    list.show(deck("deck", decksBelow: 20))
    list.setMark(7, "deck/0")
    list.setMark(8, "deck/1")
    show(deck("deck", [50] + rest, replacing: [50: 0], decksBelow: 20))
    #expect(list.mark("deck/50") == 7 && list.mark("deck/1") == 8)
    expectEqual(try list.inner("deck").shown, ["50", "1", "2", "3"])
    show(
      deck(
        "server", replaces: "deck", [60] + rest, replacing: [60: 50], title: "new", decksBelow: 20))
    #expect(list.mark("server/60") == 7 && list.mark("server/1") == 8)
  }
}
