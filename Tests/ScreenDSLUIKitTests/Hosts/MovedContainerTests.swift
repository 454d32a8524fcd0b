@MainActor @Suite(.timedOnMain) struct MovedContainerTests {
  enum Replacement: CaseIterable { case none, id, cell, idAndCell }

  /// A deck of cards, and how often each of them was displayed more than it ended.
  @MainActor private final class App {
    var displays: [Int: Int] = [:]
    var seen: [Int] { displays.filter { $0.value == 1 }.keys.sorted() }
    var isPaired: Bool { displays.values.allSatisfy { $0 == 0 || $0 == 1 } }

    func screen(
      at place: Int = 0, _ replacement: Replacement = .none, _ cards: [Int] = [Int](0..<10),
      replacesCards: Bool = false
    ) -> [Section] {
      let isNew = replacement == .id || replacement == .idAndCell
      let needsCell = replacement == .cell || replacement == .idAndCell
      let (id, rows) = (isNew ? "server" : "local", self.cards(cards, replacesCards))
      let deck = (needsCell ? Container(id, Stack()) { rows } : Container(id, Deck()) { rows })
        .layout(.carousel.itemSize(width: 100))
      let (row, item) = (isNew ? Row(deck.replaces(id: "local")) : Row(deck), Row(Item(id: 100)))
      let first = [[row, item], [item, row], [item]][place]
      return [Section("a") { first }, Section("b") { if place == 2 { row } }]
    }

    private func cards(_ ids: [Int], _ areNew: Bool) -> [Row] {
      ids.map { id in
        let card = Item(id: areNew ? id + 50 : id).onDisplay { self.displays[id, default: 0] += 1 }
          .onEndDisplay { self.displays[id, default: 0] -= 1 }
        return areNew ? Row(card.replaces(id: RowID(id, of: Item.self))) : Row(card)
      }
    }
  }

  @Test(arguments: hosts, 0..<3)
  func rowsInAContainerThatMovedAreTheSameRows(_ kind: HostKind, _ place: Int) throws {
    let all = [Int](0..<10)
    for replacement in Replacement.allCases {
      for (cards, areNew) in [(all, false), (all, true), ([-1] + [2, 0, 1] + all[4...], false)] {
        let (app, list) = (App(), kind.list())
        let note: Comment = "\(replacement), \(cards), \(areNew)"
        list.show(app.screen())
        expectEqual(app.seen, [0, 1, 2, 3], note)
        list.show(app.screen(at: place, replacement, cards, replacesCards: areNew))
        #expect(app.seen.count == 4 && app.isPaired, note)
        let id: RowPath = replacement == .id || replacement == .idAndCell ? "server" : "local"
        try list.scroll(id, to: 500)
        #expect(app.seen.count == 4 && !app.seen.contains(2) && app.isPaired, note)
        list.show(ScreenSnapshot())
        #expect(app.seen == [] && app.isPaired, note)
      }
    }
  }

  @Test(arguments: hosts, [true, false])
  func rowsInAContainerThatComesBackShowNoDiscardedState(_ kind: HostKind, leavesRow: Bool) {
    let list = kind.list().showing(App().screen())
    list.setMark(7, "local/0")
    list.show(Section("a") { if leavesRow { Remark(text: "no container").id("local") } })
    list.show(App().screen())
    #expect(list.record("local/0")?.calls.last == "first 0" && list.mark("local/0") == 0)
  }

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
    if isDragged { expectEqual(inner?.sim.beginDrag(IndexPath(0)), true) }
    heard.lines = []
    for offset in [300, 600, 2_000] { bench.sim.scroll(to: CGFloat(offset)) }
    if isDragged {
      inner?.sim.scroll(to: 640)
      let late = inner?.cellForItem(at: IndexPath(5)) as? CollectionItemCell
      heard.lines = []
      late?.record.context?.fire(\.onFire, 7)
      expectEqual(heard.take(), ["fire 7 a/5"], "a cell that was filled during the drag")
      inner?.sim.scroll(to: 0)
      inner?.sim.moveDrag(to: IndexPath(1))
      heard.lines = []
      inner?.sim.endDrag()
      expectEqual(heard.take(), ["move a/0"])
    }
    bench.settle()
    #expect(bench.inner(21) === inner && inner?.shown == ["0", "1"])
    #expect(isDragged || heard.lines.sorted() == ["begin b/0", "begin b/1", "end a/0", "end a/1"])
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
