@MainActor @Suite(.timedOnMain) struct VariantTests {
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
    #expect(try list.log(in: nil).last == "reload 0.0, reload 0.2")
    #expect(list.cell(at: .item(9)) === kept)
    list.show(screen)
    list.choose(.bold)
    list.setWindow(true)
    #expect(try list.log(in: nil) == [], "the same again")
    list.choose(nil)
    list.setWindow(true)
    #expect(list.shown == ["0", "other 9", "1"])
  }

  /// Twice, from callbacks of the view.
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
    for deck in 0..<2 { #expect(bench.inner(deck)?.shown == ["0", "1", "2", "3"]) }
  }

  @Test func listsInContainersGetTheCellsOfTheListAroundThem() {
    let bench = Bench(.collection).showing("rows") {
      Container("deck", Deck()) {
        Item(id: 1)
        Other(number: 2)
      }
    }
    let inner = bench.inner(0)
    #expect(inner?.shown == ["1", "other 2"])
    inner?.sim.clearLog()
    bench.sim.clearLog()
    bench.choose(.bold)
    bench.settle()
    #expect(inner?.shown == ["bold 1", "other 2"])
    #expect(bench.inner(0) === inner, "the container's own cell stays")
    #expect(inner?.sim.batches.map(\.itemReloads) == [[ItemPath(0)]] && bench.sim.batches.isEmpty)
  }
}
