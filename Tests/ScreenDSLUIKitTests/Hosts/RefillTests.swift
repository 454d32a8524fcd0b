@MainActor @Suite(.timedOnMain) struct RefillTests {
  @Test(arguments: views) func aPreparedCellIsRefilledToo(_ kind: ListKind) {
    let bench = Bench(kind).showing(ScreenSnapshot(items: 0..<9))
    expectEqual(bench.sim.preparedPaths, [ItemPath(5)])
    for row in [8, 5] {
      bench.show(ScreenSnapshot(items: (0..<9).map { Item(id: $0, text: $0 == row ? "new" : "") }))
      let asked = bench.sim.log.filter { if case .asked(.cell) = $0 { true } else { false } }
      expectEqual(asked, (row == 8 ? [] : [SimEvent.asked(.cell(ItemPath(5)))]), "none off screen")
    }
    bench.sim.scroll(to: 44)
    expectEqual(bench.shown, ["1", "2", "3", "4", "5 new"])
    expectEqual(bench.record(5)?.calls, ["first 5", "again 5 new"])
  }

  private final class GrowingView: UIView, ConfigurableCell {
    enum Fills: CellStateKey { static let initial = 0 }
    enum Last: CellStateKey { static let initial: @Sendable () -> Void = {} }
    var context: CellContext<Item>?
    private var height = 0
    override var intrinsicContentSize: CGSize { CGSize(width: -1, height: CGFloat(height)) }

    func configure(with item: Item, context: CellContext<Item>) {
      self.context = context
      height = 50 + context.state[Mark.self]
      // What is written meanwhile is no reason to fill the cell again.
      context.state[Fills.self] += 1
    }
  }

  @Test(arguments: views) func whatACellKeepsMayMakeItHigher(_ kind: ListKind) {
    let headers = Log()
    let header = TestCell.header(showing: Title.self) { _, _, context in
      headers.add("\(context.isFirstDisplay) \(context.state[Mark.self])")
    }
    let cells = [TestCell.view { GrowingView() }, header]
    let bench = Bench(kind, .with { $0.measuresRows = true }, cells: cells)
    func screen(_ title: String) -> Section {
      Section("items", header: Title(text: title), items: 0..<3)
    }
    bench.show(screen("old"))
    let view = bench.adapter.cell(at: .item(1), as: GrowingView.self)
    view?.context?.state[Mark.self] = 30
    bench.settle()
    #expect(bench.heights(3) == [50, 80, 50] && view?.context?.state[GrowingView.Fills.self] == 2)
    // A value that cannot be compared is another one each time.
    view?.context?.state[GrowingView.Last.self] = GrowingView.Last.initial
    bench.settle()
    expectEqual(view?.context?.state[GrowingView.Fills.self], 3)
    #expect(bench.adapter.cell(at: .item(1), as: GrowingView.self) === view)
    bench.show(screen("new"))
    expectEqual(headers.take().map { $0.hasPrefix("true") }, [true, false])
  }

  @Test(arguments: views) func aStateThatChangesDuringADragIsShownAfterwards(_ kind: ListKind) {
    func screen(_ sections: KeyValuePairs<String, [Int]>) -> [Section] {
      sections.map { id, ids in
        Section(id) { for id in ids { Item(id: id).reorderable { _ in } } }
      }
    }
    let bench = Bench(kind).showing(screen(["a": [1, 2], "b": [3]]))
    bench.sim.beginDrag(.init(0))
    bench.setMark(7, .item(2))
    bench.apply(screen(["a": [1], "b": [3, 2]]))
    bench.sim.cancelDrag()
    bench.settle()
    expectEqual(bench.record(.item(2))?.calls, ["first 2", "again 2"])
  }

  private let screen = ScreenSnapshot("rows") {
    Item(id: 0)
    Other(number: 9)
    Item(id: 1)
  }

  @Test(arguments: views, [true, false])
  func anotherVariantReloadsExactlyItsRows(_ kind: ListKind, hasWindow: Bool) throws {
    let list = Bench(kind).showing(screen)
    let kept = list.cell(at: .item(9))
    list.setWindow(hasWindow)
    list.choose(.bold)
    list.setWindow(true)
    #expect(list.shown == ["bold 0", "other 9", "bold 1"] && list.updater.current == screen)
    guard hasWindow else { return }
    expectEqual(try list.log(in: nil).last, "reload 0.0, reload 0.2")
    #expect(list.cell(at: .item(9)) === kept)
    list.show(screen)
    list.choose(.bold)
    list.setWindow(true)
    expectEqual(try list.log(in: nil), [], "the same again")
    list.choose(nil)
    list.setWindow(true)
    expectEqual(list.shown, ["0", "other 9", "1"])
  }

  @Test(arguments: views, ["a/3", "b/3"])
  func theListsInContainersWaitForTheirLayout(_ kind: ListKind, _ row: String) {
    let bench = Bench(kind)
    var onDisplay: [String: () -> Void] = [:]
    func show(cards: Int) {
      bench.apply("rows") {
        for deck in ["a", "b"] {
          Container(deck, Deck()) {
            for id in 0..<cards {
              Item(id: id).onDisplay { onDisplay.removeValue(forKey: "\(deck)/\(id)")?() }
            }
          }.layout(.carousel.itemSize(width: 40))
        }
      }
      bench.sim.drain()
    }
    show(cards: 2)
    onDisplay["a/2"] = { bench.choose(.bold) }
    show(cards: 3)
    onDisplay[row] = { bench.choose(nil) }
    show(cards: 4)
    bench.settle()
    for deck in 0..<2 { expectEqual(bench.inner(deck)?.shown, ["0", "1", "2", "3"]) }
  }

  @Test func listsInContainersGetTheCellsOfTheListAroundThem() {
    let bench = Bench(.collection).showing("rows") {
      Container("deck", Deck()) {
        Item(id: 1)
        Other(number: 2)
      }
    }
    let inner = bench.inner(0)
    expectEqual(inner?.shown, ["1", "other 2"])
    inner?.sim.clearLog()
    bench.sim.clearLog()
    bench.choose(.bold)
    bench.settle()
    expectEqual(inner?.shown, ["bold 1", "other 2"])
    #expect(bench.inner(0) === inner, "the container's own cell stays")
    #expect(inner?.sim.batches.map(\.itemReloads) == [[ItemPath(0)]] && bench.sim.batches.isEmpty)
  }
}
