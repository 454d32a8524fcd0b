@MainActor @Suite(.timedOnMain) struct MissingCellTests {
  @Test(arguments: views, [true, false])
  func aRowWithoutCellIsReportedOnce(_ kind: ListKind, showsPlaceholders: Bool) {
    let bench = Bench(kind) { $0.showsPlaceholders = showsPlaceholders }.showing(
      Section("rows", header: Unknown()) {
        Unknown(number: 1)
        Item(id: 1)
        Unknown(number: 2)
        Container("deck", Deck()) { Unknown() }
      })
    let text = showsPlaceholders ? "No cell registered for 'ScreenDSLUIKitTests.Unknown'" : "-"
    #expect(bench.shown.prefix(3) == [text, "1", text] && bench.inner(3)?.shown == [text])
    #expect(bench.header(0)?.shownText == (showsPlaceholders ? text : nil))
    bench.show(Section("rows") { Unknown(number: 3) })
    #expect(bench.problems.count == 1)
    #expect(bench.problems.first?.description.contains("MissingCellTests.swift") == true)
  }

  /// Of the wrong kinds of views, a table's header cannot show a row, and a row's cell no header.
  @Test(arguments: views) func aViewOfAnotherKindShowsAPlaceholder(_ kind: ListKind) {
    for model in [Unknown(), Title(text: ""), Other(number: 1)] as [any CellModel] {
      let isRow = model is Title
      if model is Other, kind == .collection { continue }
      let bench = Bench(kind).showing(
        Section("rows", header: isRow ? nil : model) { if isRow { Row(model) } })
      let shown = isRow ? bench.shown.first : bench.header(0)?.shownText
      #expect(shown == "No cell registered for '\(String(reflecting: type(of: model)))'")
      #expect(bench.problems.count == 1)
    }
  }

  /// A table of iOS 9 asks for a row that is not there any more.
  @Test func aRowThatIsGoneIsAnsweredWithACell() throws {
    let bench = Bench(.table)
    var displays = 0
    // A placeholder goes to the pool.
    for count in [0, 20] {
      bench.show("rows") {
        for id in 0..<count { Item(id: id) }
        Unknown().id("unknown").onDisplay { displays += 1 }
      }
    }
    displays = 0
    let table = try #require(bench.table)
    let cell = try #require(table.dataSource?.tableView(table, cellForRowAt: IndexPath(99)))
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: IndexPath(99))
    #expect(displays == 0)
  }
}
