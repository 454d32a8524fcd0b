@MainActor @Suite(.timedOnMain) struct HeadlessNestedListTests {
  private let host = ListSample.host { $0.viewport = 50 }

  @Test func anUpdateFromACallbackOfAListInsideWaitsForTheListsAround() throws {
    let calls = Log()
    host.show {
      Container(0, ListSample.Shelf()) {
        for id in 0..<4 {
          ListSample.Line(id: id).onDisplay { [host] in
            guard id == 3 else { return }
            host.show { Container(7, ListSample.Shelf()) { ListSample.Line(id: 0) } }
            calls.add("\(host.updater.isWaiting)")
          }
        }
      }
    }
    try host.list(inside: .shelf(0)).scroll(to: 100)
    #expect(calls.take() == ["true"] && host.visibleRows.withoutSections == [.shelf(7)])
  }

  @Test func equalRowsLieElsewhereInAnotherLayout() throws {
    let counts = try [50.0, 25, 100].map { width in
      host.show {
        Container(0, ListSample.Shelf()) { for id in 0..<10 { ListSample.Line(id: id) } }
          .layout(.carousel.itemSize(width: width, height: 20))
      }
      return try host.list(inside: .shelf(0)).visibleCells.count
    }
    #expect(counts == [2, 4, 1])
  }
}
