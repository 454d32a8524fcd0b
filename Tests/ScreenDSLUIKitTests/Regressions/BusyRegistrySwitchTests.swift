/// Other cells, twice, from callbacks of the view, while containers show.
@MainActor @Suite(.timedOnMain) struct BusyRegistrySwitchTests {
  @MainActor
  private final class Theme {
    var onDisplay: [String: () -> Void] = [:]

    func begin(_ row: String) { onDisplay.removeValue(forKey: row)?() }
  }

  private let theme = Theme()

  private func screen(_ decks: [String], cards: Int) -> ScreenSnapshot {
    let theme = theme
    return ScreenSnapshot(
      Section("rows") {
        for deck in decks {
          Container(deck, Deck()) {
            for id in 0..<cards { Item(id: id).onDisplay { theme.begin("\(deck)/\(id)") } }
          }.layout(.carousel.itemSize(width: 40))
        }
      })
  }

  @Test(arguments: ListKind.allCases, ["a/3", "b/3"])
  func theListsInsideWaitForTheirLayout(_ kind: ListKind, _ row: String) {
    let bench = Bench(kind).showing(screen(["a", "b"], cards: 2))
    theme.onDisplay["a/2"] = { bench.choose(.bold) }
    bench.apply(screen(["a", "b"], cards: 3))
    bench.sim.drain()
    theme.onDisplay[row] = { bench.choose(nil) }
    bench.apply(screen(["a", "b"], cards: 4))
    bench.sim.drain()
    bench.settle()
    #expect(bench.inner(0)?.shown == ["0", "1", "2", "3"])
    #expect(bench.inner(1)?.shown == ["0", "1", "2", "3"])
  }
}
