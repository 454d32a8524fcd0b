@MainActor @Suite(.timedOnMain) struct HeadlessNestedListTests {
  /// Shelves of ten lines each; one shelf is visible, with two of its lines.
  private func shelves(_ ids: [Int]) -> ScreenSnapshot {
    ListSample.screen {
      for id in ids {
        Container(id, ListSample.Shelf()) { for id in 0..<10 { ListSample.Line(id: id) } }
      }
    }
  }

  private func host() -> HeadlessHost { ListSample.host { $0.viewport = 50 } }

  @Test func anUpdateFromACallbackOfAListInsideWaitsForTheListsAround() throws {
    let host = host()
    let calls = Log()
    let late = shelves([7])
    host.apply(
      ListSample.screen {
        Container(0, ListSample.Shelf()) {
          for id in 0..<4 {
            ListSample.Line(id: id).onDisplay { [host] in
              guard id == 3 else { return }
              host.apply(late)
              calls.add("\(host.updater.isWaiting)")
            }
          }
        }
      })
    try host.list(inside: .shelf(0)).scroll(to: 100)
    #expect(calls.take() == ["true"])
    #expect(host.visibleRows.withoutSections == [.shelf(7)])
  }

  @Test func equalRowsLieElsewhereInAnotherLayout() throws {
    let host = host()
    let counts = try [50.0, 25, 100].map { width in
      host.apply(
        ListSample.screen {
          Container(0, ListSample.Shelf()) { for id in 0..<10 { ListSample.Line(id: id) } }
            .layout(.carousel.itemSize(width: width, height: 20))
        })
      return try host.list(inside: .shelf(0)).visibleCells.count
    }
    #expect(counts == [2, 4, 1])
  }
}
