/// The same ID in two sections is two rows.
@MainActor @Suite(.timedOnMain) struct EqualIDTests {
  private let heard = Log()

  private func items(
    _ name: String, _ ids: [Int] = [0, 1], _ version: Int = 0, text: String = ""
  ) -> Section {
    let heard = heard
    return Section(name) {
      for id in ids {
        Item(
          id: id, text: text,
          onFire: Handler { heard.add("fire \(name)/\(id) with \($0) in \(version)") }
        )
        .onSelect { heard.add("select \(name)/\(id) in \(version)") }
        .onDisplay { heard.add("display \(name)/\(id)") }
        .onEndDisplay { heard.add("end \(name)/\(id)") }
        .swipeActions(SwipeAction("Flag") { heard.add("flag \(name)/\(id) in \(version)") })
        .reorderable { heard.add("drag \(name)/\(id) to \($0.section).\($0.index)") }
      }
    }
  }

  /// Two items in each of two sections.
  private func screen(_ version: Int = 0) -> ScreenSnapshot {
    ScreenSnapshot([items("favourites", [0, 1], version), items("all", [0, 1], version)])
  }

  @Test(arguments: HostKind.allCases)
  func eachIsTouchedInItsOwnSection(_ kind: HostKind) throws {
    let list = kind.list()
    for version in 0..<2 { list.show(screen(version)) }
    _ = heard.take()
    try list.tap(.item(0, in: "all"))
    #expect(list.updater.selection == [.item(0, in: "all")])
    try list.tap(.item(0, in: "favourites"))
    #expect(list.updater.selection == [.item(0, in: "favourites")])
    for section in ["favourites", "all"] as [SectionID] {
      try list.swipeAndPerform(.item(1, in: section))
      #expect(list.fire(.item(0, in: section)))
    }
    #expect(
      heard.take() == [
        "select all/0 in 1", "select favourites/0 in 1", "flag favourites/1 in 1",
        "fire favourites/0 with 5 in 1", "flag all/1 in 1", "fire all/0 with 5 in 1",
      ])
  }

  @Test(arguments: HostKind.allCases)
  func aChangeOfOneLeavesTheOtherAlone(_ kind: HostKind) throws {
    let list = kind.list().showing(screen())
    #expect(list.updater.current.declarationProblems == [] && !list.updater.current.hasDuplicates)
    #expect(list.shown == ["0", "1", "0", "1"] && heard.take().last == "display all/1")
    let paths: [RowPath] = ["favourites/0", "favourites/1", "all/0", "all/1"]
    let cells = paths.map(list.cell)
    list.show(items("favourites"), items("all", text: "new"))
    #expect(list.shown == ["0", "1", "0 new", "1 new"])
    #expect(zip(paths.map(list.cell), cells).allSatisfy { $0 === $1 })
    #expect(list.record("favourites/0")?.calls == ["first 0"])
    #expect(list.record("all/0")?.calls == ["first 0", "again 0 new"])
    #expect(try list.log(in: nil) == ["reconfigure 1.0, reconfigure 1.1"])
  }

  @Test(arguments: HostKind.allCases)
  func whatIsKeptBelongsToOneOfThem(_ kind: HostKind) {
    let list = kind.list().showing(screen())
    list.setMark(1, "favourites/0")
    list.setMark(2, "all/0")
    _ = heard.take()
    list.show(items("all"))
    #expect(heard.take() == ["end favourites/0", "end favourites/1"])
    #expect(list.mark(.item(0)) == 2)
    #expect(list.record(.item(0))?.context?.path == .item(0, in: "all"))
    list.show(screen())
    #expect(list.mark("favourites/0") == 0, "the row was gone in between")
    #expect(list.mark("all/0") == 2)
    _ = heard.take()
    list.show(ScreenSnapshot())
    #expect(
      heard.take().sorted() == ["end all/0", "end all/1", "end favourites/0", "end favourites/1"])
  }

  @Test(arguments: HostKind.allCases)
  func aDragIsToldWithBothSections(_ kind: HostKind) throws {
    let list = kind.list().showing(screen())
    _ = heard.take()
    try list.drag("favourites/1", to: RowPosition(section: 0, row: 0))
    #expect(heard.take() == ["drag favourites/1 to favourites.0"])
    #expect(list.shown == ["1", "0", "0", "1"])
    // What the app does not take over is put back.
    list.show(screen(1))
    #expect(list.shown == ["0", "1", "0", "1"])
    try list.drag("favourites/0", to: RowPosition(section: 1, row: 0))
    #expect(heard.take() == ["drag favourites/0 to all.0"])
    #expect(list.updater.current.rowCount == 4)
    list.show(items("favourites", [0, 1], 2), items("all", [1, 0], 2))
    try list.tap("favourites/0")
    try list.tap("all/0")
    #expect(heard.take().suffix(2) == ["select favourites/0 in 2", "select all/0 in 2"])
  }
}
