@MainActor @Suite(.timedOnMain) struct EqualIDTests {
  private let heard = Log()

  private func items(_ name: String, _ ids: [Int] = [0, 1], _ version: Int = 0) -> Section {
    Section(name) { [heard] in
      for id in ids {
        Item(id: id, onFire: Handler { heard.add("fire \(name)/\(id) with \($0) in \(version)") })
          .onSelect { heard.add("select \(name)/\(id) in \(version)") }
          .swipeActions(SwipeAction("Flag") { heard.add("flag \(name)/\(id) in \(version)") })
          .reorderable { heard.add("drag \(name)/\(id) to \($0.section).\($0.index)") }
      }
    }
  }

  private func screen(_ version: Int = 0) -> ScreenSnapshot {
    ScreenSnapshot([items("favourites", [0, 1], version), items("all", [0, 1], version)])
  }

  @Test(arguments: hosts) func eachIsTouchedInItsOwnSection(_ kind: HostKind) throws {
    let list = kind.list()
    for version in 0..<2 { list.show(screen(version)) }
    try list.tap(.item(0, in: "all"))
    expectEqual(list.updater.selection, [.item(0, in: "all")])
    try list.tap(.item(0, in: "favourites"))
    expectEqual(list.updater.selection, [.item(0, in: "favourites")])
    for section in ["favourites", "all"] as [SectionID] {
      try list.swipeAndPerform(.item(1, in: section))
      #expect(list.fire(.item(0, in: section)))
    }
    let taps = ["select all/0", "select favourites/0"]
    let rest = ["flag favourites/1", "fire favourites/0 with 5", "flag all/1", "fire all/0 with 5"]
    expectEqual(heard.take(), (taps + rest).map { "\($0) in 1" })
  }

  @Test(arguments: hosts) func aDragIsToldWithBothSections(_ kind: HostKind) throws {
    let list = kind.list().showing(screen())
    try list.drag("favourites/1", to: RowPosition(section: 0, row: 0))
    expectEqual(heard.take(), ["drag favourites/1 to favourites.0"])
    expectEqual(list.shown, ["1", "0", "0", "1"])
    list.show(screen(1))
    expectEqual(list.shown, ["0", "1", "0", "1"], "what the app does not take over is put back")
    try list.drag("favourites/0", to: RowPosition(section: 1, row: 0))
    #expect(heard.take() == ["drag favourites/0 to all.0"] && list.updater.current.rowCount == 4)
    list.show(items("favourites", [0, 1], 2), items("all", [1, 0], 2))
    try list.tap("favourites/0")
    try list.tap("all/0")
    expectEqual(heard.take().suffix(2), ["select favourites/0 in 2", "select all/0 in 2"])
  }

  @Test(arguments: hosts, [([0, 1], 1, 0), ([0, 1], 1, 1), ([5, 5], 1, 0), ([5, 5], 0, 1)])
  func aRowThatComesBackFromADragKeepsItsState(
    _ kind: HostKind, _ drag: (ids: [Int], section: Int, row: Int)
  ) async throws {
    let list = kind.list().showing([items("favourites", drag.ids), items("all")])
    let paths = list.updater.current.sections.flatMap { section in
      section.rows.map { RowPath($0.id, section: section.id) }
    }
    for (mark, path) in paths.enumerated() { list.setMark(mark, path) }
    try list.drag(paths[0], to: RowPosition(section: drag.section, row: drag.row))
    await list.rest()
    expectEqual(list.shown, (drag.ids + [0, 1]).map { "\($0)" })
    expectEqual(paths.map { list.mark($0) }, [0, 1, 2, 3])
    guard drag.section == 0 else { return }
    try list.drag(paths[0], to: RowPosition(section: 0, row: 1))
    list.show(items("favourites", drag.ids), items("all"))
    expectEqual(paths.map { list.mark($0) }, [1, 0, 2, 3], "the app accepts the drag")
  }

  @Test(arguments: views) func eachThatMovedHearsOfItsEnd(_ kind: ListKind) {
    let (bench, heard) = (Bench(kind), heard)
    for names in ["AC-", "A-C", "-AC", "BAC", "BA-"] {
      let sections = names.enumerated().map { index, name in
        Section("\(index)") {
          if name != "-" { Item(id: 0, text: "\(name)").onEndDisplay { heard.add("\(name)") } }
        }
      }
      bench.show(sections)
    }
    expectEqual(heard.take(), ["C"])
  }

  @Test(arguments: hosts) func aCardFiresItsOwnHandlerIfItsDeckTookAnothersPlace(_ kind: HostKind) {
    let (list, fired) = (kind.list(), Log())
    for order in [["A", "B", nil], [nil, "B", "A"], ["B", nil, "A"]] as [[String?]] {
      let sections = zip(["a", "b", "c"], order).map { section, name in
        Section(section) {
          if let name {
            Container("deck", Deck()) { Item(id: 1, onFire: Handler { _ in fired.add(name) }) }
              .layout(.carousel.itemSize(width: 100))
          }
        }
      }
      list.show(sections)
    }
    #expect(list.fire("a/deck/1") && fired.take() == ["B"])
  }

  @Test(arguments: hosts) func containersAndTheirRowsAreOfTheirSections(_ kind: HostKind) throws {
    let list = kind.list()
    func deck(_ name: String) -> Section {
      Section(name) { [heard] in
        Container("deck", Deck()) {
          for id in 0..<10 {
            Item(id: id, onFire: Handler { _ in heard.add("fire \(name)/\(id)") })
              .onSelect { heard.add("select \(name)/\(id)") }
          }
        }.layout(.carousel.itemSize(width: 100))
      }
    }
    let fillers = Section("between", items: 0..<20)
    list.show(deck("shop"), fillers, deck("sale"))
    try list.scroll("shop/deck", to: 100)
    list.scroll(to: 2_000)
    try list.scroll("sale/deck", to: 300)
    try list.tap("sale/deck/3")
    #expect(list.fire("sale/deck/4"))
    expectEqual(list.record("sale/deck/4")?.context?.path, RowPath("deck", section: "sale").item(4))
    list.show(deck("sale"), fillers, deck("shop"))
    expectEqual(try list.inner("shop/deck").offset, 100)
    try list.tap("shop/deck/2")
    list.scroll(to: 0)
    expectEqual(try list.inner("sale/deck").offset, 300)
    expectEqual(heard.take(), ["select sale/3", "fire sale/4", "select shop/2"])
  }
}
