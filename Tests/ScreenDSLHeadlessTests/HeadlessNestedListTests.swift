@MainActor @Suite(.timedOnMain) struct HeadlessNestedListTests {
  /// Shelves of ten lines each; one shelf is visible, with two of its lines.
  private func shelves(_ ids: [Int], text: Int = 0, lines: Int = 10) -> ScreenSnapshot {
    Sample.screen {
      for id in ids {
        Container(id, Sample.Shelf(text: text)) {
          for line in 0..<lines { Sample.Line(id: line) }
        }
      }
    }
  }

  private func host(_ change: (inout HeadlessOptions) -> Void = { _ in }) -> HeadlessHost {
    Sample.host {
      $0.viewport = 50
      change(&$0)
    }
  }

  @Test func onlyVisibleRowsInContainersAreTouched() {
    let host = host()
    host.apply(shelves([0, 1]))
    #expect(throws: HeadlessError.notVisible(path(4, in: 0))) { try host.tap(path(4, in: 0)) }
    #expect(throws: HeadlessError.notContainer(path(1, in: 0))) {
      try host.tap(RowPath(0, in: path(1, in: 0).ids))
    }
  }

  @Test func aCellInThePoolForgetsNoOffset() throws {
    let host = host()
    host.apply(shelves([0, 1, 2]))
    try host.scroll(.shelf(0), to: 400)
    // Two cells, so that the first one waits in the pool, still with the rows of its container.
    host.scroll(to: 25)
    host.scroll(to: 50)
    host.apply(shelves([0, 1, 2], lines: 3))
    host.apply(shelves([0, 1, 2], lines: 10))
    host.scroll(to: 100)
    host.scroll(to: 0)
    #expect(try host.offset(of: .shelf(0)) == 400)
  }

  @Test func anUpdateFromACallbackOfAListInsideWaitsForTheListsAround() throws {
    let host = host()
    let calls = Log()
    let late = shelves([7])
    host.apply(
      Sample.screen {
        Container(0, Sample.Shelf()) {
          for id in 0..<4 {
            Sample.Line(id: id).onDisplay { [host] in
              guard id == 3 else { return }
              host.apply(late)
              calls.add("\(host.updater.isWaiting)")
            }
          }
        }
      })
    try host.scroll(.shelf(0), to: 100)
    #expect(calls.take() == ["true"])
    #expect(host.visibleRows == [.shelf(7)])
  }

  @Test func aContainerThatIsOnlyPreparedShowsNothingYet() throws {
    let host = host { $0.prefetchWindow = 1 }
    host.apply(shelves([0, 1]))
    let prepared = try #require(
      host.cell(at: .shelf(1), as: HeadlessContainerCell<Sample.Shelf>.self)?.nested.list)
    #expect(!prepared.hasWindow)
    #expect(prepared.statistics.created == 0)
    host.scroll(to: 50)
    #expect(prepared.shown == ["line 0:0", "line 1:0"])
  }

  @Test func theHintOfTheContainerSetsTheSizeOfItsRows() throws {
    let host = host()
    host.apply(
      Sample.screen {
        Container(0, Sample.Shelf()) { for id in 0..<10 { Sample.Line(id: id) } }
          .layout(.carousel.itemSize(width: 20, height: 99))
      })
    #expect(try host.list(inside: .shelf(0)).visibleRows.count == 5)
  }

  @Test func listsInACellFromThePoolGetTheNewCellsToo() throws {
    func cells(_ variant: CellVariant?) -> CellRegistry<HeadlessList> {
      var cells = CellRegistry<HeadlessList>(
        .class(Sample.LineCell.self), .class(Sample.OtherLineCell.self, variant: "other"),
        .container(Sample.Shelf.self, viewport: 100, rowExtent: 50))
      cells.choose(variant, for: Sample.Line.self)
      return cells
    }
    let host = Sample.host(cells(nil), HeadlessOptions(viewport: 50, rowExtent: 50))
    host.apply(
      Sample.screen {
        for outer in 0..<4 {
          Container(outer, Sample.Shelf()) {
            for inner in 0..<2 {
              Container(inner, Sample.Shelf()) { for line in 0..<4 { Sample.Line(id: line) } }
            }
          }
        }
      })
    // One cell waits in the pool while the registry changes, and shows its container again.
    for offset in [25.0, 50] { host.scroll(to: offset) }
    host.registry = cells("other")
    host.scroll(to: 25)
    for outer in 0..<2 {
      let list = try host.list(inside: RowPath(0, in: [RowID(outer)]))
      #expect(list.visibleCells.count == 2)
      #expect(list.visibleCells.allSatisfy { $0 is Sample.OtherLineCell })
    }
  }

  private func path(_ line: Int, in container: RowID) -> RowPath {
    RowPath(RowID(line, of: Sample.Line.self), in: [container])
  }
}
