/// A container's view that goes on to another container with the same IDs inside.
@MainActor @Suite(.timedOnMain) struct ReboundContainerTests {
  private let heard = Log()

  private func screen(_ rows: [String]) -> ScreenSnapshot {
    ScreenSnapshot("rows") { [heard] in
      for row in rows {
        if let id = Int(row) {
          Item(id: id)
        } else {
          Container(row, Deck()) {
            for id in 0..<9 {
              Item(id: id, onFire: Handler { heard.lines.append("fire \($0) \(row)/\(id)") })
                .onDisplay { heard.lines.append("begin \(row)/\(id)") }
                .onEndDisplay { heard.lines.append("end \(row)/\(id)") }
                .reorderable { _ in heard.lines.append("move \(row)/\(id)") }
            }
          }.layout(.carousel.itemSize(width: 160))
        }
      }
    }
  }

  private let rows = ["a"] + (0..<20).map { "\($0)" } + ["b"]

  @Test(arguments: views, [false, true])
  func rowsThatLeaveHearOfTheEndAndDraggedOnesOfTheirDrop(_ kind: ListKind, isDragged: Bool) {
    let bench = Bench(kind).showing(screen(rows))
    let inner = bench.inner(0)
    if isDragged { #expect(inner?.sim.beginDrag(IndexPath(0)) == true) }
    heard.lines = []
    for offset in [300, 600, 2_000] { bench.sim.scroll(to: CGFloat(offset)) }
    if isDragged {
      inner?.sim.scroll(to: 640)
      let late = inner?.cellForItem(at: IndexPath(5)) as? CollectionItemCell
      heard.lines = []
      late?.record.context?.fire(\.onFire, 7)
      #expect(heard.take() == ["fire 7 a/5"], "a cell that was filled during the drag")
      inner?.sim.scroll(to: 0)
      inner?.sim.moveDrag(to: IndexPath(1))
      heard.lines = []
      inner?.sim.endDrag()
      #expect(heard.take() == ["move a/0"])
    }
    bench.settle()
    #expect(bench.inner(21) === inner && inner?.shown == ["0", "1"])
    let displays = heard.lines.sorted()
    #expect(isDragged || displays == ["begin b/0", "begin b/1", "end a/0", "end a/1"])
  }

  @Test(arguments: views) func aViewThatReturnsShowsTheStateOfToday(_ kind: ListKind) throws {
    let bench = Bench(kind, .strict { $0.prefetchCount = 0 })
    bench.show(screen((0..<10).map { "\($0)" } + ["a", "b"] + (10..<20).map { "\($0)" }))
    func views(afterRows rows: [Int]) throws -> UICollectionView? {
      for row in rows { bench.scroll(to: Double(row * 44)) }
      return try bench.inner("a").list as? UICollectionView
    }
    let first = try views(afterRows: [8])
    #expect(try views(afterRows: [0, 6]) !== first)
    bench.setMark(7, RowPath("a").item(1))
    #expect(try views(afterRows: [0, 15, 11, 10]) === first)
    let card = try #require(bench.record(RowPath("a").item(1)))
    #expect(card.calls.count > 1 && card.context?.state[Mark.self] == 7)
  }
}
